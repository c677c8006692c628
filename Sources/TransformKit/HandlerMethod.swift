import SourceEdits
import SwiftSyntax

/// The method that a `#selector` names, and how it is called without a notification.
public struct HandlerMethod {
  public enum Resolution {
    case found(HandlerMethod)
    /// With the method, when it is known.
    case refused(ReasonCode, ClassParts.Method?)
  }

  /// `rotated()`.
  public let call: String
  public let method: ClassParts.Method
  /// Drops a parameter that the body does not use.
  public let edit: TextEdit?

  /// Only code of its own file can call it.
  public var isPrivate: Bool {
    let group = method.part.node.asProtocol(DeclGroupSyntax.self)?.modifiers ?? []
    let ofExtension = method.part.isExtension ? group.map(\.name.text) : []
    return (method.node.modifiers.map(\.name.text) + ofExtension).contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// Looks for the method in the class, then in the superclasses that the project declares.
  ///
  /// - Parameter removed: the statements that go; what they name does not count as a use.
  public static func resolve(
    _ selector: ExprSyntax, in parts: ClassParts, of file: SwiftFile, removed: [CodeBlockItemSyntax]
  ) -> Resolution {
    guard let name = selector.selectorName else { return .refused("handler-not-found", nil) }
    let simple = parts.name.split(separator: ".").last.map(String.init) ?? parts.name
    let ancestors = file.index.projectSuperclasses(of: simple, in: file.id)
    // A superclass is only read when the class itself has no such method.
    for path in [nil] + ancestors.map({ [$0] }) {
      let owner = path.map { ClassParts(path: $0, in: file) } ?? parts
      let found = owner.methods(named: name.base).filter { method in
        let member = Member(function: method.node)
        return !member.isStatic && (name.labels.map { $0 == member.parameters.map(\.label) } ?? true)
      }
      guard let first = found.first else { continue }
      guard found.count == 1, !first.isConditional, first.node.signature.effectSpecifiers == nil else {
        return .refused("handler-not-found", first)
      }
      return resolve(first, isInherited: owner.name != parts.name, removed: removed)
    }
    return .refused("handler-not-found", nil)
  }

  private static func resolve(_ method: ClassParts.Method, isInherited: Bool, removed: [CodeBlockItemSyntax]) -> Resolution {
    let member = Member(function: method.node)
    let result = member.result.map { $0 != "Void" && $0 != "()" } ?? false
    let start = (result ? "_ = " : "") + member.baseName
    guard let parameter = method.node.signature.parameterClause.parameters.first else {
      return .found(HandlerMethod(call: start + "()", method: method, edit: nil))
    }
    guard member.parameters.count == 1, !method.node.names(member.parameters[0].name), !member.attributes.contains("IBAction") else {
      return .refused("notification-argument", method)
    }
    if parameter.defaultValue != nil { return .found(HandlerMethod(call: start + "()", method: method, edit: nil)) }
    let label = member.parameters[0].label
    if parameter.type.is(OptionalTypeSyntax.self) {
      return .found(HandlerMethod(call: start + "(\(label == "_" ? "" : label + ": ")nil)", method: method, edit: nil))
    }
    let handler = HandlerMethod(call: start + "()", method: method, edit: TextEdit(range: parameter.codeRange, replacement: ""))
    let isFree = !isInherited && !member.isOverride && handler.isPrivate && handler.hasNoOtherUse(than: removed)
    guard isFree, !method.part.file.hasComment(in: method.node.signature.parameterClause.codeRange) else {
      return .refused("notification-argument", method)
    }
    return .found(handler)
  }

  private func hasNoOtherUse(than removed: [CodeBlockItemSyntax]) -> Bool {
    let file = method.part.file
    return file.identifiers(named: method.node.name.plainText).allSatisfy { token in
      guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { return true }
      // Only this file can name a private method, so other files' statements are of no account.
      return removed.contains { $0.holds(token) }
    }
  }
}

extension FunctionDeclSyntax {
  /// The body names this.
  fileprivate func names(_ name: String) -> Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.plainText == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return !reference.isMemberName
    } ?? true
  }
}

extension ExprSyntax {
  /// What `#selector(…)` names: the base name, and the labels when they are given.
  fileprivate var selectorName: (base: String, labels: [String]?)? {
    guard let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector", macro.arguments.count == 1,
      let argument = macro.arguments.first, argument.label == nil
    else { return nil }
    // `rotated as () -> Void` names the method first.
    let named = argument.expression.as(SequenceExprSyntax.self)?.elements.first ?? argument.expression
    let reference = named.as(MemberAccessExprSyntax.self)?.declName ?? named.as(DeclReferenceExprSyntax.self)
    guard let reference else { return nil }
    return (reference.baseName.plainText, reference.argumentNames?.arguments.map(\.name.plainText))
  }
}

extension ClassParts.Method {
  /// There are only comments in the body: the work was put aside.
  var doesNothing: Bool {
    guard let body = node.body, body.statements.isEmpty else { return false }
    return part.file.outline.comments.contains { body.codeRange.overlaps($0) }
  }
}
