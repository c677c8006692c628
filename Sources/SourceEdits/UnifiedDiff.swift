import SourceText

/// A unified diff made from edits, not by comparing texts: exact, minimal, and taken by `git apply` and `patch -p1`.
///
/// Lines are what `git` calls lines: they end with LF. A CR before it belongs to the line.
public struct UnifiedDiff: Sendable {
  /// One `@@` block.
  public struct Hunk: Sendable {
    /// The byte range of the original that the hunk's old lines cover.
    public let range: Range<ByteOffset>
    /// From 1; 0 when the old side is empty.
    public let oldStart: Int
    public let newStart: Int
    public let lines: [Line]
  }

  /// One line of a hunk, its LF included when it has one.
  public struct Line: Sendable {
    public enum Kind: UInt8, Sendable {
      case context = 0x20
      case removed = 0x2D
      case added = 0x2B
    }

    public let kind: Kind
    public let bytes: [UInt8]

    public init(kind: Kind, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  public let file: FileID
  public let hunks: [Hunk]

  /// Makes the diff of `original` against itself with `edits` applied.
  ///
  /// - Parameter edits: sorted and disjoint, in byte offsets of `original`.
  /// - Parameter context: unchanged lines shown around each change.
  public init(of original: SourceText, in file: FileID, edits: [TextEdit], context: Int = 3) {
    self.file = file
    var builder = HunkBuilder(text: original, context: context)
    hunks = builder.hunks(for: edits)
  }

  /// The patch that makes a new file, or with `removing` takes one away.
  public static func ofWholeFile(_ file: FileID, _ text: SourceText, removing: Bool = false) -> [UInt8] {
    let diff = UnifiedDiff(ofWholeFile: file, text, removing: removing)
    return diff.headerOfWholeFile(removing: removing) + diff.hunks.flatMap { $0.formatted() }
  }

  /// One hunk that makes a new file, or with `removing` takes one away; none for an empty file.
  public init(ofWholeFile file: FileID, _ text: SourceText, removing: Bool = false) {
    self.file = file
    let lines = HunkBuilder.split(text.bytes[...]).map { Line(kind: removing ? .removed : .added, bytes: Array($0)) }
    hunks = lines.isEmpty ? [] : [Hunk(range: 0..<0, oldStart: removing ? 1 : 0, newStart: removing ? 0 : 1, lines: lines)]
  }

  /// The lines that name a file which is made or taken away.
  public func headerOfWholeFile(removing: Bool = false) -> [UInt8] {
    let (old, new) = (Self.name("a/" + file.path), Self.name("b/" + file.path))
    let title = "diff --git \(old) \(new)\n\(removing ? "deleted" : "new") file mode 100644\n"
    guard !isEmpty else { return Array(title.utf8) }
    let names = removing ? "--- \(old)\(tab(after: old))\n+++ /dev/null\n" : "--- /dev/null\n+++ \(new)\(tab(after: new))\n"
    return Array((title + names).utf8)
  }

  /// What ends a name with spaces, unless quotes do.
  private func tab(after name: String) -> String { file.path.utf8.contains(0x20) && !name.hasPrefix("\"") ? "\t" : "" }

  /// True when the edits change nothing.
  public var isEmpty: Bool { hunks.isEmpty }

  /// The diff with its file header, as bytes.
  public func formatted() -> [UInt8] {
    guard !isEmpty else { return [] }
    var output = header()
    for hunk in hunks { output += hunk.formatted() }
    return output
  }

  /// The three lines that name the file.
  public func header() -> [UInt8] {
    let old = Self.name("a/" + file.path)
    let new = Self.name("b/" + file.path)
    let tab = tab(after: old)
    return Array("diff --git \(old) \(new)\n--- \(old)\(tab)\n+++ \(new)\(tab)\n".utf8)
  }

  /// A path as `git` writes it: in quotes with escapes when it holds a control character, a quote or a backslash.
  public static func name(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return path }
    var quoted: [UInt8] = [0x22]
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: quoted += [0x5C, byte]
      case 0x09: quoted += Array("\\t".utf8)
      case 0x0A: quoted += Array("\\n".utf8)
      case 0x0D: quoted += Array("\\r".utf8)
      case 0..<0x20, 0x7F:
        let octal = String(byte, radix: 8)
        quoted += Array(("\\" + String(repeating: "0", count: 3 - octal.count) + octal).utf8)
      default: quoted.append(byte)
      }
    }
    return String(decoding: quoted + [0x22], as: UTF8.self)
  }
}

extension UnifiedDiff.Hunk {
  /// The `@@` line without its line ending.
  public var title: String {
    let old = lines.count { $0.kind != .added }
    let new = lines.count { $0.kind != .removed }
    return "@@ -\(Self.span(oldStart, old)) +\(Self.span(newStart, new)) @@"
  }

  /// The hunk as bytes, its `@@` line first.
  public func formatted() -> [UInt8] {
    var output = Array((title + "\n").utf8)
    for line in lines {
      output.append(line.kind.rawValue)
      output += line.bytes
      if line.bytes.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
    return output
  }

  private static func span(_ start: Int, _ count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }
}

/// Cuts the text into the lines that edits touch and those around them.
private struct HunkBuilder {
  /// Lines `old` (indices from 0) become `new`.
  struct Block {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  let text: SourceText
  let context: Int
  private let starts: [ByteOffset]

  init(text: SourceText, context: Int) {
    self.text = text
    self.context = context
    var starts = [0]
    for (offset, byte) in text.bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    if starts.last == text.count, text.count > 0 { starts.removeLast() }
    self.starts = text.count == 0 ? [] : starts
  }

  mutating func hunks(for edits: [TextEdit]) -> [UnifiedDiff.Hunk] {
    var hunks: [UnifiedDiff.Hunk] = []
    var shift = 0
    var group: [Block] = []
    for block in blocks(for: edits) {
      if let last = group.last, block.old.lowerBound - last.old.upperBound > 2 * context {
        hunks.append(hunk(group, shift: &shift))
        group = []
      }
      group.append(block)
    }
    if !group.isEmpty { hunks.append(hunk(group, shift: &shift)) }
    return hunks
  }

  /// The touched lines, neighbours joined, equal lines at both ends trimmed.
  private func blocks(for edits: [TextEdit]) -> [Block] {
    var result: [Block] = []
    var pending: [TextEdit] = []
    var lines = 0..<0
    func flush() {
      guard !pending.isEmpty else { return }
      if let block = trimmed(block(lines: lines, edits: pending)) { result.append(block) }
      pending = []
    }
    for edit in edits {
      let touched = touchedLines(edit)
      // An empty text has no lines; all that is inserted into it is one block.
      if !pending.isEmpty, touched.lowerBound < lines.upperBound || starts.isEmpty {
        lines = lines.lowerBound..<max(lines.upperBound, touched.upperBound)
      } else {
        flush()
        lines = touched
      }
      pending.append(edit)
    }
    flush()
    return result
  }

  private func touchedLines(_ edit: TextEdit) -> Range<Int> {
    guard !starts.isEmpty else { return 0..<0 }
    let first = line(at: edit.range.lowerBound)
    let last = line(at: edit.range.isEmpty ? edit.range.lowerBound : edit.range.upperBound - 1)
    // A removed line ending joins the next line on to this one.
    let joins = edit.range.upperBound < text.count && edit.range.upperBound == offset(ofLine: last + 1) && !edit.range.isEmpty
    return first..<min(starts.count, last + (joins ? 2 : 1))
  }

  private func line(at offset: ByteOffset) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func offset(ofLine index: Int) -> ByteOffset { index < starts.count ? starts[index] : text.count }

  private func block(lines: Range<Int>, edits: [TextEdit]) -> Block {
    let start = offset(ofLine: lines.lowerBound)
    let end = offset(ofLine: lines.upperBound)
    let local = edits.map {
      TextEdit(
        range: $0.range.lowerBound - start..<$0.range.upperBound - start, replacement: $0.replacement)
    }
    let changed = SourceText(bytes: Array(text.bytes[start..<end])).applying(local)
    return Block(old: lines, new: Self.split(changed.bytes[...]))
  }

  private func trimmed(_ block: Block) -> Block? {
    var block = block
    while let first = block.new.first, !block.old.isEmpty, first == oldLine(block.old.lowerBound) {
      block.new.removeFirst()
      block.old = block.old.lowerBound + 1..<block.old.upperBound
    }
    while let last = block.new.last, !block.old.isEmpty, last == oldLine(block.old.upperBound - 1) {
      block.new.removeLast()
      block.old = block.old.lowerBound..<block.old.upperBound - 1
    }
    return block.old.isEmpty && block.new.isEmpty ? nil : block
  }

  private func oldLine(_ index: Int) -> ArraySlice<UInt8> { text.bytes[offset(ofLine: index)..<offset(ofLine: index + 1)] }

  private func hunk(_ group: [Block], shift: inout Int) -> UnifiedDiff.Hunk {
    let first = max(0, group[0].old.lowerBound - context)
    let last = min(starts.count, group[group.count - 1].old.upperBound + context)
    var lines: [UnifiedDiff.Line] = []
    var next = first
    func keep(upTo end: Int) {
      while next < end {
        lines.append(UnifiedDiff.Line(kind: .context, bytes: Array(oldLine(next))))
        next += 1
      }
    }
    var growth = 0
    for block in group {
      keep(upTo: block.old.lowerBound)
      lines += block.old.map { UnifiedDiff.Line(kind: .removed, bytes: Array(oldLine($0))) }
      lines += block.new.map { UnifiedDiff.Line(kind: .added, bytes: Array($0)) }
      next = block.old.upperBound
      growth += block.new.count - block.old.count
    }
    keep(upTo: last)
    let newCount = last - first + growth
    let hunk = UnifiedDiff.Hunk(
      range: offset(ofLine: first)..<offset(ofLine: last),
      oldStart: last == first ? first : first + 1,
      newStart: newCount == 0 ? first + shift : first + shift + 1,
      lines: lines)
    shift += growth
    return hunk
  }

  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
