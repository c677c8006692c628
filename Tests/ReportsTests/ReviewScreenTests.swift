import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("The screen of a review")
struct ReviewScreenTests {
  private func text(
    _ change: Change, width: Int = 80, isColored: Bool = false, state: String? = nil, undecided: Int = 0
  ) -> String {
    let view = ReviewedChange(
      change, texts: [Sample.gallery: Sample.galleryText], number: 3, total: 12, state: state,
      kind: "key-window, view.window, unknown", undecidedOfKind: undecided)
    return ReviewScreen(width: width, isColored: isColored).text(of: view)
  }

  @Test("place, member, level, reason, kind, doubts, notes, state and diff")
  func change() {
    #expect(
      text(Sample.review, state: "accepted", undecided: 1200) == """
        App/Gallery.swift:8 (3 of 12)
          in     Gallery.viewDidLayoutSubviews()
          review ask the controller's view for its window, because no parameter of the
                 method is nearer
          kind   key-window, view.window, unknown; A and D: 1,200 more
          doubt  unknown-phase: nothing tells when the method runs
          now    accepted

        @@ -5,6 +5,6 @@
             }

             func show() {
        -        UIApplication.shared.keyWindow?.endEditing(true)
        +        view.window?.endEditing(true)
             }
         }

        """.replacing("    }\n\n     func show", with: "    }\n \n     func show"))
    #expect(text(Sample.safe).contains("\n  note   breakpoint-literal: "))
    #expect(!text(Sample.safe).contains("more"))
  }

  @Test("colours add nothing but colours")
  func colors() {
    let colored = text(Sample.review, isColored: true, state: "declined", undecided: 2)
    #expect(colored.contains("\u{1B}[31m-        UIApplication.shared.keyWindow?.endEditing(true)\u{1B}[0m\n"))
    #expect(colored.contains("\u{1B}[32m+        view.window?.endEditing(true)\u{1B}[0m\n"))
    #expect(colored.contains("  \u{1B}[33mreview\u{1B}[0m ask"))
    let plain = colored.replacing(/\u{1B}\[[0-9]*m/, with: "")
    #expect(plain == text(Sample.review, state: "declined", undecided: 2))
  }

  @Test("no row is wider than the terminal, from 20 columns on", arguments: [20, 24, 30, 41, 60, 80, 200])
  func widths(width: Int) {
    for change in [Sample.safe, Sample.review] {
      let screen = ReviewScreen(width: width, isColored: false)
      let all =
        text(change, width: width, state: "edited", undecided: 3)
        + screen.explanation(of: change, title: "A title of some words", safety: "Safe: always.\n\nOr nearly so.")
        + screen.help([("a", "accept this and all undecided changes of the file, however many there may be")])
        + screen.message("there is no key that does something of this kind in the place where you are")
        + screen.prompt("Apply this change?", keys: Array("ynadADugejk/xsiq?"))
      let wide = all.split(separator: "\n").filter { $0.displayWidth > width }
      #expect(wide.isEmpty, "\(wide)")
    }
  }

  @Test("a line that is too wide goes on in rows of the same sign")
  func longLines() {
    let rows = text(Sample.review, width: 30).split(separator: "\n").suffix(8)
    #expect(
      rows.map(String.init) == [
        "     func show() {", "-        UIApplication.\\", "-shared.keyWindow?.\\", "-endEditing(true)", "+        view.window?.\\",
        "+endEditing(true)", "     }", " }",
      ])
  }

  @Test("the question wraps between keys and leaves room for the answer")
  func prompt() {
    let keys = Array("ynadADugejk/xsiq?")
    // Every row leaves two columns, as the last one has to.
    #expect(
      ReviewScreen(width: 80, isColored: false).prompt("Apply this change?", keys: keys)
        == "Apply this change? [y,n,a,d,A,D,u,g,e,j,k,/,x,s,i,q,?] ")
    #expect(
      ReviewScreen(width: 30, isColored: false).prompt("Apply this change?", keys: keys)
        == "Apply this change?\n[y,n,a,d,A,D,u,g,e,j,k,/,x,\ns,i,q,?] ")
  }

  @Test("what strangers write is escaped: paths, members, messages, lines")
  func escapes() {
    let file = FileID("A\u{1B}[2J.swift")
    let source = SourceText("let a = b // \u{1B}]0;x\u{7}\rend\n")
    let record = ChangeRecord(
      scope: "A.\u{9B}1m()", oldDependency: "", newDependency: "", trigger: "", update: "", preserved: "", verify: "")
    let change = Change(
      id: "1", transform: "screen-bounds", message: "use '\u{202E}'",
      anchor: Anchor(file: file, range: 8..<9, position: LineColumn(line: 1, column: 9)), safety: .safe,
      edits: EditBatch([file: [TextEdit(range: 8..<9, replacement: "c")]])!, doubts: [], notes: [], record: record)
    let view = ReviewedChange(
      change, texts: [file: source], number: 1, total: 1, state: nil, kind: "k", undecidedOfKind: 0)
    let text = ReviewScreen(width: 80, isColored: false).text(of: view)
    #expect(text.contains(#"A\u{1B}[2J.swift:1 (1 of 1)"#))
    #expect(text.contains(#"  in     A.\u{9B}1m()"#))
    #expect(text.contains(#"use '\u{202E}'"#))
    #expect(text.contains(#"+let a = c // \u{1B}]0;x\u{7}\rend"#))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeForTerminals })
  }

  @Test("several files, a new file, and a file without a last line ending")
  func files() {
    let (a, b, new) = (FileID("A.swift"), FileID("B.swift"), FileID("New.swift"))
    let record = ChangeRecord(
      scope: "", oldDependency: "", newDependency: "", trigger: "", update: "", preserved: "", verify: "")
    let edits = EditBatch([
      a: [TextEdit(range: 0..<1, replacement: "x")], b: [TextEdit(range: 0..<1, replacement: "y")],
    ])!
    let change = Change(
      id: "1", transform: "t", message: "do", anchor: Anchor(file: a, range: 0..<1, position: LineColumn(line: 1, column: 1)),
      safety: .safe, edits: edits, creations: [new: "one\ntwo\n"], doubts: [], notes: [], record: record)
    let view = ReviewedChange(
      change, texts: [a: SourceText("a\n"), b: SourceText("b")], number: 1, total: 1, state: nil, kind: "t", undecidedOfKind: 0)
    #expect(
      ReviewScreen(width: 60, isColored: false).text(of: view) == """
        A.swift:1 (1 of 1)
          in     the file
          safe   do
          kind   t

        A.swift
        @@ -1 +1 @@
        -a
        +x
        B.swift
        @@ -1 +1 @@
        -b
        \\ No newline at end of file
        +y
        \\ No newline at end of file
        new file New.swift
        +one
        +two

        """)
  }

  @Test("the report counts what occurs, and says what to do next")
  func report() {
    let style = TextStyle(width: 80)
    let counts = ReviewReport.Counts(accepted: 3, edited: 1, declined: 0, suppressed: 2, undecided: 0)
    let report = ReviewReport(counts)
    #expect(report.end(width: 80) == "All 6 changes are decided: 3 accepted, 1 edited, 2 left with a comment.")
    #expect(
      report.done([.init(number: 4, changes: 6, files: 2)], overlapped: 1, style: style) == """
        Reviewed 6 changes: 3 accepted, 1 edited, 2 left with a comment.
        Wrote batch 4: 6 changes in 2 files.

        Next:
          reframe review  1 change that overlapped accepted ones
          reframe log 4   what it changed, and what to try
          reframe undo 4  take it back

        """)
    let one = ReviewReport(.init(accepted: 0, edited: 0, declined: 1, suppressed: 0, undecided: 0))
    #expect(one.end(width: 80) == "The change is decided: 1 declined.")
    #expect(one.done([], overlapped: 0, style: style) == "Reviewed 1 change: 1 declined.\nNothing was written.\n")
    let left = ReviewReport(.init(accepted: 1, edited: 0, declined: 0, suppressed: 0, undecided: 5))
    #expect(
      left.left([], style: style) == """
        6 changes: 1 accepted, 5 undecided. The decisions are kept.

        Next:
          reframe review --resume   goes on
          reframe review --restart  starts over

        """)
  }
}
