import ChangeLog
import SourceEdits
import SourceText
import Testing

@Suite("Baselines: places that are known again")
struct BaselineTests {
  private static let metrics = """
    enum Metrics {
        static let width = UIScreen.main.bounds.width
        static let height = UIScreen.main.bounds.height
    }

    """

  /// The places of every `UIScreen.main` in a text, all of them in one scope.
  private func places(
    _ text: String, file: String = "App/Metrics.swift", scope: String = "Metrics", transform: String = "screen-bounds",
    reason: ReasonCode = "static-context"
  ) -> [BaselinePlace] {
    let source = SourceText(text)
    let lines = LineTable(source)
    let word = Array("UIScreen.main".utf8)
    let findings = source.bytes.indices.filter { source.bytes[$0...].starts(with: word) }.map { start in
      Finding(
        id: "id\(start)", transform: transform, message: "leave it",
        anchor: Anchor(file: FileID(file), range: start..<start + word.count, position: lines.position(at: start)),
        reason: reason, notes: [], scope: scope)
    }
    return ChangeSet(findings: findings).baselinePlaces { _, _ in source }
  }

  private func comparison(_ now: [BaselinePlace], with before: [BaselinePlace]) -> BaselineComparison {
    BaselineComparison(
      of: now, with: Baseline(before), coverage: BaselineCoverage(paths: [""], transforms: ["screen-bounds", "key-window"]))
  }

  @Test("what changes around a line and in its white space does not matter", arguments: [
    "import UIKit\n\n// More.\n" + metrics,
    metrics.replacing("    static", with: "\t\tstatic"),
    metrics.replacing("\n", with: "\r\n"),
    metrics.replacing("\n", with: "  \n"),
    "\u{FEFF}" + metrics,
    "enum Metrics {\n  static let height = UIScreen.main.bounds.height\n  static let width = UIScreen.main.bounds.width\n}\n",
  ])
  func moved(text: String) {
    let result = comparison(places(text), with: places(Self.metrics))
    #expect(result.places.count == 2)
    #expect(result.new == [])
    #expect(result.gone == 0)
    #expect(!result.hasGrown)
    #expect(result.updated == Baseline(places(Self.metrics)))
  }

  @Test("a byte-order mark before the line itself is none of it")
  func byteOrderMark() {
    let line = "let width = UIScreen.main.bounds.width\n"
    #expect(comparison(places("\u{FEFF}" + line), with: places(line)).new == [])
  }

  @Test("another reason or a safe change for the same code is nothing new")
  func otherReason() throws {
    let text = SourceText(Self.metrics)
    let known = places(Self.metrics)
    #expect(comparison(places(Self.metrics, reason: "lazy-cached"), with: known).new == [])

    let anchor = known[0].anchor
    let change = Change(
      id: "0a1b2c3d4e5f", transform: "screen-bounds", message: "ask the view", anchor: anchor, safety: .safe,
      edits: try #require(EditBatch([anchor.file: [TextEdit(range: anchor.range, replacement: "view")]])), doubts: [],
      notes: [],
      record: ChangeRecord(
        scope: "Metrics", oldDependency: "", newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
    let changed = ChangeSet(offered: [change]).baselinePlaces { _, _ in text }
    #expect(comparison(changed, with: known).new == [])
  }

  @Test("another scope, file, transform or line is new")
  func new() {
    let known = places(Self.metrics)
    #expect(comparison(places(Self.metrics, scope: "Sizes"), with: known).new.count == 2)
    #expect(comparison(places(Self.metrics, file: "App/Sizes.swift"), with: known).new.count == 2)
    #expect(comparison(places(Self.metrics, transform: "key-window"), with: known).new.count == 2)
    let edited = comparison(places(Self.metrics.replacing("let width", with: "let breadth")), with: known)
    #expect(edited.new.map(\.anchor.line) == [2])
    #expect(edited.gone == 1)
    #expect(edited.rises == [])
    #expect(edited.hasGrown)
  }

  @Test("a copy is one more than is known: the last of the equal places")
  func copies() {
    let copied = Self.metrics.replacing("height = UIScreen.main.bounds.height", with: "width = UIScreen.main.bounds.width")
    let known = places(Self.metrics)
    let result = comparison(places(copied), with: known)
    #expect(result.new.map(\.anchor.line) == [3])
    #expect(result.isNew(id: result.new[0].id, at: result.new[0].anchor))
    #expect(!result.isNew(id: result.places[0].id, at: result.places[0].anchor))
    // The other line is gone: as many places as before.
    #expect(result.rises == [])

    let both = comparison(places(Self.metrics + Self.metrics), with: known)
    #expect(both.new.map(\.anchor.line) == [6, 7])
    let area = BaselineArea(transform: "screen-bounds", folder: "App")
    #expect(both.rises == [.init(area: area, before: 2, now: 4)])
    #expect(comparison(known, with: both.places).falls == [.init(area: area, before: 4, now: 2)])
  }

  @Test("a place of several lines has the text of all of them")
  func severalLines() {
    func entry(_ text: String) -> BaselineEntry {
      let source = SourceText(text)
      let start = source.bytes.firstIndex(of: 0x28)!
      let end = source.bytes.lastIndex(of: 0x29)! + 1
      return BaselineEntry(file: FileID("A.swift"), transform: "key-window", scope: "A", range: start..<end, in: source)
    }
    let known = entry("show(\n  window,\n  now\n)\n")
    #expect(entry("// Moved.\r\nshow(\r\n\twindow,\r\n\tnow\r\n)") == known)
    #expect(entry("show(\n  window,\n  later\n)\n") != known)
    #expect(entry("show(\n  window,\n  now\n) // said\n") != known)
  }

  // Expected: `printf 'screen-bounds\0App/Metrics.swift\0Metrics\0static let width = UIScreen.main.bounds.width\n' |
  // git hash-object --stdin`, as docs/baseline.md describes it.
  @Test("the fingerprint is what the documentation says")
  func fingerprint() {
    #expect(places(Self.metrics)[0].entry.fingerprint == "8d12f5dcbfdcfc2e")
  }
}

@Suite("Baselines: a part of the checkout")
struct BaselineCoverageTests {
  private func entry(_ file: String, _ transform: String = "screen-bounds", _ digit: String = "a") -> BaselineEntry {
    BaselineEntry(file: FileID(file), transform: transform, fingerprint: String(repeating: digit, count: 16))
  }

  private func place(_ entry: BaselineEntry) -> BaselinePlace {
    BaselinePlace(
      id: entry.fingerprint, anchor: Anchor(file: entry.file, range: 0..<1, position: LineColumn(line: 1, column: 1)),
      entry: entry)
  }

  private let all: Set<String> = ["screen-bounds", "key-window"]

  @Test("what was not looked at is neither gone nor dropped", arguments: [
    BaselineCoverage(paths: ["App/Views", "Kit/A.swift"], transforms: ["screen-bounds", "key-window"]),
    BaselineCoverage(paths: [""], transforms: ["key-window"]),
    BaselineCoverage(paths: [""], transforms: ["screen-bounds"]) { $0.path == "App/ViewsOld.swift" },
  ])
  func elsewhere(coverage: BaselineCoverage) {
    let old = entry("App/ViewsOld.swift")
    let result = BaselineComparison(of: [], with: Baseline(counts: [old: 3]), coverage: coverage)
    #expect(result.gone == 0)
    #expect(result.falls == [])
    #expect(result.updated.counts == [old: 3])
  }

  @Test("what was looked at and is not there is gone")
  func here() {
    let old = Baseline(counts: [entry("App/Views/A.swift"): 2, entry("Kit/A.swift"): 1, entry("Kit/B.swift"): 1])
    let coverage = BaselineCoverage(paths: ["App/Views", "Kit/A.swift"], transforms: all)
    let result = BaselineComparison(of: [], with: old, coverage: coverage)
    #expect(result.gone == 3)
    #expect(result.updated.counts == [entry("Kit/B.swift"): 1])
    let kit = BaselineArea(transform: "screen-bounds", folder: "Kit")
    let views = BaselineArea(transform: "screen-bounds", folder: "App/Views")
    #expect(result.falls == [.init(area: views, before: 2, now: 0), .init(area: kit, before: 2, now: 1)])
  }

  @Test("a file that could not be understood keeps what it had, and more of it is new")
  func problem() {
    let known = entry("A.swift")
    let other = entry("A.swift", "screen-bounds", "b")
    let coverage = BaselineCoverage(paths: [""], transforms: all) { $0.path == "A.swift" }
    let same = BaselineComparison(of: [place(known)], with: Baseline(counts: [known: 2, other: 1]), coverage: coverage)
    #expect(!same.hasGrown)
    #expect(same.updated.counts == [known: 2, other: 1])
    let more = BaselineComparison(of: [place(known), place(known)], with: Baseline(counts: [known: 1]), coverage: coverage)
    #expect(more.new.count == 1)
    #expect(more.updated.counts == [known: 2])
    #expect(more.rises == [.init(area: BaselineArea(transform: "screen-bounds", folder: ""), before: 1, now: 2)])
  }

  @Test("one folder may not pay for another, and one transform not for another")
  func areas() {
    let old = Baseline(counts: [entry("A/A.swift"): 2, entry("B/B.swift", "key-window"): 1])
    let now = [entry("A/A.swift"), entry("A/Sub/A.swift"), entry("B/B.swift")].map(place)
    let result = BaselineComparison(of: now, with: old, coverage: BaselineCoverage(paths: [""], transforms: all))
    #expect(result.rises.map(\.area.folder) == ["A/Sub", "B"])
    #expect(result.falls.map { "\($0.area.transform) \($0.area.folder)" } == ["key-window B", "screen-bounds A"])
  }
}
