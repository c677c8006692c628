import ChangeLog
import SourceEdits
import SourceText
import Testing

/// A file that batches write to, with what each of them did.
private struct History {
  let file = FileID("A.swift")
  private(set) var text: SourceText
  private(set) var entries: [Reversal.Entry] = []

  init(_ text: String) {
    self.text = SourceText(text)
  }

  /// Replaces the first place of each old text; gives the step.
  @discardableResult
  mutating func replace(_ pairs: (String, String)..., batch: Int) throws -> FileStep {
    let edits = try pairs.map { old, new in
      let range = try #require(text.string.firstRange(of: old))
      let start = text.string.utf8.distance(from: text.string.startIndex, to: range.lowerBound)
      return TextEdit(range: start..<start + old.utf8.count, replacement: new)
    }
    return try apply(try #require(EditBatch.disjoint(edits)), batch: batch)
  }

  @discardableResult
  mutating func apply(_ edits: [TextEdit], batch: Int) throws -> FileStep {
    let after = text.applying(edits)
    let state = FileState(path: file.path, before: ContentID(of: text), after: ContentID(of: after))
    let step = try FileStep(state, edits: StoredEdit.list(edits, in: text), creation: nil)
    entries.append(Reversal.Entry(batch: batch, step: step))
    text = after
    return step
  }

  mutating func edit(_ old: String, _ new: String) { text = SourceText(text.string.replacing(old, with: new)) }

  /// The text with the step taken back.
  func without(_ step: FileStep) throws -> String {
    text.applying(try Reversal(history: entries).edits(of: step, in: text).map(\.edit)).string
  }
}

@Suite struct ReversalTests {
  private static let source = "one\ntwo\nthree\nfour\n"

  @Test func whatSomethingElseTookBackIsKnown() throws {
    var history = History(Self.source)
    let first = try history.replace(("two", "zwei"), batch: 1)
    func isGone(_ step: FileStep, _ batch: Int) -> Bool {
      Reversal(history: history.entries).isWithout(step, of: batch, in: ContentID(of: history.text))
    }
    #expect(!isGone(first, 1))
    let second = try history.replace(("four", "vier"), batch: 2)
    #expect(!isGone(first, 1) && !isGone(second, 2))
    history.edit("vier", "four")
    #expect(!isGone(first, 1) && isGone(second, 2))
    history.edit("zwei", "two")
    #expect(isGone(first, 1))
    // Nothing is known of how this came from the content between the two.
    #expect(!isGone(second, 2))
    // A later batch on what was put back.
    try history.replace(("three", "drei"), batch: 3)
    #expect(isGone(first, 1) && !isGone(second, 2))
    history.edit("one", "eins")
    #expect(!isGone(first, 1))
  }

  @Test func anEarlierWayToTheSameContentHidesNoLaterStep() throws {
    var history = History(Self.source)
    try history.replace(("two", "zwei"), ("three", "drei"), ("four", "vier"), batch: 1)
    history.edit("zwei\ndrei\nvier", "two\nthree\nfour")
    let second = try history.replace(("two", "zwei"), batch: 2)
    try history.replace(("three", "drei"), batch: 3)
    try history.replace(("four", "vier"), batch: 4)
    #expect(!Reversal(history: history.entries).isWithout(second, of: 2, in: ContentID(of: history.text)))
  }

  @Test func aFileThatCameIntoBeingAndIsGone() throws {
    let state = FileState(path: "B.swift", before: nil, after: ContentID(of: SourceText("b")))
    let step = try FileStep(state, edits: [], creation: "b")
    let reversal = Reversal(history: [Reversal.Entry(batch: 1, step: step)])
    #expect(reversal.isWithout(step, of: 1, in: nil))
    #expect(!reversal.isWithout(step, of: 1, in: ContentID(of: SourceText("b"))))
    #expect(!reversal.isWithout(step, of: 1, in: ContentID(of: SourceText("c"))))
  }
  @Test func theLastStepIsTakenBack() throws {
    var history = History(Self.source)
    let step = try history.replace(("two", "zwei\nzwei"), ("four", "vier"), batch: 1)
    #expect(history.text.string == "one\nzwei\nzwei\nthree\nvier\n")
    #expect(try history.without(step) == Self.source)
  }

  @Test func anEarlierStepIsTakenBackThroughOthers() throws {
    var history = History(Self.source)
    let first = try history.replace(("two", "zwei"), ("four", "f"), batch: 1)
    try history.replace(("one", "eins, eins"), batch: 2)
    try history.replace(("three", ""), batch: 3)
    #expect(try history.without(first) == "eins, eins\ntwo\n\nfour\n")
  }

  @Test func whatWasTakenBackItselfIsPassedThrough() throws {
    var history = History(Self.source)
    let first = try history.replace(("two", "zwei"), batch: 1)
    let second = try history.replace(("one", "eins"), batch: 2)
    let back = try Reversal(history: history.entries).edits(of: first, in: history.text).map(\.edit)
    try history.apply(back, batch: 1)
    #expect(history.text.string == "eins\ntwo\nthree\nfour\n")
    #expect(try history.without(second) == Self.source)
  }

  @Test func aStepThatTouchesIsNamed() throws {
    var history = History(Self.source)
    let first = try history.replace(("two", "zwei"), batch: 1)
    try history.replace(("zwei\n", "zwo\n"), batch: 7)
    #expect(throws: Reversal.Obstacle.touched(byBatch: 7)) { try history.without(first) }
    var beside = History("abc")
    let middle = try beside.replace(("b", "B"), batch: 1)
    try beside.replace(("a", "A"), batch: 2)
    #expect(throws: Reversal.Obstacle.touched(byBatch: 2)) { try beside.without(middle) }
  }

  @Test func whatSomebodyEditedIsNotGuessedAt() throws {
    var history = History(Self.source)
    let step = try history.replace(("two", "zwei"), batch: 1)
    history.edit("three", "drei")
    #expect(throws: Reversal.Obstacle.edited) { try history.without(step) }
  }

  @Test func someEditsCanBeTakenBackWithoutTheOthers() throws {
    var history = History(Self.source)
    let step = try history.replace(("two", "zwei"), ("four", "vier"), batch: 1)
    let edits = try Reversal(history: history.entries).edits(of: step, { $0 == 1 }, in: history.text)
    #expect(history.text.applying(edits.map(\.edit)).string == "one\nzwei\nthree\nfour\n")
  }

  @Test func anyOrderLeadsBackWhereEditsDoNotTouch() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let words = (0..<8).map { "w\($0)" }
      var history = History(words.joined(separator: "\n") + "\n")
      let original = history.text.string
      var steps: [FileStep] = []
      for (number, word) in words.shuffled(using: &generator).prefix(5).enumerated() {
        let new = ["", "x", "long\nlong", "ä😀"].randomElement(using: &generator)!
        steps.append(try history.replace((word, new), batch: number + 1))
      }
      for step in steps.shuffled(using: &generator) {
        let number = try #require(history.entries.first { $0.step == step }?.batch)
        try history.apply(try Reversal(history: history.entries).edits(of: step, in: history.text).map(\.edit), batch: number)
      }
      #expect(history.text.string == original)
    }
  }
}

@Suite struct LineReversalTests {
  private let file = FileID("A.swift")
  private static let source = (1...20).map { "line \($0)\n" }.joined()

  /// The reversal of a batch that replaced lines of the source.
  private func reversal(_ pairs: (String, String)..., source: String = source) throws -> LineReversal {
    let text = SourceText(source)
    let edits = try pairs.map { old, new in
      let range = try #require(source.firstRange(of: old))
      let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
      return TextEdit(range: start..<start + old.utf8.count, replacement: new)
    }
    let diff = UnifiedDiff(of: text, in: file, edits: try #require(EditBatch.disjoint(edits)))
    return LineReversal(Patch(diff.formatted()).hunks(of: file))
  }

  private func taken(_ reversal: LineReversal, _ current: String, block: Int = 0) -> String? {
    let text = SourceText(current)
    return reversal.edit(for: reversal.blocks[block], in: text).map { text.applying([$0]).string }
  }

  private var changed: String { Self.source.replacing("line 7\n", with: "new 7\n") }

  @Test func movedLinesAreFound() throws {
    let reversal = try reversal(("line 7\n", "new 7\n"))
    #expect(taken(reversal, changed) == Self.source)
    #expect(taken(reversal, "above\nabove\n" + changed) == "above\nabove\n" + Self.source)
    #expect(taken(reversal, changed.replacing("line 8\n", with: "mine\n")) == Self.source.replacing("line 8\n", with: "mine\n"))
  }

  @Test func linesWhereSomethingCameOrWentDirectlyBesideAreNot() throws {
    let reversal = try reversal(("line 7\n", "new 7\n"))
    #expect(taken(reversal, changed.replacing("line 8\nline 9\n", with: "mine\nmine\n")) == nil)
    #expect(taken(reversal, changed.replacing("line 6\n", with: "")) == nil, "ours may have gone, and a copy have come in the place of that")
    #expect(taken(reversal, changed.replacing("new 7\n", with: "// a note\nnew 7\n")) == nil)
    #expect(taken(reversal, changed.replacing("new 7\n", with: "new 7\nnew 7\n")) == nil, "nobody can tell which of them is the copy")
    let first = try self.reversal(("line 1\n", "new 1\n"))
    #expect(taken(first, "mine\n" + Self.source.replacing("line 1\n", with: "new 1\n")) == nil)
    let last = try self.reversal(("line 20\n", "new 20\n"))
    #expect(taken(last, Self.source.replacing("line 20\n", with: "new 20\nmine\n")) == nil)
  }

  /// What a user made of our line, while a copy of it stands between lines that look like those around it.
  @Test(arguments: ["", "new 7 // edited\n", "line 7\n", "// a note\nnew 7 // edited\n"])
  func aCopyOfOursIsNotTakenForOurs(ours: String) throws {
    let reversal = try reversal(("line 7\n", "new 7\n"))
    let edited = Self.source.replacing("line 7\n", with: ours)
    #expect(taken(reversal, edited + "new 7\n") == nil)
    #expect(taken(reversal, edited + "line 6\nnew 7\n") == nil)
    #expect(taken(reversal, edited.replacing("line 18\n", with: "line 6\nnew 7\nline 8\n")) == nil)
    #expect(taken(reversal, edited.replacing("line 2\n", with: "line 6\nnew 7\nline 8\n")) == nil)
    #expect(taken(reversal, edited.replacing("line 9\n", with: "line 6\nnew 7\nline 8\n")) == nil)
  }

  @Test func aCopyBesideEqualLinesIsNotTakenForOurs() throws {
    let source = "{\n  new\n  old\n}\n\n{\n  new\n}\n"
    let reversal = try reversal(("  old\n", "  new\n"), source: source)
    let changed = source.replacing("old", with: "new")
    #expect(taken(reversal, changed) == source)
    #expect(taken(reversal, changed.replacing("new\n  new", with: "new")) == nil)
    #expect(taken(reversal, "{\n  new\n}\n\n{\n  new\n  new\n}\n") == nil)
  }

  @Test func aCopyBesideLinesThatWereTakenBackCountsAsOne() throws {
    let source = "a\none\nb\ntwo\nc\nthree\nd\ne\nf\ng\n"
    let reversal = try reversal(("one", "1"), ("two", "2"), ("three", "3"), source: source)
    let current = "a\none\nb\n2\nc\nthree\nd\ne\nf\ng\n"
    #expect(taken(reversal, current, block: 1) == source)
    #expect(taken(reversal, current, block: 0) == nil)
    #expect(taken(reversal, current + "b\n2\nc\n", block: 1) == source + "b\n2\nc\n")
    #expect(taken(reversal, current.replacing("2\n", with: "zwei\n") + "b\n2\nc\n", block: 1) == nil)
  }

  @Test func linesThatWereEditedAreNot() throws {
    let reversal = try reversal(("line 7\n", "new 7\n"))
    #expect(taken(reversal, changed.replacing("new 7", with: "new seven")) == nil)
    #expect(taken(reversal, Self.source) == nil)
    #expect(taken(reversal, "") == nil)
  }

  @Test func ofTwoPlacesTheOneWithItsSurroundingsCounts() throws {
    let reversal = try reversal(("line 7\n", "new 7\n"))
    #expect(taken(reversal, "new 7\n" + changed) == "new 7\n" + Self.source)
    #expect(taken(reversal, changed + changed) == nil)
    #expect(taken(reversal, "new 7\n") == nil, "nothing around it says that it is ours")
  }

  @Test func removedLinesComeBackBetweenTheirNeighbours() throws {
    let reversal = try reversal(("line 7\n", ""))
    let current = Self.source.replacing("line 7\n", with: "")
    #expect(taken(reversal, "x\n" + current) == "x\n" + Self.source)
    #expect(taken(reversal, current.replacing("line 6\n", with: "line 6\nmine\n")) == nil)
  }

  @Test func theEndOfAFileWithoutALineEndingIsKept() throws {
    let source = "a\nb\nc"
    let reversal = try reversal(("c", "d"), source: source)
    #expect(taken(reversal, "x\na\nb\nd") == "x\na\nb\nc")
  }

  @Test func anEditBelongsToTheNearestBlock() throws {
    let reversal = try reversal(("line 3\n", "new 3\n"), ("line 9\n", "line 9\nmore\n"))
    #expect(reversal.blocks.count == 2)
    func block(line: Int) -> Int? { reversal.block(of: StoredEdit(start: 0, end: 0, line: line, removed: "", replacement: "x")) }
    #expect(block(line: 3) == 0)
    #expect(block(line: 9) == 1)
  }
}

/// The same numbers on every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
