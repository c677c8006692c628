import ObjCSyntax
import SourceEdits
import UIKitModel

/// Looks for the nearest provider from one place of Objective-C outwards. It never climbs to a global.
public struct ObjCLadder {
  let node: ObjCNode
  let site: ObjCSite

  public init(from node: ObjCNode, site: ObjCSite) {
    self.node = node
    self.site = site
  }

  /// A parameter that is the container for which the method computes a size, or in which it shows something.
  public var containerParameter: Provider? {
    guard let member = site.member, member.kind == .method else { return nil }
    if let index = LifeCycle.sizedContainerParameter(method: member.name), index < member.parameters.count {
      return parameter(member.parameters[index], "the method computes for it")
    }
    if let context = member.parameters.first(where: { $0.type.contains("UIViewControllerContextTransitioning") }),
      let provider = parameter(context, "the transition takes place in its container")
    {
      return provider
    }
    if let pages = member.parameters.first(where: { $0.countsPages(in: ObjCOwnGeometry.plain(ObjCExpressionContext(node).whole.code)) }) {
      return parameter(pages, "its pages are counted, which are as wide as it is")
    }
    // Elsewhere only a type without a view of its own relies on what it is handed.
    guard Gate.role(site) != nil || member.isStatic, isWithoutView else { return nil }
    let views = member.parameters.filter { ContainerParameter.types.contains($0.type) && ContainerParameter.names($0) }
    guard views.count == 1, let only = views.first else { return nil }
    return parameter(only, "the method is handed it")
  }

  private func parameter(_ parameter: Member.Parameter, _ why: String) -> Provider? {
    guard let local = node.local(named: parameter.name), local.isParameter, local.declaration == site.memberNode, !isShown(parameter.name),
      isHeld(parameter.name)
    else { return nil }
    let suffix =
      parameter.type == "UIViewController" ? ".view" : parameter.type.contains("ContextTransitioning") ? ".containerView" : ""
    return Provider(path: parameter.name + suffix, rung: "the parameter '\(parameter.name)': \(why)")
  }

  /// No block that is kept would have to hold the parameter only for this.
  private func isHeld(_ name: String) -> Bool { site.blocks.allSatisfy { $0.keeping != .unknown || $0.node.mentions(name) } }

  /// The method puts the parameter on screen, so that it is in no window yet.
  private func isShown(_ name: String) -> Bool {
    guard let code = site.memberNode?.code.filter({ !$0.isWhitespace }) else { return false }
    let marks = ["presentViewController:", "pushViewController:", "addChildViewController:", "initWithRootViewController:", "addSubview:"]
    return marks.contains { code.contains($0 + name + "]") || code.contains($0 + name + "animated:") || code.contains($0 + name + ".view]") }
  }

  /// Types that are not known get no container from a parameter.
  private var isWithoutView: Bool {
    switch site.role {
    case nil, .known(.plain), .known(.appDelegate), .known(.sceneDelegate), .openProtocol: true
    case .known: site.member?.isStatic ?? false
    case .unknown, .ambiguous: false
    }
  }

  /// A member of the object itself: `self.view`, `strongSelf.view`, `weakSelf.view`. It is always written.
  public func reach(_ member: String, rung: String) -> LadderResult {
    if site.isInBackground { return .none("background-context") }
    switch site.selfAccess {
    case .implicit: return .found(Provider(path: "self." + member, rung: rung))
    case .explicit(let name): return .found(Provider(path: name + "." + member, rung: rung))
    case .optional(let name): return .found(Provider(path: name + "." + member, isOptional: true, rung: rung))
    case .notCaptured: return .none("closure-would-capture-self")
    }
  }

  /// A local that holds the property and was made sure of: `UIView *container = self.containerView; if (!container) return;`.
  public func checkedLocal(for property: String) -> Provider? {
    for body in node.selfAndAncestors where body.kind == .compoundStatement {
      for statement in body.children where statement.range.upperBound <= node.range.lowerBound {
        guard let variable = ObjCVariable(statement), let declarator = variable.declarators.first,
          let value = declarator.initializer, ObjCOwnGeometry.plain(value.code) == property,
          node.isChecked(declarator.name, after: statement, in: body)
        else { continue }
        return Provider(path: declarator.name, rung: "the local '\(declarator.name)', checked above")
      }
    }
    return nil
  }

  /// A scene in scope: a parameter or a local of type `UIWindowScene *` that cannot be nil by mistake.
  public var scene: Provider? {
    if let parameter = site.member?.parameters.first(where: { $0.type == "UIWindowScene" }), !isNullable(parameter.name), node.local(named: parameter.name) != nil {
      return Provider(path: parameter.name, rung: "the scene '\(parameter.name)' in scope")
    }
    for ancestor in node.selfAndAncestors where ancestor.kind == .compoundStatement {
      for statement in ancestor.children where statement.range.upperBound <= node.range.lowerBound {
        for child in [statement] + Array(statement.children) {
          guard let variable = ObjCVariable(child), variable.type.contains("UIWindowScene"), let declarator = variable.declarators.first
          else { continue }
          return Provider(path: declarator.name, rung: "the scene '\(declarator.name)' in scope")
        }
      }
    }
    return nil
  }

  private func isNullable(_ parameter: String) -> Bool {
    let type = site.memberNode.flatMap { ObjCMethod($0) }?.parameters.first { $0.name == parameter }?.type ?? ""
    return ["nullable", "_Nullable", "__nullable"].contains { type.contains($0) }
  }
}
