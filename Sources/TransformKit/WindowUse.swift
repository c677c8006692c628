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
    /// A window that a helper of the project never gives as nil.
    case unwrappedWindow
    /// A window scene, optional once.
    case scene
    /// The scenes, in a member that gives a window.
    case scenes
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
  /// Asks the window's root for what the member itself answers, or for what covers it.
  ///
  /// A controller that is the root of its own window would ask itself; and while something covers a view in full screen,
  /// the view is in no window.
  public func asksRootForItself(_ site: Site) -> Bool {
    guard let root = rest.firstIndex(of: .member("rootViewController")) else { return false }
    let later = rest[root...].compactMap { link -> String? in
      if case .member(let name) = link { return name }
      return nil
    }
    let body = use.root.statement?.trimmedDescription ?? ""
    // While the view is on screen nothing covers it.
    let covering = site.phase == .live ? [] : ["presentedViewController", "dismiss"]
    if later.contains(where: covering.contains) { return true }
    guard let member = site.member else { return false }
    if member.isOverride, later.dropFirst().contains(member.baseName) { return true }
    // `if let root = …rootViewController`: what is asked of the name counts as well.
    guard later.count == 1 else { return false }
    return covering.contains { body.contains(".\($0)") } || member.isOverride && body.contains(".\(member.baseName)")
  }

  private var startsWithCast: Bool {
    if case .cast? = use.chain.links.first { return true }
    return false
  }

  /// The chain goes on with `!`.
  public var isForced: Bool { rest.first == .force }

  public static func subjects(in file: SwiftFile) -> [WindowUse] {
    let shared = file.all(GlobalUse.self).filter { $0.global == .application }
      .flatMap { uses(of: $0, from: .application, in: file) }
    let all = shared + membersOfApplication(in: file) + projectHelpers(in: file)
    return all.sorted { $0.target.position < $1.target.position }
  }

  /// The use itself, or those of the local name that it is given on the way to a window.
  private static func uses(
    of use: GlobalUse, from state: WindowWalk.State, isHelper: Bool = false, in file: SwiftFile
  ) -> [WindowUse] {
    var walk = WindowWalk(chain: use.chain, state: state, helpers: file.helpers)
    walk.run()
    if walk.isOnTheWay, walk.isAtEnd, let references = file.localReferences(to: use.chain.whole), !references.isEmpty {
      let later = references.flatMap { uses(of: GlobalUse(global: .application, spelling: .direct, root: $0), from: walk.state, in: file) }
      // A cast of the name further down is no second lookup.
      if later.contains(where: \.startsWithCast) {
        return [WindowUse(use: use, target: use.chain.whole, result: .forcedScene, end: use.chain.links.count, isProjectHelper: isHelper)]
      }
      if !later.isEmpty { return later }
    }
    if walk.result == nil, walk.reachesScenes, file.site(of: use.root).givesWindow {
      // A helper that goes through the scenes in loops.
      let end = walk.scenesEnd
      return [WindowUse(use: use, target: use.chain.node(after: end), result: .scenes, end: end, isProjectHelper: isHelper)]
    }
    guard let end = walk.end, let result = walk.result else { return [] }
    return [WindowUse(use: use, target: use.chain.node(after: end), result: result, end: end, isProjectHelper: isHelper || walk.usesHelper)]
  }

  /// Inside an extension of the application its members need no name before them.
  private static func membersOfApplication(in file: SwiftFile) -> [WindowUse] {
    guard file.index.files(about: "UIApplication").contains(file.id) else { return [] }
    let names = [
      "keyWindow": WindowWalk.State.window, "windows": .windows, "connectedScenes": .scenes, "delegate": .delegate,
    ]
    let helpers = file.helpers.names(of: "UIApplication").compactMap { name in
      file.helpers.kind(of: name, in: "UIApplication").map { (name, WindowWalk.State($0)) }
    }
    return (names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + helpers).flatMap { name, state in
      file.identifiers(named: name).flatMap { token -> [WindowUse] in
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        let isImplicit = !reference.isMemberName && reference.localName(name) == nil
        let isOfSelf = reference.isMemberName && access?.base?.trimmedDescription == "self"
        guard isImplicit || isOfSelf, file.site(of: reference).type?.name == "UIApplication" else { return [] }
        let root = isImplicit ? ExprSyntax(reference) : ExprSyntax(access!)
        return uses(of: GlobalUse(global: .application, spelling: .direct, root: root), from: state, isHelper: names[name] == nil, in: file)
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

  /// `UIWindow.key`, `SceneFinder.mainWindow`, where the project declares these.
  private static func projectHelpers(in file: SwiftFile) -> [WindowUse] {
    file.helpers.staticTypes.flatMap { projectHelpers(of: $0, in: file) }
  }

  private static func projectHelpers(of base: String, in file: SwiftFile) -> [WindowUse] {
    file.identifiers(named: base).compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == base,
        file.helpers.kind(of: access.declName.baseName.plainText, in: base) != nil
      else { return nil }
      var root = ExprSyntax(access)
      if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id { root = ExprSyntax(call) }
      guard let kind = file.helpers.kind(of: access.declName.baseName.plainText, in: base) else { return nil }
      return uses(of: GlobalUse(global: .application, spelling: .direct, root: root), from: WindowWalk.State(kind), isHelper: true, in: file).first
    }
  }
}

extension Site {
  /// The member's type says that it gives a window.
  fileprivate var givesWindow: Bool { member?.result.flatMap { ProjectHelpers.Kind(rawValue: $0) } != nil }
}
