import SourceText

/// How far a change can be trusted.
public enum Safety: String, Sendable, Comparable, CaseIterable {
  /// It compiles, and a named doubt remains.
  case needsReview = "needs-review"
  /// It compiles, means the same where the old code was right, and loses no comment.
  case safe

  public static func < (a: Safety, b: Safety) -> Bool { a == .needsReview && b == .safe }
}

/// The stable code of a reason or note, like `unsafe-phase`. `reframe explain` has a page for each.
public struct ReasonCode: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  public var description: String { text }

  public static func < (a: ReasonCode, b: ReasonCode) -> Bool { a.text < b.text }
}

/// The place in the source that a change or finding is about.
public struct Anchor: Hashable, Sendable, Comparable {
  public let file: FileID
  /// Byte offsets in the original file.
  public let range: Range<ByteOffset>
  /// Where the range starts, for people.
  public let line: Int
  public let column: Int

  public init(file: FileID, range: Range<ByteOffset>, position: LineColumn) {
    self.file = file
    self.range = range
    line = position.line
    column = position.column
  }

  public static func < (a: Anchor, b: Anchor) -> Bool {
    (a.file, a.range.lowerBound, a.range.upperBound) < (b.file, b.range.lowerBound, b.range.upperBound)
  }
}

/// What a reviewer wants to know of a change (section 7 of the design).
public struct ChangeRecord: Equatable, Sendable {
  /// Type and member, like `GalleryViewController.viewDidLayoutSubviews()`.
  public var scope: String
  /// The expression that goes.
  public var oldDependency: String
  /// What takes its place, and on which rung of the ladder it was found.
  public var newDependency: String
  /// When the new value is read again.
  public var trigger: String
  /// What is refreshed then.
  public var update: String
  /// What must not change.
  public var preserved: String
  /// What to try on a device.
  public var verify: String

  public init(
    scope: String, oldDependency: String, newDependency: String, trigger: String, update: String, preserved: String,
    verify: String
  ) {
    self.scope = scope
    self.oldDependency = oldDependency
    self.newDependency = newDependency
    self.trigger = trigger
    self.update = update
    self.preserved = preserved
    self.verify = verify
  }
}

extension ChangeRecord {
  /// One record for several edits that are one change: each field says what any of them says, once.
  public func joined(with others: some Sequence<ChangeRecord>) -> ChangeRecord {
    var result = self
    for path in [\ChangeRecord.oldDependency, \.newDependency, \.trigger, \.update, \.preserved, \.verify] {
      var said = [self[keyPath: path]]
      for other in others where !said.contains(other[keyPath: path]) { said.append(other[keyPath: path]) }
      result[keyPath: path] = said.joined(separator: path == \.oldDependency ? ", " : "; ")
    }
    return result
  }
}

/// What changes have in common that a person decides alike, beside their transform.
public struct ChangeKind: Hashable, Sendable {
  /// What is asked instead, like `view` or `collectionView`; empty when nothing is.
  public let provider: String
  /// When the code runs, like `live`; empty when that does not matter.
  public let phase: String

  public init(provider: String = "", phase: String = "") {
    self.provider = provider
    self.phase = phase
  }
}

/// The unit of review: edits that land together or not at all.
public struct Change: Equatable, Sendable, Identifiable {
  /// Twelve hexadecimal digits made of the transform, the file, the scope and the old text: the same from run to run.
  /// A part of a change has the id of the whole with `.1`, `.2` and so on behind it.
  public let id: String
  /// The transform that proposed it, like `screen-bounds`.
  public let transform: String
  /// What the change does, imperative and without a full stop.
  public let message: String
  public let anchor: Anchor
  public let safety: Safety
  public let edits: EditBatch
  /// Files that come into being, with their content.
  public let creations: [FileID: String]
  public let kind: ChangeKind
  /// The changes that this one can be split into; empty when it is one piece.
  public let parts: [Change]
  /// The named doubts of a change that needs review; empty for a safe one.
  public let doubts: [ReasonCode]
  /// Things to know that are no doubt about the edit itself.
  public let notes: [ReasonCode]
  public let record: ChangeRecord
  /// The ids of the changes without which this one must not land. Such a change also rests on what it was told of all other
  /// files of the project; nil for one that stands for itself.
  public let requires: [String]?

  public init(
    id: String, transform: String, message: String, anchor: Anchor, safety: Safety, edits: EditBatch,
    creations: [FileID: String] = [:], kind: ChangeKind = ChangeKind(), parts: [Change] = [],
    doubts: [ReasonCode], notes: [ReasonCode], record: ChangeRecord, requires: [String]? = nil
  ) {
    self.requires = requires
    self.id = id
    self.transform = transform
    self.message = message
    self.anchor = anchor
    self.safety = safety
    self.edits = edits
    self.creations = creations
    self.kind = kind
    self.parts = parts
    self.doubts = doubts
    self.notes = notes
    self.record = record
  }
}

/// A place that is left as it is, and why.
public struct Finding: Equatable, Sendable, Identifiable {
  public let id: String
  public let transform: String
  public let message: String
  public let anchor: Anchor
  public let reason: ReasonCode
  public let notes: [ReasonCode]
  /// Type and member, like `Metrics.width`.
  public let scope: String

  public init(
    id: String, transform: String, message: String, anchor: Anchor, reason: ReasonCode, notes: [ReasonCode],
    scope: String
  ) {
    self.id = id
    self.transform = transform
    self.message = message
    self.anchor = anchor
    self.reason = reason
    self.notes = notes
    self.scope = scope
  }
}

/// Two changes that cannot land together in one pass.
public struct Conflict: Equatable, Sendable {
  /// The change that stays.
  public let kept: String
  /// The change that is tried again on the next pass.
  public let deferred: String
  public let file: FileID
  /// Where they overlap, in byte offsets of the original.
  public let overlap: Range<ByteOffset>

  public init(kept: String, deferred: String, file: FileID, overlap: Range<ByteOffset>) {
    self.kept = kept
    self.deferred = deferred
    self.file = file
    self.overlap = overlap
  }
}

/// A file that was left alone as a whole, and why, in a sentence.
public struct FileProblem: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case unreadable
    case notUTF8 = "not-utf8"
    case doesNotParse = "does-not-parse"
    /// It is over the limit of what is parsed.
    case tooLarge = "too-large"
    /// A change of ours would have broken the file; it was withdrawn.
    case withdrawn
  }

  public let file: FileID
  public let kind: Kind
  public let message: String

  public init(file: FileID, kind: Kind, message: String) {
    self.file = file
    self.kind = kind
    self.message = message
  }
}

/// Everything one run of the engine found: what it would change, what it leaves, and what it could not read.
///
/// Every list is sorted, so that the same checkout gives the same result whatever the number of jobs.
public struct ChangeSet: Equatable, Sendable {
  /// The changes that the policy accepts; their edits are disjoint and all apply to the original files.
  public var accepted: [Change]
  /// The changes that the policy does not accept (those that need review, unless they were asked for).
  public var offered: [Change]
  public var findings: [Finding]
  public var conflicts: [Conflict]
  public var problems: [FileProblem]
  /// For each app of the project whether it launches, in order of their files.
  public var launches: [LaunchAnswer]
  /// The number of files read in the first pass.
  public var filesRead: Int
  /// The number of files that were parsed.
  public var filesParsed: Int
  /// Findings and changes switched off by `reframe:ignore` comments.
  public var suppressed: Int
  /// What is known of the places of changes and findings, by their ids, where it was asked for.
  public var evidence: [String: PlaceEvidence] = [:]
  /// What is known of the one place that was asked for.
  public var explained: PlaceEvidence?

  public init(
    accepted: [Change] = [], offered: [Change] = [], findings: [Finding] = [], conflicts: [Conflict] = [],
    problems: [FileProblem] = [], launches: [LaunchAnswer] = [], filesRead: Int = 0, filesParsed: Int = 0, suppressed: Int = 0
  ) {
    self.accepted = accepted
    self.offered = offered
    self.findings = findings
    self.conflicts = conflicts
    self.problems = problems
    self.launches = launches
    self.filesRead = filesRead
    self.filesParsed = filesParsed
    self.suppressed = suppressed
  }

  /// All edits of the accepted changes by file, sorted, equal ones merged.
  public var acceptedEdits: [FileID: [TextEdit]] { accepted.editsByFile }
}

extension Change {
  /// The same with other contents of the files that come into being.
  public func creating(_ creations: [FileID: String]) -> Change {
    Change(
      id: id, transform: transform, message: message, anchor: anchor, safety: safety, edits: edits, creations: creations, kind: kind,
      parts: parts, doubts: doubts, notes: notes, record: record, requires: requires)
  }
}

extension [Change] {
  /// All edits by file, sorted, equal ones merged. A file in which two conflict is left out.
  public var editsByFile: [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for change in self {
      for (file, list) in change.edits.edits { edits[file, default: []] += list }
    }
    return edits.compactMapValues { EditBatch.disjoint($0) }
  }

  /// Those that can land together: a change goes when one that it requires is not among them.
  public var withoutUnmetRequirements: [Change] {
    var kept = self
    while true {
      let ids = Set(kept.map(\.id))
      let met = kept.filter { ($0.requires ?? []).allSatisfy(ids.contains) }
      if met.count == kept.count { return kept }
      kept = met
    }
  }

  /// The files that come into being, with their content.
  public var creations: [FileID: String] {
    reduce(into: [:]) { $0.merge($1.creations) { first, _ in first } }
  }
}
