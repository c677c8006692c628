/// How a line ends.
public enum LineEnding: String, Sendable, Equatable {
  case lf = "\n"
  case crlf = "\r\n"
  case cr = "\r"
}

/// A place a person can find: both numbers start at 1, the column counts bytes.
public struct LineColumn: Sendable, Equatable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: LineColumn, b: LineColumn) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Where the lines of a text start. LF, CRLF and a lone CR each end a line.
public struct LineTable: Sendable, Equatable {
  /// The byte offset of each line's first byte; the first is 0.
  public let starts: [ByteOffset]
  /// The number of bytes of the text.
  public let end: ByteOffset

  public init(_ text: SourceText) {
    var starts = [0]
    text.bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
    end = text.count
  }

  /// The index (from 0) of the line that holds `offset`.
  public func index(at offset: ByteOffset) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line and column of a byte offset, both from 1.
  public func position(at offset: ByteOffset) -> LineColumn {
    let index = index(at: offset)
    return LineColumn(line: index + 1, column: offset - starts[index] + 1)
  }

  /// The bytes of a line (index from 0), its line ending included.
  public func range(ofLine index: Int) -> Range<ByteOffset> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : end)
  }
}

extension SourceText {
  /// The ending that most lines of the text have; LF when no line ends or on a tie.
  public var lineEnding: LineEnding {
    var counts = (lf: 0, crlf: 0, cr: 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A {
        if previous == 0x0D {
          counts.crlf += 1
          counts.cr -= 1
        } else {
          counts.lf += 1
        }
      } else if byte == 0x0D {
        counts.cr += 1
      }
      previous = byte
    }
    if counts.lf >= counts.crlf, counts.lf >= counts.cr { return .lf }
    return counts.crlf >= counts.cr ? .crlf : .cr
  }

  /// The byte offset at which the line holding `offset` starts.
  public func startOfLine(at offset: ByteOffset) -> ByteOffset {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// The byte offset just past the line ending of the line holding `offset`.
  public func endOfLine(at offset: ByteOffset) -> ByteOffset {
    var end = offset
    while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < count else { return count }
    return bytes[end] == 0x0D && end + 1 < count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// The spaces and tabs that the line holding `offset` starts with.
  public func indentation(at offset: ByteOffset) -> String {
    var start = startOfLine(at: offset)
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = start
    while end < count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return string(in: start..<end)
  }

  /// One step of indentation as the text uses it: a tab, or the smallest run of spaces a line starts with (four when none does).
  public var indentationStep: String {
    var smallest = Int.max
    var tabs = 0
    var spaces = 0
    var offset = 0
    while offset < count {
      if bytes[offset] == 0x09 {
        tabs += 1
      } else {
        var end = offset
        while end < count, bytes[end] == 0x20 { end += 1 }
        let width = end - offset
        if width >= 2, end < count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != 0x2A {
          spaces += 1
          smallest = min(smallest, width)
        }
      }
      offset = endOfLine(at: offset)
    }
    if tabs > spaces { return "\t" }
    return String(repeating: " ", count: smallest == .max ? 4 : min(smallest, 8))
  }
}
