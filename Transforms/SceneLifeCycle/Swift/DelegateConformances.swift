import SwiftSyntax
import TransformKit

/// Protocols that the app delegate adopts in one place, for others who are handed the delegate itself.
struct DelegateConformance {
  let protocols: [InheritedTypeSyntax]
  /// The extension that adopts them; nil for the class's own declaration.
  let container: ExtensionDeclSyntax?
  /// The members that are there for the protocols.
  let members: [Int]

  /// The protocols belong to services of the whole process, which keep the app delegate.
  var isOfProcess: Bool { protocols.contains { Self.processProtocols.contains($0.type.trimmedDescription) } }

  private static let processProtocols: Set<String> = [
    "UNUserNotificationCenterDelegate", "MessagingDelegate", "CLLocationManagerDelegate", "PKPushRegistryDelegate", "WCSessionDelegate",
    "CXProviderDelegate", "SKPaymentTransactionObserver", "JPUSHRegisterDelegate", "CrashlyticsDelegate", "BITHockeyManagerDelegate",
    "WXApiDelegate", "URLSessionDelegate", "OSSubscriptionObserver", "GADInitializationDelegate", "MCNearbyServiceAdvertiserDelegate",
  ]
}

extension DelegateModel {
  /// Every place where the class adopts protocols beside UIKit's for app delegates: each of the class's own, each extension.
  func readConformances() -> [DelegateConformance] {
    let own = Array(declaration.inheritanceClause?.inheritedTypes ?? []).filter { Self.isForOthers($0) }.map { adopted in
      let members = parts.filter { part in
        part.container.map { !Self.adopts($0) } ?? false && part.isAskedFor(by: adopted.type.trimmedDescription)
      }
      return DelegateConformance(protocols: [adopted], container: nil, members: members.map(\.id))
    }
    let extended = containers.compactMap { container -> DelegateConformance? in
      guard Self.adopts(container.node), let node = container.node.as(ExtensionDeclSyntax.self) else { return nil }
      let members = parts.filter { $0.container?.id == container.node.id && ($0.callback == nil || $0.callback == .staying) }
      let protocols = Array(node.inheritanceClause?.inheritedTypes ?? []).filter { Self.isForOthers($0) }
      return DelegateConformance(protocols: protocols, container: node, members: members.map(\.id))
    }
    return own + extended
  }

  private static func isForOthers(_ type: InheritedTypeSyntax) -> Bool {
    !["UIResponder", "NSObject", "UIApplicationDelegate"].contains(type.type.trimmedDescription)
  }

  /// An extension that adopts a protocol for others.
  private static func adopts(_ container: Syntax) -> Bool {
    container.as(ExtensionDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains { isForOthers($0) } ?? false
  }
}

extension DelegatePart {
  /// The member is one that the protocol asks for.
  fileprivate func isAskedFor(by name: String) -> Bool {
    guard callback == nil, kind == .method || kind == .property || kind == .computed else { return false }
    if file.index.declarations(named: name, in: file.id).contains(where: { $0.kind == .protocol }) {
      return ([file] + file.related(to: name)).contains { $0.requirements(of: name).contains(where: names.contains) }
    }
    // Apple's delegates hand in their owner: `UISplitViewControllerDelegate` has methods with a `UISplitViewController`.
    guard let owner = ["Delegate", "DataSource"].lazy.filter(name.hasSuffix).map({ String(name.dropLast($0.count)) }).first else { return false }
    return function?.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == owner } ?? false
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

extension Syntax {
  /// `target: self, action: #selector(…)` and `addObserver(self, selector: …)`: any object with the method will do.
  var isTarget: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self) else { return false }
    return list.contains { $0.expression.trimmedDescription.hasPrefix("#selector") }
  }
}
