import ChangeLog
import SourceEdits
import Testing

@Suite("The file of a baseline")
struct BaselineFileTests {
  private static let baseline = Baseline(counts: [
    BaselineEntry(file: FileID("App/Ünïcode \"x\".swift"), transform: "key-window", fingerprint: "0123456789abcdef"): 1,
    BaselineEntry(file: FileID("App/A.swift"), transform: "screen-bounds", fingerprint: "ffffffffffffffff"): 12,
    BaselineEntry(file: FileID("App/A.swift"), transform: "screen-bounds", fingerprint: "0000000000000000"): 1,
    BaselineEntry(file: FileID("App/A.swift"), transform: "key-window", fingerprint: "aaaaaaaaaaaaaaaa"): 3,
  ])

  private static let text = """
    {
      "schemaVersion": 1,
      "tool": "reframe",
      "kind": "baseline",
      "entries": [
        {"file":"App/A.swift","fingerprint":"aaaaaaaaaaaaaaaa","places":3,"transform":"key-window"},
        {"file":"App/A.swift","fingerprint":"0000000000000000","places":1,"transform":"screen-bounds"},
        {"file":"App/A.swift","fingerprint":"ffffffffffffffff","places":12,"transform":"screen-bounds"},
        {"file":"App/Ünïcode \\"x\\".swift","fingerprint":"0123456789abcdef","places":1,"transform":"key-window"}
      ]
    }

    """

  private func read(_ text: String) throws(LogError) -> Baseline { try Baseline(file: Array(text.utf8), name: "known.json") }

  /// The sentence that reading must throw.
  private func sentence(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("sorted, one entry a line, always in the same order")
  func format() throws {
    #expect(String(decoding: Self.baseline.formatted(), as: UTF8.self) == Self.text)
    #expect(try read(Self.text) == Self.baseline)
    #expect(try read(Self.text.replacing("\n", with: "\r\n")) == Self.baseline)
    let empty = Baseline().formatted()
    #expect(String(decoding: empty, as: UTF8.self).hasSuffix("  \"entries\": []\n}\n"))
    #expect(try read(String(decoding: empty, as: UTF8.self)) == Baseline())
  }

  @Test("members that a later version adds are passed over")
  func additions() throws {
    let more = Self.text.replacing("\"places\"", with: "\"why\":[1],\"places\"").replacing("\"tool\"", with: "\"note\": {}, \"tool\"")
    #expect(try read(more) == Self.baseline)
  }

  @Test("of two lines for one place, as a merge may leave them, the greater count is taken")
  func duplicates() throws {
    let line = "{\"file\":\"A.swift\",\"fingerprint\":\"aaaaaaaaaaaaaaaa\",\"places\":N,\"transform\":\"key-window\"}"
    let lines = ["2", "5", "1"].map { line.replacing("N", with: $0) }.joined(separator: ",")
    let merged = try read("{\"schemaVersion\":1,\"tool\":\"reframe\",\"kind\":\"baseline\",\"entries\":[\(lines)]}")
    #expect(Array(merged.counts.values) == [5])
  }

  @Test("a file that is not ours is refused with a sentence", arguments: [
    ("", "the baseline 'known.json' is not JSON"),
    ("{\"schemaVersion\": 1,", "the baseline 'known.json' is not JSON"),
    (text + "x", "the baseline 'known.json' is not JSON"),
    ("[]", "'known.json' is no baseline of reframe"),
    ("{}", "'known.json' is no baseline of reframe"),
    ("3", "'known.json' is no baseline of reframe"),
    (text.replacing("\"reframe\"", with: "\"other\""), "'known.json' is no baseline of reframe"),
    (text.replacing("\"reframe\"", with: "{\"name\": \"reframe\"}"), "'known.json' is no baseline of reframe"),
    (text.replacing("\"baseline\"", with: "\"plan\""), "'known.json' is no baseline of reframe"),
    (text.replacing("\"schemaVersion\": 1,", with: ""), "the baseline 'known.json' does not say its schemaVersion"),
    (
      text.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 2"),
      "the baseline 'known.json' has schemaVersion 2, and this reframe reads 1; use the reframe that wrote it, or delete it and "
        + "write it anew"
    ),
    (text.replacing("\"entries\"", with: "\"places\""), "'known.json' is no baseline of reframe"),
    (text.replacing("\"places\":3", with: "\"places\":0"), "entry 1 of the baseline 'known.json' is none that reframe writes"),
    (text.replacing("\"places\":12", with: "\"places\":-1"), "entry 3 of the baseline 'known.json' is none that reframe writes"),
    (
      text.replacing("\"places\":12", with: "\"places\":9223372036854775807"),
      "entry 3 of the baseline 'known.json' is none that reframe writes"
    ),
    (text.replacing("\"places\":12", with: "\"places\":\"12\""), "entry 3 of the baseline 'known.json' is none that reframe writes"),
    (text.replacing("\"places\":12,", with: ""), "entry 3 of the baseline 'known.json' is none that reframe writes"),
    (text.replacing("ffffffffffffffff", with: "FFFF"), "entry 3 of the baseline 'known.json' is none that reframe writes"),
    (text.replacing("App/A.swift", with: ""), "entry 1 of the baseline 'known.json' is none that reframe writes"),
    (
      text.replacing("    {\"file\"", with: "<<<<<<< ours\n    {\"file\""),
      "the baseline 'known.json' is not JSON; it holds the marks of a merge, resolve that first"
    ),
  ])
  func refusals(text: String, message: String) {
    #expect(sentence(text) == message)
  }

  @Test("whatever the bytes are, reading gives a baseline or a sentence", arguments: 0..<20)
  func damage(seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<100 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...next(4) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(30)))
        default: bytes.insert(contentsOf: Array("]}[{\":0,9e".utf8).rotated(by: next(1000)), at: place)
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      do {
        let baseline = try Baseline(file: bytes, name: "known.json")
        #expect(baseline.counts.values.allSatisfy { $0 > 0 })
      } catch {
        #expect(error.message.contains("known.json"))
      }
    }
  }
}

extension [UInt8] {
  /// The bytes from another start on, the first ones last.
  fileprivate func rotated(by number: Int) -> [UInt8] { Array(self[(number % count)...] + self[..<(number % count)]) }
}
