import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// The edits of property lists and project files that make UIKit find a new scene delegate.
struct ManifestEdits {
  let apps: [AppTarget]
  let delegate: AppDelegateClass
  let className: String
  let storyboard: String?
  let project: Project

  private(set) var edits: [FileID: [TextEdit]] = [:]
  private(set) var creations: [FileID: String] = [:]

  init(apps: [AppTarget], delegate: AppDelegateClass, className: String, storyboard: String?, project: Project) {
    self.apps = apps
    self.delegate = delegate
    self.className = className
    self.storyboard = storyboard
    self.project = project
  }

  /// The storyboard that makes the window of every app that shares a delegate; nil when none does.
  static func storyboard(of apps: [AppTarget], in project: Project) throws(Obstacle) -> String? {
    let found = apps.flatMap { project.info("UIMainStoryboardFile", of: $0) }
    let names = Set(found.compactMap { if case .string(let name) = $0.value, !name.isEmpty { name } else { nil } })
    if let nib = apps.flatMap({ project.info("NSMainNibFile", of: $0) }).first(where: { $0.value != .string("") }) {
      throw Obstacle("main-nib-file", "a nib makes the window", in: nib.file, at: nib.range)
    }
    let without = apps.filter { app in !app.configurations.allSatisfy { project.info("UIMainStoryboardFile", of: $0)?.isNamed ?? false } }
    if names.isEmpty { return nil }
    if let place = found.first, names.count > 1 || !without.isEmpty {
      throw Obstacle(
        "conflicting-settings", "the apps that share '\(apps.map(\.name).joined(separator: "', '"))' do not all begin with one storyboard",
        in: place.file, at: place.range)
    }
    if let pad = apps.flatMap({ project.info("UIMainStoryboardFile~ipad", of: $0) }).first, pad.value != .string(names.first!) {
      throw Obstacle("conflicting-settings", "iPads begin with another storyboard", in: pad.file, at: pad.range)
    }
    return names.first
  }

  /// - Parameter files: those that come into being, the class's own.
  mutating func run(adding files: [FileID]) throws(Obstacle) {
    for list in Set(apps.flatMap(\.infoPlists)).sorted() where !isToBeMade(list) { try addManifest(to: list) }
    try addGenerated()
    for (projectFile, targets) in targets { try add(files, to: targets, of: projectFile) }
  }

  // MARK: Manifest

  private var manifest: PropertyListValue { AppSceneManifest.content(delegateClass: className, storyboard: storyboard) }

  private func isToBeMade(_ list: FileID) -> Bool { project.text(of: list) == nil }

  private mutating func addManifest(to list: FileID) throws(Obstacle) {
    if let obstacle = project.obstacle(toEditing: list) { throw Obstacle("info-plist-not-editable", obstacle) }
    if let other = project.apps(withInfoPlist: list).first(where: { app in !apps.contains { $0.key == app.key } }) {
      throw Obstacle(
        "conflicting-settings",
        "'\(list)' is the Info.plist of '\(other.name)', too, which does not compile '\(delegate.name)': the class that one of them has is missing in the other")
    }
    guard let content = project.propertyList(list), content.format != .binary else {
      throw Obstacle("info-plist-not-editable", "'\(list)' is binary or cannot be read as a property list")
    }
    do throws(ProjectFileRefusal) {
      edits[list, default: []] += try content.setting(manifest, forKey: AppSceneManifest.key)
    } catch {
      throw Obstacle("info-plist-not-editable", "'\(list)': \(error.message)")
    }
  }

  /// Where Xcode writes the property list from build settings, the manifest needs a file of its own.
  private mutating func addGenerated() throws(Obstacle) {
    for app in apps {
      let without = app.configurations.filter { $0.infoPlist.map(isToBeMade) ?? true }
      guard !without.isEmpty else { continue }
      if let named = without.compactMap(\.infoPlist).first {
        throw Obstacle("info-plist-not-editable", "the project names '\(named)' as the Info.plist of '\(app.name)', and it is not there")
      }
      guard without.allSatisfy(\.generatesInfoPlist), without.count == app.configurations.count, case .xcode(let file, let target) = app.origin else {
        throw Obstacle("info-plist-not-editable", "'\(app.name)' has no Info.plist that could be found")
      }
      try makePropertyList(for: app, target: target, of: file)
    }
  }

  private mutating func makePropertyList(for app: AppTarget, target: String, of file: FileID) throws(Obstacle) {
    // Where Xcode itself makes one: beside the project, where no synchronised folder copies it into the app.
    let path = "\(app.name)-Info.plist"
    if let obstacle = project.obstacle(toEditing: file) { throw Obstacle("project-file-not-editable", obstacle) }
    guard let content = project.xcodeProject(file), let list = file.file(atProjectPath: path) else {
      throw Obstacle("project-file-not-editable", "'\(file)' has no place for '\(path)'")
    }
    if project.apps.contains(where: { $0.key != app.key && $0.name == app.name && $0.file.projectFolder == file.projectFolder }) {
      throw Obstacle("info-plist-not-editable", "another app beside '\(app.name)' has its name, and would get '\(list)', too")
    }
    if project.text(of: list) != nil { throw Obstacle("info-plist-not-editable", "'\(list)' is there already, and no setting names it") }
    guard !content.synchronizedFolders.contains(where: { $0.path.isEmpty || $0.path == "." }) else {
      throw Obstacle("info-plist-not-editable", "Xcode writes the Info.plist of '\(app.name)', and the project copies every file beside it")
    }
    creations[list] = PropertyListFile.text(of: .dictionary([.init(AppSceneManifest.key, manifest)]))
    do throws(ProjectFileRefusal) {
      let ids = content.targets.first { $0.id == target }?.configurations.map(\.id) ?? []
      edits[file, default: []] += try content.setting("INFOPLIST_FILE", .text(path), in: ids)
    } catch {
      throw Obstacle("project-file-not-editable", error.message)
    }
  }

  // MARK: Membership

  /// The targets by their project files, in order.
  private var targets: [(FileID, [String])] {
    var result: [FileID: [String]] = [:]
    for app in apps {
      if case .xcode(let file, let target) = app.origin { result[file, default: []].append(target) }
    }
    return result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func add(_ files: [FileID], to targets: [String], of projectFile: FileID) throws(Obstacle) {
    if let obstacle = project.obstacle(toEditing: projectFile) { throw Obstacle("project-file-not-editable", obstacle) }
    guard let content = project.xcodeProject(projectFile), let sibling = projectFile.pathInProject(of: delegate.implementation) else {
      throw Obstacle("project-file-not-editable", "'\(projectFile)' has no place for the new file")
    }
    var sources = files.compactMap { projectFile.pathInProject(of: $0) }
    // A header stands before its implementation in the list of files.
    sources.sort { ($0.hasSuffix(".h") ? 0 : 1, $0) < ($1.hasSuffix(".h") ? 0 : 1, $1) }
    do throws(ProjectFileRefusal) {
      edits[projectFile, default: []] += try content.addingSources(sources, besides: sibling, toTargets: targets)
    } catch {
      throw Obstacle("project-file-not-editable", error.message)
    }
  }
}

extension InfoValue {
  fileprivate var isNamed: Bool { if case .string(let name) = value { !name.isEmpty } else { false } }
}

extension AppDelegateClass {
  /// The file that is compiled: for Objective-C the one beside the header.
  var implementation: FileID {
    guard SourceLanguage(of: file) == .header else { return file }
    let stem = file.path.dropLast(2)
    return files.first { $0.path == stem + ".m" || $0.path == stem + ".mm" } ?? files.first { SourceLanguage(of: $0)?.isObjectiveC == true && $0 != file } ?? file
  }
}
