import SourceEdits
import SourceText

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Texts and edits for tests that try many.
enum RandomText {
  /// A text of some lines with the ending, with or without one at the end of the last line.
  static func text(ending: String, _ random: inout SeededGenerator) -> SourceText {
    let words = ["a", "b", "same", "same", "", "\t", "é", "let x = 1", "}", "\0", "\r", "--- a", "+++ b", "@@ -1 +1 @@", "\\ No newline"]
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      text += words.randomElement(using: &random)! + (ending.isEmpty ? ["\n", "\r\n", "\r"].randomElement(using: &random)! : ending)
    }
    if Int.random(in: 0..<3, using: &random) == 0 { text += "end" }
    return SourceText(text)
  }

  /// Disjoint edits in order; replacements are often equal to what is there, or line endings.
  static func edits(of text: SourceText, _ random: inout SeededGenerator) -> [TextEdit] {
    let replacements = ["", "", "x", "\n", "\r\n", "\r", "a\nb\n", "new\n", "\nnew", "\0", "é\r\n\r\n", "same\n"]
    if Int.random(in: 0..<12, using: &random) == 0 { return [TextEdit(range: 0..<text.count, replacement: "")] }
    var edits: [TextEdit] = []
    var offset = 0
    for _ in 0..<Int.random(in: 1...6, using: &random) where offset <= text.count {
      let start = Int.random(in: 0..<3, using: &random) == 0 ? offset : Int.random(in: offset...text.count, using: &random)
      let end = min(text.count, start + [0, 0, 1, 1, 3, 12].randomElement(using: &random)!)
      let isSame = Int.random(in: 0..<10, using: &random) == 0
      let replacement = isSame ? text.string(in: start..<end) : replacements.randomElement(using: &random)!
      if let last = edits.last, last.conflicts(with: TextEdit(range: start..<end, replacement: replacement)) { continue }
      edits.append(TextEdit(range: start..<end, replacement: replacement))
      offset = end
    }
    return edits
  }
}
