import SourceEdits
import SwiftSyntax
import UIKitModel

/// The nearest thing that knows a size, a scale or a window.
public struct Provider: Equatable, Sendable {
  /// How it is written: `view`, `collectionView`, `contentView`; empty for the object itself.
  public let path: String
  /// True when the path starts with an optional `self`.
  public let isOptional: Bool
  /// Which rung of the ladder it is, and why the nearer ones failed.
  public let rung: String

  public init(path: String, isOptional: Bool = false, rung: String) {
    self.path = path
    self.isOptional = isOptional
    self.rung = rung
  }

  /// The path without the way to `self`, for people who compare: `view` for `self?.view`.
  public var name: String {
    for start in ["self.", "self?.", "strongSelf.", "weakSelf?."] where path.hasPrefix(start) { return String(path.dropFirst(start.count)) }
    return path
  }

  /// A member of the provider: `view.bounds`, or `bounds` alone.
  public func member(_ name: String) -> String { path.isEmpty ? name : path + "." + name }
}

/// Either a provider or the reason why there is none.
public enum LadderResult {
  case found(Provider)
  case none(ReasonCode)
}

/// Looks for the nearest provider from one place outwards. It never climbs to a global.
public struct Ladder {
  let node: Syntax
  let site: Site

  public init(from node: some SyntaxProtocol, site: Site) {
    self.node = Syntax(node)
    self.site = site
  }

  /// A parameter that is the container for which the method computes a size, or in which it shows something.
  public var containerParameter: Provider? {
    guard let member = site.member, member.kind == .method else { return nil }
    if let index = LifeCycle.sizedContainerParameter(method: member.name), index < member.parameters.count {
      return parameter(member.parameters[index], "the method computes for it")
    }
    if let context = member.parameters.first(where: { $0.type == "UIViewControllerContextTransitioning" }),
      let provider = parameter(context, "the transition takes place in its container")
    {
      return provider
    }
    if let pages = member.parameters.first(where: { $0.countsPages(in: node.wholeExpression.trimmedDescription) }) {
      return parameter(pages, "its pages are counted, which are as wide as it is")
    }
    // Elsewhere only a type without a view of its own relies on what it is handed.
    guard Gate.role(site) != nil || member.isStatic, Self.viewRoleless(site) else { return nil }
    let views = member.parameters.filter { ContainerParameter.types.contains($0.type) && ContainerParameter.names($0) }
    guard views.count == 1, let only = views.first else { return nil }
    return parameter(only, "the method is handed it")
  }

  private func parameter(_ parameter: Member.Parameter, _ why: String) -> Provider? {
    guard let local = node.localName(parameter.name), local.kind == .parameter, local.type == parameter.type else { return nil }
    let suffix = ["UIViewController": ".view", "UIViewControllerContextTransitioning": ".containerView"][parameter.type] ?? ""
    let path = parameter.name + suffix
    return Provider(path: path, rung: "the parameter '\(parameter.name)': \(why)")
  }

  /// SwiftUI and types that are not known get no container from a parameter.
  private static func viewRoleless(_ site: Site) -> Bool {
    switch site.role {
    case nil, .known(.plain), .known(.appDelegate), .known(.sceneDelegate), .openProtocol: true
    case .known: site.member?.isStatic ?? false
    case .unknown, .ambiguous: false
    }
  }

  /// A member of the object itself, as it can be written here: `view`, `self.view`, `strongSelf.view`, `self?.view`.
  public func reach(_ member: String, rung: String) -> LadderResult {
    if site.isInBackground { return .none("background-context") }
    switch site.selfAccess {
    case .implicit:
      return .found(Provider(path: node.isShadowed(member) ? "self." + member : member, rung: rung))
    case .explicit(let name):
      return .found(Provider(path: name + "." + member, rung: rung))
    case .optional(let name):
      return .found(Provider(path: name + "?." + member, isOptional: true, rung: rung))
    case .notCaptured:
      return .none("closure-would-capture-self")
    }
  }

  /// A local name that was unwrapped from one of these expressions: `guard let containerView`.
  public func unwrappedLocal(of members: Set<String>) -> Provider? {
    for local in node.localNames where !local.isBeingDeclared && local.kind == .unwrapped {
      let value = local.value?.trimmedDescription ?? local.name
      let plain = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
      if members.contains(plain) { return Provider(path: local.name, rung: "the local '\(local.name)', unwrapped above") }
    }
    return nil
  }

  /// A scene in scope that is not optional: a parameter or a local of type `UIWindowScene`.
  public var scene: Provider? {
    for local in node.localNames where !local.isBeingDeclared {
      guard isScene(local), local.name != "_" else { continue }
      guard node.localName(local.name)?.declaration.id == local.declaration.id else { continue }
      return Provider(path: local.name, rung: "the scene '\(local.name)' in scope")
    }
    return nil
  }

  private func isScene(_ local: LocalName) -> Bool {
    if let type = local.type { return type == "UIWindowScene" }
    guard local.kind != .parameter, let value = local.value else { return false }
    let text = value.trimmedDescription
    switch local.kind {
    case .unwrapped: return text.hasSuffix("as? UIWindowScene") || text.hasSuffix("as? UIWindowScene)") || text.hasSuffix(".windowScene")
    case .variable: return text.hasSuffix("as! UIWindowScene") || text.hasSuffix("windowScene!")
    default: return false
    }
  }
}
