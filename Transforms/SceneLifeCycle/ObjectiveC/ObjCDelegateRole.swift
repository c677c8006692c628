import ObjCSyntax
import SourceText
import TransformKit

/// A protocol that an app delegate adopts for one of the controllers that its window shows, and that can move with it.
enum ObjCDelegateRole: String, CaseIterable {
  case tabBar = "UITabBarControllerDelegate"
  case navigation = "UINavigationControllerDelegate"
  case split = "UISplitViewControllerDelegate"

  /// How the selectors of its methods begin.
  private var selectors: [String] {
    switch self {
    case .tabBar: ["tabBarController"]
    case .navigation: ["navigationController"]
    case .split: ["splitViewController", "primaryViewControllerFor", "targetDisplayModeForActionInSplitViewController:"]
    }
  }

  /// What the name or the class of such a controller holds, in small letters.
  private var words: [String] {
    switch self {
    case .tabBar: ["tab"]
    case .navigation: ["nav"]
    case .split: ["split"]
    }
  }

  func owns(_ selector: String) -> Bool { selectors.contains(where: selector.hasPrefix) && selector.contains(":") }

  /// The role that code gives to the app delegate in the place of something's delegate.
  init?(of expression: ObjCNode, in model: ObjCDelegateModel) {
    let name = expression.code
    let last = ObjCMember(expression)?.name ?? name
    let type = expression.local(named: name)?.type ?? model.accessors[last].flatMap { model.variables[$0]?.type } ?? ""
    let adopted = Self.allCases.filter { model.protocols.contains($0.rawValue) }
    let fitting = adopted.first { role in role.words.contains { type.lowercased().contains($0) } }
      ?? adopted.first { role in role.words.contains { last.lowercased().contains($0) } }
    guard let fitting else { return nil }
    self = fitting
  }
}

extension ObjCDelegateModel {
  /// The methods of a role, in the order of the implementation.
  func methods(of role: ObjCDelegateRole) -> [String] { methodOrder.filter(role.owns) }

  /// A method of a role that the class adopts.
  func isRoleMethod(_ name: String) -> Bool {
    ObjCDelegateRole.allCases.contains { protocols.contains($0.rawValue) && $0.owns(name) }
  }

  /// The lists that adopt the protocol, in order.
  func adoptions(of role: ObjCDelegateRole) -> [ObjCPiece] {
    files.flatMap { file in
      file.tree.root.descendants.compactMap { node -> ObjCPiece? in
        guard let part = ObjCInterface(node), part.name == className, part.protocols.contains(role.rawValue), let list = node.child(.protocolReferences) else { return nil }
        return ObjCPiece(file: file, node: list)
      }
    }
  }
}
