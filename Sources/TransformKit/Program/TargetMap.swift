import ProjectFiles
import SourceEdits
import SourceText
import Synchronization

/// The targets of a checkout, and which of them each file belongs to: the scope in which its names mean something.
///
/// Targets are those of every Xcode project and Swift package. A file that none of them has is loose: it shares the names
/// of the loose files of its nearest project folder. What one target says never speaks for another one.
///
/// Made when the first question comes; each project file is read once. May be used from several threads.
public final class TargetMap: Sendable {
  /// How near the declaration of a name is to the code that uses it.
  public enum Nearness: Int, Comparable, Sendable {
    /// In a target that the user's target neither is nor links, or loose somewhere.
    case elsewhere
    /// In a target that the user's target links or imports.
    case linked
    /// In a target of the user's, or loose in the same project folder.
    case own

    public static func < (a: Nearness, b: Nearness) -> Bool { a.rawValue < b.rawValue }
  }

  private let sources: TargetSources
  private let table = Mutex<TargetTable?>(nil)
  private let scopes = Mutex<ScopeList>(ScopeList())
  private let modules = Mutex<[Int: Set<String>]>([:])

  /// - Parameters:
  ///   - projectFiles: those that may describe targets: every `project.pbxproj` and `Package.swift` of the checkout.
  ///   - projects: the Xcode projects by their files.
  ///   - text: gives the text of a file; nil when it cannot be read.
  public init(
    projectFiles: @escaping @Sendable () -> [FileID], projects: XcodeProjects, text: @escaping @Sendable (FileID) -> SourceText?
  ) {
    sources = TargetSources(projectFiles: projectFiles, projects: projects, text: text)
  }

  private init(_ sources: TargetSources) { self.sources = sources }

  /// The same, in which a target sees what its files import as well as what it is told to link.
  ///
  /// - Parameter files: what each file of the checkout says of itself.
  public func importing(_ files: [FileSummary]) -> TargetMap {
    var sources = sources
    sources.imports = files.lazy.filter { !$0.names.imports.isEmpty }.map { ($0.file, $0.names.imports) }
    return TargetMap(sources)
  }

  /// A checkout without any project: all files are loose in one folder.
  public convenience init() {
    self.init(projectFiles: { [] }, projects: XcodeProjects { _ in nil }, text: { _ in nil })
  }

  // MARK: Targets

  /// All targets, in order of their project files.
  public var targets: [Target] { withTable { $0.targets } }

  /// The targets that compile the file; for a header those of its implementation, else those of its folder.
  public func targets(of file: FileID) -> [Target] {
    let members = scope(of: file).targets
    return members.isEmpty ? [] : withTable { table in members.map { table.targets[$0] } }
  }

  /// The target of a project file by the id that it has there.
  public func target(_ identifier: String, of project: FileID) -> Target? {
    withTable { table in table.byIdentifier[project]?[identifier].map { table.targets[$0] } }
  }

  /// A test target has the file, or nothing but test targets do.
  public func isTest(_ file: FileID) -> Bool {
    let targets = targets(of: file)
    return !targets.isEmpty && targets.allSatisfy { $0.kind == .test }
  }

  /// Every target of the file is an application, so that `public` shows nothing to anybody else.
  public func isApplicationOnly(_ file: FileID) -> Bool {
    let targets = targets(of: file)
    return !targets.isEmpty && targets.allSatisfy { $0.kind == .application }
  }

  /// The names of a target's module in its configurations; variables that nobody gives a value stay in them.
  public func moduleNames(of target: Target) -> Set<String> {
    modules.withLock { known in
      if let names = known[target.number] { return names }
      let names = sources.moduleNames(of: target)
      known[target.number] = names
      return names
    }
  }

  // MARK: Sight

  /// True when the code of `user` sees what `declaration` declares for more than its own file.
  public func sees(_ user: FileID, _ declaration: FileID) -> Bool { nearness(of: declaration, from: user) != .elsewhere }

  /// True when one of the files sees what the other declares.
  public func shareNames(_ first: FileID, _ second: FileID) -> Bool { sees(first, second) || sees(second, first) }

  /// How near a declaration is to the code that uses its name.
  public func nearness(of declaration: FileID, from user: FileID) -> Nearness {
    if user == declaration { return .own }
    let (own, other) = (scope(of: user), scope(of: declaration))
    if own.number == other.number { return .own }
    guard !own.targets.isEmpty, !other.targets.isEmpty else { return .elsewhere }
    if own.targets.contains(where: other.targets.contains) { return .own }
    let isLinked = withTable { table in own.targets.contains { table.reach(of: $0).contains(where: other.targets.contains) } }
    return isLinked ? .linked : .elsewhere
  }

  /// Those of some declarations that a name in `user` means: of its own target, else of what that links, else all.
  public func nearest<Declaration>(_ list: [Declaration], from user: FileID, in file: (Declaration) -> FileID) -> [Declaration] {
    guard list.count > 1 else { return list }
    let nearness = list.map { self.nearness(of: file($0), from: user) }
    let best = nearness.max()
    return zip(list, nearness).filter { $0.1 == best }.map(\.0)
  }

  /// True when the target compiles the file, or links or imports a library that does.
  public func holds(_ file: FileID, in target: Target) -> Bool {
    let members = scope(of: file).targets
    if members.contains(target.number) { return true }
    return !members.isEmpty && withTable { table in table.reach(of: target.number).contains(where: members.contains) }
  }

  /// The targets that the target links or imports, itself or through others, in order.
  public func linked(by target: Target) -> [Target] {
    withTable { table in table.reach(of: target.number).sorted().map { table.targets[$0] } }
  }

  /// The targets that link or import the target, themselves or through others, in order.
  public func users(of target: Target) -> [Target] {
    withTable { table in table.users(of: target.number).sorted().map { table.targets[$0] } }
  }

  /// The nearest folder above a file in which a project lies; the root, which is the empty path, where none does.
  public func projectFolder(of file: FileID) -> String { withTable { $0.projectFolder(of: file) } }

  /// Files with one number see the same names.
  public func scopeNumber(of file: FileID) -> Int { scope(of: file).number }

  private func scope(of file: FileID) -> FileScope {
    if let known = scopes.withLock({ $0.byFile[file] }) { return known }
    let (targets, folder) = withTable { table -> ([Int], String) in
      let targets = table.targets(of: file)
      return (targets, targets.isEmpty ? table.projectFolder(of: file) : "")
    }
    return scopes.withLock { $0.add(file, targets: targets, folder: folder) }
  }

  private func withTable<Result>(_ body: (TargetTable) -> Result) -> Result {
    let made = table.withLock { known -> TargetTable in
      if let known { return known }
      let made = TargetTable(sources)
      known = made
      return made
    }
    return body(made)
  }
}

extension TargetMap {
  /// One target of an Xcode project or a package.
  public struct Target: Sendable, Hashable {
    /// Its place among all targets.
    public let number: Int
    public let name: String
    public let kind: Kind
    /// The `project.pbxproj` or `Package.swift` that tells of it.
    public let project: FileID
    /// What it is called there: the id of an object, or its name in a package.
    public let identifier: String
  }

  public enum Kind: Sendable, Hashable {
    case application, framework, staticLibrary, appExtension, watch, test, packageLibrary
    /// A tool, a bundle or what the project file does not tell.
    case other

    /// For people.
    var words: String {
      switch self {
      case .application: "application"
      case .framework: "framework"
      case .staticLibrary: "static library"
      case .appExtension: "app extension"
      case .watch: "watch app"
      case .test: "tests"
      case .packageLibrary: "package library"
      case .other: "another product"
      }
    }
  }
}

/// Where a file's names mean something.
private struct FileScope: Sendable {
  let number: Int
  let targets: [Int]
}

/// The scopes met so far.
private struct ScopeList: Sendable {
  private struct Key: Hashable {
    let targets: [Int]
    let folder: String
  }

  private(set) var byFile: [FileID: FileScope] = [:]
  private var numbers: [Key: Int] = [:]

  mutating func add(_ file: FileID, targets: [Int], folder: String) -> FileScope {
    let key = Key(targets: targets, folder: folder)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    let scope = FileScope(number: number, targets: targets)
    byFile[file] = scope
    return scope
  }
}
