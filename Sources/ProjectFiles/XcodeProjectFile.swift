import SourceText

/// A `project.pbxproj`: its targets, files and build settings, and edits that keep Xcode's layout.
///
/// Paths start from the folder that holds the `.xcodeproj`. Also a text that has only objects, without the braces
/// around them, is read. A project in XML is read, but not edited.
public struct XcodeProjectFile: Sendable {
  public let text: SourceText
  public let format: PropertyListFile.Format
  /// The property list that the project is.
  public let list: PropertyListFile
  /// The targets that make a product, in the order of the file.
  public let targets: [XcodeTarget]
  /// The configurations that targets start from.
  public let projectConfigurations: [XcodeConfiguration]
  public let defaultProjectConfiguration: String?
  public let synchronizedFolders: [XcodeSynchronizedFolder]
  let objects: XcodeObjects
  /// The folder that `SRCROOT` names and paths start from, seen from the project's folder; mostly empty.
  public let sourceRoot: String

  public init(_ text: SourceText) throws(ProjectFileFault) {
    self.text = text
    list = try PropertyListFile(text)
    format = list.format
    guard let root = list.root, root.isDictionary else {
      throw ProjectFileFault(message: "this is no Xcode project", line: 1)
    }
    let entries = root["objects"]?.entries ?? root.entries
    objects = XcodeObjects(entries)
    guard entries.isEmpty || entries.contains(where: { $0.value["isa"] != nil }) else {
      throw ProjectFileFault(message: "this is no Xcode project: it has no objects", line: 1)
    }
    let project = root["rootObject"]?.string.flatMap { [objects] in objects[$0] } ?? objects.all(ofKind: "PBXProject").first?.object
    sourceRoot = SourcePath.normalized(project?["projectDirPath"]?.string ?? "")
    let reader = XcodeTargetReader(objects, sourceRoot: sourceRoot)
    targets = reader.targets()
    synchronizedFolders = reader.synchronizedFolders()
    projectConfigurations = project.map(reader.configurations) ?? []
    defaultProjectConfiguration = project.flatMap(reader.defaultConfiguration)
  }

  public func target(id: String) -> XcodeTarget? { targets.first { $0.id == id } }

  /// The byte offsets of the target's name, else of its id.
  public func nameRange(ofTarget id: String) -> Range<ByteOffset>? {
    guard let entry = objects.entry(id) else { return nil }
    return entry.value.entry("name")?.value.range ?? entry.keyRange
  }

  public func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }
}

// MARK: Files

extension XcodeProjectFile {
  /// The files that the target compiles and that the project lists one by one; those of synchronised folders are not.
  public func sourceFiles(of target: XcodeTarget) -> [XcodeFile] { files(of: target, in: .sources) }

  /// The files that the target copies as resources and that the project lists one by one; for a localised file, every
  /// language.
  public func resourceFiles(of target: XcodeTarget) -> [XcodeFile] { files(of: target, in: .resources) }

  /// The headers that the target lists one by one.
  public func headerFiles(of target: XcodeTarget) -> [XcodeFile] { files(of: target, in: .headers) }

  private func files(of target: XcodeTarget, in kind: XcodeBuildPhase.Kind) -> [XcodeFile] {
    target.buildPhases.filter { $0.kind == kind }.flatMap { phase in
      (objects[phase.id].map { objects.objects("files", of: $0) } ?? []).flatMap { _, build in
        build["fileRef"]?.string.map(files(ofReference:)) ?? []
      }
    }
  }

  /// The file of a reference; of a localised one, its languages.
  private func files(ofReference id: String) -> [XcodeFile] {
    guard let object = objects[id] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.strings ?? []).compactMap(file)
    }
    return file(id).map { [$0] } ?? []
  }

  /// The file of a reference's id.
  public func file(_ id: String) -> XcodeFile? {
    guard let object = objects[id] else { return nil }
    let written = object["path"]?.string
    let name = object["name"]?.string ?? written.map(SourcePath.name) ?? ""
    let path = objects.path(of: id).map { SourcePath.joined(sourceRoot, $0) }
    return XcodeFile(id: id, name: name, path: written == nil ? nil : path)
  }

  /// The references to the file of a path from the project's folder; capitals count only when that finds one.
  public func references(at path: String) -> [XcodeFile] {
    let wanted = SourcePath.normalized(path)
    let name = SourcePath.name(wanted).lowercased()
    let candidates = objects.all(ofKind: "PBXFileReference").filter { _, object in
      (object["path"]?.string).map { SourcePath.name($0).lowercased() == name } ?? false
    }
    let files = candidates.compactMap { file($0.id) }
    let exact = files.filter { $0.path == wanted }
    return exact.isEmpty ? files.filter { $0.path?.lowercased() == wanted.lowercased() } : exact
  }

  /// The targets that compile the file of a path from the project's folder, in the order of the file.
  public func targets(compiling path: String) -> [XcodeTarget] {
    let path = SourcePath.normalized(path)
    let references = Set(references(at: path).map(\.id))
    return targets.filter { target in
      synchronizedFolders.contains { $0.contains(path, for: target.id) } || compiles(references, target)
    }
  }

  private func compiles(_ references: Set<String>, _ target: XcodeTarget) -> Bool {
    guard !references.isEmpty else { return false }
    return target.buildPhases.contains { phase in
      guard phase.kind == .sources, let object = objects[phase.id] else { return false }
      return objects.objects("files", of: object).contains { $0.object["fileRef"]?.string.map(references.contains) ?? false }
    }
  }

  /// The flags that the project gives the compiler for one file in a target, like `-fno-objc-arc`; nil for none.
  public func compilerFlags(ofSource path: String, in target: XcodeTarget) -> String? {
    let references = Set(references(at: path).map(\.id))
    for phase in target.buildPhases where phase.kind == .sources {
      for build in objects[phase.id].map({ objects.objects("files", of: $0).map(\.object) }) ?? [] {
        guard let file = build["fileRef"]?.string, references.contains(file) else { continue }
        return build["settings"]?["COMPILER_FLAGS"]?.string
      }
    }
    return nil
  }
}
