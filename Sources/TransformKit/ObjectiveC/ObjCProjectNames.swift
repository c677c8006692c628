import SourceEdits
import SourceText
import Synchronization

/// What the macros of a project are to Objective-C code, beyond the aliases among them.
public struct ObjCProjectNames: Sendable {
  /// A macro that declares a name for the object itself.
  public struct SelfMacro: Sendable, Equatable {
    public let isWeak: Bool
    /// Nil when the name is the argument.
    public let name: String?

    public init(isWeak: Bool, name: String?) {
      self.isWeak = isWeak
      self.name = name
    }
  }

  /// The macros that read from the screen or a window, by the file that defines them, in order.
  public private(set) var macros: [FileID: [ObjCMacro]] = [:]
  public private(set) var selfMacros: [String: SelfMacro] = [:]

  /// The macros that make text of what they are given.
  public private(set) var textMacros: Set<String> = []

  private var computing: [String: Set<FileID>] = [:]
  /// Every definition of such macros, by their names.
  private var selfDefinitions: [String: [(file: FileID, macro: SelfMacro)]] = [:]
  private var textDefinitions: [String: [FileID]] = [:]
  /// The headers in which a macro with the name of an alias means something else.
  private var others: [String: [FileID]] = [:]
  private let views = ViewList()

  public init() {}

  public mutating func add(_ macro: ObjCMacro) {
    macros[macro.file, default: []].append(macro)
    if macro.computes { computing[macro.name, default: []].insert(macro.file) }
  }

  /// True when a definition of the name that the file may see does more than read, and is as near as another one.
  public func computes(_ name: String, seenFrom file: FileID, asNearAs other: FileID, in targets: TargetMap) -> Bool {
    guard let files = computing[name] else { return false }
    let distance = targets.nearness(of: other, from: file)
    return files.contains { $0 == file || SourceLanguage(of: $0) == .header && targets.nearness(of: $0, from: file) >= distance }
  }

  public mutating func add(otherMacro name: String, of file: FileID) { others[name, default: []].append(file) }

  /// How near the nearest definition is that means something else; nil where there is none.
  public func nearnessOfOthers(_ name: String, seenFrom file: FileID, in targets: TargetMap) -> TargetMap.Nearness? {
    others[name]?.map { targets.nearness(of: $0, from: file) }.max()
  }

  public mutating func add(textMacro name: String, of file: FileID) {
    textMacros.insert(name)
    textDefinitions[name, default: []].append(file)
  }

  public mutating func add(_ macro: SelfMacro, named name: String, of file: FileID) {
    selfMacros[name] = macro
    selfDefinitions[name, default: []].append((file, macro))
  }

  /// What the names are to the code of one file: of several definitions the nearest ones count.
  public func seen(from file: FileID, in targets: TargetMap) -> ObjCProjectNames {
    guard selfDefinitions.values.contains(where: { $0.count > 1 }) || !textDefinitions.isEmpty else { return self }
    let scope = targets.scopeNumber(of: file)
    if let known = views[scope] { return known }
    var view = self
    view.selfMacros = selfDefinitions.compactMapValues { targets.nearest($0, from: file, in: \.file).last?.macro }
    view.textMacros = Set(textDefinitions.filter { definition in definition.value.count == 1 || definition.value.contains { targets.sees(file, $0) } }.keys)
    views[scope] = view
    return view
  }

  /// What was found out for each scope.
  private final class ViewList: Sendable {
    private let known = Mutex<[Int: ObjCProjectNames]>([:])

    subscript(scope: Int) -> ObjCProjectNames? {
      get { known.withLock { $0[scope] } }
      set { known.withLock { $0[scope] = newValue } }
    }
  }
}
