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

  /// The view asks for its own layout, which comes with a new size anyway; from inside of it, it would come twice.
  var asksForLayout: Bool {
    code.contains { item in
      item.node.descendants.contains { node in
        guard let message = ObjCMessage(node), message.receiver.namesSelf, message.receiver.code != "super" else { return false }
        return ["layoutSubviews", "layoutIfNeeded", "setNeedsLayout"].contains(message.selector)
      }
    }
  }

  /// The view places itself in another one, whose size it cannot hear of.
  var concernsSuperview: Bool {
    code.contains { item in
      if item.node.words.contains(where: { Self.outside.contains($0) || $0.lowercased().contains("screen_") || $0.hasPrefix("kScreen") }) {
        return true
      }
      return item.node.descendants.contains { node in
        if let message = ObjCMessage(node), message.receiver.namesSelf, message.receiver.code != "super" {
          return ["setFrame:", "setCenter:"].contains(message.selector)
        }
        guard let assignment = ObjCAssignment(node) else { return false }
        let path = ObjCOwnGeometry.plain(assignment.left.code)
        return ["self.frame", "self.center"].contains { path == $0 || path.hasPrefix($0 + ".") }
      }
    }
  }

  // MARK: Timing

  /// When a handler can run, in a controller whose layout pass reads what it stores.
  enum Moment {
    case afterTransition
    /// It keeps what the layout pass goes back to, such as the row on top.
    case beforeTransition
    /// The layout pass has read the old value by then, and before the transition there is no new one.
    case never
  }

  func moment(of handler: ObjCNode) -> Moment {
    let layout = parts.methods("viewDidLayoutSubviews") + parts.methods("viewWillLayoutSubviews")
    let stores = handler.descendants.compactMap { ObjCAssignment($0) }.filter { store in
      guard let name = store.left.storedName else { return false }
      return layout.contains { $0.node.reads(name) }
    }
    if stores.isEmpty { return .afterTransition }
    if stores.allSatisfy({ store in Self.oldState.contains { store.right.code.contains($0) } }) { return .beforeTransition }
    return handler.words.contains(where: Self.layingOut.contains) ? .afterTransition : .never
  }

  private static let oldState = ["contentOffset", "isible", "indexPath"]
  private static let layingOut: Set<String> = ["setNeedsLayout", "layoutIfNeeded", "viewDidLayoutSubviews", "viewWillLayoutSubviews"]
}

extension ObjCNode {
  fileprivate var words: [String] { significantTokens.filter { $0.kind == .identifier }.map { text(of: $0) } }

  /// `row` for `self.row` and `_row`; nil for locals.
  fileprivate var storedName: String? {
    guard let name = ownVariable, kind != .declarationReference || local(named: name) == nil else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The code reads a variable or property of the object by this name.
  fileprivate func reads(_ name: String) -> Bool {
    descendants.contains { $0.storedName == name && $0.parent.flatMap { ObjCAssignment($0) }?.left != $0 }
  }
}
