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

  /// The assignments of a level, the last one first in rank.
  struct Level: Sendable {
    var assignments: [Assignment]
  }

  /// One assignment with its conditions taken apart.
  struct Assignment: Sendable {
    let name: String
    let conditions: [(kind: String, pattern: String)]
    let value: String
    let place: Place
    let range: Range<ByteOffset>
  }

  public let configuration: String
  /// The name of the target.
  public let target: String
  /// The SDK whose conditions hold, like `iphoneos`.
  public let sdk: String
  private let levels: [Level]
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
    self.init(project, target: target, configuration: own, projectName: projectName, sdk: sdk, reading: read)
  }

  /// The settings of a target in one of its configurations; see the other initialiser.
  public init(
    _ project: XcodeProjectFile, target: XcodeTarget, configuration own: XcodeConfiguration, projectName: String? = nil,
    sdk: String = "iphoneos", reading read: (String) -> SourceText?
  ) {
    let name = own.name
    configuration = name
    self.target = target.name
    self.sdk = sdk
    let shared = project.projectConfigurations
    let common = shared.first { $0.name == name } ?? shared.first { $0.name == project.defaultProjectConfiguration } ?? shared.first
    levels = [own, common].flatMap { configuration -> [Level] in
      guard let configuration else { return [] }
      let own = configuration.settings.map { Assignment($0.key, $0.text, .project, $0.range) }
      var files = XCConfigChain()
      if let base = configuration.baseConfiguration { files.follow(base, reading: read) }
      return [Level(assignments: own), Level(assignments: files.assignments)]
    }
    known = Self.known(target: target, configuration: name, project: project, projectName: projectName, sdk: sdk)
  }

  /// The value of a setting; nil where nobody gives it one.
  public subscript(key: String) -> Value? {
    var expansion = SettingExpansion(self)
    return expansion.value(of: key)
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

  /// The assignment that holds for a key from a level on, and its level.
  func assignment(of key: String, from start: Int) -> (assignment: Assignment, level: Int)? {
    for level in levels.indices.dropFirst(start) {
      let fitting = levels[level].assignments.filter { $0.name == key && $0.holds(sdk: sdk, configuration: configuration) }
      // The one with more conditions goes first, then the last one.
      guard let most = fitting.map(\.conditions.count).max() else { continue }
      return fitting.last { $0.conditions.count == most }.map { ($0, level) }
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

extension BuildSettings.Assignment {
  init(_ key: String, _ value: String, _ place: BuildSettings.Place, _ range: Range<ByteOffset>) {
    let parts = key.split(separator: "[")
    name = parts.first.map { $0.trimmingBlanks } ?? ""
    conditions = parts.dropFirst().flatMap { $0.split { $0 == "]" || $0 == "," } }.compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (sides[0].trimmingBlanks, sides[1].trimmingBlanks) : nil
    }
    (self.value, self.place, self.range) = (value, place, range)
  }

  /// True when all conditions hold.
  func holds(sdk: String, configuration: String) -> Bool {
    conditions.allSatisfy { kind, pattern in
      switch kind {
      case "sdk": Self.matches(sdk, pattern)
      case "config": Self.matches(configuration, pattern)
      case "arch": Self.matches("arm64", pattern)
      case "variant": Self.matches("normal", pattern)
      default: false
      }
    }
  }

  /// The pattern may end in a `*`. An SDK may have its version behind it, so `iphoneos` also fits `iphoneos*`.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    if pattern.hasSuffix("*") { return text.hasPrefix(pattern.dropLast()) }
    return text == pattern
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

/// The assignments of an `.xcconfig` and of all that it includes, in the order in which they are read.
struct XCConfigChain {
  private(set) var assignments: [BuildSettings.Assignment] = []
  private var open: Set<String> = []
  private var count = 0
  private static let fileLimit = 256

  /// Reads a file, given by its path from the project's folder. One that includes itself is read once.
  mutating func follow(_ path: String, reading read: (String) -> SourceText?) {
    count += 1
    guard count <= Self.fileLimit, open.insert(path).inserted, let text = read(path) else { return }
    defer { open.remove(path) }
    for line in XCConfigFile(text).lines {
      switch line {
      case .assignment(let assignment):
        assignments.append(
          BuildSettings.Assignment(assignment.key, assignment.value, .configuration(path), assignment.range))
      case .include(let include): follow(SourcePath.joined(SourcePath.folder(path), include.path), reading: read)
      case .other: break
      }
    }
  }
}
