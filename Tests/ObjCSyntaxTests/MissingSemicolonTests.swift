import ObjCSyntax
import SourceText
import Testing

@Suite("Expressions without their semicolon")
struct MissingSemicolonTests {
  @Test("every node has its parent around it", arguments: ["E(a).d()", "E(a)", "E", "[E(a) b].c()", "E(a)(b)", "E(a).b[0]"])
  func parents(expression: String) {
    let tree = ObjCTree(SourceText("- (void)t {\n  \(expression)\n  F(g);\n}\n"))
    #expect(tree.printed == tree.text.bytes)
    for node in tree.root.descendants {
      let parent = node.parent
      #expect(parent != nil)
      #expect(parent.map { $0.range.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.range.upperBound } ?? false)
    }
    #expect(tree.root.descendants.contains { $0.kind == .call && $0.code == "F(g)" })
  }
}
