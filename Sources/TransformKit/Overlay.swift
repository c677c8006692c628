import SourceText
import SwiftSyntax

/// Tells whether a size is that of something which lies in a window, or in another container than the controller's view.
public struct Overlay {
  private let file: SwiftFile
  private let site: Site
  private let part: SizePart

  public init(_ value: ExprSyntax, site: Site, in file: SwiftFile) {
    self.file = file
    self.site = site
    part = SizePart(value, site: site, in: file)
  }

  /// A call hands the value, or the view that has it, to another container: `window.addSubview(veil)`,
  /// `menu.show(in: view.window)`.
  public var liesInAnotherContainer: Bool {
    if part.uses.contains(where: { $0.calls.contains { namesContainer(in: $0, besides: nil) } }) { return true }
    return views.contains { isWindow($0) || isHandedToContainer($0) }
  }

  /// What the views are called whose size or place the value becomes, without `self`.
  private var views: Set<String> {
    var names: Set<String> = []
    for path in part.assignedPaths {
      let parts = path.replacingPrefix("self.", with: "").split(separator: ".")
      for count in parts.indices.dropFirst() { names.insert(parts[..<count].joined(separator: ".")) }
    }
    for call in part.uses.flatMap(\.calls) where call.arguments.first?.label?.text == "frame" {
      let made = AccessChain(from: ExprSyntax(call)).whole
      if let binding = made.wholeExpression.parent?.parent?.as(PatternBindingSyntax.self) { names.insert(binding.pattern.trimmedDescription) }
      if let left = ExpressionContext(made).assignedTo { names.insert(Self.plain(left).replacingPrefix("self.", with: "")) }
    }
    return names.subtracting(["view", "self"])
  }

  /// Some call of the member has the view and a container.
  private func isHandedToContainer(_ view: String) -> Bool {
    guard let last = view.split(separator: ".").last.map(String.init), let range = site.member?.range else { return false }
    return file.identifiers(named: last, in: range).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let access = reference.isMemberName ? reference.parent?.as(ExprSyntax.self) : nil
      let whole = access ?? ExprSyntax(reference)
      guard Self.plain(whole).replacingPrefix("self.", with: "") == view else { return false }
      return whole.nearestCall.map { namesContainer(in: $0, besides: whole) } ?? false
    }
  }

  /// The call has a window or another container in it, as what it is asked of or as an argument.
  private func namesContainer(in call: FunctionCallExprSyntax, besides part: ExprSyntax?) -> Bool {
    guard call.memberName?.hasPrefix("convert") != true, call.memberName?.hasPrefix("isDescendant") != true else { return false }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return ([base].compactMap { $0 } + call.arguments.map(\.expression)).contains { $0.id != part?.id && isContainer(Self.plain($0)) }
  }

  private func isContainer(_ path: String) -> Bool {
    isWindow(path)
      || ["navigationController.view", "tabBarController.view", "splitViewController.view", "parent.view", "superview"].contains {
        path == $0 || path.hasSuffix("." + $0)
      }
  }

  private func isWindow(_ path: String) -> Bool {
    if path.lowercased().hasSuffix("window") { return true }
    let name = path.replacingPrefix("self.", with: "")
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let others = site.type.map { file.related(to: $0.name, mentioning: name) } ?? []
    return ([file] + others).flatMap { $0.identifiers(named: name) }.contains { token in
      guard let binding = token.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
      let type = binding.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
      return type == "UIWindow" || binding.initializer?.value.trimmedDescription.hasPrefix("UIWindow(") ?? false
    }
  }

  private static func plain(_ expression: ExprSyntax) -> String { expression.trimmedDescription.filter { $0 != "?" && $0 != "!" } }
}

extension ExprSyntax {
  /// The calls of which the expression is an argument or a part of one, innermost first.
  fileprivate var calls: [FunctionCallExprSyntax] {
    var result: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
      if node.is(LabeledExprListSyntax.self), let call = parent.as(FunctionCallExprSyntax.self) { result.append(call) }
      node = parent
    }
    return result
  }

  /// The call that the expression is a whole argument of, or that is made on it.
  fileprivate var nearestCall: FunctionCallExprSyntax? {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.parent?.parent?.as(FunctionCallExprSyntax.self) }
    let base = parent?.as(OptionalChainingExprSyntax.self).map { ExprSyntax($0) } ?? parent?.as(ForceUnwrapExprSyntax.self).map { ExprSyntax($0) } ?? self
    guard let access = base.parent?.as(MemberAccessExprSyntax.self), access.base?.id == base.id else { return nil }
    return access.parent?.as(FunctionCallExprSyntax.self)
  }
}
