import SourceEdits
import Testing

@testable import Reports

@Suite("What scan prints")
struct ScanReportTests {
  private func text(_ changes: ChangeSet, style: TextStyle = TextStyle(), arguments: String = "") -> String {
    ScanReport(changes, transforms: ["screen-bounds", "key-window"], style: style, arguments: arguments).text()
  }

  @Test("totals, then places by file, then problems, then what to do next")
  func everything() {
    #expect(
      text(Sample.changes) == """
        3 places in 2 files, of 1,204 read; 1 switched off by comments

                                    safe  review  manual
        screen-bounds                  1               1
          static-context                               1
        key-window                             1
          unknown-phase                        1
        all                            1       1       1

        App/Gallery.swift
          4:33  safe    screen-bounds  read the width from 'view' [+breakpoint-literal]
          8:9   review  key-window     ask the controller's view for its window, because
                                       no parameter of the method is nearer
                                       [unknown-phase]

        App/Metrics.swift
          2:24  manual  screen-bounds  leave 'UIScreen.main.bounds': a static member has
                                       no container to ask [static-context]

        Left alone: 1 file
          App/Old.swift: byte 12 is no UTF-8 [not-utf8]

        Next:
          reframe diff   shows the safe change
          reframe apply  writes it

        """)
  }

  @Test("a clean checkout")
  func nothing() {
    #expect(text(ChangeSet(filesRead: 1)) == "1 file read, no legacy geometry\n\nNothing to do.\n")
  }

  @Test("without safe changes the next step is a look")
  func reviewOnly() {
    let changes = ChangeSet(offered: [Sample.review], filesRead: 2)
    #expect(
      text(changes, arguments: " Sources").hasSuffix(
        "Next:\n  reframe diff --include needs-review Sources  shows the change to look at\n"))
  }

  @Test("with findings only the next step is a page")
  func manualOnly() {
    #expect(text(ChangeSet(findings: [Sample.manual], filesRead: 2)).contains("  reframe explain static-context  says"))
  }

  @Test("colour changes nothing but itself")
  func colour() {
    let colored = text(Sample.changes, style: TextStyle(isColored: true))
    #expect(colored.contains("\u{1B}[32msafe    \u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == text(Sample.changes))
  }

  @Test("no line is wider than the terminal", arguments: [60, 80, 100])
  func width(columns: Int) {
    let lines = text(Sample.changes, style: TextStyle(width: columns)).split(separator: "\n")
    #expect(lines.filter { $0.count > columns }.isEmpty)
  }

  @Test("control characters of paths and messages do not reach the terminal")
  func controlCharacters() {
    let problem = FileProblem(file: FileID("a\u{1B}[2Jb\n.swift"), kind: .unreadable, message: "no\u{7}")
    let result = text(ChangeSet(problems: [problem], filesRead: 1))
    #expect(result.contains(#"a\u{1B}[2Jb\n.swift: no\u{7} [unreadable]"#))
  }
}
