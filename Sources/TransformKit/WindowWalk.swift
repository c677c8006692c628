import SwiftSyntax

/// Follows a chain from the shared application as long as what it gives is known.
struct WindowWalk {
  enum State: Equatable {
    case application
    case windows
    /// The key windows of the scenes, of which each is as good as the other.
    case keyWindows
    case windowLists
    case scenes
    case windowScenes
    case appDelegate
    case delegate
    case sceneDelegate
    case scene
    case windowScene(forced: Bool)
    case window
    case unwrappedWindow
    case doubleWindow
    case lastWindow
    case indexedWindow
    case everything

    init(_ kind: ProjectHelpers.Kind) {
      switch kind {
      case .window: self = .window
      case .unwrappedWindow: self = .unwrappedWindow
      case .windows: self = .windows
      case .scene: self = .windowScene(forced: false)
      }
    }
  }

  let chain: AccessChain
  let helpers: ProjectHelpers
  private(set) var state: State
  private(set) var end: Int?
  private(set) var result: WindowUse.Result?
  private(set) var usesHelper = false
  /// The number of links up to the scenes; 0 when they are not asked for.
  private(set) var scenesEnd = 0
  private var index = 0

  init(chain: AccessChain, state: State, helpers: ProjectHelpers) {
    self.chain = chain
    self.state = state
    self.helpers = helpers
  }

  mutating func run() {
    note(state, at: 0)
    while index < chain.links.count, let next = step(state, index) {
      let isMark = chain.links[index] == .optional
      state = next.state
      index += next.length
      if state == .scenes, scenesEnd == 0 { scenesEnd = index }
      // A mark belongs to what is done with the value.
      if !isMark { note(state, at: index) }
    }
  }

  /// The chain asks for the scenes.
  var reachesScenes: Bool { scenesEnd > 0 }

  var isAtEnd: Bool { index == chain.links.count }

  /// Something that a window can still be asked of.
  var isOnTheWay: Bool {
    switch state {
    case .application, .window, .unwrappedWindow, .doubleWindow, .lastWindow, .indexedWindow, .everything, .windowScene: false
    default: true
    }
  }

  /// Remembers the farthest window, else the farthest scene, else that all of them are meant.
  private mutating func note(_ state: State, at index: Int) {
    switch state {
    case .window: take(.window, index)
    case .unwrappedWindow: take(.unwrappedWindow, index)
    case .lastWindow: take(.lastWindow, index)
    case .indexedWindow: take(.indexedWindow, index)
    case .doubleWindow: noteDoubleOptional(index)
    case .windowScene(let forced): take(forced ? .forcedScene : .scene, index)
    case .windows, .keyWindows, .windowLists, .everything: if result == nil || result == .every { take(.every, index) }
    // Scenes alone are counted and closed for good reasons; they matter when a window is asked of them.
    case .application, .appDelegate, .delegate, .sceneDelegate, .scene, .scenes, .windowScenes: break
    }
  }

  private mutating func take(_ result: WindowUse.Result, _ index: Int) {
    self.result = result
    end = index
  }

  /// Of `window??` one mark goes with what is replaced.
  private mutating func noteDoubleOptional(_ index: Int) {
    let marks = chain.links[index...].prefix { $0 == .optional || $0 == .force }
    if marks.count >= 2 { take(.window, index + 1) } else { take(.doublyOptionalWindow, index) }
  }

  private mutating func step(_ state: State, _ index: Int) -> (state: State, length: Int)? {
    let link = chain.links[index]
    // A found window ends the walk: what follows is done with it.
    switch state {
    case .doubleWindow:
      // `delegate?.window as? UIWindow` only takes one of the two optionals away.
      return link == .cast(mark: "?", type: "UIWindow") ? (.window, 1) : nil
    case .window, .unwrappedWindow, .lastWindow, .indexedWindow, .everything: return nil
    default: break
    }
    switch link {
    case .optional, .parentheses: return (state, 1)
    case .force:
      if case .windowScene = state { return nil }
      return (state, 1)
    case .cast(let mark, let type): return cast(state, mark: mark, type: type).map { ($0, 1) }
    case .subscripted: return state == .windows ? (.indexedWindow, 1) : nil
    case .call: return nil
    case .member(let name): return member(name, of: state, at: index)
    }
  }

  private func cast(_ state: State, mark: String, type: String) -> State? {
    switch state {
    case .scene where type == "UIWindowScene": .windowScene(forced: mark == "!")
    case .delegate: .appDelegate
    case .sceneDelegate: type == "UIWindowSceneDelegate" ? .sceneDelegate : .appDelegate
    case .scenes where type.contains("UIWindowScene"): .windowScenes
    default: nil
    }
  }

  private mutating func member(_ name: String, of state: State, at index: Int) -> (State, Int)? {
    let call = index + 1 < chain.links.count ? chain.links[index + 1] : nil
    if case .call(let expression)? = call { return called(name, expression, of: state) }
    switch (state, name) {
    case (.application, "keyWindow"): return (.window, 1)
    case (.application, "windows"): return (.windows, 1)
    case (.application, "connectedScenes"): return (.scenes, 1)
    case (.application, "delegate"): return (.delegate, 1)
    case (.application, _):
      guard let kind = helpers.kind(of: name, in: "UIApplication") else { return nil }
      usesHelper = true
      return (State(kind), 1)
    case (.delegate, "window"), (.sceneDelegate, "window"): return (.doubleWindow, 1)
    case (.appDelegate, "window"): return (.window, 1)
    case (.windows, "first"), (.keyWindows, "first"), (.keyWindows, "last"): return (.window, 1)
    case (.windows, "last"): return (.lastWindow, 1)
    case (.scenes, "first"): return (.scene, 1)
    case (.windowScenes, "first"): return (.windowScene(forced: false), 1)
    case (.scene, "delegate"), (.windowScene, "delegate"): return (.sceneDelegate, 1)
    case (.windowScene, "windows"): return (.windows, 1)
    case (.windowScene, "keyWindow"): return (.window, 1)
    case (.windows, _), (.keyWindows, _): return (.everything, 1)
    default: return nil
    }
  }

  /// A method with its call: two links.
  private mutating func called(_ name: String, _ call: FunctionCallExprSyntax, of state: State) -> (State, Int)? {
    let argument = (call.arguments.trimmedDescription + (call.trailingClosure?.trimmedDescription ?? ""))
    switch (state, name) {
    case (.application, _):
      guard let kind = helpers.kind(of: name, in: "UIApplication") else { return nil }
      usesHelper = true
      return (State(kind), 2)
    case (.keyWindows, "first"), (.keyWindows, "last"): return (.window, 2)
    case (.windows, "first"): return (isKeyTest(argument) ? .window : .everything, 2)
    case (.windows, "filter"), (.windows, "reversed"), (.windows, "sorted"), (.windows, "lazy"):
      return (name == "filter" && !isKeyTest(argument) ? .everything : .windows, 2)
    case (.windows, "last"): return (isKeyTest(argument) ? .window : .everything, 2)
    case (.windows, "compactMap") where argument.filter({ $0 != " " }) == "{$0}": return (.windows, 2)
    case (.scenes, "first"): return (.scene, 2)
    case (.windowScenes, "first"): return (.windowScene(forced: false), 2)
    case (.scenes, "filter"), (.windowScenes, "filter"), (.scenes, "sorted"), (.windowScenes, "sorted"): return (state, 2)
    case (.scenes, "compactMap"), (.scenes, "flatMap"), (.scenes, "map"), (.windowScenes, "compactMap"),
      (.windowScenes, "flatMap"), (.windowScenes, "map"):
      return (mapped(name, argument, from: state), 2)
    case (.windowLists, "joined"): return (.windows, 2)
    case (.windows, _), (.windowLists, _): return (.everything, 2)
    // `connectedScenes.forEach { … windows … }`
    case (.scenes, _), (.windowScenes, _): return argument.contains("indow") && name != "contains" ? (.everything, 2) : nil
    default: return nil
    }
  }

  private func mapped(_ name: String, _ argument: String, from state: State) -> State {
    if argument.contains("keyWindow") { return .keyWindows }
    if argument.contains("windows") {
      if argument.contains("first") { return .windows }
      return name == "flatMap" ? .windows : .windowLists
    }
    if argument.contains("UIWindowScene") { return .windowScenes }
    return argument.filter { $0 != " " } == "{$0}" || argument.filter { $0 != " " } == "({$0})" ? state : .everything
  }

  /// The predicate asks for the key window, or for one that is simply shown.
  private func isKeyTest(_ argument: String) -> Bool {
    argument.contains("isKeyWindow") || argument.filter { $0 != " " }.contains("!$0.isHidden")
  }
}
