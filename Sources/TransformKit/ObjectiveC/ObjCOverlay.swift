import ObjCSyntax

/// Tells whether a size is that of a view which is laid over a window, and so is not measured by the controller's view.
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

  /// The same method adds the view to a window: `[window addSubview:veil]`.
  public var isLaidOverWindow: Bool {
    let views = views(framedBy: value, depth: 0)
    return !views.isEmpty && additions.contains { views.contains(ObjCOwnGeometry.plain($0.code)) || views.contains($0.code) }
  }

  /// What is added to windows in the method.
  private var additions: [ObjCNode] {
    guard let member = site.memberNode else { return [] }
    return ["addSubview", "insertSubview"].flatMap(file.nodes(named:)).compactMap { node in
      guard member.range.contains(node.range.lowerBound), let parent = node.selfAndAncestors.prefix(2).first(where: { $0.kind == .objcMessage }),
        let message = ObjCMessage(parent), namesWindow(message.receiver)
      else { return nil }
      return message.arguments.first
    }
  }

  private func namesWindow(_ node: ObjCNode) -> Bool {
    let code = ObjCOwnGeometry.plain(node.code)
    if code.lowercased().hasSuffix("window") { return true }
    if let local = node.local(named: code) { return local.type.hasPrefix("UIWindow") }
    return file.all(ObjCWindowUse.self).contains { $0.target == node }
  }

  /// The views whose frame the value goes into, as they are written; the code that makes one where it has no name.
  private func views(framedBy value: ObjCNode, depth: Int) -> Set<String> {
    if let path = ObjCOwnGeometry.path(assignedFrom: value) {
      let parts = path.split(separator: ".")
      return parts.last == "frame" || parts.last == "bounds" ? [parts.dropLast().joined(separator: ".")] : []
    }
    var node = value
    while depth < 3 {
      if let local = file.local(holding: node) { return Set(file.uses(of: local).flatMap { views(framedBy: $0, depth: depth + 1) }) }
      guard let parent = node.parent, !parent.isStatement, parent.kind != .blockExpression else { return [] }
      if let argument = ObjCArgument(node, of: parent), !argument.isValue {
        return argument.callee.hasPrefix("initWithFrame:") ? Set(names(of: ObjCChain(from: parent).whole)) : []
      }
      node = parent
    }
    return []
  }

  /// What a view that is made is called.
  private func names(of made: ObjCNode) -> [String] {
    if let left = ObjCExpressionContext(made).assignedTo { return [ObjCOwnGeometry.plain(left.code)] }
    return [file.local(holding: made)?.name ?? made.code]
  }
}
