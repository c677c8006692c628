import ObjCSyntax

/// A method that does nothing but look for the app's window, in more than one statement.
public struct ObjCWindowLookup: Sendable {
  /// What the search comes to, as if it were asked of the application.
  public let path: [String]

  /// Nil for a body that makes a window, keeps one or does something else besides.
  public init?(body: ObjCNode) {
    var asksForWindows = false
    for node in body.descendants {
      switch node.kind {
      case .objcMessage, .memberAccess:
        if node.isShared(.application) {
          let members = ObjCGlobalUse(global: .application, spelling: .direct, root: node).members
          asksForWindows = asksForWindows || ["keyWindow", "windows", "connectedScenes", "delegate"].contains(members.first)
        }
        if let message = ObjCMessage(node), ["alloc", "new"].contains(message.selector) || message.selector.hasPrefix("init") { return nil }
      case .expressionStatement:
        guard let expression = node.children.first(where: { _ in true }), Self.isHarmless(expression) else { return nil }
      case .variableDeclaration:
        if ObjCVariable(node)?.isStatic ?? false { return nil }
      default: break
      }
    }
    guard asksForWindows else { return nil }
    let code = body.code
    path = code.contains("lastObject") || code.contains("reverseObjectEnumerator") ? ["windows", "lastObject"] : ["keyWindow"]
  }

  /// Sets a local, or goes through a list.
  private static func isHarmless(_ expression: ObjCNode) -> Bool {
    if let assignment = ObjCAssignment(expression) { return assignment.left.local(named: assignment.left.code) != nil }
    return ObjCMessage(expression)?.selector.hasPrefix("enumerate") ?? false
  }
}
