import Foundation

/// Build settings, where later ones win and `$(NAME)` stands for another.
struct BuildSettings {
  private(set) var values: [String: String]

  init(target: String) {
    values = [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": ".", "PROJECT_DIR": ".",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  mutating func add(_ settings: [String: Any]) {
    for (key, value) in settings {
      let text = (value as? [String])?.joined(separator: " ") ?? "\(value)"
      values[key] = text.replacingOccurrences(of: "$(inherited)", with: values[key] ?? "")
    }
  }

  /// An `.xcconfig` file: `KEY = value` a line, `//` comments, `#include "other.xcconfig"`.
  mutating func add(contentsOf file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let text = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        if parts.count > 1 { try add(contentsOf: file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))) }
      } else if let sign = text.firstIndex(of: "=") {
        let key = text[..<sign].trimmingCharacters(in: .whitespaces)
        add([key: text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)])
      }
    }
  }

  subscript(_ key: String) -> String { resolved(values[key] ?? "") }

  /// A text with every `$(NAME)` and `${NAME}` replaced.
  func resolved(_ text: String, depth: Int = 0) -> String {
    guard depth < 20, let match = text.firstMatch(of: /\$[({]([A-Za-z0-9_]+)(:[a-z0-9]+)?[)}]/) else { return text }
    var value = resolved(values[String(match.1)] ?? "", depth: depth + 1)
    if match.2 == ":c99extidentifier" { value = String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    return resolved(text.replacingCharacters(in: match.range, with: value), depth: depth + 1)
  }
}

/// The property list that a build puts in the app.
struct BuiltPropertyList {
  private let values: [String: Any]

  init(_ settings: BuildSettings, in folder: URL) throws {
    var list: [String: Any] = [:]
    let path = settings["INFOPLIST_FILE"]
    if !path.isEmpty {
      let data = try Data(contentsOf: path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any] ?? [:]
    }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      for (key, value) in Self.generated(settings) where list[key] == nil { list[key] = value }
    }
    values = Self.resolved(list, settings) as? [String: Any] ?? [:]
  }

  func data() throws -> Data { try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) }

  /// The keys that come from build settings; only those that decide about a launch.
  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    var result: [String: Any] = [:]
    let storyboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    if !storyboard.isEmpty { result["UIMainStoryboardFile"] = storyboard }
    if settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES" {
      result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
    }
    return result
  }

  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolved(text)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolved($0, settings) }
    default: value
    }
  }
}
