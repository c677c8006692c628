import SourceText

/// What a batch is about to do to the files on disk: `.reframe/journal-….json`, there only while it is done.
///
/// Whoever finds one has found a run that was interrupted, and can finish it or take it back.
public struct Journal: LogFile, Equatable {
  public static let title = "journal"
  public static let currentSchema = 1

  /// How far it is. The journal's name says so: a rename is done or not, and needs no space on the disk.
  public enum Phase: String, CaseIterable, Sendable {
    /// New contents are being written beside the files; no file was touched.
    case preparing
    /// Every new content is on disk; files are being replaced.
    case replacing
    /// Every file is replaced; old contents are being removed.
    case closing
    /// What was replaced is being put back.
    case reverting

    public var fileName: String { "journal-\(rawValue).json" }
  }

  /// One file, with the names of what stands beside it meanwhile. A name is that of a file in the same folder.
  public struct Step: Codable, Equatable, Sendable {
    public let path: String
    /// The new content, until it is renamed; nil when the file goes away.
    public let new: String?
    /// The old content, until the journal is closed; nil when the file comes into being.
    public let old: String?
    public let before: String?
    /// nil for a file of ours, too, which comes into being in our own folder.
    public let after: String?

    public init(path: String, new: String?, old: String?, before: String?, after: String?) {
      self.path = path
      self.new = new
      self.old = old
      self.before = before
      self.after = after
    }
  }

  public let schemaVersion: Int
  /// What is being done, for people: `batch 3`.
  public let title: String
  public let steps: [Step]
  /// Folders that were made for it, outer ones first.
  public let folders: [String]?

  public init(title: String, steps: [Step], folders: [String] = []) {
    schemaVersion = Self.currentSchema
    self.title = title
    self.steps = steps
    self.folders = folders
  }

  /// Throws a sentence when a step names anything but a file of the checkout and our own files beside it.
  public func validate() throws(LogError) {
    for folder in folders ?? [] { _ = try CheckoutPath.file(folder, allowsState: true) }
    for step in steps {
      _ = try CheckoutPath.file(step.path, allowsState: true)
      for name in [step.new, step.old] {
        guard let name else { continue }
        guard name.hasPrefix(Self.prefix), !name.utf8.contains(where: { $0 == 0x2F || $0 == 0 }) else {
          throw LogError("the journal names '\(name)', which is no file of ours")
        }
      }
      let isOurs = step.path.hasPrefix(".reframe/")
      guard step.new == nil || step.after != nil || isOurs && step.before == nil else {
        throw LogError("the journal does not say what '\(step.path)' becomes")
      }
      for digits in [step.before, step.after] {
        if let digits, ContentID(digits: digits) == nil { throw LogError("the journal has no proper id for '\(step.path)'") }
      }
    }
  }

  /// What the names of files beside others start with.
  public static let prefix = ".reframe-"
}
