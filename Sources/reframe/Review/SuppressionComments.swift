import SourceEdits
import SourceText
import TransformKit

/// Works out the comments that leave the code of changes alone, as changes of their own.
///
/// A comment goes on a line of its own above the code, because one at the end may not fit there. Where that place is
/// taken by another such comment, which would then speak of ours, it goes to the end of the line.
struct SuppressionComments {
  /// Why code cannot be left alone with a comment, as a sentence without a full stop.
  struct Refusal: Error {
    let message: String
  }

  /// The changes that are to be left alone, and the lines (indices from 0) that have a comment so far.
  private var lines: [(change: Change, lines: [Int])]
  private let texts: [FileID: SourceText]
  private let tables: [FileID: LineTable]

  private init(_ changes: [Change], in texts: [FileID: SourceText]) {
    self.texts = texts.filter { file, _ in changes.contains { $0.anchor.file == file } }
    tables = self.texts.mapValues(LineTable.init)
    lines = changes.map { ($0, [$0.anchor.line - 1]) }
  }

  /// The changes that put the comments in, by the ids of the changes that they stand for.
  ///
  /// - Parameter proposals: what the transforms propose for other texts of some files.
  static func make(
    for changes: [Change], in texts: [FileID: SourceText], proposals: ([FileID: SourceText]) throws -> [Change]
  ) throws -> [String: Result<Change, Refusal>] {
    var comments = SuppressionComments(changes, in: texts)
    var refusals: [String: Refusal] = [:]
    // A change of several uses needs a comment for each; the transforms say where one is missing.
    for _ in 0..<20 {
      let edits = comments.edits()
      for (id, edits) in edits {
        if let refusal = comments.refusal(of: edits) { refusals[id] = refusal }
      }
      comments.lines.removeAll { refusals[$0.change.id] != nil }
      let all = comments.edits().values.flatMap(\.self)
      guard !all.isEmpty, try comments.addMissing(all, proposals) else { break }
    }
    var result = refusals.mapValues { Result<Change, Refusal>.failure($0) }
    for (id, edits) in comments.edits() {
      guard let change = comments.lines.first(where: { $0.change.id == id })?.change else { continue }
      result[id] = Self.change(change, edits).map(Result.success) ?? .failure(Refusal(message: "there is no place for a comment"))
    }
    return result
  }

  // MARK: Where

  private struct Insertion {
    let file: FileID
    let edit: TextEdit
    /// Where the comment begins within the replacement.
    let start: Int
  }

  /// The insertions of each change.
  private func edits() -> [String: [Insertion]] {
    // Two comments of one transform are one.
    var taken: [FileID: [Int: String]] = [:]
    var result: [String: [Insertion]] = [:]
    for (change, lines) in lines {
      let file = change.anchor.file
      for line in lines {
        let owner = taken[file]?[line] ?? change.transform
        taken[file, default: [:]][line] = owner
        let isFree = owner == change.transform
        guard let text = texts[file], let table = tables[file], let insertion = isFree && !hasComment(above: line, in: text, table)
          ? above(line, change, text, table) : behind(line, change, text, table)
        else { continue }
        result[change.id, default: []].append(insertion)
      }
    }
    return result
  }

  /// True when the line above is nothing but a comment of this sort.
  private func hasComment(above line: Int, in text: SourceText, _ table: LineTable) -> Bool {
    guard line > 0 else { return false }
    let words = text.string(in: table.range(ofLine: line - 1))
    return words.contains("reframe:ignore") && words.drop(while: \.isWhitespace).starts(with: "/")
  }

  private func above(_ line: Int, _ change: Change, _ text: SourceText, _ table: LineTable) -> Insertion? {
    var range = table.range(ofLine: line)
    // A byte-order mark stays first.
    if line == 0, text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { range = 3..<range.upperBound }
    let indentation = text.indentation(at: range.lowerBound)
    let comment = indentation + "// reframe:ignore:\(change.transform)" + ending(of: range, in: text)
    return Insertion(
      file: change.anchor.file, edit: TextEdit(range: range.lowerBound..<range.lowerBound, replacement: comment),
      start: indentation.utf8.count)
  }

  private func behind(_ line: Int, _ change: Change, _ text: SourceText, _ table: LineTable) -> Insertion? {
    let range = table.range(ofLine: line)
    var end = range.upperBound
    while end > range.lowerBound, text.bytes[end - 1] == 0x0A || text.bytes[end - 1] == 0x0D { end -= 1 }
    return Insertion(
      file: change.anchor.file, edit: TextEdit(range: end..<end, replacement: "  // reframe:ignore:\(change.transform)"), start: 2)
  }

  /// The ending of the line, or the file's when it has none.
  private func ending(of range: Range<ByteOffset>, in text: SourceText) -> String {
    let ending = text.string(in: range).unicodeScalars.reversed().prefix { $0 == "\n" || $0 == "\r" }.reversed()
    return ending.isEmpty ? text.lineEnding.rawValue : String(String.UnicodeScalarView(ending))
  }

  // MARK: Whether

  /// Why the comments of one change cannot stand where they would; nil when they can.
  private func refusal(of insertions: [Insertion]) -> Refusal? {
    guard let file = insertions.first?.file, let text = texts[file] else { return nil }
    guard let edits = EditBatch.disjoint(insertions.map(\.edit)) else {
      return Refusal(message: "there is no place for a comment")
    }
    let changed = text.applying(edits)
    let comments = changed.comments(in: file)
    var growth = 0
    for insertion in insertions.sorted(by: { $0.edit.range.lowerBound < $1.edit.range.lowerBound }) {
      let start = insertion.edit.range.lowerBound + growth + insertion.start
      guard comments.contains(where: { $0.contains(start) }) else {
        return Refusal(message: "a comment cannot stand there, it would be a part of a string or of other text")
      }
      growth += insertion.edit.replacement.utf8.count
    }
    return changed.isBroken(in: file, unlike: text) ? Refusal(message: "the file does not parse with a comment there") : nil
  }

  /// Adds lines for what is still proposed in spite of the comments; false when nothing is.
  private mutating func addMissing(_ insertions: [Insertion], _ proposals: ([FileID: SourceText]) throws -> [Change]) throws -> Bool {
    let byFile = Dictionary(grouping: insertions, by: \.file).compactMapValues { EditBatch.disjoint($0.map(\.edit)) }
    let overlay = byFile.reduce(into: [FileID: SourceText]()) { $0[$1.key] = texts[$1.key]?.applying($1.value) }
    var isMore = false
    for proposal in try proposals(overlay) {
      guard let edits = byFile[proposal.anchor.file], let table = tables[proposal.anchor.file] else { continue }
      let place = Self.original(of: proposal.anchor.range.lowerBound, before: edits)
      for index in lines.indices where lines[index].change.covers(place, of: proposal) {
        let line = table.index(at: place)
        if !lines[index].lines.contains(line) {
          lines[index].lines.append(line)
          isMore = true
        }
      }
    }
    return isMore
  }

  /// Where a place of the text with the comments is in the one without.
  private static func original(of place: ByteOffset, before insertions: [TextEdit]) -> ByteOffset {
    var growth = 0
    for insertion in insertions {
      guard insertion.range.lowerBound + growth <= place - insertion.replacement.utf8.count else { break }
      growth += insertion.replacement.utf8.count
    }
    return place - growth
  }

  private static func change(_ change: Change, _ insertions: [Insertion]) -> Change? {
    guard let batch = EditBatch(Dictionary(grouping: insertions, by: \.file).mapValues { $0.map(\.edit) }) else { return nil }
    let record = ChangeRecord(
      scope: change.record.scope, oldDependency: change.record.oldDependency,
      newDependency: "the same; a comment says that it stays", trigger: "as before", update: "nothing",
      preserved: "all of the code", verify: "nothing, the code is the same")
    return Change(
      id: change.id, transform: change.transform,
      message: "leave '\(change.record.oldDependency)' and say so in a comment", anchor: change.anchor, safety: .safe,
      edits: batch, kind: change.kind, doubts: [], notes: [], record: record)
  }
}

extension Change {
  /// True when the other change, of the same transform, is about a place that this one edits.
  fileprivate func covers(_ place: ByteOffset, of other: Change) -> Bool {
    guard transform == other.transform, anchor.file == other.anchor.file else { return false }
    if anchor.range.lowerBound == place { return true }
    return (edits.edits[anchor.file] ?? []).contains { $0.range.contains(place) || $0.range.lowerBound == place }
  }
}
