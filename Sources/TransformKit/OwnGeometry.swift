import SwiftSyntax

/// Tells whether a size goes into the size of the very object that would be asked for it.
public struct OwnGeometry {
  let file: SwiftFile
  let site: Site
  /// The whole expression that reads the size.
  let value: ExprSyntax

  public init(_ value: ExprSyntax, site: Site, in file: SwiftFile) {
    self.value = value
    self.site = site
    self.file = file
  }

  /// `view.frame = …`, `preferredContentSize = …`, a constraint on `view`, in this statement or through a name.
  public var isOfController: Bool {
    if let left = Self.path(assignedFrom: value), left.hasPrefix("self.") || !value.isShadowed("view") {
      if Self.isOwn(left) || isOwnConstraint(left) { return true }
    }
    return memberGivesOwnSize || constrainsOwn(["view.widthAnchor.", "view.heightAnchor."]) || localGivesOwnSize
  }

  /// `frame = …`, `self.bounds.size.width = …`, or a constraint on the view's own anchor.
  public var isOfView: Bool {
    if constrainsOwn(["widthAnchor.", "heightAnchor."]) || memberGivesOwnSize { return true }
    guard let path = Self.path(assignedFrom: value)?.replacingPrefix("self.", with: "") else { return false }
    return ["frame", "bounds", "center"].contains(String(path.prefix { $0 != "." }))
  }

  private func constrainsOwn(_ anchors: [String]) -> Bool {
    guard let (call, _) = ExpressionContext(value).argument else { return false }
    let callee = call.calledExpression.trimmedDescription.replacingPrefix("self.", with: "")
    return anchors.contains { callee.hasPrefix($0) }
  }

  /// `ownHeight.constant = …`, where the property was made of an anchor of the controller's own view.
  private func isOwnConstraint(_ left: String) -> Bool {
    let parts = left.replacingPrefix("self.", with: "").split(separator: ".")
    guard parts.count == 2, parts[1] == "constant" else { return false }
    let name = String(parts[0].filter { $0 != "?" && $0 != "!" })
    let anchors = ["view.heightAnchor.", "view.widthAnchor.", "self.view.heightAnchor.", "self.view.widthAnchor."]
    return file.identifiers(named: name).contains { token in
      let statement = token.parent?.parent?.as(PatternBindingSyntax.self).map { Syntax($0) }
        ?? token.parent?.as(DeclReferenceExprSyntax.self)?.statement.map { Syntax($0) }
      guard let code = statement.map({ file.code(of: $0) }), code.contains("=") else { return false }
      let right = code.drop { $0 != "=" }.dropFirst().drop { $0 == " " }
      return anchors.contains { right.hasPrefix($0) }
    }
  }

  /// A local name for the value goes into the object's own size later.
  private var localGivesOwnSize: Bool {
    let clause = value.wholeExpression.parent?.as(InitializerClauseSyntax.self)
    let declared = clause?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    // `frame.size.width = …` and then `view.frame = frame`
    let changed = Self.path(assignedFrom: value).map { String($0.prefix { $0 != "." }) }
    guard let name = declared ?? changed.flatMap({ value.isShadowed($0) ? $0 : nil }),
      let body = value.enclosing(CodeBlockItemListSyntax.self)
    else { return false }
    return file.identifiers(named: name, in: body.codeRange).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return Self.path(assignedFrom: ExprSyntax(reference)).map(Self.isOwn) ?? false
    }
  }

  /// The member only says how large the object's own view shall be: `view.frame = expandedFrame`.
  private var memberGivesOwnSize: Bool {
    guard let member = site.member, member.kind == .computedProperty || member.kind == .method, member.result != nil else { return false }
    return file.identifiers(named: member.baseName).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let context = ExpressionContext(AccessChain(from: ExprSyntax(reference)).whole)
      return context.isWholeAssignedValue && context.assignedTo.map { Self.isOwn($0.trimmedDescription) } ?? false
    }
  }

  private static func isOwn(_ left: String) -> Bool {
    let path = left.replacingPrefix("self.", with: "")
    return ["view.frame", "view.bounds", "view.center", "frame", "bounds"].contains { path == $0 || path.hasPrefix($0 + ".") }
      || path.hasPrefix("preferredContentSize")
  }

  /// The left side of the assignment that a value goes into, also through a call like `CGSize(width:height:)`.
  private static func path(assignedFrom value: ExprSyntax) -> String? {
    let context = ExpressionContext(value)
    if let left = context.assignedTo { return left.trimmedDescription }
    guard let (call, _) = context.argument else { return nil }
    return ExpressionContext(AccessChain(from: ExprSyntax(call)).whole).assignedTo?.trimmedDescription
  }
}
