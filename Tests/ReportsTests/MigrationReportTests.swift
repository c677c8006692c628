import ChangeLog
import SourceEdits
import Testing

@testable import Reports

@Suite("What a migration prints")
struct MigrationReportTests {
  private let position = MigrationPosition(number: 2, count: 3, name: "bounds")
  private let passed = VerificationRun(command: "make test", ending: .exited(0), seconds: 4.12, output: "fine\n")
  private let failed = VerificationRun(
    command: "make test", ending: .exited(2), seconds: 61, output: "\ncompiling\nA.swift:3: error: no\n\n")

  private func report(
    written: MigrationReport.Written? = nil, verification: VerificationRun? = nil, search: MigrationReport.Search? = nil,
    batch: Int? = nil, isStopping: Bool = false
  ) -> String {
    MigrationReport(
      position, written: written, verification: verification, search: search, takenBack: batch, isStopping: isStopping,
      style: TextStyle()
    ).text()
  }

  @Test("nothing to change")
  func nothing() {
    #expect(report() == "Batch 2 of 3: bounds\n  Nothing to change.\n")
  }

  @Test("written, with and without a verification")
  func written() {
    let one = MigrationReport.Written(changes: 1, files: 1, batch: 4, isCommitted: false)
    #expect(report(written: one) == "Batch 2 of 3: bounds\n  Wrote 1 change in 1 file as batch 4.\n")
    let many = MigrationReport.Written(changes: 2040, files: 20, batch: 5, isCommitted: true)
    #expect(
      report(written: many, verification: passed) == """
        Batch 2 of 3: bounds
          Wrote 2,040 changes in 20 files as batch 5 and committed. Verified: 'make
            test' passed after 4.1 s.

        """)
  }

  @Test("taken back, with what the command said, and whether that is the end")
  func takenBack() {
    let expected = """
      Batch 2 of 3: bounds
        'make test' failed with exit code 2 after 61 s.
          │ compiling
          │ A.swift:3: error: no
        Taken back: no change of this batch stays; 'reframe log 7' shows what was
          tried.

      """
    #expect(report(verification: failed, batch: 7) == expected)
    #expect(
      report(verification: failed, batch: 7, isStopping: true)
        == expected + "  The migration stops here; the next run tries this batch again.\n")
  }

  @Test("culprits are listed with their places, and the others are written")
  func culprits() {
    let search = MigrationReport.Search(
      culprits: [[Sample.safe], [Sample.review, Sample.safe]], undecided: 0, runs: 14, ending: .complete)
    let written = MigrationReport.Written(changes: 35, files: 20, batch: 5, isCommitted: false)
    #expect(
      report(written: written, verification: failed, search: search) == """
        Batch 2 of 3: bounds
          'make test' failed with exit code 2 after 61 s.
            │ compiling
            │ A.swift:3: error: no
          Looked for the changes that make it fail, in 14 runs.
          Left out, because it fails with it: 1 change
            App/Gallery.swift
              4:33  safe    screen-bounds  read the width from 'view'
                                           [+breakpoint-literal]
          Left out, because it fails with them together: 2 changes
            App/Gallery.swift
              4:33  safe    screen-bounds  read the width from 'view'
                                           [+breakpoint-literal]
              8:9   review  key-window     ask the controller's view for its window,
                                           because no parameter of the method is nearer
                                           [unknown-phase]
          Wrote 35 changes in 20 files as batch 5. Verified without what was left out.

        """)
  }

  @Test("what the search could not decide is counted, with the reason")
  func undecided() {
    func lines(_ ending: MigrationReport.Search.Ending) -> String {
      report(verification: failed, search: .init(culprits: [], undecided: 12, runs: 50, ending: ending))
    }
    #expect(lines(.outOfRuns).contains("\n  Left out, because the runs are used up: 12 changes, which may be fine.\n"))
    #expect(lines(.unresolved).contains("\n  Left out, because the command gave no clear answer: 12 changes, which may be\n    fine.\n"))
    let blameless = lines(.failsWithNone)
    #expect(blameless.contains("\n  It fails without any of the changes, too, so they are not to blame.\n  Taken back: "))
    #expect(!blameless.contains("Left out"))
  }

  @Test(
    "how the command ended",
    arguments: [
      (VerificationRun.Ending.exited(0), 0.04, "'make' passed after 0 s"),
      (.exited(1), 9.96, "'make' failed with exit code 1 after 10 s"),
      (.signalled(11), 120, "'make' was ended by signal 11 after 2 min"),
      (.timedOut(600), 601.2, "'make' took longer than 10 min and was ended"),
      (.timedOut(0.5), 0.6, "'make' took longer than 0.5 s and was ended"),
      (.exited(3), 3725.4, "'make' failed with exit code 3 after 62 min 5 s"),
    ])
  func endings(ending: VerificationRun.Ending, seconds: Double, sentence: String) {
    #expect(VerificationRun(command: "make", ending: ending, seconds: seconds, output: "").sentence == sentence)
  }

  @Test("of a long output the end is shown, and no line drives the terminal")
  func excerpt() {
    let output = (1...40).map { "line \($0)\n" }.joined() + "10 %\r90 %\r\tdone\u{1B}[2J\r\n"
    let lines = VerificationRun(command: "make", ending: .exited(1), seconds: 1, output: output).excerpt(lines: 3)
    #expect(lines == ["… 38 lines before this", "line 39", "line 40", "  done\\u{1B}[2J"])
    #expect(VerificationRun(command: "make", ending: .exited(1), seconds: 1, output: "\n\n").excerpt() == [])
  }

  @Test("the line that shows progress")
  func progress() {
    #expect(position.progress(.verifying) == "Batch 2 of 3: verifying")
    #expect(
      position.progress(.searching(run: 5, maxRuns: 50)) == "Batch 2 of 3: looking for what fails, run 5 of at most 50")
    #expect(MigrationPosition(number: 1, count: 1, name: "a\u{1B}").title == "Batch 1 of 1: a\\u{1B}")
  }
}

@Suite("What a migration prints at its end, and before its start")
struct MigrationSummaryTests {
  private let state = MigrationState(
    migration: "migration.json",
    done: [
      .init(name: "scale", fingerprint: "aa", outcome: .verified, batch: 4, changes: 6, leftOut: 0),
      .init(name: "bounds of cells", fingerprint: "bb", outcome: .verifiedInPart, batch: 5, changes: 35, leftOut: 1),
      .init(name: "windows", fingerprint: "cc", outcome: .takenBack, batch: 6, changes: 0, leftOut: 2),
    ])

  @Test("a line for each batch, and where to look")
  func done() {
    let summary = MigrationSummary(state, names: ["scale", "bounds of cells", "windows"], goOn: nil, style: TextStyle())
    #expect(
      summary.text() == """
        The migration is done: 2 batches written with 41 changes, 3 changes left out, 1
        batch taken back.

          1  scale            verified, 6 changes, batch 4
          2  bounds of cells  verified in part, 35 changes, 1 left out, batch 5
          3  windows          taken back, 2 left out, batch 6

        Next:
          reframe log 5   what was left out of 'bounds of cells', and why
          reframe log 6   what was left out of 'windows', and why
          reframe undo 5  take the last batch back

        """)
  }

  @Test("a run that stopped says how to go on")
  func stopped() {
    let state = MigrationState(migration: "migration.json", done: [state.done[0]])
    let summary = MigrationSummary(state, names: ["scale", "bounds", "windows"], goOn: "reframe run migration.json", style: TextStyle())
    #expect(
      summary.text() == """
        The migration stopped at batch 2 of 3: 1 batch written with 6 changes.

          1  scale    verified, 6 changes, batch 4
          2  bounds   stopped here
          3  windows  not yet

        Next:
          reframe run migration.json  go on with batch 2
          reframe undo 4              take the last batch back

        """)
  }

  @Test("what was undone between two runs does not count")
  func undone() {
    let summary = MigrationSummary(
      state, names: ["scale", "bounds of cells", "windows"], undone: [2, 5], goOn: nil, style: TextStyle(width: 200))
    let text = summary.text()
    #expect(
      text.hasPrefix(
        "The migration is done: 1 batch written with 6 changes, 3 changes left out, 1 batch taken back, 1 batch undone.\n"))
    #expect(text.contains("\n  2  bounds of cells  undone, batch 5\n"))
    #expect(text.contains("\n  reframe undo 4  take the last batch back\n"))
  }

  @Test("a dry run says what would be written and what comes then")
  func preview() {
    let position = MigrationPosition(number: 1, count: 2, name: "bounds")
    let verification = MigrationPreview.Verification(command: "make test", timeLimit: 600, onFailure: "the migration stops")
    let full = MigrationPreview(
      position, changes: [Sample.safe, Sample.review], verification: verification, commits: true, style: TextStyle(width: 100))
    #expect(
      full.text() == """
        Batch 1 of 2: bounds
          Would write 2 changes in 1 file:
            App/Gallery.swift
              4:33  safe    screen-bounds  read the width from 'view' [+breakpoint-literal]
              8:9   review  key-window     ask the controller's view for its window, because no parameter of
                                           the method is nearer [unknown-phase]
          Then it runs 'make test' for at most 10 min. If that fails, the migration stops.
          Then it commits.

        """)
    let empty = MigrationPreview(position, changes: [], verification: verification, commits: true, style: TextStyle())
    #expect(empty.text() == "Batch 1 of 2: bounds\n  Nothing to change.\n")
  }
}
