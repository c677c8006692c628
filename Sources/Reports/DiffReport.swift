import SourceEdits
import SourceText

/// What `reframe diff` prints: a unified diff of the accepted changes.
public struct DiffReport: Sendable {
  /// How the bytes of the sources come out.
  public enum Rendering: Sendable {
    /// Byte for byte, as `git apply` takes it.
    case exact
    /// For a terminal: control characters escaped.
    case escaped
  }

  private let changes: ChangeSet
  private let texts: [FileID: SourceText]
  private let isAnnotated: Bool
  private let rendering: Rendering
  private let style: TextStyle

  /// - Parameter texts: the original of every file that an accepted change edits.
  public init(
    _ changes: ChangeSet, texts: [FileID: SourceText], isAnnotated: Bool, rendering: Rendering, style: TextStyle
  ) {
    self.changes = changes
    self.texts = texts
    self.isAnnotated = isAnnotated
    self.rendering = rendering
    self.style = style
  }

  /// Gives the diff file by file, in order of their paths.
  public func write(_ body: ([UInt8]) throws -> Void) rethrows {
    let (byFile, edits, creations) = (changes.acceptedByFile, changes.acceptedEdits, changes.accepted.creations)
    for file in (Array(edits.keys) + creations.keys).sorted() {
      if let content = creations[file] {
        try body(output(creating: file, SourceText(content), from: changes.accepted.filter { $0.creations[file] != nil }))
      } else if let text = texts[file] {
        let diff = UnifiedDiff(of: text, in: file, edits: edits[file] ?? [])
        if !diff.isEmpty { try body(output(of: diff, in: file, from: byFile[file] ?? [])) }
      }
    }
  }

  private var isPlain: Bool { !isAnnotated && !style.isColored && rendering == .exact }

  private func output(of diff: UnifiedDiff, in file: FileID, from changes: [Change]) -> [UInt8] {
    if isPlain { return diff.formatted() }
    var output = header(diff.header())
    for hunk in diff.hunks {
      if isAnnotated { output += annotations(of: hunk, in: file, from: changes) }
      output += lines(of: hunk)
    }
    return output
  }

  /// A file that comes into being.
  private func output(creating file: FileID, _ text: SourceText, from changes: [Change]) -> [UInt8] {
    if isPlain { return UnifiedDiff.ofWholeFile(file, text) }
    let diff = UnifiedDiff(ofWholeFile: file, text)
    return header(diff.headerOfWholeFile()) + (isAnnotated ? changes.flatMap(annotation) : []) + diff.hunks.flatMap(lines)
  }

  private func header(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.flatMap { Array((style.paint(escaped(String($0)), .bold) + "\n").utf8) }
  }

  private func escaped(_ line: String) -> String {
    guard rendering == .escaped else { return line }
    return escapedLine(line.utf8)
  }

  /// `# screen-bounds safe: message [code]` for every change with an edit in the hunk.
  private func annotations(of hunk: UnifiedDiff.Hunk, in file: FileID, from changes: [Change]) -> [UInt8] {
    changes.filter { touches($0, hunk, file) }.flatMap(annotation)
  }

  private func annotation(of change: Change) -> [UInt8] {
    let line = "# \(change.transform) \(change.safety.rawValue): \(Place(change).description)"
    return Array((style.paint(line, .yellow) + "\n").utf8)
  }

  private func touches(_ change: Change, _ hunk: UnifiedDiff.Hunk, _ file: FileID) -> Bool {
    (change.edits.edits[file] ?? []).contains {
      $0.range.lowerBound >= hunk.range.lowerBound && $0.range.upperBound <= hunk.range.upperBound
    }
  }

  private func lines(of hunk: UnifiedDiff.Hunk) -> [UInt8] {
    var output = Array((style.paint(hunk.title, .cyan) + "\n").utf8)
    for line in hunk.lines {
      var bytes = [line.kind.rawValue] + line.bytes
      if rendering == .escaped { bytes = Array(escapedLine(bytes).utf8) }
      let hasEnding = bytes.last == 0x0A
      if hasEnding { bytes.removeLast() }
      output += painted(bytes, as: line.kind)
      output.append(0x0A)
      if !hasEnding { output += "\\ No newline at end of file\n".utf8 }
    }
    return output
  }

  private func painted(_ bytes: [UInt8], as kind: UnifiedDiff.Line.Kind) -> [UInt8] {
    guard style.isColored, kind != .context else { return bytes }
    let code = (kind == .added ? TextStyle.Rendition.green : .red).rawValue
    return Array("\u{1B}[\(code)m".utf8) + bytes + Array("\u{1B}[0m".utf8)
  }

  /// One line for people about what the diff holds and what it leaves out.
  public static func summary(of changes: ChangeSet, arguments: String) -> String {
    let totals = Totals(changes, order: [])
    let files = changes.acceptedEdits.count + changes.accepted.creations.count
    var sentence: String
    if changes.accepted.isEmpty {
      sentence = "Nothing to change"
    } else {
      sentence = "\(counted(changes.accepted.count, "change")) in \(counted(files, "file"))"
    }
    let rest = Remainder(changes).sentence
    if !rest.isEmpty { sentence += "; \(rest)" }
    guard totals.all > 0 else { return sentence + "." }
    return sentence + "; 'reframe scan\(arguments)' lists \(totals.all == 1 ? "the place" : "every place")."
  }
}
