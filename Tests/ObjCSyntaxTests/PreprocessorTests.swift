import ObjCSyntax
import SourceText
import Testing

struct PreprocessorTests {
  @Test func definesHaveNameParametersAndBody() throws {
    let text = SourceText("#define A [UIScreen mainScreen] // why\n#define B(x, ...) \\\n  (x + 1) /* c */\n#  define C\n#undef A\n")
    let tree = ObjCTree(text)
    #expect(tree.directives.map(\.kind) == [.define, .define, .define, .undef])
    #expect(tree.directives.map(\.name) == ["A", "B", "C", "A"])
    #expect(tree.directives[0].parameters == nil)
    #expect(tree.directives[1].parameters == ["x", "..."])
    #expect(tree.directives.map { text.string(in: $0.body) } == ["[UIScreen mainScreen]", "(x + 1)", "", ""])
    #expect(tree.comments.map { text.string(in: $0) } == ["// why", "/* c */"])
  }

  @Test func includes() {
    let tree = ObjCTree(SourceText("#import <UIKit/UIKit.h>\n#include \"a.h\"\n#import FOO\n"))
    #expect(tree.directives.map(\.includedPath) == ["UIKit/UIKit.h", "a.h", nil])
  }

  @Test func aMacroBodyIsAFragment() throws {
    let text = SourceText("#define W ([UIScreen mainScreen].bounds.size.width)\n")
    let body = try #require(ObjCTree(text).directives.first).body
    let tree = ObjCTree(text, fragment: body)
    #expect(tree.root.kind == .fragment)
    #expect(tree.root.range == body)
    #expect(tree.root.children.first?.kind == .parenthesized)
    #expect(tree.root.descendants.last?.code == "UIScreen")
  }

  @Test func conditionsAreThoseAround() {
    let code = "#if A\n#ifdef B\n1;\n#elif C\n2;\n#else\n3;\n#endif\n#endif\n4;"
    let tree = ObjCTree(SourceText(code))
    let at = { (word: String) in tree.conditions(at: Array(code.utf8).firstIndex(of: word.utf8.first!)!) }
    #expect(at("1").map(\.condition) == ["A", "B"])
    #expect(at("2").map(\.kind) == [.if, .elif])
    #expect(at("2").last?.negated == ["ifdef B"])
    #expect(at("3").last?.negated == ["ifdef B", "elif C"])
    #expect(at("4").isEmpty)
  }

  @Test func alternativesThatCutThroughCodeLeaveTheFirst() throws {
    let code = "#if A\n- (void)a {\n#else\n- (void)b {\n#endif\n  [x y];\n}\n"
    let tree = ObjCTree(SourceText("@implementation C\n\(code)@end"))
    #expect(tree.unparsedBytes == 0)
    let methods = tree.root.descendants.compactMap(ObjCMethod.init)
    #expect(methods.map(\.selector) == ["a"])
    #expect(tree.root.descendants.first { $0.kind == .inactiveBranch }?.code == "- (void)b {")
    #expect(tree.root.descendants.contains { $0.kind == .objcMessage })
  }

  @Test func wholeAlternativesAreAllParsed() {
    let tree = ObjCTree(SourceText("void f() {\n#if A\n  a();\n#else\n  b();\n#endif\n}"))
    #expect(tree.root.descendants.compactMap(ObjCCall.init).map(\.name) == ["a", "b"])
  }

  @Test func deadCodeIsLeftOut() {
    let tree = ObjCTree(SourceText("#if 0\ndon't { look\n#else\nint a;\n#endif\n"))
    #expect(tree.root.descendants.compactMap(ObjCVariable.init).map(\.type) == ["int"])
    #expect(tree.unparsedBytes == 0)
  }

  @Test func argumentsSpanDirectives() throws {
    let tree = ObjCTree(SourceText("void f() { [a b:1\n#if X\n c:2\n#endif\n]; }"))
    let message = try #require(tree.root.descendants.compactMap(ObjCMessage.init).first)
    #expect(message.selector == "b:c:")
  }
}
