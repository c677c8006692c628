import ChangeLog
import Foundation
import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("A scan beside its baseline")
struct BaselineReportTests {
  private let metricsText = SourceText("enum Metrics {\n    static let width = UIScreen.main.bounds.width\n}\n")

  private var places: [BaselinePlace] {
    Sample.changes.baselinePlaces { file, _ in file == Sample.gallery ? Sample.galleryText : metricsText }
  }

  /// The report when the baseline has the places that `isKnown` picks, and others.
  private func report(
    besides others: [BaselineEntry: Int] = [:], outcome: BaselineReport.Outcome = .compared,
    knowing isKnown: (BaselinePlace) -> Bool
  ) -> BaselineReport {
    let known = Baseline(places.filter(isKnown)).counts.merging(others) { $0 + $1 }
    let coverage = BaselineCoverage(paths: [""], transforms: ["screen-bounds", "key-window"])
    let comparison = BaselineComparison(of: places, with: Baseline(counts: known), coverage: coverage)
    return BaselineReport(
      comparison, name: "known.json", outcome: outcome, command: "reframe scan --baseline known.json --write-baseline")
  }

  private func entry(_ file: String) -> BaselineEntry {
    BaselineEntry(file: FileID(file), transform: "key-window", fingerprint: "0123456789abcdef")
  }

  /// What follows the totals.
  private func text(_ report: BaselineReport) -> String {
    let whole = ScanReport(
      Sample.changes, transforms: ["screen-bounds", "key-window"], style: TextStyle(), baseline: report
    ).text()
    return String(whole[(whole.firstRange(of: /\nall .*\n\n/)?.upperBound ?? whole.startIndex)...])
  }

  @Test("only new places are listed; counts that rose and fell follow")
  func newPlaces() {
    let report = report(besides: [entry("Old/A.swift"): 2, entry("A.swift"): 1]) { $0.entry.transform == "key-window" }
    #expect(
      text(report) == """
        1 place is in the baseline known.json, 2 are new.

        App/Gallery.swift
          4:33  safe    screen-bounds  read the width from 'view' [+breakpoint-literal]

        App/Metrics.swift
          2:24  manual  screen-bounds  leave 'UIScreen.main.bounds': a static member has
                                       no container to ask [static-context]

        More than in the baseline
          0 -> 2  screen-bounds in App

        Fewer than in the baseline
          1 -> 0  key-window in the root
          2 -> 0  key-window in Old

        3 places of the baseline are gone.

        Left alone: 1 file
          App/Old.swift: byte 12 is no UTF-8 [not-utf8]

        Next:
          reframe diff   shows the safe change
          reframe apply  writes it

        """)
  }

  @Test("when counts only fell, the command that keeps the gain stands last")
  func gain() {
    let result = text(report(besides: [entry("Old/A.swift"): 1]) { _ in true })
    #expect(result.hasPrefix("3 places are in the baseline known.json, none is new.\n\nFewer than in the baseline\n  1 -> 0  key-window in Old\n"))
    #expect(result.contains("\n1 place of the baseline is gone.\n"))
    #expect(result.hasSuffix("  reframe scan --baseline known.json --write-baseline\n" + String(repeating: " ", count: 50) + "keeps the gain\n"))
    #expect(!result.contains("App/Gallery.swift"))
  }

  @Test("a new place beside one that is gone can be traded for it, and the report says so")
  func trade() {
    let old = BaselineEntry(file: FileID("App/B.swift"), transform: "screen-bounds", fingerprint: "0123456789abcdef")
    let result = text(report(besides: [old: 1]) { $0.entry.file != Sample.metrics })
    #expect(result.contains("2 places are in the baseline known.json, 1 is new."))
    #expect(result.contains("takes the new for the gone"))
  }

  @Test("what was written is said", arguments: [
    (BaselineReport.Outcome.created, "\n\nWrote known.json: 3 places.\n"), (.rewritten, "\n\nWrote known.json: 3 places.\n"),
    (.current, "\n\nknown.json is current: 3 places.\n"),
  ])
  func outcomes(outcome: BaselineReport.Outcome, sentence: String) {
    #expect(text(report(outcome: outcome) { _ in true }).contains(sentence))
  }

  @Test("without a known place")
  func nothingKnown() {
    #expect(text(report { _ in false }).hasPrefix("No place is in the baseline known.json, 3 are new.\n\nApp/Gallery.swift\n"))
  }

  @Test("control characters of names do not reach the terminal")
  func controlCharacters() {
    let comparison = BaselineComparison(
      of: [], with: Baseline(counts: [entry("a\u{1B}[2J/A.swift"): 1]),
      coverage: BaselineCoverage(paths: [""], transforms: ["key-window"]))
    let report = BaselineReport(comparison, name: "a\u{1B}b", outcome: .current, command: "")
    let text = ScanReport(ChangeSet(filesRead: 1), transforms: [], style: TextStyle(), baseline: report).text()
    #expect(text.contains(#"key-window in a\u{1B}[2J"#))
    #expect(text.contains(#"a\u{1B}b is current"#))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("JSON says it of every place, and follows the schema")
  func json() throws {
    let baseline = report(besides: [entry("Old/A.swift"): 2], outcome: .rewritten) { $0.entry.transform == "key-window" }
    let bytes = JSONReport(
      Sample.changes, command: "scan", toolVersion: "0.1.0", transforms: ["screen-bounds", "key-window"], baseline: baseline
    ).formatted()
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = try SchemaChecker(Data(contentsOf: root.appendingPathComponent("docs/reframe-report.schema.json")))
    #expect(schema.faults(in: value) == [])

    let object = try #require(value as? [String: Any])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["isNew"] as? Bool } == [true, false])
    #expect((object["findings"] as? [[String: Any]])?.map { $0["isNew"] as? Bool } == [true])
    let part = try #require(object["baseline"] as? [String: Any])
    #expect(part["file"] as? String == "known.json")
    #expect(part["written"] as? Bool == true)
    #expect(part["known"] as? Int == 1)
    #expect(part["gone"] as? Int == 2)
    #expect((part["new"] as? [[String: String]])?.map { $0["id"] } == ["0a1b2c3d4e5f", "89abcdef0123"])
    let rises = try #require(part["rises"] as? [[String: Any]])
    #expect(rises.count == 1)
    let rise = try #require(rises.first)
    #expect(rise["transform"] as? String == "screen-bounds")
    #expect(rise["folder"] as? String == "App")
    #expect(rise["before"] as? Int == 0)
    #expect(rise["now"] as? Int == 2)
    #expect((part["falls"] as? [[String: Any]])?.map { $0["folder"] as? String } == ["Old"])
  }

  @Test("without a baseline JSON says nothing of one")
  func jsonWithout() {
    let bytes = JSONReport(Sample.changes, command: "scan", toolVersion: "0.1.0", transforms: []).formatted()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("isNew"))
    #expect(!text.contains("baseline"))
  }
}
