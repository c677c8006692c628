import ProjectFiles
import SourceEdits
import SourceText

/// A whole project as transforms of apps see it.
///
/// Not `Sendable`: one thread looks at it, and keeps what it read.
public final class Project {
  public let index: ProjectIndex
  /// What the first pass learned of every source file.
  public let facts: [FileSummary]
  /// Project files, property lists, `.xcconfig`s and the like, in order of their paths.
  public let projectFiles: [FileID]

  private let asked: Set<String>
  let sources: Sources
  private lazy var factsByFile = Dictionary(facts.map { ($0.file, $0) }) { first, _ in first }
  private var texts: [FileID: SourceText?] = [:]
  private var swiftFiles: [FileID: SwiftFile?] = [:]
  private var objcFiles: [FileID: ObjCFile?] = [:]
  private var propertyLists: [FileID: PropertyListFile?] = [:]
  private var xcodeProjects: [FileID: XcodeProjectFile?] = [:]
  /// The app delegates, the SwiftUI apps and the like, by the apps that have them.
  private(set) lazy var members = AppMembers(of: self)
  /// The source files by their targets.
  private(set) lazy var sourceFiles = SourceFileList(facts.map(\.file), targets: index.targets)
  /// The iOS apps that the project builds, in order of their files.
  public var apps: [AppTarget] { appTargets.all }
  /// The apps, and the folders in which projects tell of them.
  private(set) lazy var appTargets: (all: [AppTarget], told: Set<String>) = {
    let found = AppTargets(in: self)
    return (found.all, found.told)
  }()
  private(set) lazy var appsByInfoPlist: [FileID: [AppTarget]] = apps.reduce(into: [:]) { result, app in
    for list in app.infoPlists { result[list, default: []].append(app) }
  }
  /// The apps that a property list or a description tells of, by the folders that are theirs.
  private(set) lazy var placedApps = NearestFiles(apps.filter { !$0.isOfXcode }.map(\.file))
  /// The classes that may be delegates of the application or of a scene, found once.
  private(set) lazy var delegateDeclarations: [TypeDeclaration] = foundDelegateDeclarations
  /// The names of the types that become such in an extension, found once.
  private(set) lazy var extendedDelegates = foundExtendedDelegates
  /// The headers by the last parts of their paths, in order.
  public private(set) lazy var headersByName = Dictionary(grouping: facts.map(\.file).filter { $0.path.hasSuffix(".h") }, by: \.name)
  /// The files that define each macro.
  private lazy var macroFiles: [String: [FileID]] = facts.reduce(into: [:]) { result, fact in
    for macro in fact.macros { result[macro.name, default: []].append(fact.file) }
  }
  /// The macros whose names speak of a delegate.
  public private(set) lazy var delegateMacros = Set(macroFiles.keys.filter { $0.lowercased().contains("delegate") })
  private(set) lazy var foundWindowSceneDelegates = gatheredWindowSceneDelegates
  /// The descriptions of which tools make projects, in order of their paths.
  public private(set) lazy var descriptions: [ProjectDescription] = foundDescriptions
  private(set) lazy var descriptionsByFolder = Dictionary(descriptions.map { ($0.file.folder, $0) }) { first, _ in first }
  /// The app delegates of the project that no test declares, in order of their files.
  public private(set) lazy var appDelegates: [AppDelegateClass] = foundAppDelegates
  /// The project files in which no target can be found, as after a merge that nobody finished, in order.
  public private(set) lazy var brokenXcodeProjects: [FileID] = projectFiles.filter {
    ProjectFileKind(of: $0) == .xcodeProject && !sources.isExcluded($0) && xcodeProject($0)?.targets.isEmpty ?? true
  }
  /// The folders of the Xcode projects that have apps.
  private(set) lazy var foldersOfXcodeApps = Set(apps.filter(\.isOfXcode).map(\.file.projectFolder))
  /// How far each app is, by its key.
  var adoptions: [String: SceneAdoption] = [:]
  /// The files with an extension or category that are excluded from the run, by the names of the types.
  private lazy var excludedParts = ExcludedParts(passedOver: sources.passedOver(), known: Set(facts.map(\.file)), text: text(of:))
  private var namingFiles: [String: [FileID]] = [:]

  /// How a project gets at its files.
  public struct Sources {
    let read: (FileID) -> [UInt8]?
    let isExcluded: (FileID) -> Bool
    let passedOver: () -> [FileID]
    let context: (FileID) -> FileContext
    let code: (FileID, SourceText) -> SwiftCode
    let swift: (FileSummary, SourceText) -> SwiftFile
    let objc: (FileSummary, SourceText) -> ObjCFile
    let naming: (Set<String>, [FileID]) -> [FileID]
    let projects: XcodeProjects?

    /// - Parameter code: reads what the bytes of a Swift file say.
    /// - Parameter swift: parses a whole file.
    /// - Parameter naming: those of some source files that write one of the names as a whole word.
    /// - Parameter projects: the Xcode projects as the rest of the run has them; nil where each is parsed here.
    /// - Parameter isExcluded: the run was told to leave the file alone.
    /// - Parameter passedOver: source files with those that are excluded, in order of their paths.
    public init(
      read: @escaping (FileID) -> [UInt8]?, isExcluded: @escaping (FileID) -> Bool = { _ in false },
      passedOver: @escaping () -> [FileID] = { [] }, context: @escaping (FileID) -> FileContext,
      code: @escaping (FileID, SourceText) -> SwiftCode = { SwiftCode($1) },
      swift: @escaping (FileSummary, SourceText) -> SwiftFile, objc: @escaping (FileSummary, SourceText) -> ObjCFile,
      naming: @escaping (Set<String>, [FileID]) -> [FileID], projects: XcodeProjects? = nil
    ) {
      self.projects = projects
      self.read = read
      self.isExcluded = isExcluded
      self.passedOver = passedOver
      self.context = context
      self.code = code
      self.swift = swift
      self.objc = objc
      self.naming = naming
    }
  }

  /// - Parameter asked: the ids of the transforms that somebody named one by one.
  public init(index: ProjectIndex, facts: [FileSummary], projectFiles: [FileID], asked: Set<String> = [], sources: Sources) {
    self.asked = asked
    self.index = index
    self.facts = facts
    self.projectFiles = projectFiles
    self.sources = sources
  }

  /// True when somebody named exactly this transform, so that it may propose what is never done unasked.
  public func isAsked(for transform: String) -> Bool { asked == [transform] }

  /// Why a property list or project file is not to be edited, in a clause; nil where it may be.
  public func obstacle(toEditing file: FileID) -> String? {
    if sources.isExcluded(file) { return "'\(file)' is excluded from this run, and the change is nothing without it" }
    // What was not listed cannot be told from a build's product.
    return projectFiles.contains(file) ? nil : "'\(file)' is a link, lies behind one, or is ignored by git"
  }

  /// A file with an extension or category of the delegate's class that is excluded from the run.
  public func excludedPart(of delegate: AppDelegateClass) -> FileID? {
    excludedParts.files(about: delegate.name).first { index.targets.sees($0, delegate.file) || index.targets.sees(delegate.file, $0) }
  }

  /// True when a file may mean a type or a macro of the project by the name: one that it sees, or the only one that there is.
  public func declares(_ name: String, seenFrom file: FileID) -> Bool {
    let files = index.declarations(named: name).map(\.file) + (macroFiles[name] ?? [])
    return files.count == 1 || files.contains { index.targets.sees(file, $0) }
  }

  /// The text of any file; nil when it cannot be read.
  public func text(of file: FileID) -> SourceText? {
    if let known = texts[file] { return known }
    let text = sources.read(file).map { SourceText(bytes: $0) }
    texts[file] = text
    return text
  }

  /// A Swift file with its whole tree; nil when it cannot be read or does not parse.
  public func swift(_ file: FileID) -> SwiftFile? {
    if let known = swiftFiles[file] { return known }
    let parsed = text(of: file).flatMap { text -> SwiftFile? in
      guard text.isValidUTF8, SourceOutline(text).isParsable else { return nil }
      let parsed = sources.swift(factsByFile[file] ?? FileSummary(file: file, mentions: [], declarations: []), text)
      return parsed.tree.hasError ? nil : parsed
    }
    swiftFiles[file] = parsed
    return parsed
  }

  /// A file of Objective-C with its tree; nil when it cannot be read.
  public func objc(_ file: FileID) -> ObjCFile? {
    if let known = objcFiles[file] { return known }
    let parsed = text(of: file).flatMap { text in
      text.isValidUTF8 ? sources.objc(factsByFile[file] ?? FileSummary(file: file, mentions: [], declarations: []), text) : nil
    }
    objcFiles[file] = parsed
    return parsed
  }

  /// A property list; nil when it cannot be read.
  public func propertyList(_ file: FileID) -> PropertyListFile? {
    if let known = propertyLists[file] { return known }
    let list = text(of: file).flatMap { try? PropertyListFile($0) }
    propertyLists[file] = list
    return list
  }

  /// A `project.pbxproj`; nil when it cannot be read.
  public func xcodeProject(_ file: FileID) -> XcodeProjectFile? {
    if let known = xcodeProjects[file] { return known }
    let content = sources.projects.map { $0[file] } ?? text(of: file).flatMap { try? XcodeProjectFile($0) }
    xcodeProjects[file] = content
    return content
  }

  /// True when the file imports one of the modules, or in Objective-C a header of theirs.
  public func imports(_ modules: [String], in id: FileID) -> Bool {
    if id.isSwift { return swift(id).map { file in modules.contains(where: file.imports) } ?? false }
    guard let file = objc(id) else { return false }
    return modules.contains { module in file.imports(module) || file.tree.directives.contains { $0.includedPath == module + ".h" } }
  }

  /// What the project says of a source file.
  public func context(of file: FileID) -> FileContext { sources.context(file) }

  /// The source files of the delegate's apps, and those that see it, which write one of the names as a whole word, in code or
  /// anywhere else, in order.
  public func files(naming names: Set<String>, around delegate: AppDelegateClass) -> [FileID] {
    let key = delegate.file.path + " " + delegate.name + " " + names.sorted().joined(separator: " ")
    if let known = namingFiles[key] { return known }
    let found = sources.naming(names, members.surroundings(of: delegate))
    namingFiles[key] = found
    return found
  }

  /// Those of some files that write the name as a whole word.
  func files(naming name: String, among files: [FileID]) -> [FileID] { sources.naming([name], files) }
}
