import Foundation
import Testing

@testable import ChangeLog

/// Our reader and writer of JSON, beside Foundation's.
@Suite struct JSONTests {
  struct Leaf: Codable, Equatable {
    let text: String
    let number: Int
    let truth: Bool
    let maybe: String?
    let kind: Kind?
  }

  enum Kind: String, Codable, CaseIterable { case one, two = "zwei" }

  struct Tree: Codable, Equatable {
    let name: String
    let leaves: [Leaf]
    let byName: [String: [Leaf]]
    let words: [String: String]
    let numbers: [Int]
    let truths: [Bool?]
    let branches: [Tree]
  }

  /// The same values on every run.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    static let pieces = ["a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{1}", "\u{1F}", "\u{7F}", "é", "e\u{301}", "\u{2028}", "🚀", "\u{FEFF}", "b"]

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
    mutating func some<T>(_ count: Int, _ make: (inout Chance) -> T) -> [T] { (0..<below(count)).map { _ in make(&self) } }

    mutating func text() -> String { some(8) { $0.pick(Self.pieces) }.joined() }

    mutating func leaf() -> Leaf {
      Leaf(
        text: text(), number: pick([0, 1, -1, .max, .min, below(1000)]), truth: pick([true, false]), maybe: pick([nil, text()]),
        kind: pick([nil, .one, .two]))
    }

    mutating func tree(_ depth: Int) -> Tree {
      Tree(
        name: text(), leaves: some(4) { $0.leaf() }, byName: Dictionary(some(4) { ($0.text(), [$0.leaf()]) }) { $1 },
        words: Dictionary(some(5) { ($0.text(), $0.text()) }) { $1 }, numbers: some(3) { $0.below(9) },
        truths: some(3) { $0.pick([true, false, nil]) }, branches: depth == 0 ? [] : some(3) { $0.tree(depth - 1) })
    }
  }

  private func read<T: Decodable>(_ type: T.Type, _ bytes: [UInt8]) throws -> T { try T(from: JSONReader(try JSONTape(bytes))) }

  @Test(arguments: 1...10) func whatIsWrittenIsReadAgainByBothReaders(seed: UInt64) throws {
    var chance = Chance(state: seed)
    for _ in 0..<30 {
      let tree = chance.tree(3)
      let bytes = try JSONWriter.bytes(of: tree)
      #expect(try JSONDecoder().decode(Tree.self, from: Data(bytes)) == tree)
      #expect(try read(Tree.self, bytes) == tree)
      let encoder = JSONEncoder()
      encoder.outputFormatting = chance.pick([[], .prettyPrinted])
      #expect(try read(Tree.self, [UInt8](encoder.encode(tree))) == tree)
    }
  }

  @Test(arguments: [0, 1, 2, 3]) func anEmptyObjectIsWrittenWhereverItStands(count: Int) throws {
    let empty = Tree(name: "x", leaves: [], byName: [:], words: [:], numbers: [], truths: [], branches: [])
    let tree = Tree(
      name: "y", leaves: [], byName: [:], words: [:], numbers: [], truths: [], branches: [Tree](repeating: empty, count: count))
    let bytes = try JSONWriter.bytes(of: tree)
    #expect(try read(Tree.self, bytes) == tree)
    #expect(try JSONDecoder().decode(Tree.self, from: Data(bytes)) == tree)
    let bare = try JSONWriter.bytes(of: [String: String]())
    #expect(try read([String: String].self, bare) == [:])
  }

  @Test func theTextIsInOrderAndIndented() throws {
    let leaf = Leaf(text: "a/\"\\\n\u{1}é", number: -5, truth: true, maybe: nil, kind: .two)
    let tree = Tree(name: "", leaves: [leaf], byName: [:], words: ["b": "2", "a": "1", "B": "3"], numbers: [1, 2], truths: [nil], branches: [])
    #expect(
      String(decoding: try JSONWriter.bytes(of: tree), as: UTF8.self) == #"""
        {
          "branches" : [],
          "byName" : {},
          "leaves" : [
            {
              "kind" : "zwei",
              "number" : -5,
              "text" : "a/\"\\\n\u0001é",
              "truth" : true
            }
          ],
          "name" : "",
          "numbers" : [
            1,
            2
          ],
          "truths" : [
            null
          ],
          "words" : {
            "B" : "3",
            "a" : "1",
            "b" : "2"
          }
        }
        """#)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:1}", "[1]]", "[1] x", "[1]\0", "nul", "True",
    "01", "-", "-a", "1.", ".5", "1e", "1e+", "+1", "0x1", "NaN", "\"", "\"\n\"", "\"\\\"", "'a'", "[\"a]", "// a\n1", "[1]/**/", "\u{FEFF}[]",
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: JSONTape.Failure.self) { try JSONTape(Array(text.utf8)) }
  }

  @Test(arguments: ["0", "-0", "10", "1.5e-10", "1E5", "null", " [ ] ", "{ }", "\"\\u00e9\\ud83d\\ude80\\/\"", "[[[]],{\"a\":[{}]}]", "\t\r\n1\n"])
  func whatIsJSONIsTaken(text: String) throws {
    _ = try JSONTape(Array(text.utf8))
  }

  @Test(arguments: ["\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\ud800\\ud800\"", "\"\\udc00\"", "\"\\"])
  func escapesThatMakeNoSenseAreRefused(text: String) {
    #expect(throws: JSONTape.Failure.self) { try JSONTape(Array("[\(text)]".utf8)) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONTape.Failure.encoding) { try JSONTape([0x5B, 0x22, 0xC3, 0x22, 0x5D]) }
    #expect(throws: JSONTape.Failure.encoding) { try JSONTape([0x5B, 0x22, 0x5C, 0x6E, 0xFF, 0x22, 0x5D]) }
  }

  @Test(arguments: [("{\"a\":1,\"a\":2}", 8), ("{\"b\":1,\"a\":2,\"b\":{}}", 14), ("[{\"a\":{\"x\":1,\"x\":1}}]", 14)])
  func anObjectHasEachNameOnce(text: String, offset: Int) {
    #expect(throws: JSONTape.Failure.repetition(offset: offset)) { try JSONTape(Array(text.utf8)) }
  }

  @Test func escapesAreTaken() throws {
    #expect(try read([String].self, Array(#"["\"\\\/\b\f\n\r\t\u00e9\uD83D\ude80"]"#.utf8)) == ["\"\\/\u{8}\u{C}\n\r\té🚀"])
  }

  @Test func deepNestingIsRefusedAndCostsNoStack() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONTape.Failure.depth(offset: JSONTape.deepest)) { try JSONTape(Array(deep.utf8)) }
  }

  @Test func numbersHaveToFit() {
    for text in ["9223372036854775808", "1.0", "1e2", "-9223372036854775809", "1e400"] {
      #expect(throws: DecodingError.self) { try read([Int].self, Array("[\(text)]".utf8)) }
    }
    #expect(throws: DecodingError.self) { try read([Int8].self, Array("[1]".utf8)) }
  }

  @Test func mistakesNameTheirPlace() throws {
    func words(_ text: String) -> String? {
      do {
        _ = try read(Tree.self, Array(text.utf8))
        return nil
      } catch { return (error as? DecodingError)?.words }
    }
    let rest = "\"byName\":{},\"words\":{},\"numbers\":[],\"truths\":[],\"branches\":[]"
    #expect(words("{\"name\":1}") == "another kind of value is expected at name")
    #expect(words("{\"name\":\"\",\"leaves\":[{\"text\":\"\"}],\(rest)}") == "'number' is missing at leaves.[0]")
    #expect(words("{\"name\":\"\",\"leaves\":[{\"text\":\"\",\"number\":1},{}],\(rest)}") == "'truth' is missing at leaves.[0]")
    #expect(
      words("{\"name\":\"\",\"leaves\":[{\"text\":\"\",\"number\":1,\"truth\":true},{\"text\":7}],\(rest)}")
        == "another kind of value is expected at leaves.[1].text")
    #expect(words("{\"name\":\"\",\"leaves\":{},\(rest)}") == "another kind of value is expected at leaves")
  }

  /// Whatever is damaged is refused or read, by both readers alike, and nothing traps.
  @Test(arguments: 1...10) func damageIsRefusedOrRead(seed: UInt64) throws {
    var chance = Chance(state: seed)
    for _ in 0..<20 {
      let whole = try JSONWriter.bytes(of: chance.tree(1))
      for _ in 0..<20 {
        var bytes = whole
        let index = chance.below(bytes.count)
        switch chance.below(4) {
        case 0: bytes.removeSubrange(index...)
        case 1: bytes[index] = UInt8(chance.below(256))
        case 2: bytes.remove(at: index)
        default: bytes.insert(chance.pick(Array("{}[],:\"\\0-e.ntf ".utf8)), at: index)
        }
        guard let ours = try? read(Tree.self, bytes) else { continue }
        #expect((try? JSONDecoder().decode(Tree.self, from: Data(bytes))) == ours, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
