import ProjectFiles
import SourceEdits
import SourceText

/// Finds the iOS apps of a project.
struct AppTargets {
  private let project: Project
  /// Those of Xcode projects; where there are none, those that property lists alone tell of.
  private(set) var all: [AppTarget] = []
  /// The folders in which projects or descriptions tell of the apps, so that a property list alone does not.
  private(set) var told: Set<String> = []

  init(in project: Project) {
    self.project = project
    let files = project.projectFiles.filter { ProjectFileKind(of: $0) == .xcodeProject }
    for file in files { all += apps(of: file) }
    let named = NamedPlaces(all.map { ($0.name, $0.file) })
    let described = project.descriptions.map { (folder: $0.file.folder, apps: apps(of: $0.file, $0.content)) }
    all += described.flatMap { place in place.apps.filter { !named.has($0.name, below: place.folder) } }
    // Where a project with targets lies above a property list, that tells of the apps.
    let told = Set(
      files.filter { project.xcodeProject($0)?.targets.isEmpty == false }.map(\.projectFolder) + described.filter { !$0.apps.isEmpty }.map(\.folder))
    self.told = told
    let lists = project.projectFiles.filter { !$0.isBelow(anyOf: told) && isAppPropertyList($0) }
    let nearest = NearestFiles(lists)
    let sources = project.delegateDeclarations.filter { $0.mentions("UIApplicationDelegate") && !$0.file.isBelow(anyOf: told) }.map(\.file)
    let owned = sources.reduce(into: Set<FileID>()) { $0.formUnion(nearest.nearest(to: $1)) }
    all += lists.filter { sources.isEmpty || owned.contains($0) }.map(app)
  }

  // MARK: Xcode

  private func apps(of file: FileID) -> [AppTarget] {
    guard let content = project.xcodeProject(file) else { return [] }
    return content.targets.filter { $0.isApplication && !$0.isWatch }.compactMap { app($0, of: content, file) }
  }

  private func app(_ target: XcodeTarget, of content: XcodeProjectFile, _ file: FileID) -> AppTarget? {
    let settings = self.settings(of: target, content, file, sdk: "iphoneos")
    if settings.contains(where: { $0.isForIOS ?? ($0["IPHONEOS_DEPLOYMENT_TARGET"] != nil) }) {
      return app(target, .iOS, settings, content, file)
    }
    for (platform, sdk) in [(AppTarget.Platform.tvOS, "appletvos"), (.visionOS, "xros")] where settings.contains(where: { $0.isFor(sdk: sdk) }) {
      return app(target, platform, self.settings(of: target, content, file, sdk: sdk), content, file)
    }
    return nil
  }

  private func settings(of target: XcodeTarget, _ content: XcodeProjectFile, _ file: FileID, sdk: String) -> [BuildSettings] {
    target.configurations.map(\.name).map { name in
      BuildSettings(content, target: target, configuration: name, projectName: file.projectName, sdk: sdk) { path in
        file.file(atProjectPath: path).flatMap(project.text)
      }
    }
  }

  private func app(
    _ target: XcodeTarget, _ platform: AppTarget.Platform, _ settings: [BuildSettings], _ content: XcodeProjectFile, _ file: FileID
  ) -> AppTarget {
    let configurations = settings.map { settings in
      AppConfiguration(
        name: settings.configuration, infoPlist: infoPlist(settings, file),
        settings: values(settings, keys: keys(of: target, content, settings), file), build: settings)
    }
    return AppTarget(name: target.name, origin: .xcode(file, target: target.id), platform: platform, configurations: configurations)
  }

  private func infoPlist(_ settings: BuildSettings, _ file: FileID) -> FileID? {
    settings.path("INFOPLIST_FILE").flatMap(file.file)
  }

  /// The settings that matter to a launch.
  private func keys(of target: XcodeTarget, _ content: XcodeProjectFile, _ settings: BuildSettings) -> [String] {
    Self.keys + Self.generated.map { "INFOPLIST_KEY_" + $0 }
  }

  private static let keys = ["GENERATE_INFOPLIST_FILE", "IPHONEOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "PRODUCT_MODULE_NAME", "INFOPLIST_FILE"]

  private static let generated = [
    AppSceneManifest.key, "UIApplicationSceneManifest_Generation", "UIMainStoryboardFile", "NSMainNibFile", "UILaunchScreen_Generation",
    "UILaunchStoryboardName", "UILaunchScreen", "UIRequiresFullScreen", "UIRequiresFullscreen", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations~ipad",
  ]

  private func values(_ settings: BuildSettings, keys: [String], _ file: FileID) -> [String: AppSetting] {
    keys.reduce(into: [:]) { result, key in
      guard let value = settings[key] else { return }
      let place: FileID? = switch value.place {
      case .project: file
      case .configuration(let path): file.file(atProjectPath: path)
      }
      if let place { result[key] = AppSetting(value: value.text, file: place, range: value.range) }
    }
  }

  // MARK: Descriptions

  /// The apps of a description, where no project that was made of it is in the checkout.
  private func apps(of file: FileID, _ content: GeneratedProject) -> [AppTarget] {
    let apps = content.targets.filter { $0.isApplication == true }
    // Where templates say what the targets are, an app delegate tells that there is an app.
    let isForApp = apps.isEmpty && project.delegateDeclarations.contains { declaration in
      declaration.mentions("UIApplicationDelegate") && project.description(above: declaration.file)?.file == file
    }
    if isForApp {
      let name = content.targets.first?.name ?? (file.folder.isEmpty ? "the app" : SourcePath.name(file.folder))
      return [AppTarget(name: name, origin: .description(file), configurations: [])]
    }
    return apps.map { target in
      if case .file(let path) = target.infoPlist, let list = FileID(SourcePath.joined(file.folder, path)).existing(in: project) {
        return AppTarget(
          name: target.name, origin: .propertyList(list), configurations: [AppConfiguration(name: "", infoPlist: list, settings: [:])])
      }
      return AppTarget(name: target.name, origin: .description(file), configurations: [])
    }
  }

  // MARK: Property lists alone

  /// Told by its name and content: it is an app's own, as far as can be seen.
  private func isAppPropertyList(_ file: FileID) -> Bool {
    guard file.mayBeInfoPlist, !file.isInTests, let root = project.propertyList(file)?.root, root.isDictionary else { return false }
    let keys = root.entries.map(\.key)
    guard keys.contains(where: { $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") }), !keys.contains(where: Self.keysOfOthers.contains) else { return false }
    let type = root["CFBundlePackageType"]?.string ?? "APPL"
    return type == "APPL" || type.hasPrefix("$") && keys.contains { $0.hasPrefix("UI") || $0 == "LSRequiresIPhoneOS" }
  }

  private static let keysOfOthers: Set<String> = [
    "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKWatchOnly", "LSMinimumSystemVersion", "NSPrincipalClass",
    "LSUIElement",
  ]

  private func app(_ file: FileID) -> AppTarget {
    let name = file.folder.isEmpty ? "the app" : SourcePath.name(file.folder)
    return AppTarget(
      name: name, origin: .propertyList(file), configurations: [AppConfiguration(name: "", infoPlist: file, settings: [:])])
  }
}

/// Names by the folders above the files that they belong to.
private struct NamedPlaces {
  private var names: [String: Set<String>] = [:]

  init(_ places: [(name: String, file: FileID)]) {
    for place in places {
      var folder = place.file.path
      repeat {
        folder = SourcePath.folder(folder)
        names[folder, default: []].insert(place.name)
      } while !folder.isEmpty
    }
  }

  func has(_ name: String, below folder: String) -> Bool { names[folder]?.contains(name) ?? false }
}

extension FileID {
  /// One of the folders is the file's or one above it.
  func isBelow(anyOf folders: Set<String>) -> Bool {
    var folder = path
    repeat {
      folder = SourcePath.folder(folder)
      if folders.contains(folder) { return true }
    } while !folder.isEmpty
    return false
  }

  fileprivate func existing(in project: Project) -> FileID? { project.text(of: self) == nil ? nil : self }

  /// The name of the `.xcodeproj` of this `project.pbxproj`.
  var projectName: String? {
    let name = SourcePath.name(folder)
    return name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : nil
  }

  /// A folder of the path is one for tests, by its name.
  fileprivate var isInTests: Bool { path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0 == "Tests" || $0.hasPrefix("Tests-") } }
}
