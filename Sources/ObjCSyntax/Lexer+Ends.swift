import SourceText

/// Where things end, each from the offset at which they begin.
extension Lexer {
  /// Behind the line break that follows a backslash, blanks between them included; the backslash's own offset when none does.
  func lineBreakEnd(behindBackslash start: Int) -> Int {
    var stop = start + 1
    while byte(stop) == 0x20 || byte(stop) == 0x09 { stop += 1 }
    guard stop < end else { return start }
    if bytes[stop] == 0x0D { return byte(stop + 1) == 0x0A ? stop + 2 : stop + 1 }
    return bytes[stop] == 0x0A ? stop + 1 : start
  }

  /// A line comment; a backslash at the end of its line carries it on.
  func lineCommentEnd(_ start: Int) -> Int {
    var stop = start
    while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D {
      stop = bytes[stop] == 0x5C ? max(lineBreakEnd(behindBackslash: stop), stop + 1) : stop + 1
    }
    return stop
  }

  func blockCommentEnd(_ start: Int) -> Int {
    var stop = start + 2
    while stop + 1 < end {
      if bytes[stop] == 0x2A, bytes[stop + 1] == 0x2F { return stop + 2 }
      stop += 1
    }
    return end
  }

  /// A literal in quotes; one that is not closed ends with its line.
  func quotedEnd(_ start: Int, _ quote: UInt8) -> Int {
    var stop = start + 1
    while stop < end {
      switch bytes[stop] {
      case quote: return stop + 1
      case 0x5C: stop = max(lineBreakEnd(behindBackslash: stop), min(stop + 2, end))
      case 0x0A, 0x0D: return stop
      default: stop += 1
      }
    }
    return end
  }

  func numberEnd(_ start: Int) -> Int {
    var stop = start + 1
    while stop < end {
      let now = bytes[stop]
      if Lexer.isWordByte(now) || now == 0x2E {
        stop += 1
      } else if now == 0x2B || now == 0x2D {
        let before = bytes[stop - 1] | 0x20
        let isHexadecimal = bytes[start] == 0x30 && byte(start + 1) | 0x20 == 0x78
        guard before == 0x70 || (before == 0x65 && !isHexadecimal) else { return stop }
        stop += 1
      } else if now == 0x27, Lexer.isWordByte(byte(stop + 1)), Lexer.isWordByte(bytes[stop - 1]) {
        stop += 2
      } else {
        return stop
      }
    }
    return stop
  }

  /// A literal behind a prefix that ends at `quote`, like `L"a"` or `R"(a)"`; nil when the word is no prefix.
  func prefixedLiteralEnd(_ quote: Int) -> Int? {
    let count = quote - offset
    guard count <= 3 else { return nil }
    let last = bytes[quote - 1]
    let isRaw = last == 0x52
    let prefix = count - (isRaw ? 1 : 0)
    let isEncoding =
      prefix == 0 || (prefix == 1 && (bytes[offset] == 0x4C || bytes[offset] | 0x20 == 0x75))
      || (prefix == 2 && bytes[offset] == 0x75 && bytes[offset + 1] == 0x38)
    guard isEncoding else { return nil }
    if isRaw { return bytes[quote] == 0x22 ? rawStringEnd(quote) : nil }
    return quotedEnd(quote, bytes[quote])
  }

  /// `"x(…)x"`; nil when it is not closed.
  private func rawStringEnd(_ quote: Int) -> Int? {
    var open = quote + 1
    while open < end, open - quote <= 17, bytes[open] != 0x28 {
      if bytes[open] == 0x22 || bytes[open] <= 0x20 { return nil }
      open += 1
    }
    guard byte(open) == 0x28 else { return nil }
    let delimiter = open - quote - 1
    var stop = open + 1
    while stop + delimiter + 1 < end {
      if bytes[stop] == 0x29, bytes[stop + delimiter + 1] == 0x22 {
        var index = 0
        while index < delimiter, bytes[stop + 1 + index] == bytes[quote + 1 + index] { index += 1 }
        if index == delimiter { return stop + delimiter + 2 }
      }
      stop += 1
    }
    return nil
  }

  /// A preprocessor line with its continuations, without white space and comments at its end.
  mutating func directiveEnd() -> Int {
    var stop = offset + 1
    var last = stop
    while stop < end {
      switch bytes[stop] {
      case 0x0A, 0x0D: return last
      case 0x5C:
        let next = lineBreakEnd(behindBackslash: stop)
        if next == stop {
          stop += 1
          last = stop
        } else {
          stop = next
        }
      case 0x2F where byte(stop + 1) == 0x2F: return last
      case 0x2F where byte(stop + 1) == 0x2A:
        let close = blockCommentEnd(stop)
        if endsLine(close) { return last }
        comments.append(stop..<close)
        stop = close
      case 0x22, 0x27:
        stop = quotedEnd(stop, bytes[stop])
        last = stop
      case 0x20, 0x09, 0x0B, 0x0C: stop += 1
      default:
        stop += 1
        last = stop
      }
    }
    return last
  }

  /// True when only blanks are left on the line.
  private func endsLine(_ start: Int) -> Bool {
    var stop = start
    while byte(stop) == 0x20 || byte(stop) == 0x09 { stop += 1 }
    return stop >= end || bytes[stop] == 0x0A || bytes[stop] == 0x0D
  }
}
