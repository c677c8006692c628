import SourceText

/// One assignment of a build setting.
struct SettingAssignment: Sendable {
  /// With its conditions, like `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
  let key: String
  let value: String
  let place: BuildSettings.Place
  let range: Range<ByteOffset>

  /// How many conditions the assignment has when it is one of the setting and all of them hold; nil when not.
  func conditions(onto name: String, sdk: String, configuration: String) -> Int? {
    if key == name { return 0 }
    guard key.utf8.count > name.utf8.count + 1, key.utf8.starts(with: name.utf8) else { return nil }
    let rest = key[key.utf8.index(key.startIndex, offsetBy: name.utf8.count)...].drop { $0 == " " }
    guard rest.first == "[" else { return nil }
    var count = 0
    for part in rest.split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) where !part.allSatisfy({ $0 == " " }) {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      guard sides.count == 2, Self.holds(sides[0], sides[1], sdk: sdk, configuration: configuration) else { return nil }
      count += 1
    }
    return count
  }

  private static func holds(_ kind: String, _ pattern: String, sdk: String, configuration: String) -> Bool {
    switch kind {
    case "sdk": matches(sdk, pattern)
    case "config": matches(configuration, pattern)
    case "arch": matches("arm64", pattern)
    case "variant": matches("normal", pattern)
    default: false
    }
  }

  /// The pattern may end in a `*`.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}

/// The `.xcconfig` files that configurations start from, with all that they include: read once.
public struct XCConfigFiles: Sendable {
  /// For each path from the project's folder the assignments, in the order in which they are read.
  private(set) var assignments: [String: [SettingAssignment]] = [:]

  /// - Parameter read: Gives the text of a file by its path from the project's folder.
  public init(_ configurations: [XcodeConfiguration], reading read: (String) -> SourceText?) {
    for path in configurations.compactMap(\.baseConfiguration) where assignments[path] == nil {
      var chain = XCConfigChain()
      chain.follow(path, reading: read)
      assignments[path] = chain.assignments
    }
  }

  /// The files of all configurations of a project.
  public init(of project: XcodeProjectFile, reading read: (String) -> SourceText?) {
    self.init(project.projectConfigurations + project.targets.flatMap(\.configurations), reading: read)
  }
}

/// The assignments of an `.xcconfig` and of all that it includes.
private struct XCConfigChain {
  private(set) var assignments: [SettingAssignment] = []
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
          SettingAssignment(
            key: assignment.key, value: assignment.value, place: .configuration(path), range: assignment.range))
      case .include(let include):
        follow(SourcePath.joined(SourcePath.folder(path), include.path), reading: read)
      case .other: break
      }
    }
  }
}
