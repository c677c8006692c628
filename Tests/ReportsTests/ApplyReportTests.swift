import SourceEdits
import Testing

@testable import Reports

@Suite("What apply prints")
struct ApplyReportTests {
  @Test("the files, a summary and what is left")
  func everything() {
    let report = ApplyReport(
      Sample.changes, written: [Sample.gallery], failures: [], style: TextStyle(), arguments: " App")
    #expect(
      report.text() == """
        App/Gallery.swift  1 change
          4:33  safe    screen-bounds  read the width from 'view' [+breakpoint-literal]

        Wrote 1 file: 1 change.

        Left alone: 1 file
          App/Old.swift: byte 12 is no UTF-8 [not-utf8]

        Next:
          reframe diff --include needs-review App  1 change needs review
          reframe scan App                         1 place is left to a person

        """)
  }

  @Test("files that could not be written are named")
  func failures() {
    let failure = ApplyReport.Failure(file: Sample.gallery, message: "the disk is full")
    let report = ApplyReport(
      ChangeSet(accepted: [Sample.safe]), written: [], failures: [failure], style: TextStyle())
    #expect(
      report.text() == """
        Wrote 0 files: 0 changes.
        Not written: 1 file
          App/Gallery.swift: the disk is full

        """)
  }

  @Test("nothing to write")
  func nothing() {
    #expect(ApplyReport(ChangeSet(), written: [], failures: [], style: TextStyle()).text() == "Nothing to write.\n")
  }
}
