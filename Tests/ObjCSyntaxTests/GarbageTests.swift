import Foundation
import ObjCSyntax
import SourceText
import Testing

/// Numbers that look random and are the same each time.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// What must hold for every tree, whatever its text is.
func expectSound(_ tree: ObjCTree, _ what: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(tree.printed == tree.text.bytes, "\(what())", sourceLocation: sourceLocation)
  var offset = 0
  for token in tree.tokens {
    guard token.range.lowerBound == offset, !token.range.isEmpty else {
      Issue.record("a token does not begin where the last one ends: \(what())", sourceLocation: sourceLocation)
      return
    }
    offset = token.range.upperBound
  }
  var count = 1
  var previous = 0
  for node in tree.root.descendants {
    count += 1
    guard let parent = node.parent, parent.range.lowerBound <= node.range.lowerBound,
      node.range.upperBound <= parent.range.upperBound, node.range.lowerBound >= previous
    else {
      Issue.record("\(node.kind) is not inside its parent: \(what())", sourceLocation: sourceLocation)
      return
    }
    previous = node.range.lowerBound
  }
  // Every node is the child of exactly one other.
  var reached = 1
  for node in [tree.root] + Array(tree.root.descendants) {
    var end = node.range.lowerBound
    for child in node.children {
      reached += 1
      if child.range.lowerBound < end || child.parent != node {
        Issue.record("children of \(node.kind) overlap: \(what())", sourceLocation: sourceLocation)
        return
      }
      end = child.range.upperBound
    }
  }
  #expect(reached == count, "\(what())", sourceLocation: sourceLocation)
}

struct GarbageTests {
  @Test(arguments: Samples.all)
  func mutationsOfASamplePrintBack(_ sample: String) {
    var numbers = SeededNumbers(seed: UInt64(sample.utf8.count))
    let text = SourceText(sample)
    expectSound(ObjCTree(text))
    let pieces = ObjCTree(text).tokens.map { Array(text.bytes[$0.range]) }
    for round in 0..<40 {
      let mutated = Mutation.mutated(pieces, rounds: 1 + round / 10, &numbers)
      expectSound(ObjCTree(SourceText(bytes: mutated)), String(decoding: mutated, as: UTF8.self))
    }
  }

  /// Views of broken code may be nil; they never trap, and what they give lies inside the node.
  @Test(arguments: Samples.all)
  func viewsOfMutationsAreSound(_ sample: String) {
    var numbers = SeededNumbers(seed: 5)
    let text = SourceText(sample)
    let pieces = ObjCTree(text).tokens.map { Array(text.bytes[$0.range]) }
    for round in 0..<20 {
      let tree = ObjCTree(SourceText(bytes: Mutation.mutated(pieces, rounds: 1 + round, &numbers)))
      for node in tree.root.descendants {
        for range in viewed(node) where range.clamped(to: node.range) != range {
          Issue.record("a view of \(node.kind) gives \(range) outside of \(node.range): \(node.code)")
        }
      }
      for offset in 0...tree.text.count {
        #expect(tree.node(at: offset).range.contains(offset) || tree.node(at: offset) == tree.root)
        _ = tree.token(at: offset)
      }
    }
  }

  /// Makes every view of the node; gives the ranges that they name.
  private func viewed(_ node: ObjCNode) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    if let view = ObjCMessage(node) { ranges += view.selectorParts + view.arguments.map(\.range) + [view.receiver.range] }
    if let view = ObjCMember(node) { ranges += [view.nameRange, view.base.range] }
    if let view = ObjCCall(node) { ranges += view.arguments.map(\.range) }
    if let view = ObjCMethod(node) { ranges += view.selectorParts + view.parameters.map(\.range) }
    if let view = ObjCInterface(node) { ranges += [view.nameRange] }
    if let view = ObjCProperty(node) { ranges += view.nameRanges }
    if let view = ObjCFunction(node) { ranges += [view.nameRange] + view.parameters.map(\.range) }
    if let view = ObjCVariable(node) { ranges += view.declarators.map(\.nameRange) }
    if let view = ObjCBlock(node) { ranges += [view.body.range] + view.parameters.map(\.range) }
    if let view = ObjCLambda(node) { ranges += [view.body.range] }
    if let view = ObjCIf(node) { ranges += [view.condition.range, view.then.range] }
    if let view = ObjCBinary(node) { ranges += [view.operatorRange] }
    if let view = ObjCConditional(node) { ranges += [view.condition.range, view.otherwise.range] }
    if let view = ObjCCast(node) { ranges += [view.type.range, view.operand.range] }
    _ = (ObjCAssignment(node), ObjCSelectorLiteral(node), ObjCAvailability(node), ObjCMacroInvocation(node))
    return ranges
  }

  @Test func randomBytesPrintBack() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...200, using: &numbers)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      expectSound(ObjCTree(SourceText(bytes: bytes)), "\(bytes)")
    }
  }

  @Test func randomPunctuationPrintsBack() {
    var numbers = SeededNumbers(seed: 11)
    let words = Mutation.words
    for _ in 0..<600 {
      let count = Int.random(in: 0...60, using: &numbers)
      let bytes = (0..<count).flatMap { _ in Array(words.randomElement(using: &numbers)!.utf8) }
      expectSound(ObjCTree(SourceText(bytes: bytes)), String(decoding: bytes, as: UTF8.self))
      let text = SourceText(bytes: bytes)
      let half = bytes.count / 2
      let fragment = ObjCTree(text, fragment: half..<bytes.count)
      #expect(fragment.printed == Array(bytes[half...]))
    }
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\0", "\r", "\r\n\r", "\"abc", "@\"abc\n", "'", "/*", "//", "/* a *", "#", "#define", "#define A\\",
    "#if 0", "#endif", "#else\n#if", "@", "\\", "@interface", "@implementation A\n- (void)", "@end @end", "R\"(a", "[", "]", "{", "}",
    "((", "))", "@[", "@{", "^", "^(", "<", "@property", "@property (", "- ", "enum", "struct {", "for (", "if", "case", "?", "::",
    "typedef", "@selector(", "@available(", "x ? ", "x ? y", "@protocol", "@protocol A", "@class", "template <", "namespace {", "operator",
    "~", "a::~", "_Generic(", "sizeof", "sizeof(", "new", "delete", "NS_ENUM(", "NS_ENUM(a) {", "do", "goto", "return", "@try", "@catch",
  ])
  func cutTextPrintsBack(_ text: String) {
    expectSound(ObjCTree(SourceText(text)), text)
    let all = SourceText(text)
    #expect(ObjCTree(all, fragment: 0..<all.count).printed == all.bytes)
  }

  @Test func everyPrefixOfASamplePrintsBack() {
    for sample in Samples.all {
      let bytes = Array(sample.utf8)
      for end in stride(from: 0, to: bytes.count, by: 17) {
        expectSound(ObjCTree(SourceText(bytes: Array(bytes[..<end]))), String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
  }
}

struct FixtureTests {
  /// The Objective-C files of the fixtures and of the stub SDK, as they lie in the repository.
  static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Fixtures", "Tests/StubSDK"].flatMap { folder -> [String] in
      let base = root.appendingPathComponent(folder).path
      let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
      return names.filter { ["m", "mm", "h"].contains(($0 as NSString).pathExtension) }.map { base + "/" + $0 }.sorted()
    }
  }()

  @Test func everyFixtureIsUnderstood() throws {
    #expect(!Self.files.isEmpty)
    for path in Self.files {
      let text = SourceText(bytes: [UInt8](try #require(FileManager.default.contents(atPath: path))))
      let tree = ObjCTree(text)
      expectSound(tree, path)
      for node in tree.root.descendants where node.kind == .unparsed {
        Issue.record("\(path): not understood: \(node.code.prefix(80))")
      }
    }
  }

  @Test func mutatedFixturesPrintBack() throws {
    var numbers = SeededNumbers(seed: 3)
    for path in Self.files {
      let text = SourceText(bytes: [UInt8](try #require(FileManager.default.contents(atPath: path))))
      guard text.count < 6000 else { continue }
      let pieces = ObjCTree(text).tokens.map { Array(text.bytes[$0.range]) }
      for round in 0..<2 { expectSound(ObjCTree(SourceText(bytes: Mutation.mutated(pieces, rounds: 1 + 3 * round, &numbers))), path) }
    }
  }
}

enum Mutation {
  static let words = [
    "(", ")", "[", "]", "{", "}", "<", ">", ";", ",", ":", "::", "?", "*", "&", "^", "=", "+", "-", "--", ".", "->", "@", "\"a\"", "@\"b\"", "'c'",
    "1", "a ", "Foo ", "FOO ", "int ", "const ", "static ", "struct ", "enum ", "typedef ", "if ", "else ", "for ", "while ", "do ", "switch ",
    "case ", "return ", "@interface ", "@implementation ", "@end ", "@property ", "@selector", "@try ", "@catch ", "@protocol ", "@weakify",
    "in ", "sizeof ", "typeof", "__attribute__", "new ", "delete ", "template ", "class ", "operator ", "namespace ", "\n", " ", "\\\n", "//x\n",
    "/*y*/", "\n#if A\n", "\n#else\n", "\n#endif\n", "\n#define X(a) a\n", "\n#if 0\n", "NS_ENUM", "id ", "self ", "\u{0}", "é ", "#", "##",
  ]

  /// Deletes, repeats, swaps and inserts pieces.
  static func mutated(_ pieces: [[UInt8]], rounds: Int, _ numbers: inout SeededNumbers) -> [UInt8] {
    var pieces = pieces
    for _ in 0..<rounds where !pieces.isEmpty {
      let at = pieces.indices.randomElement(using: &numbers)!
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: pieces.remove(at: at)
      case 1: pieces.insert(pieces[at], at: at)
      case 2: pieces.swapAt(at, pieces.indices.randomElement(using: &numbers)!)
      case 3: pieces.insert([UInt8.random(in: 0...255, using: &numbers)], at: at)
      default: pieces.insert(Array(words.randomElement(using: &numbers)!.utf8), at: at)
      }
    }
    return pieces.flatMap { $0 }
  }
}
