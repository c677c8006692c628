import Testing

@testable import Reports

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "the distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("scan", "scan", 0), ("scna", "scan", 1), ("scn", "scan", 1), ("scaan", "scan", 1), ("scam", "scan", 1),
      ("", "diff", 4), ("apply", "undo", 5), ("ca", "abc", 3),
    ])
  func distance(a: String, b: String, expected: Int) {
    #expect(Suggestion.distance(a, b) == expected)
    #expect(Suggestion.distance(b, a) == expected)
  }

  @Test(
    "what was meant",
    arguments: [
      ("screen-bonds", ["screen-bounds"]), ("ScreenBounds", ["screen-bounds"]), ("screen_scale", ["screen-scale"]),
      ("SCREEN_SCALE", ["screen-scale"]), ("key", ["key-window"]), ("screen", ["screen-bounds", "screen-scale"]),
      ("zebra", []), ("", []),
    ])
  func nearest(word: String, expected: [String]) {
    let known = ["screen-bounds", "screen-scale", "key-window"]
    #expect(Suggestion.nearest(to: word, among: known) == expected)
  }

  @Test("a question with all that are equally near")
  func question() {
    #expect(Suggestion.question(for: "scal", among: ["scala", "scale"]) == "did you mean 'scala' or 'scale'?")
    #expect(Suggestion.question(for: "onyl", among: ["only"], prefix: "--") == "did you mean '--only'?")
    #expect(Suggestion.question(for: "zebra", among: ["only"]) == nil)
  }
}
