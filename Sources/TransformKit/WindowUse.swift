import SwiftSyntax

/// An expression that asks the application for a window or a scene: `UIApplication.shared.keyWindow`,
/// `.windows.first`, a chain over `connectedScenes`, the delegate's window, or a helper of the project.
public struct WindowUse: SwiftSubject {
  public enum Result: Equatable, Sendable {
    /// A window, optional once.
    case window
    /// The last of the windows.
    case lastWindow
    /// A window by its index, not optional.
    case indexedWindow
    /// Optional twice, and not unwrapped twice.
    case doublyOptionalWindow
    /// A window scene, optional once.
    case scene
    /// A window scene that is not optional, because of a forced cast.
    case forcedScene
    /// All windows or scenes, or one picked by its own nature.
    case every
  }

  public let use: GlobalUse
  /// What is replaced.
  public let target: ExprSyntax
  public let result: Result
  /// The links that follow the target.
  public let rest: ArraySlice<AccessChain.Link>
  /// Found through a member that the project adds to UIKit's class.
  public let isProjectHelper: Bool

  /// The chain goes on to the insets of the window.
  public var readsInsets: Bool { rest.contains(.member("safeAreaInsets")) || rest.contains(.member("layoutMargins")) }
  /// The chain goes on with `!`.
  public var isForced: Bool { rest.first == .force }

  public static func subjects(in file: SwiftFile) -> [WindowUse] {
    let shared = file.all(GlobalUse.self).filter { $0.global == .application }
      .flatMap { uses(of: $0, from: .application, in: file) }
    let all = shared + membersOfApplication(in: file) + projectHelpers(in: file)
    return all.sorted { $0.target.position < $1.target.position }
  }

  /// The use itself, or those of the local name that it is given on the way to a window.
  private static func uses(of use: GlobalUse, from state: WindowWalk.State, in file: SwiftFile) -> [WindowUse] {
    var walk = WindowWalk(chain: use.chain, state: state, helpers: file.helpers)
    walk.run()
    if walk.isOnTheWay, walk.isAtEnd, let references = file.localReferences(to: use.chain.whole), !references.isEmpty {
      let later = references.flatMap { uses(of: GlobalUse(global: .application, spelling: .direct, root: $0), from: walk.state, in: file) }
      if !later.isEmpty { return later }
    }
    guard let end = walk.end, let result = walk.result else { return [] }
    return [WindowUse(use: use, target: use.chain.node(after: end), result: result, end: end, isProjectHelper: walk.usesHelper)]
  }

  /// Inside an extension of the application its members need no name before them.
  private static func membersOfApplication(in file: SwiftFile) -> [WindowUse] {
    guard file.index.files(about: "UIApplication").contains(file.id) else { return [] }
    let names = ["keyWindow": WindowWalk.State.window, "windows": .windows, "connectedScenes": .scenes]
    return names.sorted { $0.key < $1.key }.flatMap { name, state in
      file.identifiers(named: name).flatMap { token -> [WindowUse] in
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        let isImplicit = !reference.isMemberName && reference.localName(name) == nil
        let isOfSelf = reference.isMemberName && access?.base?.trimmedDescription == "self"
        guard isImplicit || isOfSelf, file.site(of: reference).type?.name == "UIApplication" else { return [] }
        let root = isImplicit ? ExprSyntax(reference) : ExprSyntax(access!)
        return uses(of: GlobalUse(global: .application, spelling: .direct, root: root), from: state, in: file)
      }
    }
  }

  private init(use: GlobalUse, target: ExprSyntax, result: Result, end: Int, isProjectHelper: Bool) {
    self.use = use
    self.target = target
    self.result = result
    self.isProjectHelper = isProjectHelper
    rest = use.chain.links[end...]
  }

  /// `UIWindow.key`, where the project declares `key`.
  private static func projectHelpers(in file: SwiftFile) -> [WindowUse] {
    guard !(file.helpers.keyWindowMembers["UIWindow"] ?? []).isEmpty else { return [] }
    return file.identifiers(named: "UIWindow").compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "UIWindow",
        file.helpers.givesKeyWindow(access.declName.baseName.plainText, of: "UIWindow")
      else { return nil }
      var root = ExprSyntax(access)
      if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id { root = ExprSyntax(call) }
      let use = GlobalUse(global: .application, spelling: .direct, root: root)
      return WindowUse(use: use, target: root, result: .window, end: 0, isProjectHelper: true)
    }
  }
}

/// Follows a chain from the shared application as long as what it gives is known.
private struct WindowWalk {
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
    case doubleWindow
    case lastWindow
    case indexedWindow
    case everything
  }

  let chain: AccessChain
  let helpers: ProjectHelpers
  private(set) var state: State
  private(set) var end: Int?
  private(set) var result: WindowUse.Result?
  private(set) var usesHelper = false
  private var index = 0

  init(chain: AccessChain, state: State, helpers: ProjectHelpers) {
    self.chain = chain
    self.state = state
    self.helpers = helpers
  }

  mutating func run() {
    note(state, at: 0)
    while index < chain.links.count, let next = step(state, index) {
      state = next.state
      index += next.length
      note(state, at: index)
    }
  }

  var isAtEnd: Bool { index == chain.links.count }

  /// Something that a window can still be asked of.
  var isOnTheWay: Bool {
    switch state {
    case .application, .window, .doubleWindow, .lastWindow, .indexedWindow, .everything, .windowScene: false
    default: true
    }
  }

  /// Remembers the farthest window, else the farthest scene, else that all of them are meant.
  private mutating func note(_ state: State, at index: Int) {
    switch state {
    case .window: take(.window, index)
    case .lastWindow: take(.lastWindow, index)
    case .indexedWindow: take(.indexedWindow, index)
    case .doubleWindow: noteDoubleOptional(index)
    case .windowScene(let forced): take(forced ? .forcedScene : .scene, index)
    case .windows, .keyWindows, .scenes, .windowScenes, .windowLists, .everything: if result == nil || result == .every { take(.every, index) }
    case .application, .appDelegate, .delegate, .sceneDelegate, .scene: break
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
    case .window, .doubleWindow, .lastWindow, .indexedWindow, .everything: return nil
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
    case (.application, _) where helpers.givesKeyWindow(name, of: "UIApplication"):
      usesHelper = true
      return (.window, 1)
    case (.delegate, "window"), (.sceneDelegate, "window"): return (.doubleWindow, 1)
    case (.appDelegate, "window"): return (.window, 1)
    case (.windows, "first"), (.keyWindows, "first"), (.keyWindows, "last"): return (.window, 1)
    case (.windows, "last"): return (.lastWindow, 1)
    case (.scenes, "first"): return (.scene, 1)
    case (.windowScenes, "first"): return (.windowScene(forced: false), 1)
    case (.scene, "delegate"), (.windowScene, "delegate"): return (.sceneDelegate, 1)
    case (.windowScene, "windows"): return (.windows, 1)
    case (.windowScene, "keyWindow"): return (.window, 1)
    case (.windows, _), (.keyWindows, _), (.scenes, _), (.windowScenes, _): return (.everything, 1)
    default: return nil
    }
  }

  /// A method with its call: two links.
  private mutating func called(_ name: String, _ call: FunctionCallExprSyntax, of state: State) -> (State, Int)? {
    let argument = (call.arguments.trimmedDescription + (call.trailingClosure?.trimmedDescription ?? ""))
    switch (state, name) {
    case (.application, _) where helpers.givesKeyWindow(name, of: "UIApplication"):
      usesHelper = true
      return (.window, 2)
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
    case (.windows, _), (.scenes, _), (.windowScenes, _), (.windowLists, _): return (.everything, 2)
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

extension ProjectHelpers {
  /// Adds the members of extensions of UIWindow and UIApplication whose whole body asks for the key window.
  public mutating func add(from file: SwiftFile) {
    for use in file.all(WindowUse.self) where use.result == .window && use.rest.isEmpty {
      let site = file.site(of: use.target)
      guard let type = site.type, type.isExtension, ["UIWindow", "UIApplication"].contains(type.name), let member = site.member,
        site.closures.isEmpty, member.isStatic || type.name == "UIApplication", member.parameters.isEmpty,
        use.target.isWholeBody(of: member)
      else { continue }
      keyWindowMembers[type.name, default: []].insert(member.baseName)
    }
  }
}

extension ExprSyntax {
  /// True when the member does nothing but give this expression back.
  fileprivate func isWholeBody(of member: Member) -> Bool {
    guard let item = enclosing(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1
    else { return false }
    let text = item.trimmedDescription
    return text == trimmedDescription || text == "return " + trimmedDescription
  }
}
