import Engine
import SourceEdits
import SourceText
import Testing

@testable import TransformKit

/// Which macros of a project matter, and where they are used.
@Suite struct ProjectMacrosTests {
  private func macros(_ files: [String: String], functions: Set<String> = []) -> ProjectMacros {
    let pass = FirstPass()
    let facts = files.sorted { $0.key < $1.key }.map { pass.summary(of: FileID($0.key), SourceText($0.value)) }
    return ProjectMacros(facts, functions: functions)
  }

  @Test func macrosOverMacrosMatterAcrossFiles() {
    let macros = macros([
      "A.h": "#define ROW_WIDTH (PAGE_WIDTH - 20)\n#define GAP (MARGIN * 2)\n#define MARGIN(x) (x + 3)\n",
      "B.h": "#define SCREEN_W [UIScreen mainScreen].bounds.size.width\n#define PAGE_WIDTH SCREEN_W\n",
      "C.m": "#define HALF(x) ((x) * ROW_WIDTH / 2)\n",
    ])
    #expect(macros.names == ["HALF", "PAGE_WIDTH", "ROW_WIDTH", "SCREEN_W"])
    #expect(macros.definitions(of: "HALF").map(\.file.path) == ["C.m"])
    #expect(macros.definitions(of: "GAP").isEmpty)
  }

  @Test func everyDefinitionOfANameIsKept() {
    let macros = macros([
      "A.h": "#if PHONE\n#define W [UIScreen mainScreen].bounds.size.width\n#else\n#define W (LIMIT)\n#endif\n",
      "B.h": "#define W UIScreen.mainScreen.bounds.size.height\n",
    ])
    #expect(macros.definitions(of: "W").map(\.file.path) == ["A.h", "A.h", "B.h"])
    #expect(macros.definitions(of: "W").map(\.macro.hasMention) == [true, false, true])
  }

  @Test func circlesEnd() {
    let macros = macros(["A.h": "#define A (B + UIScreen.mainScreen.scale)\n#define B (A)\n#define C (D)\n#define D (C)\n"])
    #expect(macros.names == ["A", "B"])
  }

  @Test func macrosOverFunctionsMatterWhenTheFunctionIsKnown() {
    let source = ["A.h": "static inline CGFloat PageWidth(void);\n#define W PageWidth()\n"]
    #expect(macros(source).isEmpty)
    let known = macros(source, functions: ["PageWidth"])
    #expect(known.names == ["W"])
    #expect(known.uses(in: SourceText("CGFloat a = PageWidth() + W;")) == [12, 26])
  }

  @Test(
    "functions that give a screen value are known to all files",
    arguments: [
      "CGFloat PageWidth(void) {\n  return [UIScreen mainScreen].bounds.size.width;\n}\n",
      "extern \"C\" CGSize PageWidth() {\n  return UIScreen.mainScreen.bounds.size;\n}\n",
      "PST_EXPORT BOOL PageWidth(UIView *view)\n{\n  static BOOL is;\n  if (view) {\n    is = [UIScreen mainScreen].scale > 2;\n  }\n  return is;\n}\n",
      "CGFloat PageWidth(void) { return [UIScreen mainScreen].bounds.size.width; }\n", "UIWindow *PageWidth(void) { return app.keyWindow; } // the top one\n",
    ])
  func functionsMatter(source: String) {
    let known = macros(["A.m": source, "B.h": "#define W PageWidth()\n"])
    #expect(known.functions == ["PageWidth"])
    #expect(known.names == ["W"])
  }

  @Test func aFunctionInAHeaderMayBeStatic() {
    let source = "static inline CGFloat PageWidth(void) {\n  return [UIScreen mainScreen].bounds.size.width;\n}\n"
    #expect(macros(["A.h": source]).functions == ["PageWidth"])
    #expect(macros(["A.m": source]).functions == [])
  }

  @Test(
    "other functions are of no interest",
    arguments: [
      "CGFloat PageWidth(void);\nvoid show(void) {\n  [UIScreen mainScreen];\n}\n", "CGFloat PageWidth(void) {\n  return 3;\n}\n[UIScreen mainScreen];\n",
      "UIImage *PageWidth(void) {\n  return shot([UIScreen mainScreen]);\n}\n", "void PageWidth(void) {\n  [UIScreen mainScreen];\n}\n",
    ])
  func otherFunctions(source: String) {
    #expect(macros(["A.m": source]).functions == [])
  }

  @Test func usesAreWholeNames() {
    let macros = macros(["A.h": "#define W UIScreen.mainScreen.scale\n#define kPageWidth (W * 2)\n"])
    let text = SourceText("W+W2 aW kPageWidth, kPageWidths W")
    #expect(macros.uses(in: text).map { text.string(in: $0..<min($0 + 10, text.count)) } == ["W+W2 aW kP", "kPageWidth", "W"])
    #expect(macros.uses(in: SourceText("")).isEmpty)
  }

  @Test func swiftFilesUseNone() {
    let macros = macros(["A.h": "#define W UIScreen.mainScreen.scale\n"])
    let text = SourceText("let a = W")
    #expect(macros.adding(to: FirstPass().summary(of: FileID("A.swift"), text), text).mentions.isEmpty)
    #expect(macros.adding(to: FirstPass().summary(of: FileID("A.m"), text), text).mentions == [8])
  }

  // MARK: In the engine

  private func run(_ files: [String: String]) -> ChangeSet {
    let input = EngineInput(
      files: files.keys.map { FileID($0) }.sorted(), store: SourceStore { Array(files[$0.path]!.utf8) }, context: { _ in FileContext() })
    return Engine(transforms: []).run(input, options: EngineOptions())
  }

  @Test func aFileThatUsesAMacroIsLookedAt() {
    let files = ["A.h": "#define W UIScreen.mainScreen.scale\n", "B.m": "CGFloat a(void) { return W; }\n", "C.m": "int c;\n"]
    #expect(run(files).filesParsed == 2)
  }
}
