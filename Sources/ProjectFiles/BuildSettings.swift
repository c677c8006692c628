import SourceText

/// What the build settings of a target in one configuration come to.
///
/// A value is looked for where Xcode does: in the target, in the target's `.xcconfig`, in the project and in the project's
/// `.xcconfig`. `$(inherited)` is the value of the next one.
public struct BuildSettings: Sendable {
  /// A value and where it stands.
  public struct Value: Hashable, Sendable {
    /// With the values of the variables in it.
    public let text: String
    public let place: Place
    /// The byte offsets of the assignment in the place.
    public let range: Range<ByteOffset>
    /// The variables whose values nobody gives; they stay as they are in the text.
    public let unknown: [String]
  }

  /// The file that a value stands in.
  public enum Place: Hashable, Sendable {
    case project
    /// The path of an `.xcconfig` from the project's folder.
    case configuration(String)
  }

  public let configuration: String
  /// The name of the target.
  public let target: String
  /// The SDK whose conditions hold, like `iphoneos`.
  public let sdk: String
  /// From the target's own settings down to the project's `.xcconfig`.
  private let levels: [[SettingAssignment]]
  private let known: [String: String]

  /// - Parameters:
  ///   - configuration: The name of the configuration; nil for the target's default one.
  ///   - projectName: What `$(PROJECT_NAME)` means: the name of the `.xcodeproj` without the extension.
  ///   - sdk: The SDK whose conditions hold.
  ///   - read: Gives the text of an `.xcconfig` by its path from the project's folder.
  public init(
    _ project: XcodeProjectFile, target: XcodeTarget, configuration: String? = nil, projectName: String? = nil,
    sdk: String = "iphoneos", reading read: (String) -> SourceText?
  ) {
    let name = configuration ?? target.defaultConfiguration ?? project.defaultProjectConfiguration
      ?? target.configurations.last?.name ?? ""
    let own = target.configuration(name) ?? XcodeConfiguration(id: "", name: name, settings: [], baseConfiguration: nil)
    let files = XCConfigFiles([own] + project.projectConfigurations, reading: read)
    self.init(project, target: target, configuration: own, projectName: projectName, sdk: sdk, files: files)
  }

  /// The settings of a target in one of its configurations, with `.xcconfig` files that were read before.
  public init(
    _ project: XcodeProjectFile, target: XcodeTarget, configuration own: XcodeConfiguration, projectName: String? = nil,
    sdk: String = "iphoneos", files: XCConfigFiles
  ) {
    let name = own.name
    configuration = name
    self.target = target.name
    self.sdk = sdk
    let shared = project.projectConfigurations
    let common = shared.first { $0.name == name } ?? shared.first { $0.name == project.defaultProjectConfiguration } ?? shared.first
    levels = [own, common].flatMap { configuration -> [[SettingAssignment]] in
      guard let configuration else { return [] }
      let settings = configuration.settings.map {
        SettingAssignment(key: $0.key, value: $0.text, place: .project, range: $0.range)
      }
      return [settings, configuration.baseConfiguration.flatMap { files.assignments[$0] } ?? []]
    }
    known = Self.known(target: target, configuration: name, project: project, projectName: projectName, sdk: sdk)
  }

  /// The value of a setting; nil where nobody gives it one.
  public subscript(key: String) -> Value? {
    var expansion = SettingExpansion(self)
    return expansion.value(of: key)
  }

  /// The names of all settings that start with a prefix and hold here, sorted, like those with `INFOPLIST_KEY_`.
  public func names(withPrefix prefix: String) -> [String] {
    let names = Set(levels.joined().map { String($0.key.prefix { $0 != "[" && $0 != " " }) })
    return names.filter { $0.hasPrefix(prefix) && assignment(of: $0, from: 0) != nil }.sorted()
  }

  /// The text that has variables, with their values.
  public func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(self)
    return expansion.expanded(text, key: nil, level: 0)
  }

  /// The path that a setting names, from the project's folder; nil for none and for one with unknown variables.
  public func path(_ key: String) -> String? {
    guard let value = self[key], value.unknown.isEmpty, !value.text.isEmpty else { return nil }
    var text = value.text
    if text.count > 1, text.first == "\"", text.last == "\"" { text = String(text.dropFirst().dropLast()) }
    return SourcePath.joined(known["SRCROOT"] == "." ? "" : known["SRCROOT"] ?? "", text)
  }

  /// Whether the target is built for iOS; nil where the settings do not tell.
  public var isForIOS: Bool? {
    if let platforms = self["SUPPORTED_PLATFORMS"], platforms.unknown.isEmpty {
      return platforms.text.split(separator: " ").contains { $0.hasPrefix("iphone") }
    }
    guard let root = self["SDKROOT"], root.unknown.isEmpty, root.text != "auto" else { return nil }
    return root.text.hasPrefix("iphone")
  }

  /// True when the settings say that the target is built for an SDK, like `appletvos`.
  public func isFor(sdk name: String) -> Bool {
    if let platforms = self["SUPPORTED_PLATFORMS"], platforms.unknown.isEmpty {
      return platforms.text.split(separator: " ").contains { $0 == name }
    }
    return self["SDKROOT"].map { $0.unknown.isEmpty && $0.text.hasPrefix(name) } ?? false
  }

  /// The assignment that holds for a key from a level on, and its level.
  func assignment(of key: String, from start: Int) -> (assignment: SettingAssignment, level: Int)? {
    for level in levels.indices.dropFirst(start) {
      var best: (assignment: SettingAssignment, conditions: Int)?
      // The one with more conditions goes first, then the last one.
      for assignment in levels[level] {
        guard let count = assignment.conditions(onto: key, sdk: sdk, configuration: configuration) else { continue }
        if count >= best?.conditions ?? 0 { best = (assignment, count) }
      }
      if let best { return (best.assignment, level) }
    }
    return nil
  }

  /// What the build system itself gives a variable.
  func builtIn(_ key: String) -> String? { known[key] }
}

extension BuildSettings {
  private static func known(
    target: XcodeTarget, configuration: String, project: XcodeProjectFile, projectName: String?, sdk: String
  ) -> [String: String] {
    let root = project.sourceRoot.isEmpty ? "." : project.sourceRoot
    var known = [
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": ".", "TARGET_NAME": target.name, "TARGETNAME": target.name,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)", "PLATFORM_NAME": sdk, "SDK_NAME": sdk,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
    if let projectName { known["PROJECT_NAME"] = projectName }
    return known
  }
}
