import SourceEdits
import SourceText
import Testing

@testable import TransformKit

/// What the first pass tells of `#define`.
@Suite struct MacroFactTests {
  private func macros(_ source: String) -> [MacroFact] {
    FirstPass().summary(of: FileID("App/Macros.h"), SourceText(source)).macros
  }

  private func body(_ source: String) -> String? {
    macros(source).first.map { SourceText(source).string(in: $0.body) }
  }

  @Test(
    "the body is what stands for the name",
    arguments: [
      ("#define SCREEN_WIDTH [UIScreen mainScreen].bounds.size.width\n", "[UIScreen mainScreen].bounds.size.width"),
      ("#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width) // points\n", "([UIScreen mainScreen].bounds.size.width)"),
      ("#define W /* all of it */ SCREEN_WIDTH /* more\n of it */\nint a;", "SCREEN_WIDTH"),
      ("#  define  W\tSCREEN_WIDTH", "SCREEN_WIDTH"),
      ("#define W \\\n  (SCREEN_WIDTH - \\\n   20) \n", "(SCREEN_WIDTH - \\\n   20)"),
      ("#define W \\\r\n  (SCREEN_WIDTH)\r\n", "(SCREEN_WIDTH)"),
      ("#define SCALE(x, ...) ((x) * SCREEN_WIDTH / 375)\n", "((x) * SCREEN_WIDTH / 375)"),
      ("#define SAY(x) print(\"// \\\" no comment\", x)\n", "print(\"// \\\" no comment\", x)"),
    ])
  func bodies(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test func theRangeIsTheWholeDirective() {
    let source = "int a;\n #define W \\\r\n  SCREEN_WIDTH // it\r\nint b;"
    #expect(macros(source).map { SourceText(source).string(in: $0.range) } == ["#define W \\\r\n  SCREEN_WIDTH // it"])
  }

  @Test func parametersAreNoneOrNamed() {
    #expect(macros("#define W SCREEN_WIDTH").map(\.parameters) == [nil])
    #expect(macros("#define W (SCREEN_WIDTH)").map(\.parameters) == [nil])
    #expect(macros("#define W() SCREEN_WIDTH").map(\.parameters) == [[]])
    #expect(macros("#define W(a, \\\n b, ...) SCREEN_WIDTH").map(\.parameters) == [["a", "b"]])
  }

  @Test func wordsAreNamesThatTheBodyUses() {
    let macro = macros("#define RATIO(x) (0x1F * 1.5f * (x) + ScreenWidth() / self.view.width + box->left + KEY * KEY) // KEY2 \"W\"")
    #expect(macro.first?.words == ["ScreenWidth", "self", "box", "KEY"])
  }

  @Test func aMentionInTheBodyIsNoticed() {
    let found = macros("#define A [UIScreen mainScreen]\n#define B (A + 1)\nCGFloat w = UIScreen.mainScreen.scale;\n")
    #expect(found.map(\.name) == ["A", "B"])
    #expect(found.map(\.hasMention) == [true, false])
  }

  @Test(
    "macros that stand for nothing or a literal are left out",
    arguments: [
      "#define MACROS_H\n", "#define WIDTH 375.0\n", "#define NAME @\"W\"\n", "// #define W SCREEN_WIDTH\n",
      "NSString *s = @\"#define W SCREEN_WIDTH\";\n", "#undef SCREEN_WIDTH\n", "#define SAME(x) (x)\n",
    ])
  func leftOut(source: String) {
    #expect(macros(source).isEmpty)
  }

  @Test func swiftHasNone() {
    #expect(FirstPass().summary(of: FileID("A.swift"), SourceText("#define W SCREEN_WIDTH")).macros.isEmpty)
  }
}
