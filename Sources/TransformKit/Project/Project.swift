import ProjectFiles
import SourceEdits
import SourceText

/// A whole project as transforms of apps see it.
///
/// Not `Sendable`: one thread looks at it, and keeps what it read.
public final class Project {
  public let index: ProjectIndex
  /// What the first pass learned of every source file.
  public let facts: [FileFacts]
  /// Project files, property lists, `.xcconfig`s and the like, in order of their paths.
  public let projectFiles: [FileID]

  private let asked: Set<String>
  private let sources: Sources
  private let factsByFile: [FileID: FileFacts]
  private var texts: [FileID: SourceText?] = [:]
  private var swiftFiles: [FileID: SwiftFile?] = [:]
  private var objcFiles: [FileID: ObjCFile?] = [:]
  private var propertyLists: [FileID: PropertyListFile?] = [:]
  private var xcodeProjects: [FileID: XcodeProjectFile?] = [:]
  /// The iOS apps that the project builds, in order of their files.
  public private(set) lazy var apps: [AppTarget] = AppTargets(in: self).all
  /// The descriptions of which tools make projects, in order of their paths.
  public private(set) lazy var descriptions: [ProjectDescription] = foundDescriptions
  /// The app delegates of the project that no test declares, in order of their files.
  public private(set) lazy var appDelegates: [AppDelegateClass] = foundAppDelegates

  /// How a project gets at its files.
  public struct Sources {
    let read: (FileID) -> [UInt8]?
    let context: (FileID) -> FileContext
    let swift: (FileFacts, SourceText) -> SwiftFile
    let objc: (FileFacts, SourceText) -> ObjCFile
    let naming: (Set<String>) -> [FileID]

    /// - Parameter swift: parses a whole file.
    /// - Parameter naming: the source files that write one of the names as a whole word.
    public init(
      read: @escaping (FileID) -> [UInt8]?, context: @escaping (FileID) -> FileContext,
      swift: @escaping (FileFacts, SourceText) -> SwiftFile, objc: @escaping (FileFacts, SourceText) -> ObjCFile,
      naming: @escaping (Set<String>) -> [FileID]
    ) {
      self.read = read
      self.context = context
      self.swift = swift
      self.objc = objc
      self.naming = naming
    }
  }

  /// - Parameter asked: the ids of the transforms that somebody named one by one.
  public init(index: ProjectIndex, facts: [FileFacts], projectFiles: [FileID], asked: Set<String> = [], sources: Sources) {
    self.asked = asked
    self.index = index
    self.facts = facts
    self.projectFiles = projectFiles
    self.sources = sources
    factsByFile = Dictionary(facts.map { ($0.file, $0) }) { first, _ in first }
  }

  /// True when somebody named exactly this transform, so that it may propose what is never done unasked.
  public func isAsked(for transform: String) -> Bool { asked == [transform] }

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
      let parsed = sources.swift(factsByFile[file] ?? FileFacts(file: file, mentions: [], declarations: []), text)
      return parsed.tree.hasError ? nil : parsed
    }
    swiftFiles[file] = parsed
    return parsed
  }

  /// A file of Objective-C with its tree; nil when it cannot be read.
  public func objc(_ file: FileID) -> ObjCFile? {
    if let known = objcFiles[file] { return known }
    let parsed = text(of: file).flatMap { text in
      text.isValidUTF8 ? sources.objc(factsByFile[file] ?? FileFacts(file: file, mentions: [], declarations: []), text) : nil
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
    let content = text(of: file).flatMap { try? XcodeProjectFile($0) }
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

  /// The source files that write one of the names as a whole word, in code or anywhere else, in order.
  public func files(naming names: Set<String>) -> [FileID] { sources.naming(names) }
}
