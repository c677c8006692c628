import Patterns
import ProjectFiles
import SourceText

/// Versions as texts, like `15` and `15.4`.
enum VersionText {
  /// The lowest of those that are versions; names of variables and the like are passed over.
  static func lowest(_ texts: [String]) -> String? {
    texts.filter { numbers($0) != nil }.min { numbers($0)!.lexicographicallyPrecedes(numbers($1)!) }
  }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(where: { $0 == nil || $0! < 0 }) else { return nil }
    return parts.map { $0! }
  }
}

/// Finds the deployment target in the files that can name one.
enum ProjectSettings {
  static let key = "IPHONEOS_DEPLOYMENT_TARGET"

  /// The iOS platform of a `Package.swift`.
  static func package(_ bytes: [UInt8]) -> String? {
    let pattern = #"(?m)^\s*//.*$|/\*(?s:.*?)\*/|(?<![\w"])\.iOS\s*\(\s*(?:[\w.]*\.v(\d+)(?:_(\d+))?|"([\d.]+)")\s*\)"#
    return VersionText.lowest(
      groups(of: pattern, in: bytes).compactMap { groups in
        if let text = groups[2] { return text }
        return groups[0].map { groups[1] == nil ? $0 : $0 + "." + groups[1]! }
      })
  }

  /// The setting in an `.xcconfig`.
  static func configuration(_ bytes: [UInt8]) -> String? {
    let assignments = XCConfigFile(SourceText(bytes: bytes)).assignments
    return VersionText.lowest(assignments.filter { $0.key == key || $0.key.hasPrefix(key + "[sdk=iphone") }.map(\.value))
  }

  /// The values in a project file that could not be read as one.
  static func anyProject(_ bytes: [UInt8]) -> String? {
    let pattern = #"\#(key)(?:\[sdk=iphone[^\]]*\])?"?(?:</key>\s*<string>|\s*[=:]\s*"?)([\d.]+)"#
    return VersionText.lowest(groups(of: pattern, in: bytes).compactMap { $0[0] })
  }

  /// The `platform :ios` of a `Podfile`.
  static func podfile(_ bytes: [UInt8]) -> String? {
    let pattern = #"^[ \t]*platform[ \t]*\(?[ \t]*:ios[ \t]*,[ \t]*['"]?([\d.]+)"#
    return VersionText.lowest(groups(of: pattern, in: bytes).compactMap { $0[0] })
  }

  /// True when an `Info.plist` is that of an app extension; a binary one is searched for the words.
  static func isExtension(infoPlist bytes: [UInt8]) -> Bool {
    let text = SourceText(bytes: bytes)
    let keys = ["NSExtension", "EXAppExtensionAttributes"]
    guard let root = (try? PropertyListFile(text))?.root else { return keys.contains(where: text.contains) }
    return keys.contains { root[$0] != nil }
  }

  private static func groups(of pattern: String, in bytes: [UInt8]) -> [[String?]] {
    let text = SourceText(bytes: bytes)
    guard let pattern = try? Pattern(pattern) else { return [] }
    return pattern.matches(in: text).map { match in match.groups.map { $0.map { text.string(in: $0) } } }
  }
}
