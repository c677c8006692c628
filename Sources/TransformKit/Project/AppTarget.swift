import ProjectFiles
import SourceEdits
import SourceText

/// An iOS app that the project builds, told from a target of an Xcode project or, where no project is at hand, from an
/// `Info.plist` alone.
public struct AppTarget: Sendable {
  /// As people call it: the target's name, or the folder of a property list.
  public let name: String
  public let origin: Origin
  public let platform: Platform
  public let configurations: [AppConfiguration]

  /// A system whose apps need scenes.
  public enum Platform: Sendable, Hashable {
    case iOS, tvOS, visionOS
  }

  init(name: String, origin: Origin, platform: Platform = .iOS, configurations: [AppConfiguration]) {
    self.name = name
    self.origin = origin
    self.platform = platform
    self.configurations = configurations
  }

  public enum Origin: Hashable, Sendable {
    /// A target of this `project.pbxproj`, by its id.
    case xcode(FileID, target: String)
    case propertyList(FileID)
    /// A target of this description, of which a tool makes a project and an `Info.plist`.
    case description(FileID)
  }

  /// The file that tells of the app.
  public var file: FileID {
    switch origin {
    case .xcode(let file, _), .propertyList(let file), .description(let file): file
    }
  }

  /// What tells it from every other app of the checkout: names alone do not.
  public var key: String {
    if case .xcode(let file, let target) = origin { return "\(file.path) \(target)" }
    return "\(file.path) \(name)"
  }

  /// It is built for iPhones and iPads.
  public var isForIOS: Bool { platform == .iOS }

  /// A target of an Xcode project.
  public var isOfXcode: Bool { if case .xcode = origin { true } else { false } }

  /// The property lists of its configurations, in order of their paths, whether they are there or not.
  public var infoPlists: [FileID] { Set(configurations.compactMap(\.infoPlist)).sorted() }

  /// The lowest iOS of its configurations, or tvOS, which counts alike; nil when the project does not say.
  public var deploymentTarget: IOSVersion? {
    let key = platform == .tvOS ? "TVOS_DEPLOYMENT_TARGET" : "IPHONEOS_DEPLOYMENT_TARGET"
    return configurations.compactMap { $0[key] }.compactMap { IOSVersion($0.value) }.min() ?? (platform == .visionOS ? IOSVersion(17) : nil)
  }

  /// True when it runs on iPads, or the project does not say.
  public var runsOnPad: Bool {
    let families = configurations.compactMap { $0["TARGETED_DEVICE_FAMILY"] }
    return families.isEmpty || families.contains { $0.value.contains("2") }
  }
}

/// The settings that one configuration of an app is built with.
public struct AppConfiguration: Sendable {
  /// Like `Release`; empty for an app that a property list alone tells of.
  public let name: String
  /// What `INFOPLIST_FILE` names, whether it is there or not.
  public let infoPlist: FileID?
  /// What it is built with, `INFOPLIST_KEY_…` included; values with their variables replaced.
  public let settings: [String: AppSetting]
  /// All build settings, where a target of an Xcode project has them.
  let build: BuildSettings?

  init(name: String, infoPlist: FileID?, settings: [String: AppSetting], build: BuildSettings? = nil) {
    self.name = name
    self.infoPlist = infoPlist
    self.settings = settings
    self.build = build
  }

  public subscript(key: String) -> AppSetting? { settings[key] }

  /// The keys that are not in the property list come from build settings.
  public var generatesInfoPlist: Bool { settings["GENERATE_INFOPLIST_FILE"]?.isTrue ?? false }
}

/// One build setting and where it stands.
public struct AppSetting: Hashable, Sendable {
  public let value: String
  public let file: FileID
  /// Byte offsets in the file.
  public let range: Range<ByteOffset>

  public init(value: String, file: FileID, range: Range<ByteOffset>) {
    self.value = value
    self.file = file
    self.range = range
  }

  public var isTrue: Bool { ["yes", "true", "1"].contains(value.lowercased()) }
}

/// What an app's information says for one key, and where.
public struct InfoValue: Sendable {
  /// The value, with variables as they are written.
  public let value: PropertyListValue
  public let file: FileID
  /// The bytes of the key and the value.
  public let range: Range<ByteOffset>
  /// The names of the configurations that have it.
  public var configurations: [String]
  /// It is an `INFOPLIST_KEY_…`.
  public let isGenerated: Bool

  /// What the value means where a boolean is asked for.
  public var isTrue: Bool {
    switch value {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .string(let text): ["yes", "true", "1", "y"].contains(text.lowercased())
    default: false
    }
  }
}

extension Project {
  /// The apps that are built with a property list, in order.
  public func apps(withInfoPlist list: FileID) -> [AppTarget] { appsByInfoPlist[list] ?? [] }

  /// What the app's information says for a key, one value for each place. A key of the property list goes before a
  /// generated one.
  public func info(_ key: String, of app: AppTarget) -> [InfoValue] {
    var found: [InfoValue] = []
    for configuration in app.configurations {
      guard let value = info(key, of: configuration) else { continue }
      if let index = found.firstIndex(where: { $0.file == value.file && $0.range == value.range }) {
        found[index].configurations.append(configuration.name)
      } else {
        found.append(value)
      }
    }
    return found
  }

  /// The value that counts in one configuration.
  public func info(_ key: String, of configuration: AppConfiguration) -> InfoValue? {
    written(key, of: configuration) ?? generated(key, of: configuration)
  }

  /// The value that the property list has.
  public func written(_ key: String, of configuration: AppConfiguration) -> InfoValue? {
    guard let file = configuration.infoPlist, let entry = propertyList(file)?.root?.entry(key) else { return nil }
    return InfoValue(value: entry.value.plain, file: file, range: entry.range, configurations: [configuration.name], isGenerated: false)
  }

  /// The value that Xcode would write from a build setting.
  public func generated(_ key: String, of configuration: AppConfiguration) -> InfoValue? {
    guard configuration.generatesInfoPlist, let setting = configuration["INFOPLIST_KEY_" + key] else { return nil }
    return InfoValue(
      value: .string(setting.value), file: setting.file, range: setting.range, configurations: [configuration.name], isGenerated: true)
  }

  /// True when the app compiles the source file, as far as the project tells.
  public func compiles(_ file: FileID, in app: AppTarget) -> Bool {
    switch app.origin {
    case .xcode(let projectFile, let target):
      return index.targets.targets(of: file).contains { $0.project == projectFile && $0.identifier == target }
    case .propertyList(let list):
      let isAlike = file.isBelow(anyOf: appTargets.told) == list.isBelow(anyOf: appTargets.told)
      return isAlike && placedApps.nearest(to: file).contains(list)
    case .description(let description):
      // What an Xcode project below the description compiles is that project's.
      let isOfXcode = index.targets.targets(of: file).contains { ProjectFileKind(of: $0.project) == .xcodeProject }
      return !isOfXcode && self.description(above: file)?.file == description
    }
  }

  /// True when the app has what the source file declares: it compiles the file, or links a library that does.
  public func has(_ file: FileID, in app: AppTarget) -> Bool {
    guard let target = target(of: app) else { return compiles(file, in: app) }
    return index.targets.holds(file, in: target)
  }

  /// The target that an Xcode project has for the app.
  func target(of app: AppTarget) -> TargetMap.Target? {
    guard case .xcode(let projectFile, let target) = app.origin else { return nil }
    return index.targets.target(target, of: projectFile)
  }
}

extension FileID {
  /// The folder that holds the `.xcodeproj` of this `project.pbxproj`; empty for the root.
  public var projectFolder: String { SourcePath.folder(SourcePath.folder(path)) }

  /// The folder that the file is in; empty for the root.
  public var folder: String { SourcePath.folder(path) }

  /// The last part of the path.
  public var name: String { SourcePath.name(path) }

  /// A file that a project names by a path from its folder; nil for one outside of the checkout.
  public func file(atProjectPath path: String) -> FileID? {
    let joined = SourcePath.joined(projectFolder, path)
    return joined.hasPrefix("/") || joined.hasPrefix("..") || joined.isEmpty ? nil : FileID(joined)
  }

  /// How a project names a file: from its folder, `..` where it lies outside.
  public func pathInProject(of file: FileID) -> String? {
    let (own, other) = (projectFolder.split(separator: "/"), file.path.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    guard common < other.count else { return nil }
    return (Array(repeating: "..", count: own.count - common) + other[common...].map(String.init)).joined(separator: "/")
  }

  /// Told by its name: `Info.plist`, `App-Info.plist`, `AppInfo.plist`, `Info-Debug.plist`.
  var mayBeInfoPlist: Bool {
    guard name.hasSuffix(".plist"), name != "GoogleService-Info.plist", !path.contains(".xctemplate/"), !path.contains(".bundle/") else { return false }
    return name.hasSuffix("Info.plist") || name.hasPrefix("Info")
  }
}

extension Project {
  /// The bytes of the app's name in its project file: where one looks for a target.
  public func nameRange(of app: AppTarget) -> Range<ByteOffset>? {
    guard case .xcode(let file, let target) = app.origin else { return nil }
    return xcodeProject(file)?.nameRange(ofTarget: target)
  }
}
