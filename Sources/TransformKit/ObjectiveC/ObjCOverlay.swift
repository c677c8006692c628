import ObjCSyntax
import SourceText

/// Tells whether a size is that of something which lies in a window, or in another container than the controller's view.
public struct ObjCOverlay {
  let file: ObjCFile
  let site: ObjCSite
  /// The whole expression that reads the size.
  let value: ObjCNode

  public init(_ value: ObjCNode, site: ObjCSite, in file: ObjCFile) {
    self.value = value
    self.site = site
    self.file = file
  }

  /// A message hands the value, or the view that has it, to another container: `[window addSubview:veil]`,
  /// `[menu showInView:self.view.window]`.
  public var liesInAnotherContainer: Bool {
    let flow = ObjCValueFlow(value, in: file)
    if flow.arguments.contains(where: { namesContainer(in: $0.node, besides: nil) }) { return true }
    return flow.views.contains { key($0) != "self.view" && (isWindow($0) || isHandedToContainer($0)) }
  }

  /// Some message of the method, or of the class where the view is kept, has the view and a container.
  private func isHandedToContainer(_ view: ObjCNode) -> Bool {
    if let parent = view.parent, namesContainer(in: parent, besides: view) { return true }
    let key = key(view)
    guard let word = key.split(separator: ".").last.map(String.init), word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let isKept = key.hasPrefix("self.") || view.kind == .declarationReference && view.local(named: key) == nil
    return [word, "_" + word].flatMap { nodes(named: $0, inClass: isKept) }.contains { node in
      guard let whole = node.selfAndAncestors.prefix(4).first(where: { self.key($0) == key }) else { return false }
      let outer = whole.withParentheses
      return outer.parent.map { namesContainer(in: $0, besides: outer) } ?? false
    }
  }

  /// The places that name it, in the class or in the method alone.
  private func nodes(named word: String, inClass: Bool) -> [ObjCNode] {
    if inClass, let type = site.type { return ObjCClassParts(name: type.name, in: file, mentioning: word).nodes(named: word).map(\.node) }
    guard let scope = site.memberNode?.range else { return [] }
    return file.nodes(named: word).filter { scope.contains($0.range.lowerBound) }
  }

  /// The message or call has a window or another container in it, as its receiver or as an argument.
  private func namesContainer(in node: ObjCNode, besides part: ObjCNode?) -> Bool {
    let parts: [ObjCNode]
    if let message = ObjCMessage(node) {
      guard !message.selector.hasPrefix("convert"), !message.selector.hasPrefix("isDescendant") else { return false }
      parts = [message.receiver] + message.arguments
    } else if let call = ObjCCall(node) {
      parts = call.arguments
    } else {
      return false
    }
    return parts.contains { $0 != part && (isWindow($0) || isOtherView($0)) }
  }

  private func isWindow(_ node: ObjCNode) -> Bool {
    let code = ObjCOwnGeometry.plain(node.code)
    if code.lowercased().hasSuffix("window") { return true }
    if node.kind == .declarationReference, let local = node.local(named: code) {
      return local.type.hasPrefix("UIWindow") || local.value.map { $0 != node && isWindow($0) } ?? false
    }
    if file.className(of: node) == "UIWindow" { return true }
    return file.all(ObjCWindowUse.self).contains { $0.target == node && ($0.result == .window || $0.result == .lastWindow) }
  }

  /// The view of a container controller, or what the view lies in itself.
  private func isOtherView(_ node: ObjCNode) -> Bool {
    let code = ObjCOwnGeometry.plain(node.code)
    if node.kind == .declarationReference, let value = node.local(named: code)?.value { return value != node && isOtherView(value) }
    return Self.others.contains { code.hasSuffix("." + $0) }
  }

  private static let others = ["navigationController.view", "tabBarController.view", "splitViewController.view", "parentViewController.view", "superview"]

  /// What a view is called, the same for a property and its instance variable.
  private func key(_ view: ObjCNode) -> String {
    let code = ObjCOwnGeometry.plain(view.code).replacing("->", with: ".")
    let name = code.replacingPrefix("self.", with: "")
    guard name.hasPrefix("_") else { return code }
    return "self." + name.dropFirst()
  }
}
