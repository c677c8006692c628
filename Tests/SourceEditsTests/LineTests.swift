import SourceText
import Testing

@Suite struct LineTests {
  @Test(arguments: [
    ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb\rc\n", [0, 3, 5, 7]), ("\n\n", [0, 1, 2]), ("\r\r\n", [0, 1, 3]),
    ("\n\r", [0, 1, 2]), ("é\nb", [0, 3]),
  ])
  func everyEndingStartsALine(text: String, starts: [Int]) {
    #expect(LineTable(SourceText(text)).starts == starts)
  }

  @Test(arguments: ["", "a", "a\r\nb\rc\nd", "\n", "\r\n\r\n", "x\r"])
  func everyOffsetIsInTheLineThatHoldsIt(string: String) {
    let text = SourceText(string)
    let table = LineTable(text)
    #expect(table.end == text.count)
    #expect(table.starts.indices.flatMap { Array(table.range(ofLine: $0)) } == Array(0..<text.count))
    for offset in 0...text.count {
      let range = table.range(ofLine: table.index(at: offset))
      #expect(range.contains(offset) || offset == text.count && range.upperBound == offset)
      let position = table.position(at: offset)
      #expect(table.starts[position.line - 1] + position.column - 1 == offset)
      if offset < text.count, !(text.bytes[offset] == 0x0A && offset > 0 && text.bytes[offset - 1] == 0x0D) {
        #expect(text.startOfLine(at: offset) == range.lowerBound)
        #expect(text.endOfLine(at: offset) == range.upperBound)
      }
    }
  }

  @Test(arguments: [
    ("", LineEnding.lf), ("a", .lf), ("a\n", .lf), ("a\r\nb\r\n", .crlf), ("a\rb\r", .cr), ("a\nb\r\n", .lf), ("a\r\nb\r\nc\n", .crlf),
    ("a\r\rb\n", .cr), ("\r\r\n", .crlf),
  ])
  func theEndingOfMostLinesCounts(text: String, ending: LineEnding) {
    #expect(SourceText(text).lineEnding == ending)
  }

  @Test func indentationIsWhatTheLineStartsWith() {
    let text = SourceText("\u{FEFF}  a\n\t b\r    c\r\n")
    #expect(text.indentation(at: 5) == "  ")
    #expect(text.indentation(at: 8) == "\t ")
    #expect(text.indentation(at: 11) == "    ")
    #expect(text.indentation(at: text.count) == "")
  }

  @Test(arguments: [
    ("a {\n  b\n}\n", "  "), ("a {\n    b\n        c\n}\n", "    "), ("a {\n\tb\n}\n", "\t"), ("a\n", "    "),
    ("/*\n * a\n */\na {\n    b\n}\n", "    "), ("a {\r\n   b\r\n}\r\n", "   "), ("", "    "), ("a {\n   \n    b\n", "    "),
  ])
  func theStepIsTheSmallestIndentation(text: String, step: String) {
    #expect(SourceText(text).indentationStep == step)
  }

  @Test(arguments: [
    ([0x61], true), ([0xEF, 0xBB, 0xBF], true), ([], true), ([0xFF], false), ([0xC3], false), ([0xED, 0xA0, 0x80], false),
    ([0xC0, 0x80], false), (Array(repeating: 0x61, count: 16) + [0x80], false), (Array("aaaaaaaaé👍".utf8), true),
  ] as [([UInt8], Bool)])
  func validity(bytes: [UInt8], isValid: Bool) {
    #expect(SourceText(bytes: bytes).isValidUTF8 == isValid)
  }
}
