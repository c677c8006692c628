import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("What apply prints")
struct ApplyReportTests {
  @Test("the files, a summary and what is left")
  func everything() {
    let report = ApplyReport(
      Sample.changes, written: [Sample.gallery], batch: 4, style: TextStyle(), arguments: " App")
    #expect(
      report.text() == """
        App/Gallery.swift  1 change
          4:33  safe    screen-bounds  read the width from 'view' [+breakpoint-literal]

        Wrote 1 file: 1 change, as batch 4.

        Left alone: 1 file
          App/Old.swift: byte 12 is no UTF-8 [not-utf8]

        Next:
          reframe diff --include needs-review App  1 change needs review
          reframe scan App                         1 place is left to a person
          reframe log 4                            what it changed, and what to try
          reframe undo 4                           take it back

        """)
  }

  @Test("the commit of a batch is named")
  func commit() {
    let report = ApplyReport(
      ChangeSet(accepted: [Sample.safe]), written: [Sample.gallery], batch: 2, commit: "0123456789abcdef0123456789abcdef01234567",
      style: TextStyle())
    #expect(report.text().contains("\nWrote 1 file: 1 change, as batch 2, committed as 0123456789.\n"))
  }

  @Test("a change of several files is told once, and a file that came into being is called new")
  func severalFiles() {
    let report = ApplyReport(
      ChangeSet(accepted: [Sample.migration()]), written: [Sample.appDelegate, Sample.sceneDelegate], batch: 1, style: TextStyle())
    #expect(
      report.text().hasPrefix(
        """
        App/AppDelegate.swift  1 change
          2:7  safe    scene-life-cycle  move the window to a scene delegate

        App/Scene Delegate.swift  new
          scene-life-cycle, with App/AppDelegate.swift:2

        Wrote 2 files: 1 change, as batch 1.

        """))
  }

  @Test("a change whose own place is not written is told at the first of its files")
  func placeElsewhere() {
    let change = Sample.migration()
    let elsewhere = Change(
      id: change.id, transform: change.transform, message: change.message,
      anchor: Anchor(file: FileID("App/Base.swift"), range: 0..<4, position: LineColumn(line: 1, column: 1)), safety: .safe, edits: change.edits,
      creations: change.creations, doubts: [], notes: [], record: Sample.record)
    let report = ApplyReport(
      ChangeSet(accepted: [elsewhere]), written: [Sample.appDelegate, Sample.sceneDelegate], batch: 1, style: TextStyle())
    #expect(
      report.text().hasPrefix(
        """
        App/AppDelegate.swift  1 change
          scene-life-cycle, with App/Base.swift:1: move the window to a scene delegate

        App/Scene Delegate.swift  new
          scene-life-cycle, with App/Base.swift:1


        """))
  }

  @Test("nothing to write")
  func nothing() {
    #expect(ApplyReport(ChangeSet(), written: [], batch: nil, style: TextStyle()).text() == "Nothing to write.\n")
  }
}
