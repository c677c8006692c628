import ObjCSyntax

/// The name of a notification about orientation, where Objective-C uses it.
public struct ObjCOrientationNotification: ObjCSubject {
  /// What is done with the name.
  public enum Use {
    case selector(ObjCMessage)
    case block(ObjCMessage)
    case removal(ObjCMessage)
    /// It is posted, or made.
    case posting
    /// A library's way to listen.
    case pipeline
    /// Handed to something else, stored or compared.
    case other
  }

  public let kind: OrientationNotification.Kind
  public let node: ObjCNode

  public static func subjects(in file: ObjCFile) -> [ObjCOrientationNotification] {
    var result: [ObjCOrientationNotification] = []
    for (name, kind) in names {
      // A part that the parser passed over may be half of a statement.
      let nodes = file.nodes(named: name).filter { $0.kind == .declarationReference } + file.hiddenNodes(named: name)
      result += nodes.map { ObjCOrientationNotification(kind: kind, node: $0) }
      guard file.text.contains("\"" + name + "\"") else { continue }
      let strings = file.tree.root.descendants.filter { $0.kind == .objcStringLiteral && $0.code == "@\"" + name + "\"" }
      result += strings.map { ObjCOrientationNotification(kind: .string, node: $0) }
    }
    return result.sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  private static let names: [(String, OrientationNotification.Kind)] = [
    ("UIDeviceOrientationDidChangeNotification", .device),
    ("UIApplicationDidChangeStatusBarOrientationNotification", .statusBarDid),
    ("UIApplicationWillChangeStatusBarOrientationNotification", .statusBarWill),
  ]

  /// What the code does with the name.
  public var use: Use {
    guard let parent = node.withParentheses.parent, let message = ObjCMessage(parent),
      let index = message.arguments.firstIndex(of: node.withParentheses)
    else { return .other }
    switch (message.selector, index) {
    case ("addObserver:selector:name:object:", 2): return .selector(message)
    case ("addObserverForName:object:queue:usingBlock:", 0): return .block(message)
    case ("removeObserver:name:object:", 1): return .removal(message)
    case (let selector, 0) where selector.hasPrefix("postNotification") || selector.hasPrefix("notificationWithName:"): return .posting
    case (let selector, _) where selector.hasPrefix("rac_"): return .pipeline
    default: return .other
    }
  }

  /// True when the name is used to hear of the notification, in whatever form.
  var isRegistration: Bool {
    switch use {
    case .removal, .posting: false
    case .selector, .block, .pipeline, .other: true
    }
  }
}
