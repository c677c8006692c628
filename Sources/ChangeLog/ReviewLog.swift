import Foundation

/// The file of a review that is not finished: `.reframe/review.jsonl`, one JSON object on each line.
///
/// The first line says which review it is, each further one what happened, in order. Lines are only ever added, so
/// whatever ends the process leaves all of them but perhaps the last.
public struct ReviewLog: Equatable, Sendable {
  /// Grows when a reader of the version before could go wrong.
  public static let version = 1

  /// Which review it is.
  public struct Header: Codable, Equatable, Sendable {
    public var reviewVersion = ReviewLog.version
    /// The version of the tool that began it.
    public var tool: String
    /// `place` or `kind`.
    public var order: String
    /// The files and folders it is about, relative to the root of the checkout where they are in it.
    public var paths: [String]
    /// The flags that select changes, with their values.
    public var flags: [String: [String]]

    public init(tool: String, order: String, paths: [String], flags: [String: [String]]) {
      self.tool = tool
      self.order = order
      self.paths = paths
      self.flags = flags
    }
  }

  /// What a decision belongs to.
  public struct Key: Codable, Equatable, Hashable, Sendable {
    public var transform: String
    public var file: String
    public var scope: String
    public var removed: [String]
    public var added: [String]
    public var around: [String]
    /// Which of several changes of equal content it is, from 0; left out when it is the only one.
    public var rank: Int?
    public var of: Int?
    /// True when the others have the same lines around, too.
    public var indistinct: Bool?

    public init(
      transform: String, file: String, scope: String, removed: [String], added: [String], around: [String],
      rank: Int? = nil, of: Int? = nil, indistinct: Bool? = nil
    ) {
      self.transform = transform
      self.file = file
      self.scope = scope
      self.removed = removed
      self.added = added
      self.around = around
      self.rank = rank
      self.of = of
      self.indistinct = indistinct
    }
  }

  /// Lines that a person put in the place of others.
  public struct Hunk: Codable, Equatable, Sendable {
    public var file: String
    public var old: String
    public var new: String

    public init(file: String, old: String, new: String) {
      self.file = file
      self.old = old
      self.new = new
    }
  }

  public struct Decision: Codable, Equatable, Sendable {
    public var key: Key
    /// `accepted`, `declined`, `suppressed` or `edited`.
    public var decision: String
    /// Only of `edited`.
    public var hunks: [Hunk]?

    public init(key: Key, decision: String, hunks: [Hunk]? = nil) {
      self.key = key
      self.decision = decision
      self.hunks = hunks
    }
  }

  public struct Batch: Codable, Equatable, Sendable {
    public var number: Int
    /// For each file the id of its content since.
    public var contents: [String: String]

    public init(number: Int, contents: [String: String]) {
      self.number = number
      self.contents = contents
    }
  }

  public struct Renaming: Codable, Equatable, Sendable {
    public var from: Key
    public var to: Key

    public init(from: Key, to: Key) {
      self.from = from
      self.to = to
    }
  }

  /// What happened; exactly one member is there.
  public struct Entry: Codable, Equatable, Sendable {
    public var decided: [Decision]?
    public var split: Key?
    /// What is about to be written: for each file the id of its content afterwards. It happened when there is such a batch.
    public var writing: [String: String]?
    public var wrote: Batch?
    public var renamed: [Renaming]?
    public var takenBack: Bool?

    public init(
      decided: [Decision]? = nil, split: Key? = nil, writing: [String: String]? = nil, wrote: Batch? = nil,
      renamed: [Renaming]? = nil, takenBack: Bool? = nil
    ) {
      self.decided = decided
      self.split = split
      self.writing = writing
      self.wrote = wrote
      self.renamed = renamed
      self.takenBack = takenBack
    }

    var isKnown: Bool {
      [decided != nil, split != nil, writing != nil, wrote != nil, renamed != nil, takenBack == true].count { $0 } == 1
        && (decided ?? []).allSatisfy { ["accepted", "declined", "suppressed", "edited"].contains($0.decision) }
    }
  }

  public let header: Header
  public let entries: [Entry]
  /// The number of bytes that hold whole lines. What is behind them was being written when the process ended.
  public let wholeBytes: Int

  // MARK: Writing

  public static func line(_ header: Header) throws -> [UInt8] { try encoded(header) }

  public static func line(_ entry: Entry) throws -> [UInt8] { try encoded(entry) }

  private static func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [0x0A]
  }

  // MARK: Reading

  /// Reads the file; nil when it has not even its first line.
  public init?(_ bytes: [UInt8]) throws(LogError) {
    let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lines = bytes[..<end].split(separator: 0x0A)
    guard let first = lines.first else { return nil }
    header = try Self.header(first)
    var entries: [Entry] = []
    for (index, line) in lines.dropFirst().enumerated() {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line)), entry.isKnown else {
        throw LogError("line \(index + 2) of the unfinished review cannot be read")
      }
      entries.append(entry)
    }
    self.entries = entries
    wholeBytes = end
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(LogError) -> Header {
    struct Version: Decodable { let reviewVersion: Int }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(line)) else {
      throw LogError("the unfinished review does not begin like one of Reframe's")
    }
    guard version.reviewVersion == self.version else {
      throw LogError("the unfinished review was written by another version of Reframe (format \(version.reviewVersion))")
    }
    guard let header = try? JSONDecoder().decode(Header.self, from: Data(line)) else {
      throw LogError("the first line of the unfinished review cannot be read")
    }
    return header
  }
}
