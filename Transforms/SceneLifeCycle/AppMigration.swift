import SourceEdits
import SourceText
import TransformKit

/// What becomes of one app delegate and of the apps that compile it.
struct AppMigration {
  let delegate: AppDelegateClass
  let project: Project
  private let apps: [AppTarget]

  init(of delegate: AppDelegateClass, in project: Project) {
    self.delegate = delegate
    self.project = project
    apps = project.apps(of: delegate)
  }

  var proposals: [ProjectProposal] {
    let adoptions = apps.map { project.adoption(of: $0) }
    if !apps.isEmpty, adoptions.allSatisfy(\.isAdopted) { return LeftBehind(in: delegate, apps: apps, project: project).proposals }
    // What is half done is reported where it is, as a matter of the manifest.
    guard adoptions.allSatisfy(\.isNone) else { return [] }
    if apps.isEmpty {
      if let app = project.linkingApps(of: delegate).first { return ofLibrary(linkedBy: app) }
      // A library's, another platform's, or no part of what is built.
      if project.isCompiledElsewhere(delegate) || project.isBesideXcodeApps(delegate.file) || project.hasScenes(beside: delegate) { return [] }
    }
    if let steps = generatorSteps { return [refusal("generated-project", steps)] }
    return unreadable ?? otherPlatform ?? excluded ?? rivalry ?? outcome
  }

  /// What is compiled into what is known only once the project can be read.
  private var unreadable: [ProjectProposal]? {
    guard !apps.contains(where: \.isOfXcode), let broken = project.brokenXcodeProject(above: delegate.file) else { return nil }
    return [refusal("project-file-not-editable", "'\(broken)' cannot be read as a project with targets")]
  }

  private var otherPlatform: [ProjectProposal]? {
    project.appOfAnotherPlatform(compiling: delegate).map { other in
      [refusal("conflicting-settings", "'\(other)' compiles '\(delegate.file)', too, and is no iOS app, so that it gets no scene manifest")]
    }
  }

  /// The class of a library would need its scene delegate there, under the name of its module.
  private func ofLibrary(linkedBy app: AppTarget) -> [ProjectProposal] {
    let apps = project.linkingApps(of: delegate)
    guard apps.allSatisfy({ project.adoption(of: $0).isNone }) else { return [] }
    let message = "'\(delegate.name)' belongs to a library that '\(app.name)' links; its scene delegate has to be made there"
    return [refusal("app-delegate-in-library", message, apps: apps)]
  }

  private var excluded: [ProjectProposal]? {
    project.excludedPart(of: delegate).map { [refusal("unparsed-code", "'\($0)' is a part of '\(delegate.name)' and excluded from this run")] }
  }

  /// Two app delegates that would both be named in one property list, or make one file.
  private var rivalry: [ProjectProposal]? {
    // One that derives from the other is a matter of its own.
    let family = Set(project.subclasses(of: delegate).others.map(\.simpleName) + project.index.projectSuperclasses(of: delegate.name, in: delegate.file))
    for app in apps {
      let others = project.delegates(of: app).filter { $0.file != delegate.file || $0.name != delegate.name }
      guard let other = others.first(where: { !family.contains($0.name) }) else { continue }
      let message = "'\(app.name)' compiles '\(other.name)', too, and its scene manifest can name one scene delegate"
      return [refusal("conflicting-settings", message)]
    }
    return nil
  }

  /// What to add to the description of which a tool makes the project; nil where the app's own files are edited.
  private var generatorSteps: String? {
    guard let description = project.description(above: delegate.file) else { return nil }
    let described = apps.filter { if case .description = $0.origin { true } else { false } }
    guard !described.isEmpty || apps.isEmpty else { return nil }
    let content = description.content
    let manifest = AppSceneManifest.content(delegateClass: "$(PRODUCT_MODULE_NAME).\(sceneClassName)", storyboard: nil)
    let steps = content.steps(adding: AppSceneManifest.key, manifest, toTarget: described.first?.name ?? content.targets.first?.name ?? "App")
    let place = steps[0].hasSuffix(":") ? steps[0].dropLast() + " '\(AppSceneManifest.key)'." : Substring(steps[0])
    return "\(content.generator.rawValue) makes the project; \(place) \(content.step(addingSource: delegate.file.beside("\(sceneClassName).swift").path))"
  }

  // MARK: Outcome

  private var outcome: [ProjectProposal] {
    let storyboard: String?
    let request: SceneMigrationRequest
    do throws(Obstacle) {
      storyboard = try ManifestEdits.storyboard(of: apps, in: project)
      request = SceneMigrationRequest(
        delegate: delegate, deploymentTarget: deploymentTarget, hasStoryboard: storyboard != nil, sceneClassName: sceneClassName,
        project: project)
      let outcome = delegate.isSwift ? SwiftSceneMigration(request).outcome : ObjCSceneMigration(request).outcome
      switch outcome {
      case .migration(let migration):
        let alerts = OldAlerts(of: delegate, in: project).proposals
        let windows = WindowsWithoutScene(of: delegate, in: project)
        let doubts: [ReasonCode] = (alerts.isEmpty ? [] : ["old-alert"]) + (windows.isEmpty ? [] : ["window-needs-scene"])
        return [try proposal(migration, storyboard, doubts: doubts)] + migration.remaining + alerts
      case .refusal(let reason, let file, let range, let message): return [refusal(reason, in: file, at: range, message)]
      case .nothingToMove: return []
      }
    } catch {
      return [refusal(error.reason, in: error.file, at: error.range, error.message)]
    }
  }

  private func proposal(_ migration: SceneMigration, _ storyboard: String?, doubts surroundings: [ReasonCode]) throws(Obstacle) -> ProjectProposal {
    var edits = migration.edits
    var doubts = Set(migration.doubts + surroundings + (project.subclasses(of: delegate).ofTests.isEmpty ? [] : ["derived-app-delegate"])).sorted()
    var creations: [FileID: String] = [:]
    for (name, content) in migration.creations { creations[delegate.file.beside(name)] = content }
    if let present = creations.keys.sorted().first(where: { project.text(of: $0) != nil }) {
      throw Obstacle("scene-delegate-not-in-target", "'\(present)' is there already, and nothing in it makes it a part of the app")
    }
    if isProxiedInPart { doubts.append("sdk-swizzles-app-delegate") }
    if apps.isEmpty {
      doubts.append("manifest-edit-required")
    } else {
      // Nothing at hand says what is compiled, so that the new file would belong to nothing.
      if !apps.contains(where: \.isOfXcode), project.description(above: delegate.file) == nil { doubts.append("manifest-edit-required") }
      var manifest = ManifestEdits(apps: apps, delegate: delegate, className: migration.manifestClassName, storyboard: storyboard, project: project)
      try manifest.run(adding: creations.keys.sorted())
      edits.merge(manifest.edits) { $0 + $1 }
      creations.merge(manifest.creations) { first, _ in first }
    }
    let record = record(migration, creations: creations, edits: edits)
    return ProjectProposal(
      file: name.file,
      proposal: Proposal(
        message: message(migration, creations), anchor: name.range, action: .edit(edits, doubts.isEmpty ? .safe : .needsReview, doubts: doubts),
        notes: migration.notes, kind: ChangeKind(provider: "scene", phase: ""), record: record),
      creations: creations, apps: apps.map(\.key), decidesLaunch: true)
  }

  /// A library takes part in the callbacks by itself, and hears a part of them in scenes, too.
  private var isProxiedInPart: Bool {
    let isOff = !apps.isEmpty && apps.allSatisfy { app in
      let values = project.info(SwizzlingFramework.firebaseKey, of: app)
      return !values.isEmpty && !values.contains(where: \.isTrue)
    }
    return !isOff && delegate.files.contains { project.imports(SwizzlingFramework.partial, in: $0) }
  }

  private func message(_ migration: SceneMigration, _ creations: [FileID: String]) -> String {
    let files = creations.keys.sorted().map { "'\($0.name)'" }.joined(separator: " and ")
    let what = migration.oldDependency.isEmpty ? "adopt scenes" : "move \(migration.oldDependency) to a scene delegate"
    let whose = apps.isEmpty ? "" : " of " + apps.map { "'\($0.name)'" }.joined(separator: ", ")
    return "\(what): \(files)\(apps.isEmpty ? "" : ", with the scene manifest\(whose)")"
  }

  private func record(_ migration: SceneMigration, creations: [FileID: String], edits: [FileID: [TextEdit]]) -> ChangeRecord {
    ChangeRecord(
      scope: delegate.name, oldDependency: migration.oldDependency.isEmpty ? "an app without scenes" : migration.oldDependency,
      newDependency: migration.newDependency.isEmpty ? "'\(sceneClassName)', which UIKit makes from the scene manifest" : migration.newDependency,
      trigger: "UIKit connects a scene: at launch, and again after it was disconnected",
      update: "the window is made in its scene each time",
      preserved: "what the app delegate sets up once for the process, and its callbacks for push, background work and termination",
      verify: migration.verify.isEmpty
        ? "launch cold and from a link; go to the background and back; on iPad, close the window in the app switcher and open the app again"
        : migration.verify)
  }

  /// - Parameter file: where it stands in the way; without one the delegate itself does.
  /// - Parameter apps: whose launch depends on it; nil for those that compile the delegate.
  private func refusal(
    _ reason: ReasonCode, in file: FileID? = nil, at range: Range<ByteOffset>? = nil, _ message: String, apps: [AppTarget]? = nil
  ) -> ProjectProposal {
    let (file, range) = (file ?? name.file, range ?? name.range)
    let code = project.text(of: file)?.string(in: range).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    var proposal = ProjectProposal.manual(
      message, in: file, at: range, because: reason, scope: delegate.name, code: code, apps: (apps ?? self.apps).map(\.key), decidesLaunch: true)
    proposal.settle("window-needs-scene", in: delegate.files)
    return proposal
  }

  // MARK: Names

  /// Where the class is named: in Objective-C at its implementation.
  private var name: (file: FileID, range: Range<ByteOffset>) {
    let start = delegate.declaration.offset
    return project.implementationName(of: delegate) ?? (delegate.file, start..<start + delegate.declaration.name.utf8.count)
  }

  private var deploymentTarget: IOSVersion { apps.compactMap(\.deploymentTarget).min() ?? project.context(of: delegate.file).deploymentTarget }

  /// `SceneDelegate` for `AppDelegate`, `XYSceneDelegate` for `XYAppDelegate`; another one when that is taken.
  private var sceneClassName: String {
    let suffix = ["ApplicationDelegate", "AppDelegate", "Delegate"].first { delegate.name.hasSuffix($0) } ?? ""
    let stem = String(delegate.name.dropLast(suffix.count))
    let names = ["SceneDelegate", "WindowSceneDelegate", "MainSceneDelegate"].map { stem + $0 }
    // An earlier delegate of the folder with the same stem takes the first of them.
    let earlier = project.appDelegates.prefix { $0.file != delegate.file || $0.name != delegate.name }
    let taken = earlier.filter { $0.file.folder == delegate.file.folder && $0.name == delegate.name }.count
    let free = names.dropFirst(min(taken, names.count - 1))
    return free.first { !isTaken($0) } ?? free.first ?? names[0]
  }
}

extension AppMigration {
  /// A class of one of the apps has the name, or, where no app is known, one that the delegate sees.
  private func isTaken(_ name: String) -> Bool {
    project.index.declarations(named: name).contains { declaration in
      let isSeen = apps.isEmpty && project.index.targets.sees(delegate.file, declaration.file)
      return isSeen || apps.contains { project.compiles(declaration.file, in: $0) } || declaration.file.folder == delegate.file.folder
    }
  }
}

/// Why an app is left whole.
struct Obstacle: Error {
  let reason: ReasonCode
  let message: String
  let file: FileID?
  let range: Range<ByteOffset>?

  /// - Parameter file: where it stands in the way; nil for the app delegate.
  init(_ reason: ReasonCode, _ message: String, in file: FileID? = nil, at range: Range<ByteOffset>? = nil) {
    self.reason = reason
    self.message = message
    self.file = file
    self.range = range
  }
}

extension SceneAdoption {
  var isAdopted: Bool { if case .adopted = self { true } else { false } }
  var isNone: Bool { if case .none = self { true } else { false } }
}

extension FileID {
  /// A file of that name in the same folder.
  func beside(_ name: String) -> FileID { FileID(folder.isEmpty ? name : folder + "/" + name) }
}
