import SourceEdits
import SourceText

/// A `TextEdit` in a file of ours, together with the text that it takes away, so that it can be reversed.
public struct StoredEdit: Codable, Equatable, Sendable {
  /// Byte offsets in the file before the edit.
  public let start: Int
  public let end: Int
  /// The line that it starts in, from 1, as patches count: a line ends with LF.
  public let line: Int
  public let removed: String
  public let replacement: String

  private enum CodingKeys: CodingKey { case end, line, removed, replacement, start }

  public init(start: Int, end: Int, line: Int, removed: String, replacement: String) {
    self.start = start
    self.end = end
    self.line = line
    self.removed = removed
    self.replacement = replacement
  }

  /// - Parameter lines: counts the lines of `text`, which the edit applies to.
  init(_ edit: TextEdit, in text: SourceText, lines: inout LineCounter) {
    self.init(
      start: edit.range.lowerBound, end: edit.range.upperBound, line: lines.line(at: edit.range.lowerBound, in: text),
      removed: text.string(in: edit.range), replacement: edit.replacement)
  }

  /// The edits of a text, in ascending order.
  public static func list(_ edits: [TextEdit], in text: SourceText) -> [StoredEdit] {
    var lines = LineCounter()
    return edits.map { StoredEdit($0, in: text, lines: &lines) }
  }

  /// True when its numbers can be those of a file.
  var isSound: Bool {
    // Sums of such offsets do not overflow.
    let limit = 1 << 48
    return start >= 0 && start <= end && end < limit && end - start == removed.utf8.count && line >= 1 && line < limit
  }

  /// The edit; only for one that is sound.
  public var edit: TextEdit { TextEdit(range: start..<end, replacement: replacement) }
}

/// Counts the line endings before offsets that are asked for in ascending order, going on from the last one.
struct LineCounter {
  private var offset = 0
  private var line = 1

  mutating func line(at wanted: ByteOffset, in text: SourceText) -> Int {
    if wanted < offset { (offset, line) = (0, 1) }
    let end = min(wanted, text.count)
    text.bytes.withUnsafeBufferPointer { bytes in
      while offset < end {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
    }
    return line
  }
}

/// A `ChangeRecord` in a file of ours.
struct StoredRecord: Codable, Equatable, Sendable {
  let scope: String
  let oldDependency: String
  let newDependency: String
  let trigger: String
  let update: String
  let preserved: String
  let verify: String

  private enum CodingKeys: CodingKey { case newDependency, oldDependency, preserved, scope, trigger, update, verify }

  init(_ record: ChangeRecord) {
    scope = record.scope
    oldDependency = record.oldDependency
    newDependency = record.newDependency
    trigger = record.trigger
    update = record.update
    preserved = record.preserved
    verify = record.verify
  }

  var record: ChangeRecord {
    ChangeRecord(
      scope: scope, oldDependency: oldDependency, newDependency: newDependency, trigger: trigger, update: update,
      preserved: preserved, verify: verify)
  }
}

/// A place in a file of ours.
struct StoredAnchor: Codable, Equatable, Sendable {
  let file: String
  /// From 1; the column counts bytes.
  let line: Int
  let column: Int
  /// Byte offsets.
  let start: Int
  let end: Int

  private enum CodingKeys: CodingKey { case column, end, file, line, start }

  init(_ anchor: Anchor) {
    file = anchor.file.path
    line = anchor.line
    column = anchor.column
    start = anchor.range.lowerBound
    end = anchor.range.upperBound
  }

  func anchor() throws(LogError) -> Anchor {
    guard start >= 0, start <= end, line >= 1, column >= 1 else { throw LogError("a place in '\(file)' makes no sense") }
    return Anchor(file: try CheckoutPath.file(file), range: start..<end, position: LineColumn(line: line, column: column))
  }
}

/// A `Change` in a file of ours.
public struct StoredChange: Codable, Equatable, Sendable {
  public let id: String
  let transform: String
  let message: String
  let safety: String
  let place: StoredAnchor
  let provider: String
  let phase: String
  let doubts: [String]
  let notes: [String]
  let record: StoredRecord
  /// The ids of the changes without which this one must not land; nil for a change that stands for itself.
  let requires: [String]?
  /// By path, in ascending order.
  public let edits: [String: [StoredEdit]]
  /// The contents of files that come into being, by path.
  public let creations: [String: String]?

  // In the order of the file, so that nothing has to be sought or sorted.
  private enum CodingKeys: CodingKey {
    case creations, doubts, edits, id, message, notes, phase, place, provider, record, requires, safety, transform
  }

  /// - Parameter texts: what the edits apply to, for every file that the change edits.
  public init(_ change: Change, texts: [FileID: SourceText]) {
    // A text that is missing is a mistake of ours, and would make an edit that cannot be reversed.
    precondition(change.edits.files.allSatisfy { texts[$0] != nil }, "the text of every edited file is needed")
    id = change.id
    transform = change.transform
    message = change.message
    safety = change.safety.rawValue
    place = StoredAnchor(change.anchor)
    provider = change.kind.provider
    phase = change.kind.phase
    doubts = change.doubts.map(\.text)
    notes = change.notes.map(\.text)
    record = StoredRecord(change.record)
    requires = change.requires
    edits = change.edits.edits.reduce(into: [:]) { result, item in
      result[item.key.path] = StoredEdit.list(item.value, in: texts[item.key]!)
    }
    creations = change.creations.isEmpty ? nil : change.creations.reduce(into: [:]) { $0[$1.key.path] = $1.value }
  }

  /// The change, once everything in it was found to make sense. Throws a `LogError` that says what does not.
  public func change() throws(LogError) -> Change {
    guard let safety = Safety(rawValue: safety) else { throw LogError("the change \(id) has the unknown safety '\(safety)'") }
    var byFile: [FileID: [TextEdit]] = [:]
    for (path, list) in edits {
      let file = try CheckoutPath.file(path)
      for edit in list {
        guard edit.isSound else { throw LogError("the change \(id) has an edit in '\(path)' that makes no sense") }
      }
      byFile[file] = list.map(\.edit)
    }
    guard let batch = EditBatch(byFile) else { throw LogError("the change \(id) has no edit, or edits that overlap") }
    var created: [FileID: String] = [:]
    for (path, content) in creations ?? [:] { created[try CheckoutPath.file(path)] = content }
    return Change(
      id: id, transform: transform, message: message, anchor: try place.anchor(), safety: safety, edits: batch,
      creations: created, kind: ChangeKind(provider: provider, phase: phase), doubts: doubts.map { ReasonCode($0) },
      notes: notes.map { ReasonCode($0) }, record: record.record, requires: requires)
  }
}

/// A `Finding` in a file of ours.
public struct StoredFinding: Codable, Equatable, Sendable {
  let id: String
  let transform: String
  let message: String
  let place: StoredAnchor
  let reason: String
  let notes: [String]
  let scope: String

  public init(_ finding: Finding) {
    id = finding.id
    transform = finding.transform
    message = finding.message
    place = StoredAnchor(finding.anchor)
    reason = finding.reason.text
    notes = finding.notes.map(\.text)
    scope = finding.scope
  }

  public func finding() throws(LogError) -> Finding {
    Finding(
      id: id, transform: transform, message: message, anchor: try place.anchor(), reason: ReasonCode(reason),
      notes: notes.map { ReasonCode($0) }, scope: scope)
  }
}
