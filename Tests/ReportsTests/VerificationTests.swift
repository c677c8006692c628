import SourceEdits
import Testing

@testable import Reports

/// What the page of a batch and the log say of a verification.
@Suite("The verification of a batch")
struct VerificationTests {
  private typealias Verification = BatchPage.Verification

  private static let culprit = Sample.change(message: "break it")
  private static let other = Change(
    id: "feedfeedfeed", transform: "screen-bounds", message: "perhaps break it", anchor: Sample.review.anchor, safety: .safe,
    edits: Sample.review.edits, creations: [:], kind: ChangeKind(), doubts: [], notes: [], record: Sample.record)

  private func page(_ changes: [Change], leftOut: [Change] = [], _ verification: Verification) -> String {
    var batch = BatchPage(
      number: 3, title: "bounds", date: "2026-02-03T10:15:00Z", toolVersion: "0.1.0", command: "reframe run m.json", changes: changes)
    batch.folder = ".reframe/batches/0003-bounds"
    batch.leftOut = leftOut
    batch.verification = verification
    return String(decoding: ChangesPage(batch).markdown(), as: UTF8.self)
  }

  private func log(_ changes: [Change], leftOut: [Change] = [], _ verification: Verification?) -> String {
    let state: LogEntry.State = changes.isEmpty ? .takenBack : .applied
    let entry = LogEntry(number: 3, date: "2026-02-03T10:15:00Z", title: "bounds", changes: changes.count, files: 1, state: state)
    return BatchReport(
      entry, command: "reframe run m.json", changes: changes, leftOut: leftOut, verification: verification, undone: [], remainder: [],
      page: "CHANGES.md"
    ).text(style: TextStyle(width: 200))
  }

  @Test("one run shows how it ended and what it printed, which is no Markdown")
  func oneRun() {
    let failed = page([Sample.safe], .init(command: "make test", passed: false, seconds: 12.34, runs: 3, output: "error: ```\n\u{1B}[0mfailed\n\n"))
    #expect(failed.contains("\n## Verification\n\n`make test` failed after 12.3 s, in the last of 3 runs.\n"))
    #expect(failed.contains("\n````\nerror: ```\n\\u{1B}[0mfailed\n````"))
    #expect(page([Sample.safe], .init(command: "true", passed: true, output: "")).contains("## Verification\n\n`true` passed.\n\n## What to try"))
  }

  @Test("after a search the output is that of the run that failed, and says so")
  func bisected() {
    let verification = Verification(command: "swift test", passed: true, runs: 9, output: "TicketView.swift:39: error\n", failsAnyway: false)
    let page = page([Sample.safe], leftOut: [Self.culprit], verification)
    #expect(
      page.contains(
        """
        `swift test` passed without the changes that were left out, in 9 runs.

        With changes that were left out it failed. The end of what it printed then:

        ```
        TicketView.swift:39: error
        ```
        """))
    #expect(page.contains("\n## Left out\n\nThe verification fails with these changes. They were not written.\n\n- `App/Gallery.swift:4`"))
    #expect(page.contains("`reframe undo 3`") && page.contains("changes.patch"))
    let log = log([Sample.safe], leftOut: [Self.culprit], verification)
    #expect(log.contains("\nLeft out, because the verification failed with them:\n\nApp/Gallery.swift\n"))
    #expect(
      log.contains(
        """

        Verification: 'swift test' passed without the changes that were left out, in 9 runs.
          With changes that were left out it failed. The end of what it printed then:
            │ TicketView.swift:39: error

        """))
  }

  @Test("a command that fails anyway blames nothing, and offers no way back from nothing")
  func failsAnyway() {
    let verification = Verification(command: "make", passed: false, runs: 2, output: "no rule\n", failsAnyway: true)
    let page = page([], leftOut: [Self.culprit, Self.other], verification)
    #expect(page.contains("# Batch 3: Bounds\n\nThis batch was tried out and taken back; nothing of it stays.\n"))
    #expect(page.contains("\n- Tried on 2026-02-03 10:15 UTC by Reframe"))
    #expect(
      page.contains(
        "\n## Left out\n\nThe command fails without these changes, too, so nothing is said about them; nothing of the batch stays.\n"))
    #expect(page.contains("\n`make` fails without the changes of this batch, too, so nothing is said about them.\n"))
    for untrue in ["undo", "changes.patch", "The verification fails with", "Each change has seven facts"] {
      #expect(!page.contains(untrue), "\(untrue)")
    }
    let log = log([], leftOut: [Self.culprit, Self.other], verification)
    #expect(log.contains("\n  tried on 2026-02-03 10:15 UTC with"))
    #expect(log.contains("\nLeft out, because the verification fails without them, too:\n"))
    #expect(!log.contains("failed with them"))
  }

  @Test("what was taken back as a whole is not blamed one by one")
  func undecided() {
    let both: Set = [Self.culprit.id, Self.other.id]
    let whole = Verification(command: "make", passed: false, runs: 2, output: "", failsAnyway: false, undecided: both)
    let page = page([], leftOut: [Self.culprit, Self.other], whole)
    #expect(page.contains("\n`make` failed with the changes that were left out, and passed without them, in 2 runs.\n"))
    #expect(page.contains("\n## Left out, to blame or not\n\nWhich of these changes make the verification fail, if any, was not found out."))
    #expect(!page.contains("\n## Left out\n") && !page.contains("undo") && !page.contains("changes.patch"))
    // The runs were used up when one culprit was found.
    let part = Verification(command: "make", passed: true, runs: 4, output: "", failsAnyway: false, undecided: [Self.other.id])
    let log = log([Sample.safe], leftOut: [Self.culprit, Self.other], part)
    #expect(log.contains("\nLeft out, because the verification failed with them:\n\nApp/Gallery.swift\n"))
    #expect(log.contains("\nLeft out, and not known which of them make the verification fail:\n\nApp/Gallery.swift\n"))
  }

  @Test("the log shows the last fifteen lines, harmless to a terminal")
  func longOutput() {
    let output = (1...20).map { "line \($0)\n" }.joined() + "\u{1B}[2Jcleared\u{7}\n"
    let log = log([Sample.safe], .init(command: "make\u{1B}", passed: true, output: output))
    #expect(
      log.contains("\nVerification: 'make\\u{1B}' passed.\n  The end of what it printed:\n    │ … 6 lines before this\n    │ line 7\n"))
    #expect(log.contains("\n    │ line 20\n    │ \\u{1B}[2Jcleared\\u{7}\n"))
    #expect(!self.log([Sample.safe], nil).contains("Verification"))
  }
}
