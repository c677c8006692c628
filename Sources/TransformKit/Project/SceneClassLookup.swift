import ProjectFiles
import SourceEdits
import SourceText

/// Finds out whether the runtime of an app knows a scene delegate by the name that is written for it.
///
/// A class of Swift is known by its module and its name, one with `@objc(Name)` and one of Objective-C by that name alone.
struct SceneClassLookup {
  let app: AppTarget
  let project: Project

  /// What is wrong with the name of a class in a manifest; nil where nothing is, as far as can be told.
  func fault(of written: String, in manifest: AppSceneManifest) -> SceneAdoption? {
    for name in names(for: written, in: manifest.place.configurations) {
      if let fault = fault(of: name, writtenAs: written, manifest) { return fault }
    }
    return nil
  }

  /// The names that the configurations of the app make of what is written.
  private func names(for written: String, in configurations: [String]) -> [String] {
    let builds = app.configurations.filter { configurations.contains($0.name) }.compactMap(\.build)
    return builds.isEmpty ? [written] : Set(builds.map { $0.expanded(written) }).sorted()
  }

  private func fault(of name: String, writtenAs written: String, _ manifest: AppSceneManifest) -> SceneAdoption? {
    let parts = name.split(separator: ".").map(String.init)
    guard let simple = parts.last, parts.count <= 2, !simple.contains("$"), !simple.hasPrefix("_Tt") else { return nil }
    let module = parts.count == 2 ? parts[0] : nil
    let isOwn = module.map { Self.isOpen($0) || ownModules.contains($0) } ?? true
    let beside = classes(named: simple).filter { isBeside($0.file) }
    guard let first = beside.first else {
      if !isOwn || Self.classesOfFrameworks.contains(simple) { return nil }
      return .half("manifest-incomplete", .init(manifest.place), "the scene manifest names the class '\(simple)', which the project does not have: the screen stays black")
    }
    let held = beside.filter(isInApp)
    if held.isEmpty {
      guard isOwn else { return nil }
      // The class that was meant is a scene delegate, whatever else has the name.
      let meant = beside.first { one in project.windowSceneDelegates.contains { $0 === one } } ?? first
      return .half(
        "scene-delegate-not-in-target", .init(meant),
        "the scene manifest of '\(app.name)' names '\(simple)', and this file is not compiled into '\(app.name)': the screen stays black")
    }
    return held.contains { isKnown($0, as: simple, of: module) } ? nil : misnamed(held[0], simple, module, written, manifest)
  }

  private func classes(named name: String) -> [TypeDeclaration] { project.index.declarations(named: name).filter { $0.kind == .class } }

  /// The runtime has the class under this name.
  private func isKnown(_ declaration: TypeDeclaration, as name: String, of module: String?) -> Bool {
    guard declaration.file.isSwift else { return module == nil && declaration.simpleName == name }
    if let bridged = declaration.bridgedName { return module == nil && bridged == name }
    guard let module, declaration.simpleName == name else { return false }
    return Self.isOpen(module) || modules(of: declaration.file).contains(module)
  }

  private func misnamed(
    _ declaration: TypeDeclaration, _ name: String, _ module: String?, _ written: String, _ manifest: AppSceneManifest
  ) -> SceneAdoption? {
    let why: String
    if !declaration.file.isSwift {
      why = "a class of Objective-C has no module, so that '\(declaration.simpleName)' is its whole name"
    } else if let bridged = declaration.bridgedName {
      why = "'@objc(\(bridged))' makes '\(bridged)' its whole name"
    } else if let module {
      if mayBeElsewhere(module) { return nil }
      why = "'\(module)' is not the module that has it; '$(PRODUCT_MODULE_NAME).\(name)' names a class of the app itself"
    } else {
      why = "a class of Swift is known with its module, as '$(PRODUCT_MODULE_NAME).\(name)'"
    }
    return .half("scene-class-name", .init(manifest.place), "the scene manifest names '\(written)', and there is no such class: \(why); the screen stays black")
  }

  // MARK: Modules

  private var ownModules: Set<String> {
    project.target(of: app).map { project.index.targets.moduleNames(of: $0) } ?? []
  }

  /// A variable that no setting explains, as where no project is at hand, is taken for the app's own module.
  private static func isOpen(_ module: String) -> Bool { module.contains("$") }

  /// The modules of the app, or of the libraries it links, that have the file.
  private func modules(of file: FileID) -> Set<String> {
    guard let target = project.target(of: app) else { return [] }
    let targets = project.index.targets
    let members = targets.targets(of: file).filter { $0.number == target.number || targets.linked(by: target).contains($0) }
    return members.reduce(into: Set()) { $0.formUnion(targets.moduleNames(of: $1)) }
  }

  /// The app links or imports something that may be this module, and may have another class of the name.
  private func mayBeElsewhere(_ module: String) -> Bool {
    guard case .xcode(let file, let id) = app.origin, let target = project.xcodeProject(file)?.target(id: id) else { return true }
    let names = target.linkedProducts + target.packageProducts
    if names.contains(where: { $0 == module || $0 == module + ".framework" || $0 == "lib\(module).a" || $0 == module + ".xcframework" }) { return true }
    let own = project.target(of: app).map { project.sourceFiles.files(of: [$0]) } ?? []
    return project.files(naming: module, among: own).contains { project.imports([module], in: $0) }
  }

  // MARK: Files

  /// Of this app's project: what another project has says nothing here.
  private func isBeside(_ file: FileID) -> Bool {
    guard let own = project.target(of: app) else { return true }
    let targets = project.index.targets.targets(of: file)
    if targets.isEmpty { return own.project.projectFolder.isEmpty || file.path.hasPrefix(own.project.projectFolder + "/") }
    return targets.contains { $0.project == own.project } || project.has(file, in: app)
  }

  private func isInApp(_ declaration: TypeDeclaration) -> Bool {
    guard app.isOfXcode else { return true }
    return project.has(declaration.file, in: app)
      || project.index.files(about: declaration.simpleName, in: declaration.file).contains { project.has($0, in: app) }
  }

  /// Classes that frameworks bring, for apps to name in their manifests.
  private static let classesOfFrameworks: Set<String> = ["FlutterSceneDelegate", "CPTemplateApplicationSceneDelegate"]
}
