import Foundation

/// One line of a file, told apart from others with the same text. The last one may have no line ending.
final class Line {
  let bytes: Data

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  static func lines(of bytes: Data) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      lines.append(Line(Data(bytes[start..<end])))
      start = end
    }
    return lines
  }
}

/// What a file is thought to be.
struct ModelFile {
  var lines: [Line]
  var mode: Int

  var bytes: Data { lines.reduce(into: Data()) { $0 += $1.bytes } }
  var entry: Snapshot.Entry { Snapshot.Entry(mode: mode, bytes: bytes) }

  init(_ bytes: Data, mode: Int = 0o644) {
    lines = Line.lines(of: bytes)
    self.mode = mode
  }

  /// Takes other bytes; lines that stay as they are keep what they are told apart by.
  mutating func become(_ bytes: Data) {
    var new = Line.lines(of: bytes)
    let change = new.map(\.bytes).difference(from: lines.map(\.bytes))
    var (gone, came) = (Set<Int>(), Set<Int>())
    for step in change {
      switch step {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    let kept = lines.indices.filter { !gone.contains($0) }
    for (index, old) in zip(new.indices.filter { !came.contains($0) }, kept) { new[index] = lines[old] }
    lines = new
  }
}

/// Lines that a batch wrote in the place of others.
struct Block {
  let old: [Line]
  let new: [Line]
  /// The lines around the new ones.
  let previous: Line?
  let next: Line?

  /// Where the new lines are, when they are all there and nothing came between them.
  ///
  /// A line that reads the same is another one, unless it stands between the very lines that ours was written between:
  /// one that went and came back.
  func place(in lines: [Line]) -> Range<Int>? {
    let start = if let first = new.first, let index = lines.firstIndex(where: { $0 === first }) { index } else {
      previous == nil ? 0 : lines.firstIndex { $0 === previous }.map { $0 + 1 }
    }
    guard let start, start + new.count <= lines.count else { return nil }
    let place = start..<start + new.count
    let isOurs = !new.isEmpty && zip(new, lines[place]).allSatisfy { $0 === $1 }
    return isOurs || isBetween(place, lines) && new.map(\.bytes) == lines[place].map(\.bytes) ? place : nil
  }

  /// True when the lines around are the ones that were there.
  private func isBetween(_ place: Range<Int>, _ lines: [Line]) -> Bool {
    (place.lowerBound == 0 ? nil : lines[place.lowerBound - 1]) === previous
      && (place.upperBound == lines.count ? nil : lines[place.upperBound]) === next
  }
}

/// A unified diff, read by nobody but this test.
struct ReadPatch {
  struct Hunk {
    let start: Int
    let lines: [Data]
  }

  private(set) var files: [String: [Hunk]] = [:]

  init(_ bytes: Data) {
    var name = ""
    var open: (start: Int, left: Int, lines: [Data])?
    for line in Line.lines(of: bytes).map(\.bytes) {
      if var hunk = open, hunk.left > 0 || line.first == 0x5C {
        if line.first == 0x5C {
          // "\ No newline" takes the ending from the line before.
          let last = hunk.lines.removeLast()
          hunk.lines.append(Data(last.dropLast()))
        } else {
          hunk.lines.append(line)
          hunk.left -= line.first == 0x20 ? 2 : 1
        }
        open = hunk
        continue
      }
      if let hunk = open { files[name, default: []].append(Hunk(start: hunk.start, lines: hunk.lines)) }
      open = nil
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("+++ b/") { name = String(text.dropFirst(6).prefix { $0 != "\t" && $0 != "\n" }) }
      if let match = text.firstMatch(of: #/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/#) {
        let count = (match.2.flatMap { Int($0) } ?? 1) + (match.4.flatMap { Int($0) } ?? 1)
        open = (Int(match.1)!, count, [])
      }
    }
    if let hunk = open { files[name, default: []].append(Hunk(start: hunk.start, lines: hunk.lines)) }
  }

  /// Applies the hunks of a file; gives the blocks, or nil when they do not fit.
  func apply(to file: inout ModelFile, named name: String) -> [Block]? {
    var lines: [Line] = []
    var found: [(old: [Line], new: [Line], start: Int)] = []
    var next = 0
    for hunk in files[name] ?? [] {
      let start = hunk.lines.allSatisfy { $0.first == 0x2B } ? hunk.start : hunk.start - 1
      guard start >= next, start <= file.lines.count else { return nil }
      lines += file.lines[next..<start]
      next = start
      var (old, new): ([Line], [Line]) = ([], [])
      func close() {
        if !old.isEmpty || !new.isEmpty { found.append((old, new, lines.count)) }
        lines += new
        (old, new) = ([], [])
      }
      for line in hunk.lines {
        let text = Data(line.dropFirst())
        if line.first == 0x2B {
          new.append(Line(text))
          continue
        }
        guard next < file.lines.count, file.lines[next].bytes == text else { return nil }
        if line.first == 0x20 {
          close()
          lines.append(file.lines[next])
        } else {
          old.append(file.lines[next])
        }
        next += 1
      }
      close()
    }
    lines += file.lines[next...]
    file.lines = lines
    return found.map { old, new, start in
      let end = start + new.count
      return Block(old: old, new: new, previous: start > 0 ? lines[start - 1] : nil, next: end < lines.count ? lines[end] : nil)
    }
  }
}
