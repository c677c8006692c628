import ObjCSyntax
import SourceEdits

/// An expression of Objective-C that asks the application for a window or a scene.
public struct ObjCWindowUse: ObjCSubject {
  public enum Result: Equatable, Sendable {
    case window
    /// The last of the windows.
    case lastWindow
    case scene
    /// All windows or scenes, or one picked by its own nature.
    case every
  }

  public let use: ObjCGlobalUse
  /// What is replaced.
  public let target: ObjCNode
  public let result: Result
  /// What an alias reads behind the window: `.bounds` for a macro that means the window's bounds.
  public let suffix: String
  /// The members and messages that follow the target.
  public let rest: [String]
  /// Everything that is asked of the window, also under the local names that it or a part of it is given.
  public let followed: [String]

  /// The chain goes on to the insets of the window.
  public var readsInsets: Bool { rest.contains("safeAreaInsets") || rest.contains("layoutMargins") }

  public static func subjects(in file: ObjCFile) -> [ObjCWindowUse] {
    file.all(ObjCGlobalUse.self).filter { $0.global == .application }.flatMap { uses(of: $0, from: .application, in: file, depth: 0) }
      .sorted { $0.target.range.lowerBound < $1.target.range.lowerBound }
  }

  /// The window that one use of the application gives, if any.
  public static func use(of use: ObjCGlobalUse, in file: ObjCFile) -> ObjCWindowUse? {
    uses(of: use, from: .application, in: file, depth: 4).first
  }

  /// The use itself, or those of the local name that it is given on the way to a window.
  private static func uses(of use: ObjCGlobalUse, from state: ObjCWindowWalk.State, in file: ObjCFile, depth: Int) -> [ObjCWindowUse] {
    var walk = ObjCWindowWalk(use, state: state)
    walk.run()
    // A name for one scene is set to the scene at hand; what is asked of it stays.
    if walk.result == nil, walk.isAtEnd, walk.isOnTheWay, walk.state != .scene, depth < 4, let local = file.local(holding: use.chain.whole), !local.isStatic {
      let uses = file.uses(of: local)
      let isChanged = uses.contains { node in node.parent.flatMap { ObjCAssignment($0) }?.left == node }
      let found = uses.flatMap { root in
        Self.uses(
          of: ObjCGlobalUse(global: .application, spelling: isChanged ? .storedAlias : .direct, root: root), from: walk.state, in: file, depth: depth + 1)
      }
      if !found.isEmpty { return found }
    }
    guard let result = walk.result ?? walk.resultAtEnd(of: file) else { return [] }
    let rest = ObjCWindowWalk.names(use.chain.links[walk.used...])
    return [
      ObjCWindowUse(
        use: use, target: walk.target, result: result, suffix: walk.suffix, rest: rest, followed: rest + file.members(askedOfNamesFor: use.chain.whole))
    ]
  }

  /// Asks the window's root for what the method itself answers, or for what covers it, also through local names.
  public func asksRootForItself(_ site: ObjCSite, in file: ObjCFile) -> Bool {
    guard let root = followed.firstIndex(of: "rootViewController") else { return false }
    let later = followed[(root + 1)...]
    // While the view is on screen nothing covers it; a notification comes at any time.
    let isOnScreen = site.phase == .live && !(site.member.map { file.isNotificationHandler($0) } ?? false)
    let covering = isOnScreen ? [] : ["presentedViewController", "dismissViewControllerAnimated"]
    if later.contains(where: { name in covering.contains { name.hasPrefix($0) } }) { return true }
    guard let member = site.member else { return false }
    return later.contains(member.spelling)
  }

  /// Picks the last of the windows to look for somebody else's views in it, as those of the keyboard.
  public var searchesLastWindow: Bool { result == .lastWindow && followed.contains("subviews") }
}

extension ObjCFile {
  /// What is asked of the locals that hold a value, or a part of it: `root` in `UIViewController *root = window.rootViewController`.
  fileprivate func members(askedOfNamesFor value: ObjCNode, depth: Int = 0) -> [String] {
    guard depth < 4, let local = local(holding: value) else { return [] }
    return uses(of: local).flatMap { use -> [String] in
      let chain = ObjCChain(from: use)
      return ObjCWindowWalk.names(chain.links[...]) + members(askedOfNamesFor: chain.whole, depth: depth + 1)
    }
  }

  /// The method is registered for a notification.
  public func isNotificationHandler(_ member: Member) -> Bool {
    let word = String(member.spelling.prefix { $0 != ":" })
    return nodes(named: word).contains { node in
      guard let literal = node.selfAndAncestors.prefix(3).first(where: { $0.kind == .objcSelectorExpression }), let parent = literal.parent,
        ObjCSelectorLiteral(literal)?.selector == member.spelling
      else { return false }
      return ObjCMessage(parent)?.selector == "addObserver:selector:name:object:"
    }
  }
}

/// Follows a chain from the application to a window.
struct ObjCWindowWalk {
  enum State {
    case application, delegate, windows, scenes, scene, window
  }

  private let use: ObjCGlobalUse
  private(set) var state: State
  private(set) var result: ObjCWindowUse.Result?
  /// How many links of the chain belong to the target.
  private(set) var used = 0
  /// The members of an alias beyond the window.
  private(set) var suffix = ""

  init(_ use: ObjCGlobalUse, state: State) {
    self.use = use
    self.state = state
  }

  var isAtEnd: Bool { used == use.chain.links.count }
  var isOnTheWay: Bool { state != .application && result == nil }
  var target: ObjCNode { use.chain.node(after: used) }

  mutating func run() {
    for (index, name) in use.path.enumerated() {
      if result != nil {
        suffix = use.path[index...].map { "." + $0 }.joined()
        return
      }
      step(name)
    }
    guard result == nil else { return }
    var position = 0
    for link in use.chain.links {
      position += 1
      let leads: Bool
      switch link {
      case .parentheses, .cast:
        used = position
        continue
      case .member(let name): leads = step(name)
      case .subscripted: leads = state == .windows && pick("0", at: use.chain.nodes[position - 1])
      case .message(let selector): leads = step(selector, node: use.chain.nodes[position - 1])
      case .function: return
      }
      guard leads else { return }
      used = position
      if result != nil { return }
    }
  }

  /// False when the member does not lead on to a window.
  @discardableResult
  private mutating func step(_ name: String, node: ObjCNode? = nil) -> Bool {
    switch (state, name) {
    case (.application, "keyWindow"), (.delegate, "window"), (.scene, "keyWindow"): found(.window)
    case (.application, "windows"), (.scene, "windows"): state = .windows
    case (.application, "delegate"): state = .delegate
    case (.application, "connectedScenes"): state = .scenes
    case (.windows, "firstObject"): found(.window)
    case (.windows, "lastObject"): found(.lastWindow)
    case (.windows, "objectAtIndex:"), (.windows, "objectAtIndexedSubscript:"): return node.map { pick("0", at: $0) } ?? false
    // A filter for the key window leaves that one.
    case (.windows, "filteredArrayUsingPredicate:"): return node?.code.contains("isKeyWindow") ?? false
    case (.scenes, "anyObject"), (.scenes, "firstObject"): state = .scene
    case (.scenes, "allObjects"): break
    case (.scene, "delegate"): state = .delegate
    default: return false
    }
    return true
  }

  /// The first of the windows, or one by another number.
  private mutating func pick(_ first: String, at node: ObjCNode) -> Bool {
    let index = ObjCMessage(node)?.arguments.first?.code ?? Array(node.children).last?.code
    found(index == first ? .window : .every)
    return true
  }

  private mutating func found(_ result: ObjCWindowUse.Result) {
    state = .window
    self.result = result
  }

  /// What the chain gives where it ends before a window.
  func resultAtEnd(of file: ObjCFile) -> ObjCWindowUse.Result? {
    switch state {
    case .windows: .every
    // Counting scenes is what the set is for; going through them for their windows is a lookup.
    case .scenes: isAtEnd && goesThroughForWindows ? .every : nil
    case .scene: .scene
    case .application, .delegate, .window: nil
    }
  }

  /// The loop around the chain, or its statement, has to do with windows.
  private var goesThroughForWindows: Bool {
    (target.enclosing(.forCollectionStatement) ?? target.statement)?.code.contains("indow") ?? false
  }

  /// The members and the selectors of links.
  static func names(_ links: ArraySlice<ObjCChain.Link>) -> [String] {
    links.compactMap { link in
      switch link {
      case .member(let name): name
      case .message(let selector): selector
      default: nil
      }
    }
  }
}
