import Testing

@testable import Reports

@Suite("What log prints")
struct LogReportTests {
  private let entries = [
    LogEntry(number: 1, date: "2026-02-03 10:15", title: "Safe changes", changes: 1204, files: 380, state: .applied, commit: "4f1c2ab9d03e"),
    LogEntry(number: 2, date: "2026-02-04 09:02", title: "screen-bounds", changes: 12, files: 3, state: .partlyUndone),
  ]

  @Test("the batches, newest first")
  func table() {
    #expect(
      LogReport(entries).text(style: TextStyle()) == """
        No.  Date              Title          Changes  Files  State          Commit
          2  2026-02-04 09:02  screen-bounds       12      3  partly undone
          1  2026-02-03 10:15  Safe changes     1,204    380  applied        4f1c2ab

        'reframe log 2' shows one of them, 'reframe undo 2' takes it back.

        """)
  }

  @Test("only what can be undone is offered to be")
  func hint() {
    func last(_ states: LogEntry.State...) -> String? {
      let entries = states.enumerated().map {
        LogEntry(number: $0 + 1, date: "2026-02-03 10:15", title: "a", changes: $1 == .takenBack ? 0 : 1, files: 1, state: $1)
      }
      return LogReport(entries).text(style: TextStyle()).split(separator: "\n").last.map(String.init)
    }
    #expect(last(.applied, .applied) == "'reframe log 2' shows one of them, 'reframe undo 2' takes it back.")
    #expect(last(.partlyUndone, .undone, .takenBack) == "'reframe log 3' shows one of them, 'reframe undo 1' takes batch 1 back.")
    #expect(last(.undone, .takenBack) == "'reframe log 2' shows one of them.")
  }

  @Test("no batches", arguments: [TextStyle(), TextStyle(isColored: true)])
  func nothing(style: TextStyle) {
    #expect(LogReport([]).text(style: style) == "No batches yet.\n")
  }

  @Test("long titles go on below themselves, wide characters and control characters included")
  func longTitles() {
    let title = "第一批 画面の大きさをウィンドウから読む cafe\u{301} \u{1B}[2Jclear_everything_that_was_on_this_screen_before"
    let entry = LogEntry(number: 104, date: "2026-02-03 10:15", title: title, changes: 7, files: 2, state: .takenBack, commit: "4f1c2ab9d03e")
    let text = LogReport([entry]).text(style: TextStyle(width: 80))
    let table = text.split(separator: "\n").dropLast()
    #expect(table.count > 3)
    for line in table { #expect(line.displayWidth <= 80, "\(line)") }
    #expect(!text.contains("\u{1B}"))
    // The columns behind the title stay where their headings are.
    let head = String(table[table.startIndex])
    let row = String(table[table.startIndex + 1])
    #expect(row.hasSuffix("taken back  4f1c2ab"))
    #expect(head.displayWidth - "Commit".count == row.displayWidth - "4f1c2ab".count)
  }

  @Test("colours change nothing but colours")
  func colours() {
    let plain = LogReport(entries).text(style: TextStyle())
    let colored = LogReport(entries).text(style: TextStyle(isColored: true))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test("the same for programs")
  func json() {
    let text = String(decoding: LogReport(entries).json(toolVersion: "0.1.0").formatted(), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
            {
              "number": 1,
              "date": "2026-02-03 10:15",
              "title": "Safe changes",
              "changes": 1204,
              "files": 380,
              "state": "applied",
              "commit": "4f1c2ab9d03e"
            }
          ]
        }

        """))
    #expect(text.contains("\"commit\": null"))
    #expect(text.contains("\"state\": \"partly undone\""))
  }
}
