import SourceEdits

/// What describes a project beside its sources, told from the file's name.
public enum ProjectFileKind: Sendable, CaseIterable {
  /// `project.pbxproj`.
  case xcodeProject
  /// `Info.plist` and its like.
  case propertyList
  /// `.xcconfig`.
  case configuration
  /// `project.yml`, of which XcodeGen makes a project; any other file of that format, too.
  case yaml

  /// The endings of file names that are looked at, without the dot.
  public static let fileExtensions: Set<String> = ["pbxproj", "plist", "xcconfig", "yml", "yaml"]

  /// Nil for a file that is not looked at.
  public init?(of file: FileID) {
    let path = file.path.utf8
    guard let dot = path.lastIndex(of: 0x2E) else { return nil }
    switch Substring(path[path.index(after: dot)...]) {
    case "pbxproj": self = .xcodeProject
    case "plist": self = .propertyList
    case "xcconfig": self = .configuration
    case "yml", "yaml": self = .yaml
    default: return nil
    }
  }
}
