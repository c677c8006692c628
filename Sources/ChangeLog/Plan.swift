import SourceEdits
import SourceText

/// What a file is before and after; nil where there is none.
public struct FileState: Codable, Equatable, Sendable {
  public let path: String
  /// Ids of the contents, as git names blobs.
  public let before: String?
  public let after: String?

  public init(path: String, before: ContentID?, after: ContentID?) {
    self.path = path
    self.before = before?.digits
    self.after = after?.digits
  }
}

/// A dry run that was kept: the changes, their reasons, and what every file was that they were found in.
///
/// `docs/plan.md` describes the format.
public struct Plan: LogFile, Equatable {
  public static let title = "plan"
  public static let currentSchema = 1

  public let schemaVersion: Int
  public let tool: ToolVersion
  /// When it was made: ISO 8601, UTC.
  public let date: String
  /// The absolute path of the checkout it was made in.
  public let root: String
  /// The command that made it, for people.
  public let command: String
  /// The ids of the contents of every file that was read, by path.
  public let inputs: [String: String]
  /// The files that are written, in order of their paths.
  public let files: [FileState]
  public let changes: [StoredChange]
  /// The changes that were not accepted.
  public let offered: [StoredChange]
  public let findings: [StoredFinding]

  public init(
    tool: ToolVersion, date: String, root: String, command: String, inputs: [String: String], files: [FileState],
    changes: [StoredChange], offered: [StoredChange], findings: [StoredFinding]
  ) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.date = date
    self.root = root
    self.command = command
    self.inputs = inputs
    self.files = files
    self.changes = changes
    self.offered = offered
    self.findings = findings
  }

  /// Refuses a plan of another version or checkout, with a sentence.
  public func check(version: String, root: String) throws(LogError) {
    guard tool.version == version else {
      throw LogError("this plan was made by Reframe \(tool.version), and this is Reframe \(version); make it again with 'reframe diff --save'")
    }
    guard self.root == root else {
      throw LogError("this plan was made in the checkout '\(self.root)', and this is '\(root)'; make it again here with 'reframe diff --save'")
    }
  }

  /// The changes, once the whole plan was found to make sense.
  public func validChanges() throws(LogError) -> [Change] {
    for path in inputs.keys { _ = try CheckoutPath.file(path) }
    var changes: [Change] = []
    for stored in self.changes { changes.append(try stored.change()) }
    var states: [FileID: FileState] = [:]
    for state in files {
      let file = try CheckoutPath.file(state.path)
      guard states.updateValue(state, forKey: file) == nil else { throw LogError("the plan names '\(file)' twice") }
      for digits in [state.before, state.after] {
        if let digits, ContentID(digits: digits) == nil { throw LogError("the plan has no proper id for '\(file)'") }
      }
    }
    var edited: [FileID: [TextEdit]] = [:]
    for change in changes {
      for (file, list) in change.edits.edits { edited[file, default: []] += list }
      for file in change.creations.keys {
        guard states[file]?.before == nil, states[file]?.after != nil else { throw LogError("the plan does not say what becomes of '\(file)'") }
      }
    }
    for (file, list) in edited {
      guard states[file]?.before != nil, states[file]?.after != nil else { throw LogError("the plan does not say what '\(file)' was") }
      guard EditBatch.disjoint(list) != nil else { throw LogError("the plan has edits of '\(file)' that overlap") }
    }
    return changes
  }
}
