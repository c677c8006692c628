import SourceText

/// Reads `#define` directives without a tree.
struct MacroReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offsets of what transforms look for, in order.
  let mentions: [ByteOffset]

  /// The most names that are kept of a body.
  private static let wordLimit = 100

  /// - Parameter directive: `#`, `define` and a space. Gives nil for a macro whose body neither mentions nor uses a name
  /// and makes no text or name of what it is given.
  func macro(at directive: Range<ByteOffset>) -> MacroFact? {
    guard isFirstInLine(directive.lowerBound) else { return nil }
    var scanner = CScanner(bytes: bytes, offset: directive.upperBound)
    skipBlanks(&scanner)
    guard let name = scanner.name() else { return nil }
    let nameRange = scanner.offset - name.utf8.count..<scanner.offset
    let parameters = scanner.byte == 0x28 ? parameters(&scanner) : nil
    skipBlanks(&scanner)
    let (body, end, words) = body(&scanner, except: Set(parameters ?? []))
    let hasMention = hasMention(in: body)
    let gluing = MacroGluing(body: UnsafeBufferPointer(rebasing: bytes[body]), parameters: parameters ?? [])
    guard hasMention || !words.isEmpty || gluing != nil else { return nil }
    return MacroFact(
      name: name, nameRange: nameRange, range: directive.lowerBound..<end, parameters: parameters, body: body, hasMention: hasMention, words: words,
      gluing: gluing)
  }

  private func isFirstInLine(_ offset: ByteOffset) -> Bool {
    var place = offset
    while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    return place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D || place == 3 && bytes[0] == 0xEF
  }

  /// The names up to the closing parenthesis, which is passed over; `...` is none.
  private func parameters(_ scanner: inout CScanner) -> [String] {
    var names: [String] = []
    scanner.offset += 1
    while let byte = scanner.byte, byte != 0x29, byte != 0x0A || isContinued(scanner.offset) {
      if let name = scanner.name() { names.append(name) } else { scanner.offset += 1 }
    }
    _ = scanner.take(")")
    return names
  }

  /// Reads to the end of the directive's last line. The body leaves out comments and spaces before and behind it.
  private func body(
    _ scanner: inout CScanner, except parameters: Set<String>
  ) -> (body: Range<ByteOffset>, end: ByteOffset, words: [String]) {
    var start = scanner.offset
    var end = start
    var words: [String] = []
    var isMember = false
    while let byte = scanner.byte, byte != 0x0A || isContinued(scanner.offset) {
      if let name = scanner.name() {
        if !isMember, !parameters.contains(name), words.count < Self.wordLimit, !words.contains(name) { words.append(name) }
      } else if byte == 0x22 || byte == 0x27 {
        scanner.skipLiteral()
      } else if CScanner.isDigit(byte) {
        while let next = scanner.byte, CScanner.isLetter(next) || CScanner.isDigit(next) || next == 0x2E { scanner.offset += 1 }
      } else if isComment(scanner.offset) {
        skipComment(&scanner)
        if end == start {
          skipBlanks(&scanner)
          (start, end) = (scanner.offset, scanner.offset)
        }
        continue
      } else {
        scanner.offset += 1
        if byte == 0x20 || byte == 0x5C || (0x09...0x0D).contains(byte) { continue }
      }
      isMember = bytes[scanner.offset - 1] == 0x2E || (byte == 0x3E && bytes[scanner.offset - 2] == 0x2D)
      end = scanner.offset
    }
    let last = scanner.offset > end && bytes[scanner.offset - 1] == 0x0D ? scanner.offset - 1 : scanner.offset
    return (start..<end, max(last, end), words)
  }

  private func isComment(_ offset: ByteOffset) -> Bool {
    bytes[offset] == 0x2F && offset + 1 < bytes.count && (bytes[offset + 1] == 0x2F || bytes[offset + 1] == 0x2A)
  }

  /// A comment of one line goes on where a backslash ends the line.
  private func skipComment(_ scanner: inout CScanner) {
    if bytes[scanner.offset + 1] == 0x2A { return scanner.skipBlockComment() }
    while let byte = scanner.byte, byte != 0x0A || isContinued(scanner.offset) { scanner.offset += 1 }
  }

  /// Passes over spaces and continued line ends.
  private func skipBlanks(_ scanner: inout CScanner) {
    while let byte = scanner.byte {
      let isBreak = byte == 0x0A || byte == 0x0D || byte == 0x5C
      guard byte == 0x20 || byte == 0x09 || isBreak && isPartOfContinuation(scanner.offset) else { return }
      scanner.offset += 1
    }
  }

  /// The line break at the offset has a backslash before it.
  private func isContinued(_ offset: ByteOffset) -> Bool {
    guard offset > 0 else { return false }
    return bytes[offset - 1] == 0x5C || offset > 1 && bytes[offset - 1] == 0x0D && bytes[offset - 2] == 0x5C
  }

  private func isPartOfContinuation(_ offset: ByteOffset) -> Bool {
    switch bytes[offset] {
    case 0x0A: return isContinued(offset)
    case 0x0D: return offset > 0 && bytes[offset - 1] == 0x5C
    default:
      guard offset + 1 < bytes.count else { return false }
      return bytes[offset + 1] == 0x0A || bytes[offset + 1] == 0x0D
    }
  }

  private func hasMention(in range: Range<ByteOffset>) -> Bool {
    var low = 0
    var high = mentions.count
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < mentions.count && mentions[low] < range.upperBound
  }
}
