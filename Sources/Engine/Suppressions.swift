import SourceText

/// The comments of a file that switch Reframe off: `reframe:ignore`, `reframe:ignore:screen-bounds`,
/// `reframe:ignore-file`.
struct Suppressions {
  /// For each line (from 1) the transforms that are switched off there; an empty set means all.
  private var lines: [Int: Set<String>] = [:]
  private(set) var wholeFile = false

  init(_ text: SourceText, lines table: LineTable) {
    let marker = Array("reframe:ignore".utf8)
    var offset = 0
    while let found = text.bytes.range(of: marker, from: offset) {
      offset = found + marker.count
      let line = table.index(at: found)
      let range = table.range(ofLine: line)
      let before = text.string(in: range.lowerBound..<found)
      guard let comment = before.range(ofComment: ()) else { continue }
      let rest = text.string(in: offset..<range.upperBound)
      if rest.hasPrefix("-file") {
        wholeFile = true
        continue
      }
      let isAlone = comment.allSatisfy(\.isWhitespace)
      add(Self.transforms(in: rest), line: isAlone ? line + 2 : line + 1)
    }
  }

  /// True when a comment switches the transform off on that line (from 1).
  func covers(line: Int, transform: String) -> Bool {
    guard let names = lines[line] else { return false }
    return names.isEmpty || names.contains(transform)
  }

  private mutating func add(_ names: Set<String>, line: Int) {
    guard let known = lines[line] else {
      lines[line] = names
      return
    }
    lines[line] = known.isEmpty || names.isEmpty ? [] : known.union(names)
  }

  /// The ids after the colon, separated by commas.
  private static func transforms(in rest: String) -> Set<String> {
    guard rest.hasPrefix(":") else { return [] }
    let list = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "," }
    return Set(list.split(separator: ",").map(String.init))
  }
}

extension String {
  /// What stands before the comment that is open at the end of the text; nil when none is.
  fileprivate func range(ofComment: Void) -> Substring? {
    for mark in ["//", "/*"] {
      if let index = firstIndex(of: mark) { return self[..<index] }
    }
    return drop(while: \.isWhitespace).hasPrefix("*") ? "" : nil
  }

  private func firstIndex(of mark: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(mark) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}

extension [UInt8] {
  /// The offset of the first occurrence of `word` at or after `start`.
  fileprivate func range(of word: [UInt8], from start: Int) -> Int? {
    guard count >= word.count else { return nil }
    var offset = start
    while offset + word.count <= count {
      if self[offset] == word[0], self[offset..<offset + word.count].elementsEqual(word) { return offset }
      offset += 1
    }
    return nil
  }
}
