import SourceEdits

/// The language of a source file, told from its name.
public enum SourceLanguage: Sendable, CaseIterable {
  case swift
  case objectiveC
  /// Objective-C with C++ in it.
  case objectiveCpp
  /// A header of C, Objective-C or C++; a prefix header, too.
  case header

  /// The endings of file names that are read, without the dot.
  public static let fileExtensions: Set<String> = ["swift", "m", "mm", "h", "pch"]

  /// Nil for a file that is not read.
  public init?(of file: FileID) {
    let path = file.path.utf8
    guard let dot = path.lastIndex(of: 0x2E) else { return nil }
    switch Substring(path[path.index(after: dot)...]) {
    case "swift": self = .swift
    case "m": self = .objectiveC
    case "mm": self = .objectiveCpp
    case "h", "pch": self = .header
    default: return nil
    }
  }

  /// True for all that a compiler of C and its relatives reads.
  public var isObjectiveC: Bool { self != .swift }
}

extension FileID {
  /// True for a file that is parsed as Swift: also one whose name says nothing, as texts without a file have.
  public var isSwift: Bool { SourceLanguage(of: self)?.isObjectiveC != true }
}
