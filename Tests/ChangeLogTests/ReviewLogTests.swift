import ChangeLog
import Testing

@Suite("The file of an unfinished review")
struct ReviewLogTests {
  private let header = ReviewLog.Header(tool: "0.1.0", order: "kind", paths: ["App"], flags: ["only": ["key-window"]])
  private let key = ReviewLog.Key(
    transform: "screen-bounds", file: "App/A.swift", scope: "A.f()", removed: ["a"], added: ["\u{1B}é\n"], around: ["{", "}"],
    rank: 1, of: 2, indistinct: true)

  private var entries: [ReviewLog.Entry] {
    [
      .init(decided: [
        .init(key: key, decision: "accepted"),
        .init(key: key, decision: "edited", hunks: [.init(file: "App/A.swift", old: "a\r\n", new: "b\r\n")]),
      ]),
      .init(split: key), .init(wrote: .init(number: 3, contents: ["App/A.swift": "ce013625030ba8dba906f756967f9e9ca394464a"])),
      .init(renamed: [.init(from: key, to: key)]), .init(takenBack: true),
    ]
  }

  private func bytes() throws -> [UInt8] {
    try ReviewLog.line(header) + entries.flatMap { try ReviewLog.line($0) }
  }

  @Test("what was written is read again")
  func roundTrip() throws {
    let bytes = try bytes()
    let log = try #require(try ReviewLog(bytes))
    #expect(log.header == header)
    #expect(log.entries == entries)
    #expect(log.wholeBytes == bytes.count)
    #expect(bytes.split(separator: 0x0A).count == 6)
  }

  @Test("wherever it was cut, the whole lines before count, and nothing else")
  func torn() throws {
    let bytes = try bytes()
    for end in 0...bytes.count {
      let whole = bytes[..<end].count { $0 == 0x0A }
      let log = try ReviewLog(Array(bytes[..<end]))
      #expect((log?.entries.count ?? -1) == whole - 1)
      #expect((log?.wholeBytes ?? 0) == (bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0))
    }
  }

  @Test(
    "what is not ours, from another version, or broken in the middle is refused with a sentence",
    arguments: [
      ("hello\n", "the unfinished review does not begin like one of Reframe's"),
      ("{\"reviewVersion\":2}\n", "the unfinished review was written by another version of Reframe (format 2)"),
      ("{\"reviewVersion\":1}\n", "the first line of the unfinished review cannot be read"),
    ])
  func faults(text: String, message: String) {
    #expect(throws: LogError(message)) { try ReviewLog(Array(text.utf8)) }
  }

  @Test("a line that says nothing, two things or an unknown word is broken", arguments: [
    "{}", "[]", "{\"takenBack\":false}", "{\"takenBack\":true,\"decided\":[]}", "{\"decided\":[{\"key\":{},\"decision\":\"accepted\"}]}",
    "nonsense",
  ])
  func brokenLine(line: String) throws {
    let bytes = try ReviewLog.line(header) + Array((line + "\n").utf8) + ReviewLog.line(entries[4])
    #expect(throws: LogError("line 2 of the unfinished review cannot be read")) { try ReviewLog(bytes) }
  }

  @Test("a decision that is none is broken")
  func brokenDecision() throws {
    let bytes = try ReviewLog.line(header) + ReviewLog.line(.init(decided: [.init(key: key, decision: "perhaps")]))
    #expect(throws: LogError("line 2 of the unfinished review cannot be read")) { try ReviewLog(bytes) }
  }
}
