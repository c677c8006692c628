import SourceEdits
import SourceText
import Testing

@Suite struct EditBatchTests {
  private let file = FileID("A.swift")

  private func edit(_ range: Range<Int>, _ text: String = "x") -> TextEdit { TextEdit(range: range, replacement: text) }

  @Test func nothingIsNoBatch() {
    #expect(EditBatch([:]) == nil)
    #expect(EditBatch([file: []]) == nil)
  }

  @Test func editsAreSortedAndEqualOnesMerge() {
    let batch = EditBatch([file: [edit(4..<5), edit(0..<2), edit(4..<5)]])
    #expect(batch?.edits == [file: [edit(0..<2), edit(4..<5)]])
  }

  @Test(arguments: [
    (0..<3, 2..<4, true), (0..<3, 3..<4, false), (0..<3, 1..<1, true), (0..<3, 0..<0, false), (0..<3, 3..<3, false), (1..<1, 1..<1, false),
  ])
  func conflictsAreSharedBytesAndInsertionsInside(first: Range<Int>, second: Range<Int>, conflict: Bool) {
    let (a, b) = (edit(first, "a"), edit(second, "b"))
    #expect(a.conflicts(with: b) == conflict)
    #expect(b.conflicts(with: a) == conflict)
    #expect((EditBatch([file: [a, b]]) == nil) == conflict)
    #expect((EditBatch([file: [b, a]]) == nil) == conflict)
    let (left, right) = (EditBatch([file: [a]])!, EditBatch([file: [b]])!)
    #expect((left.conflicts(with: right) != nil) == conflict)
    #expect((right.conflicts(with: left) != nil) == conflict)
    #expect(left.conflicts(with: EditBatch([FileID("B.swift"): [b]])!) == nil)
  }

  @Test func insertionsAtOnePointKeepTheirOrder() {
    let batch = EditBatch([file: [edit(1..<1, "b"), edit(1..<1, "a"), edit(1..<2, "C"), edit(0..<1, "Z")]])
    #expect(SourceText("zc").applying(batch?.edits[file] ?? []).string == "ZbaC")
  }

  @Test func applyingKeepsEveryOtherByte() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let text = SourceText(bytes: (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      let edits = RandomText.edits(of: text, &random)
      let disjoint = EditBatch.disjoint(edits.shuffled(using: &random)) ?? []
      var expected = text.bytes
      for edit in disjoint.reversed() { expected.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
      #expect(text.applying(disjoint).bytes == expected)
    }
  }

  @Test func manyEditsAreSortedQuickly() {
    let edits = (0..<20_000).map { edit($0 * 2..<$0 * 2 + 1) }
    let elapsed = ContinuousClock().measure { #expect(EditBatch.disjoint(edits.reversed())?.count == 20_000) }
    #expect(elapsed < .seconds(5))
  }
}
