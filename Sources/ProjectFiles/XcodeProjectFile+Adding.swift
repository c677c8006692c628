import SourceEdits
import SourceText

extension XcodeProjectFile {
  /// The edits that make a source file, given by its path from the project's folder, a member of targets.
  ///
  /// See `addingSources`.
  public func addingSource(
    _ path: String, besides sibling: String, toTargets targets: [String]? = nil
  ) throws(ProjectFileRefusal) -> [TextEdit] {
    try addingSources([path], besides: sibling, toTargets: targets)
  }

  /// The edits that make source files members of targets; none for what the project has already.
  ///
  /// Each file gets a reference and a place in the group, right behind the sibling's; each one that is compiled gets its
  /// place in the sources phase of each target. Files that a synchronised folder brings need nothing, or an entry in the
  /// exceptions that bring the sibling. All is written as the sibling's entries are.
  ///
  /// - Parameters:
  ///   - paths: From the project's folder, `..` for what is outside.
  ///   - sibling: The path of a file that the project has, in the folder of the new ones.
  ///   - targets: The ids of the targets; nil for all that compile the sibling.
  public func addingSources(
    _ paths: [String], besides sibling: String, toTargets targets: [String]? = nil
  ) throws(ProjectFileRefusal) -> [TextEdit] {
    guard format == .oldStyle else {
      throw ProjectFileRefusal(
        "The project file is written in XML, which some tools make and Xcode does not; add \(paths.joined(separator: " and ")) to the targets in Xcode.")
    }
    var addition = XcodeAddition(self, sibling: sibling)
    for path in paths { try addition.add(SourcePath.normalized(path), toTargets: targets) }
    return EditBatch.disjoint(addition.edits) ?? addition.edits
  }
}

/// Collects the edits that add files besides a sibling.
struct XcodeAddition {
  private(set) var edits: [TextEdit] = []
  private let project: XcodeProjectFile
  private let sibling: String
  private let siblings: [XcodeFile]
  private let layout: XcodeLayout
  private var taken: Set<String> = []

  init(_ project: XcodeProjectFile, sibling: String) {
    self.project = project
    self.sibling = SourcePath.normalized(sibling)
    siblings = project.references(at: sibling)
    layout = XcodeLayout(project.text)
  }

  /// Adds one file.
  mutating func add(_ path: String, toTargets ids: [String]?) throws(ProjectFileRefusal) {
    let asked: [String]
    if let ids { asked = ids } else { asked = project.targets(compiling: sibling).map(\.id) }
    var listed: [String] = []
    for target in asked {
      if try !addToSynchronizedFolder(path, target: target) { listed.append(target) }
    }
    guard !listed.isEmpty || asked.isEmpty else { return }
    guard let model = model(for: listed) else {
      throw ProjectFileRefusal(
        "The project file does not list \(sibling), so where \(path) belongs is not known; add it to the target in Xcode.")
    }
    let id: String
    if let known = project.references(at: path).first { id = known.id } else { id = try addReference(to: path, like: model) }
    guard SourceFileType.isCompiled(path) else { return }
    let phases = try sourcesPhases(listed, ofAll: ids == nil && asked.isEmpty)
    for phase in phases { try addBuildFile(of: id, path, to: phase) }
  }

  /// The reference of the sibling that the first target compiles, else any.
  private func model(for targets: [String]) -> XcodeFile? {
    for target in targets.compactMap(project.target(id:)) {
      let compiled = Set(project.sourceFiles(of: target).map(\.id))
      if let file = siblings.first(where: { compiled.contains($0.id) }) { return file }
    }
    return siblings.first
  }

  /// The ids of the sources phases of the targets; without targets, of all that have the sibling.
  private func sourcesPhases(_ targets: [String], ofAll: Bool) throws(ProjectFileRefusal) -> [String] {
    var phases: [String] = []
    if ofAll {
      for (id, _) in project.objects.all(ofKind: "PBXSourcesBuildPhase") where siblingBuild(in: id) != nil { phases.append(id) }
      return phases
    }
    for id in targets {
      let target = project.target(id: id)
      let candidates = target?.buildPhases.filter { $0.kind == .sources } ?? []
      guard let phase = candidates.first(where: { siblingBuild(in: $0.id) != nil }) ?? candidates.first else {
        throw ProjectFileRefusal("The target \(target?.name ?? id) compiles no sources; add the file to a target in Xcode.")
      }
      phases.append(phase.id)
    }
    return phases
  }

  /// The id of the sibling's entry in a sources phase.
  private func siblingBuild(in phase: String) -> String? {
    let references = Set(siblings.map(\.id))
    return project.objects[phase].flatMap { object in
      project.objects.objects("files", of: object).first { $0.object["fileRef"]?.string.map(references.contains) ?? false }?.id
    }
  }

  /// An id that the project does not have, told from what it stands for.
  private mutating func freshID(_ role: String, _ path: String) -> String {
    let root = project.list["rootObject"]?.string ?? ""
    for count in 0... {
      let seed = [root, role, path, count == 0 ? "" : "\(count)"].joined(separator: "|")
      let id = ContentID(of: Array(seed.utf8)).digits.prefix(24).uppercased()
      if project.objects[id] == nil, taken.insert(id).inserted { return id }
    }
    fatalError("there are more numbers than ids in a file")
  }
}

// MARK: The entries

extension XcodeAddition {
  private mutating func addReference(to path: String, like model: XcodeFile) throws(ProjectFileRefusal) -> String {
    guard let entry = project.objects.entry(model.id), let written = entry.value["path"]?.string else {
      throw ProjectFileRefusal("The entry of \(sibling) in the project file has no path; add \(path) to the target in Xcode.")
    }
    let id = freshID("PBXFileReference", path)
    let name = SourcePath.name(path)
    var fields: [String: XcodeLayout.Field] = [:]
    let (newPath, tree) = place(of: path, besides: model, written: written)
    fields["path"] = .init(OldStyleText.written(newPath))
    if let tree { fields["sourceTree"] = .init(tree) }
    let type = OldStyleText.written(SourceFileType.name(path))
    fields["lastKnownFileType"] = .init(type)
    fields["explicitFileType"] = .init(type)
    var kept: Set<String> = ["isa", "sourceTree"]
    if newPath.contains("/") { fields["name"] = .init(OldStyleText.written(name)) }
    if entry.value["fileEncoding"]?.string == "4" { kept.insert("fileEncoding") }
    let names = (model.name, name)
    edits.append(layout.copy(of: entry, id: id, renaming: names, fields: fields, kept: kept))
    if let group = project.objects.parents[model.id], let list = project.objects[group]?["children"] {
      edits.append(layout.insertion(of: id, behind: model.id, in: list, renaming: names))
    }
    return id
  }

  /// The path to write for a file, and its source tree where it is not the sibling's.
  private func place(of path: String, besides model: XcodeFile, written: String) -> (path: String, tree: String?) {
    if SourcePath.folder(path) == SourcePath.folder(sibling) {
      let folder = SourcePath.folder(written)
      return (folder.isEmpty ? SourcePath.name(path) : folder + "/" + SourcePath.name(path), nil)
    }
    let group = project.objects.parents[model.id].flatMap { project.objects.path(of: $0) }
    let folder = group.map { SourcePath.joined(project.sourceRoot, $0) } ?? ""
    if project.objects[model.id]?["sourceTree"]?.string != "SOURCE_ROOT", let inside = SourcePath.path(of: path, in: folder) {
      return (inside, nil)
    }
    let root = SourcePath.path(of: path, in: project.sourceRoot)
    return (root ?? path, "SOURCE_ROOT")
  }

  private mutating func addBuildFile(of reference: String, _ path: String, to phase: String) throws(ProjectFileRefusal) {
    guard let object = project.objects[phase], let list = object["files"] else {
      throw ProjectFileRefusal("The sources phase of a target has no list of files; add \(path) to the target in Xcode.")
    }
    let builds = project.objects.objects("files", of: object)
    if builds.contains(where: { $0.object["fileRef"]?.string == reference }) { return }
    guard let model = siblingBuild(in: phase) ?? builds.last?.id, let entry = project.objects.entry(model),
      let file = entry.value["fileRef"]?.string.flatMap(project.file)
    else {
      throw ProjectFileRefusal("The sources phase of a target is empty; add \(path) to the target in Xcode.")
    }
    let id = freshID("PBXBuildFile " + phase, path)
    let names = (file.name, SourcePath.name(path))
    edits.append(
      layout.copy(
        of: entry, id: id, renaming: names, fields: ["fileRef": .init(reference)], kept: ["isa", "platformFilter", "platformFilters"]))
    edits.append(layout.insertion(of: id, behind: model, in: list, renaming: names))
  }

  /// True when a synchronised folder brings the file to the target, if need be with an edit of its exceptions.
  private mutating func addToSynchronizedFolder(_ path: String, target: String) throws(ProjectFileRefusal) -> Bool {
    let holding = project.synchronizedFolders.filter { SourcePath.path(of: path, in: $0.path) != nil }
    guard let folder = holding.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else { return false }
    if !SourceFileType.isCompiled(path) || holding.contains(where: { $0.contains(path, for: target) }) { return true }
    let name = project.target(id: target)?.name ?? target
    guard !folder.owners.contains(target) else {
      throw ProjectFileRefusal("The target \(name) leaves \(path) out of the folder \(folder.path); tick its membership in Xcode.")
    }
    let exceptions = folder.exceptions.filter { $0.target == target && folder.contains(sibling, for: target) }
    guard let set = exceptions.first, let list = project.objects[set.id]?["membershipExceptions"],
      let inside = SourcePath.path(of: path, in: folder.path), let beside = SourcePath.path(of: sibling, in: folder.path)
    else { return false }
    edits.append(layout.insertion(of: OldStyleText.written(inside), behind: beside, in: list, renaming: nil))
    return true
  }
}

/// What Xcode calls the kinds of source files.
enum SourceFileType {
  static func name(_ path: String) -> String {
    switch SourcePath.fileExtension(path) {
    case "swift": "sourcecode.swift"
    case "h", "pch": "sourcecode.c.h"
    case "hpp", "hh", "hxx": "sourcecode.cpp.h"
    case "m": "sourcecode.c.objc"
    case "mm": "sourcecode.cpp.objcpp"
    case "c": "sourcecode.c.c"
    case "cpp", "cc", "cxx": "sourcecode.cpp.cpp"
    default: "text"
    }
  }

  static func isCompiled(_ path: String) -> Bool { !["h", "pch", "hpp", "hh", "hxx"].contains(SourcePath.fileExtension(path)) }
}
