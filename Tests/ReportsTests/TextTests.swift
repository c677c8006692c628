import Testing

@testable import Reports

@Suite("Text for terminals")
struct TextTests {
  @Test("lines break at spaces, long words stand alone")
  func wrapping() {
    #expect(wrap("one two three", width: 7) == ["one two", "three"])
    #expect(wrap("a verylongword b", width: 6, indent: 2) == ["a", "  verylongword", "  b"])
    #expect(wrap("", width: 10) == [""])
  }

  @Test(
    "numbers and nouns",
    arguments: [(0, "0 files"), (1, "1 file"), (999, "999 files"), (1000, "1,000 files"), (1_234_567, "1,234,567 files")])
  func counting(count: Int, expected: String) {
    #expect(counted(count, "file") == expected)
  }

  @Test(
    "control and direction characters are written out",
    arguments: [
      ("plain é 😀", "plain é 😀"), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\r\nb\t", #"a\r\nb\t"#), ("\u{202E}x", #"\u{202E}x"#),
      ("\u{9B}2J", #"\u{9B}2J"#), ("\0", #"\u{0}"#),
    ])
  func escaping(text: String, expected: String) {
    #expect(text.escapedForTerminal == expected)
  }

  @Test("of a line of source the tabs and the ending stay")
  func sourceLine() {
    #expect(escapedLine(Array("\tlet a = \u{7}1\r\n".utf8)) == "\tlet a = \\u{7}1\n")
    #expect(escapedLine(Array("a\rb\n".utf8)) == "a\\rb\n")
    #expect(escapedLine(Array("end".utf8)) == "end")
  }
}
