import ProjectFiles
import SourceEdits
import SourceText
import Synchronization

/// What the project files of a checkout say, arranged so that a file's targets are found by its path.
final class TargetTable: Sendable {
  let targets: [TargetMap.Target]
  let byIdentifier: [FileID: [String: Int]]
  /// The targets that each one links, as it is told, or imports; see `reach`.
  private let links: [[Int]]
  private let members: TargetMembers
  private let projectFolders: Set<String>
  /// The targets that link or import each one.
  private let users: [[Int]]
  private let reached = Mutex<[Int: Set<Int>]>([:])

  init(_ sources: TargetSources) {
    var builder = TargetTableBuilder(sources)
    builder.run()
    targets = builder.targets
    byIdentifier = builder.byIdentifier
    var finder = TargetLinks(builder)
    finder.addImports(sources)
    let links = finder.all
    var users: [[Int]] = Array(repeating: [], count: links.count)
    for (user, linked) in links.enumerated() {
      for target in linked { users[target].append(user) }
    }
    (self.links, self.users) = (links, users)
    members = builder.members
    projectFolders = builder.projectFolders
  }

  /// Every target that the target links or imports, itself or through others.
  func reach(of target: Int) -> Set<Int> {
    reached.withLock { known in
      if let found = known[target] { return found }
      let found = Self.closure(of: target, over: links)
      known[target] = found
      return found
    }
  }

  /// Every target that links or imports the target, itself or through others.
  func users(of target: Int) -> Set<Int> { Self.closure(of: target, over: users) }

  private static func closure(of target: Int, over arrows: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = arrows[target]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += arrows[next] }
    }
    return found
  }

  func targets(of file: FileID) -> [Int] { members.targets(of: file.path, upTo: projectFolders) }

  /// The nearest folder above the file in which a project lies; the root where none does.
  func projectFolder(of file: FileID) -> String {
    var folder = file.folder
    while !folder.isEmpty, !projectFolders.contains(folder) { folder = SourcePath.folder(folder) }
    return folder
  }
}

/// Reads the project files one after another.
struct TargetTableBuilder {
  private(set) var targets: [TargetMap.Target] = []
  private(set) var byIdentifier: [FileID: [String: Int]] = [:]
  private(set) var members = TargetMembers()
  private(set) var projectFolders: Set<String> = []
  /// For each target the names of what it links, and the ids of targets of its own project.
  private(set) var wishes: [TargetWishes] = []
  /// The file names of products, and the names of package products and their targets, with the targets that make them.
  private(set) var makers: [String: [Int]] = [:]
  private let sources: TargetSources

  init(_ sources: TargetSources) {
    self.sources = sources
  }

  mutating func run() {
    for file in sources.projectFiles().sorted() {
      switch file.name {
      case "Package.swift": addPackage(file)
      case "project.pbxproj": addProject(file)
      // `Project.swift` may be somebody's model of a project.
      case "Project.swift" where sources.text(file)?.contains("import ProjectDescription") != true: break
      default: projectFolders.insert(file.folder)
      }
    }
  }

  // MARK: Xcode

  private mutating func addProject(_ file: FileID) {
    projectFolders.insert(file.projectFolder)
    guard let content = sources.projects[file] else { return }
    for target in content.targets {
      let number = add(target.name, TargetMap.Kind(target), file, identifier: target.id)
      let files = content.sourceFiles(of: target) + content.headerFiles(of: target)
      for path in files.compactMap(\.path) {
        if let member = file.file(atProjectPath: path) { members.add(number, path: member.path) }
      }
      makers[target.product ?? target.name, default: []].append(number)
      wishes.append(TargetWishes(target))
    }
    for folder in content.synchronizedFolders {
      let ids = byIdentifier[file] ?? [:]
      guard let place = folder.path.isEmpty ? FileID(file.projectFolder) : file.file(atProjectPath: folder.path) else { continue }
      members.add(SynchronizedMembers(folder: folder, prefix: file.projectFolder, targets: ids), at: place.path)
    }
  }

  private mutating func add(_ name: String, _ kind: TargetMap.Kind, _ file: FileID, identifier: String) -> Int {
    let number = targets.count
    targets.append(TargetMap.Target(number: number, name: name, kind: kind, project: file, identifier: identifier))
    byIdentifier[file, default: [:]][identifier] = number
    return number
  }

  // MARK: Packages

  private mutating func addPackage(_ file: FileID) {
    projectFolders.insert(file.folder)
    guard let text = sources.text(file) else { return }
    let manifest = PackageManifest(text)
    for target in manifest.targets {
      let kind: TargetMap.Kind = target.isTest ? .test : target.isExecutable ? .other : .packageLibrary
      let number = add(target.name, kind, file, identifier: target.name)
      let usual = (target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]).map { $0 + "/" + target.name }
      for path in target.path.map({ [$0] }) ?? usual {
        members.add(PackageMembers(target: number, excludes: target.excludes), at: SourcePath.joined(file.folder, path))
      }
      makers[target.name, default: []].append(number)
      wishes.append(TargetWishes(names: target.dependencies))
    }
    let ids = byIdentifier[file] ?? [:]
    for product in manifest.products { makers[product.name, default: []] += product.targets.compactMap { ids[$0] } }
  }
}

/// What a target asks to be linked with.
struct TargetWishes {
  /// The ids of targets of its own project that it depends on.
  var identifiers: [String] = []
  /// The names of products and package targets.
  var names: [String] = []

  init(names: [String]) {
    self.names = names
  }

  init(_ target: XcodeTarget) {
    identifiers = target.dependencies
    names = target.linkedProducts + target.packageProducts
    for configuration in target.configurations {
      let flags = configuration["OTHER_LDFLAGS"]?.text.split(separator: " ").map(String.init) ?? []
      names += flags.filter { $0.hasPrefix("-l") }.map { "lib\($0.dropFirst(2).filter { $0 != "\"" }).a" }
      names += zip(flags, flags.dropFirst()).filter { $0.0 == "-framework" }.map { $0.1.filter { $0 != "\"" } + ".framework" }
      // `$(BUILT_PRODUCTS_DIR)/Shop.app/Shop`
      names += configuration["TEST_HOST"]?.text.split(separator: "/").filter { $0.hasSuffix(".app") }.map(String.init) ?? []
    }
    names = Set(names).sorted()
  }
}

/// Finds the targets that others link or import.
struct TargetLinks {
  /// For each target those that it uses, in order.
  private(set) var all: [[Int]]
  private let builder: TargetTableBuilder

  init(_ builder: TargetTableBuilder) {
    self.builder = builder
    all = builder.wishes.enumerated().map { number, wishes in
      let user = builder.targets[number]
      let named = wishes.names.flatMap { Self.nearest(builder.makers[$0] ?? [], to: user, builder.targets) }
      let own = wishes.identifiers.compactMap { builder.byIdentifier[user.project]?[$0] }
      return Set(named + own).filter { $0 != number && Self.mayLink(user.kind, builder.targets[$0].kind) }.sorted()
    }
  }

  /// Adds the targets whose modules are imported, which a package manager or a build script may link without a word.
  mutating func addImports(_ sources: TargetSources) {
    guard builder.targets.count > 1, !sources.imports.isEmpty else { return }
    var makers: [UInt64: [Int]] = [:]
    for target in builder.targets where target.kind != .test {
      for name in sources.moduleNames(of: target) { makers[NameFilter.hash(of: name), default: []].append(target.number) }
    }
    var known: Set<Import> = []
    for (file, modules) in sources.imports {
      let modules = modules.filter { makers[$0] != nil }
      guard !modules.isEmpty else { continue }
      for user in builder.members.targets(of: file.path, upTo: builder.projectFolders) {
        for module in modules where known.insert(Import(user: user, module: module)).inserted { add(makers[module] ?? [], to: user) }
      }
    }
  }

  private struct Import: Hashable {
    let user: Int
    let module: UInt64
  }

  /// What is linked by a word of the project is what the import means.
  private mutating func add(_ makers: [Int], to user: Int) {
    guard !makers.contains(user), !makers.contains(where: all[user].contains) else { return }
    let kind = builder.targets[user].kind
    let nearest = Self.nearest(makers.filter { Self.mayLink(kind, builder.targets[$0].kind) }, to: builder.targets[user], builder.targets)
    all[user] = Set(all[user] + nearest).sorted()
  }

  /// Those of the own project file, else those whose project files lie nearest.
  private static func nearest(_ makers: [Int], to user: TargetMap.Target, _ targets: [TargetMap.Target]) -> [Int] {
    if makers.count < 2 { return makers }
    let own = makers.filter { targets[$0].project == user.project }
    if !own.isEmpty { return own }
    let parts = user.project.path.split(separator: "/")
    let closeness = makers.map { maker in zip(targets[maker].project.path.split(separator: "/"), parts).prefix { $0 == $1 }.count }
    return zip(makers, closeness).filter { $0.1 == closeness.max() }.map(\.0)
  }

  /// Only tests look into an app; nobody looks into an extension that is only carried along.
  private static func mayLink(_ user: TargetMap.Kind, _ other: TargetMap.Kind) -> Bool {
    switch other {
    case .framework, .staticLibrary, .packageLibrary, .other: true
    case .application: user == .test
    case .appExtension, .watch, .test: false
    }
  }
}

extension TargetMap.Kind {
  init(_ target: XcodeTarget) {
    self = switch target {
    case _ where target.isTest: .test
    case _ where target.isAppExtension: .appExtension
    case _ where target.isWatch: .watch
    case _ where target.isApplication: .application
    case _ where target.isFramework: .framework
    case _ where target.isLibrary: .staticLibrary
    default: .other
    }
  }
}
