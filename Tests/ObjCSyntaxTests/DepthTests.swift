import Foundation
import ObjCSyntax
import SourceText
import Testing

@Suite(.serialized)
struct DepthTests {
  /// What opens and closes a level; the level is repeated many thousand times.
  static let nests: [(String, String)] = [
    ("[", " a]"), ("(", ")"), ("{", "}"), ("@[", "]"), ("@{@\"a\":", "}"), ("^{", "}"), ("f(", ")"), ("[a b:^{ return ", "; }]"),
    ("if (a) {", "}"), ("if (a) ", ""), ("if (a) {} else ", ""), ("for (;;) ", ""), ("while (a) ", ""), ("switch (a) { case 1: ", "}"),
    ("do ", " while (1);"), ("x = ", ""), ("a ? b : ", ""), ("a ? ", " : b"), ("-", ""), ("!", ""), ("(int)", ""), ("a + ", ""), ("a[", "]"),
    ("a.", ""), ("struct { ", " } a;"), ("namespace a { ", "}"), ("extern \"C\" {", "}"), ("template <class T> ", ""), ("id<", ">"),
    ("void (^", ")(int)"), ("int f(int (*", ")(int))"), ("@try {", "}"), ("@synchronized(a) {", "}"), ("[]{", "}"), ("({", "})"),
    ("sizeof(", ")"), ("@selector(", ")"), ("@interface A\n", "@end\n"), ("#if A\n", "#endif\n"), ("#if A\nx;\n#else\ny;\n", "#endif\n"),
    ("a, ", ""), ("@\"a\" ", ""), ("typeof(", ") a"), ("enum { a = ", "}"), ("a<", ">"), ("case 1: ", ""), ("a: ", ""), ("/*", "*/"), ("else ", ""),
    ("A ", ""), ("__attribute__ ", ""), ("__attribute__((a)) ", ""), ("a b::c ", ""), ("a::", ""), ("a.*", ""), ("a->*", ""), ("int (*", ")"),
    ("(*", ")"), ("(^", ")"), ("A(", ") "), ("A(x) ", ""), ("a < ", ""), ("a<b, ", ""), ("(a)", ""), ("(a) ", " b"), ("[a] ", ""), ("new ", ""),
    ("#define A \\\n", ""), ("- (void)a ", ""), ("@property ", ""), ("@end ", ""), ("a b ", ""), ("a *", ""), ("a * b, ", ""), ("template ", ""),
    ("enum A ", ""), ("struct A ", ""), ("operator ", ""), (": ", ""), ("[[", "]]"), ("a:b ", ""), ("\n#if 0\n", "\n#endif\n"), ("#else\n", ""),
    ("for (a in ", ")"), ("for (int a = ", ";;)"), ("if (int a = ", ") "), ("@interface A ", ""), ("@implementation A { int a; ", ""), ("R\"a", ""),
    ("x<y> ", ""), ("\"a\" A ", ""), ("A \"a\" ", ""), ("case a ", ""), ("@available ", ""), ("@x ", ""), ("@x(", ")"), ("NS_ENUM(a, b) {", "}"),
    ("typedef ", ""), ("class A : ", ""), ("class A { ", "}; "), ("union { ", "}"), ("~", ""), ("& ", ""), ("a ?: ", ""), ("goto ", ""),
  ]

  @Test(arguments: nests.indices)
  func deepNestingNeitherCrashesNorTakesLong(_ index: Int) {
    let (open, close) = Self.nests[index]
    for (prefix, suffix) in [("", ""), ("- (void)a { x = ", "; }")] {
      let text = SourceText(prefix + String(repeating: open, count: 1200) + String(repeating: close, count: 1200) + suffix)
      let tree = ObjCTree(text)
      #expect(tree.printed == text.bytes)
      #expect(tree.root.kind == .translationUnit)
      _ = ObjCTree(text, fragment: 0..<text.count)
    }
  }

  /// Sixteen times the text may take sixteen times the time, and some for chance, but not 256 times.
  @Test(arguments: nests.indices)
  func timeGrowsWithTheLength(_ index: Int) {
    let (open, close) = Self.nests[index]
    // The time of this thread alone: other tests run at the same time.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func seconds(_ count: Int) -> Double {
      let text = SourceText("void f() { " + String(repeating: open, count: count) + String(repeating: close, count: count) + " }")
      return (0..<2).map { _ in
        let start = now()
        _ = ObjCTree(text)
        return now() - start
      }.min()!
    }
    let (short, long) = (seconds(500), seconds(8000))
    #expect(long < short * 64 + 0.05, "16 times the length took \(long / short) times as long: \(open)")
  }
}
