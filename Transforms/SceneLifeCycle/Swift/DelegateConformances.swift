import SwiftSyntax
import TransformKit

extension DelegatePart {
  /// The member is there because a protocol asks for it, and somebody else calls it.
  func isOfConformance(in model: DelegateModel) -> Bool {
    guard let container else { return false }
    if let extended = container.as(ExtensionDeclSyntax.self) { return !(extended.inheritanceClause?.inheritedTypes.isEmpty ?? true) }
    return model.classProtocols.contains { asks(for: $0, in: model) }
  }

  private func asks(for name: String, in model: DelegateModel) -> Bool {
    let declarations = file.index.declarations(named: name).filter { $0.kind == .protocol }
    if !declarations.isEmpty {
      return declarations.contains { declaration in
        let files = [file] + file.related(to: name)
        return files.contains { $0.requirements(of: declaration.simpleName).contains(where: names.contains) }
      }
    }
    // Apple's delegates hand in their owner: `UISplitViewControllerDelegate` has methods with a `UISplitViewController`.
    guard let owner = ["Delegate", "DataSource", "Delegating"].lazy.filter(name.hasSuffix).map({ String(name.dropLast($0.count)) }).first else {
      return false
    }
    return function?.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == owner } ?? false
  }
}

extension DelegateModel {
  /// The protocols that the class's own declaration names, but for UIKit's of app delegates.
  var classProtocols: [String] {
    let known: Set<String> = ["UIResponder", "NSObject", "UIApplicationDelegate"]
    return (declaration.inheritanceClause?.inheritedTypes ?? []).map { $0.type.trimmedDescription }.filter { !known.contains($0) }
  }
}

extension SwiftFile {
  /// The names that a protocol declared in this file asks for.
  fileprivate func requirements(of name: String) -> [String] {
    for item in tree.statements {
      guard let declaration = item.item.as(ProtocolDeclSyntax.self), declaration.name.plainText == name else { continue }
      return declaration.memberBlock.members.flatMap { $0.decl.declaredNames }
    }
    return []
  }
}
