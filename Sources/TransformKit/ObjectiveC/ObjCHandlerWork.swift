import ObjCSyntax

/// What the handlers of a class do, themselves or through its other methods.
struct ObjCHandlerWork {
  private let parts: ObjCClassParts
  private let code: [(part: ObjCClassParts.Part, node: ObjCNode)]

  init(parts: ObjCClassParts, handlers: [(part: ObjCClassParts.Part, node: ObjCNode)]) {
    self.parts = parts
    code = parts.code(reachableFrom: handlers)
  }

  private static let turning: Set<String> = [
    "attemptRotationToDeviceOrientation", "requestGeometryUpdateWithPreferences", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setStatusBarOrientation",
  ]

  /// The handlers want to know how the device is held, or turn the interface themselves.
  var meansDevice: Bool {
    if parts.staysInOneOrientation { return true }
    return code.contains { item in
      let asks = item.part.file.all(ObjCOrientationUse.self).contains { $0.isAboutDevice && item.node.holds($0.node) }
      return asks || item.node.words.contains(where: Self.turning.contains)
        || item.node.code.filter { !$0.isWhitespace }.contains("forKey:@\"orientation\"")
    }
  }

  private static let outside: Set<String> = ["superview", "window", "removeFromSuperview", "UIScreen"]

  /// The view places itself in another one, whose size it cannot hear of, or calls the layout pass by hand.
  var concernsSuperview: Bool {
    code.contains { item in
      if item.node.words.contains(where: { Self.outside.contains($0) || $0.lowercased().contains("screen_") || $0.hasPrefix("kScreen") }) {
        return true
      }
      return item.node.descendants.contains { node in
        if let message = ObjCMessage(node), message.receiver.namesSelf, message.receiver.code != "super" {
          return ["layoutSubviews", "setFrame:", "setCenter:"].contains(message.selector)
        }
        guard let assignment = ObjCAssignment(node) else { return false }
        let path = ObjCOwnGeometry.plain(assignment.left.code)
        return ["self.frame", "self.center"].contains { path == $0 || path.hasPrefix($0 + ".") }
      }
    }
  }

  // MARK: Timing

  /// The handler stores something that the controller's layout pass reads.
  func remembersForLayout(_ handler: ObjCNode) -> Bool {
    let layout = parts.methods("viewDidLayoutSubviews") + parts.methods("viewWillLayoutSubviews")
    guard !layout.isEmpty else { return false }
    let stored = Set(handler.descendants.compactMap { ObjCAssignment($0) }.filter { !$0.right.isConstant }.compactMap { $0.left.storedName })
    return layout.contains { method in
      method.node.descendants.contains { node in
        guard let name = node.storedName, stored.contains(name) else { return false }
        return node.parent.flatMap { ObjCAssignment($0) }?.left != node
      }
    }
  }

  /// The handler asks for an orientation, which is the old one before the transition.
  func asksOrientation(_ handler: (part: ObjCClassParts.Part, node: ObjCNode)) -> Bool {
    parts.code(reachableFrom: [handler]).contains { item in
      item.part.file.all(ObjCOrientationUse.self).contains { item.node.holds($0.node) }
    }
  }
}

extension ObjCNode {
  fileprivate var words: [String] { significantTokens.filter { $0.kind == .identifier }.map { text(of: $0) } }

  /// `row` for `self.row` and `_row`; nil for locals.
  fileprivate var storedName: String? {
    guard let name = ownVariable, kind != .declarationReference || local(named: name) == nil else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// A value that does not depend on when it is read.
  fileprivate var isConstant: Bool { kind == .numberLiteral || ["YES", "NO", "nil", "true", "false", "NULL"].contains(code) }
}
