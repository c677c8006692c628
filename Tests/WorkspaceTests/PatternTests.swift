import Patterns
import SourceText
import Testing

@Suite struct PatternTests {
  private func ranges(_ pattern: String, _ text: String) throws -> [Range<Int>] {
    try Pattern(pattern).matches(in: SourceText(text)).map(\.range)
  }

  @Test func offsetsAreBytes() throws {
    #expect(try ranges("b", "é👍b") == [6..<7])
    #expect(try ranges(".", "é") == [0..<1, 1..<2])
    #expect(try ranges("é", "aé") == [1..<3])
  }

  @Test func groupsThatTookNoPartAreNil() throws {
    let match = try #require(try Pattern("(a)|(b)()").firstMatch(in: SourceText("xb")))
    #expect(match.range == 1..<2)
    #expect(match.groups == [nil, 1..<2, 2..<2])
  }

  @Test func anchorsMatchAtEveryLine() throws {
    #expect(try ranges("^a", "a\na\nba") == [0..<1, 2..<3])
    #expect(try ranges("a$", "a\nab\na") == [0..<1, 5..<6])
  }

  @Test func emptyMatchesEnd() throws {
    #expect(try ranges("x*", "ab") == [0..<0, 1..<1, 2..<2])
    #expect(try ranges("^$", "") == [0..<0])
    #expect(try ranges("(?=a)", "aa") == [0..<0, 1..<1])
    #expect(try ranges("a|", "ba") == [0..<0, 1..<2, 2..<2])
  }

  @Test func nulAndInvalidBytesAreBytesLikeOthers() throws {
    let text = SourceText(bytes: [0x61, 0, 0xFF, 0x62])
    #expect(try Pattern("a\\x00\\xFFb").firstMatch(in: text)?.range == 0..<4)
  }

  @Test func aMatchMayStopTheSearch() throws {
    var count = 0
    let pattern = try Pattern("a")
    SourceText("aaaa").bytes.withUnsafeBufferPointer { bytes in
      pattern.forEachMatch(in: bytes) { _ in
        count += 1
        return count < 2
      }
    }
    #expect(count == 2)
  }

  @Test func aFaultIsASentenceWithItsPlace() {
    let error = #expect(throws: Pattern.CompileError.self) { try Pattern("a(b") }
    #expect(error?.offset == 3)
    #expect(error?.description.hasPrefix("the pattern 'a(b' has a fault at byte 3: ") == true)
  }

  @Test func oneWordMayBeSoughtFromManyThreads() async throws {
    let pattern = try Pattern("needle(\\d)")
    let text = SourceText(String(repeating: "hay needle7 ", count: 1000))
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { pattern.matches(in: text).count } }
      for await count in group { #expect(count == 1000) }
    }
  }

  /// Nested repetition over much text needs more stack than compiled code has.
  @Test func deepMatchesAreFound() throws {
    let text = String(repeating: "ab", count: 200_000)
    #expect(try ranges("^(?:a|b|ab)*$", text) == [0..<400_000])
  }
}
