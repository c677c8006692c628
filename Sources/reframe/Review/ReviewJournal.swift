import ChangeLog
import Review
import SourceEdits
import SourceText
import Workspace

/// The events of a review in their file, each on the disk before the next key is read.
final class ReviewJournal {
  static let name = "review.jsonl"

  private let checkout: Checkout
  /// nil until there is something to keep.
  private var file: StateFile?
  /// What was in the file when it was opened.
  let events: [ReviewEvent]
  private(set) var header: ReviewLog.Header
  /// True when there is anything to go on with.
  private(set) var isEmpty: Bool

  /// The review that is not finished; nil when there is none.
  static func unfinished(in checkout: Checkout) throws -> ReviewJournal? {
    guard let file = try StateFile.open(name, in: checkout, creating: false) else { return nil }
    guard let log = try ReviewLog(file.contents()) else { return nil }
    let missing = try finishedWriting(log, in: checkout)
    let journal = try ReviewJournal(file, in: checkout, log, missing)
    if let missing { try journal.append(missing) }
    return journal
  }

  /// A review that begins. Nothing is kept, and what an earlier one left is still there, until `begin`.
  init(_ header: ReviewLog.Header, in checkout: Checkout) {
    self.checkout = checkout
    self.header = header
    events = []
    isEmpty = true
  }

  /// Makes the file of a review that begins; what an earlier one left is dropped.
  func begin() throws {
    guard file == nil else { return }
    guard let file = try StateFile.open(Self.name, in: checkout, creating: true) else {
      throw WorkspaceError("the review cannot be kept")
    }
    try file.truncate(to: 0)
    try file.append(ReviewLog.line(header))
    self.file = file
  }

  private init(_ file: StateFile, in checkout: Checkout, _ log: ReviewLog, _ missing: ReviewEvent?) throws {
    self.file = file
    self.checkout = checkout
    header = log.header
    events = log.entries.compactMap(ReviewEvent.init) + [missing].compactMap { $0 }
    isEmpty = log.entries.isEmpty
    // A line that was being written when the process ended never happened.
    try file.truncate(to: log.wholeBytes)
  }

  /// Notes what a batch is about to write, so that a crash between writing it and noting that is no loss.
  func begin(writing contents: [FileID: ContentID]) throws {
    try append(ReviewLog.Entry(writing: contents.reduce(into: [:]) { $0[$1.key.path] = $1.value.digits }))
  }

  /// What a batch wrote of which only the beginning was noted; nil when there is no such batch.
  private static func finishedWriting(_ log: ReviewLog, in checkout: Checkout) throws -> ReviewEvent? {
    guard let contents = log.entries.last?.writing else { return nil }
    let noted = Set(log.entries.compactMap { $0.wrote?.number })
    let batch = try checkout.batches().last { batch in
      !noted.contains(batch.record.number) && batch.undos.isEmpty
        && Dictionary(batch.record.files.map { ($0.path, $0.after ?? "") }) { first, _ in first } == contents
    }
    guard let batch else { return nil }
    let ids = contents.compactMap { path, digits in ContentID(digits: digits).map { (FileID(path), $0) } }
    return .wrote(batch: batch.record.number, contents: Dictionary(ids) { first, _ in first })
  }

  func append(_ event: ReviewEvent) throws {
    try append(ReviewLog.Entry(event))
    isEmpty = false
  }

  private func append(_ entry: ReviewLog.Entry) throws {
    try begin()
    try file?.append(ReviewLog.line(entry))
  }

  /// Removes the file, be it what an earlier review left.
  func remove() throws { try (file ?? StateFile.open(Self.name, in: checkout, creating: false))?.remove() }
}

extension ReviewLog.Entry {
  fileprivate init(_ event: ReviewEvent) {
    self.init()
    switch event {
    case .decided(let list): decided = list.map { ReviewLog.Decision($0) }
    case .split(let key): split = ReviewLog.Key(key)
    case .wrote(let batch, let contents):
      let ids = contents.map { ($0.key.path, $0.value.digits) }
      wrote = ReviewLog.Batch(number: batch, contents: Dictionary(ids, uniquingKeysWith: { first, _ in first }))
    case .renamed(let names): renamed = names.map { ReviewLog.Renaming(from: ReviewLog.Key($0.key), to: ReviewLog.Key($0.value)) }
    case .takenBack: takenBack = true
    }
  }
}

extension ReviewEvent {
  fileprivate init?(_ entry: ReviewLog.Entry) {
    if let list = entry.decided {
      self = .decided(list.compactMap { DecidedChange($0) })
    } else if let key = entry.split {
      self = .split(DecisionKey(key))
    } else if let batch = entry.wrote {
      let ids = batch.contents.compactMap { path, digits in ContentID(digits: digits).map { (FileID(path), $0) } }
      self = .wrote(batch: batch.number, contents: Dictionary(ids, uniquingKeysWith: { first, _ in first }))
    } else if let names = entry.renamed {
      self = .renamed(Dictionary(names.map { (DecisionKey($0.from), DecisionKey($0.to)) }, uniquingKeysWith: { first, _ in first }))
    } else if entry.takenBack == true {
      self = .takenBack
    } else {
      return nil
    }
  }
}

extension ReviewLog.Decision {
  fileprivate init(_ change: DecidedChange) {
    var hunks: [ReviewLog.Hunk]?
    if case .edited(let list) = change.decision { hunks = list.map { ReviewLog.Hunk(file: $0.file.path, old: $0.old, new: $0.new) } }
    self.init(key: ReviewLog.Key(change.key), decision: change.decision.word, hunks: hunks)
  }
}

extension DecidedChange {
  fileprivate init?(_ record: ReviewLog.Decision) {
    let key = DecisionKey(record.key)
    switch record.decision {
    case "accepted": self.init(key, .accepted)
    case "declined": self.init(key, .declined)
    case "suppressed": self.init(key, .suppressed)
    case "edited":
      let hunks = (record.hunks ?? []).map { EditedHunk(file: FileID($0.file), old: $0.old, new: $0.new) }
      self.init(key, .edited(hunks))
    default: return nil
    }
  }
}

extension ReviewLog.Key {
  fileprivate init(_ key: DecisionKey) {
    let content = key.content
    self.init(
      transform: content.transform, file: content.file.path, scope: content.scope, removed: content.removed,
      added: content.added, around: key.surroundings, rank: key.twins > 1 ? key.rank : nil, of: key.twins > 1 ? key.twins : nil,
      indistinct: key.isDistinct ? nil : true)
  }
}

extension DecisionKey {
  fileprivate init(_ key: ReviewLog.Key) {
    let content = Content(
      transform: key.transform, file: FileID(key.file), scope: key.scope, removed: key.removed, added: key.added)
    self.init(
      content: content, surroundings: key.around, rank: key.rank ?? 0, twins: key.of ?? 1, isDistinct: key.indistinct != true)
  }
}
