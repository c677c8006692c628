import SourceEdits

/// A patch as `UnifiedDiff` writes it, read back.
public struct Patch: Sendable {
  /// One `@@` block.
  public struct Hunk: Sendable, Equatable {
    /// From 1; 0 when that side is empty.
    public let oldStart: Int
    public let newStart: Int
    public let lines: [UnifiedDiff.Line]

    public static func == (a: Hunk, b: Hunk) -> Bool {
      (a.oldStart, a.newStart) == (b.oldStart, b.newStart)
        && a.lines.elementsEqual(b.lines) { $0.kind == $1.kind && $0.bytes == $1.bytes }
    }
  }

  /// A hunk that is being read, with the numbers of lines that are still to come on each side.
  private typealias OpenHunk = (old: Int, new: Int, left: Int, right: Int, lines: [UnifiedDiff.Line])

  private var hunks: [String: [Hunk]] = [:]

  /// Reads a patch; lines that are none of a patch are passed over.
  public init(_ bytes: [UInt8]) {
    var name = ""
    var hunk: OpenHunk?
    for line in bytes.split(afterEach: 0x0A) {
      if let open = hunk, open.left > 0 || open.right > 0, let kind = UnifiedDiff.Line.Kind(rawValue: line.first ?? 0) {
        hunk?.lines.append(UnifiedDiff.Line(kind: kind, bytes: Array(line.dropFirst())))
        if kind != .added { hunk?.left -= 1 }
        if kind != .removed { hunk?.right -= 1 }
        continue
      }
      if line.first == 0x5C, let last = hunk?.lines.popLast() {
        // "\ No newline at end of file" speaks of the line before.
        hunk?.lines.append(UnifiedDiff.Line(kind: last.kind, bytes: last.bytes.last == 0x0A ? Array(last.bytes.dropLast()) : last.bytes))
        continue
      }
      if let whole = hunk { add(whole, of: name) }
      hunk = nil
      if line.starts(with: Array("+++ ".utf8)) {
        name = String(decoding: line.dropFirst(4).filter { $0 != 0x0A && $0 != 0x09 }, as: UTF8.self)
      } else if let numbers = Self.numbers(in: line) {
        hunk = (numbers[0], numbers[2], numbers[1], numbers[3], [])
      }
    }
    if let whole = hunk { add(whole, of: name) }
  }

  private mutating func add(_ hunk: OpenHunk, of name: String) {
    // One that is cut off does not say what was there.
    guard hunk.left == 0, hunk.right == 0 else { return }
    hunks[name, default: []].append(Hunk(oldStart: hunk.old, newStart: hunk.new, lines: hunk.lines))
  }

  /// The hunks of a file, in order.
  public func hunks(of file: FileID) -> [Hunk] { hunks[UnifiedDiff.name("b/" + file.path)] ?? [] }

  /// `@@ -a,b +c,d @@` as `[a, b, c, d]`.
  private static func numbers(in line: ArraySlice<UInt8>) -> [Int]? {
    guard line.starts(with: Array("@@ -".utf8)) else { return nil }
    let words = line.split(separator: 0x20)
    guard words.count >= 4 else { return nil }
    var numbers: [Int] = []
    for word in words[1...2] {
      let parts = word.dropFirst().split(separator: 0x2C).map { Int(String(decoding: $0, as: UTF8.self)) }
      guard let start = parts.first ?? nil, let count = parts.count > 1 ? parts[1] : 1 else { return nil }
      // Sums of such numbers do not overflow.
      guard (0..<1 << 40).contains(start), (0..<1 << 40).contains(count) else { return nil }
      numbers += [start, count]
    }
    return numbers
  }
}
