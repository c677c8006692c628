import SourceEdits
import SourceText
import Testing

@testable import Review

/// A review that is taken up again: the decisions come from the events alone.
@Suite("Taking up a review again")
struct ResumeTests {
  private static let gallery = SampleRun.galleryText

  /// Presses keys over one text and shows the decisions over another.
  private func resume(_ keys: String, _ before: String = gallery, over after: String) -> (picture: String, lost: Int) {
    var first = SampleRun()
    first.add(before, to: SampleRun.gallery)
    var recording = Recording(first)
    recording.press(keys)
    var second = SampleRun()
    second.add(after, to: SampleRun.gallery)
    var resumed = Recording(second)
    resumed.session = ReviewSession(Decisions(recording.events))
    let lost = resumed.session.show(second.changes, in: second.texts)
    return (resumed.picture, lost.count)
  }

  @Test("over the same text everything is as it was", arguments: ["ynuA", "jy", "ay", "nnj", "yyyy", "ykn"])
  func same(keys: String) {
    var recording = Recording()
    recording.press(keys)
    var resumed = Recording()
    resumed.session = SampleRun.standard.session(Decisions(recording.events))
    #expect(resumed.picture.replacing(">", with: "") == recording.picture.replacing(">", with: ""))
    #expect(resumed.session.decisions.history == recording.session.decisions.history)
  }

  @Test("it begins at the first undecided change, and 'u' takes back what was decided before")
  func place() {
    var recording = Recording()
    recording.press("yn")
    var resumed = Recording()
    resumed.session = SampleRun.standard.session(Decisions(recording.events))
    #expect(resumed.picture == "yn>...")
    resumed.press("u")
    #expect(resumed.picture == "y>....")
    resumed.press("u")
    #expect(resumed.picture == ">.....")
  }

  @Test("lines that moved, other indentation, other line endings")
  func moved() {
    let above = "import UIKit\n// one\n// two\n\n" + Self.gallery
    #expect(resume("ynyn", over: above) == ("ynyn>", 0))
    #expect(resume("ynyn", over: Self.gallery.replacing("    ", with: "\t")) == ("ynyn>", 0))
    #expect(resume("ynyn", over: Self.gallery.replacing("\n", with: "\r\n")) == ("ynyn>", 0))
  }

  @Test("an edit nearby changes nothing, one in the line itself asks again")
  func edits() {
    let nearby = Self.gallery.replacing("super.viewDidLayoutSubviews()", with: "super.viewDidLayoutSubviews()\n        title = nil")
    #expect(resume("ynyn", over: nearby) == ("ynyn>", 0))
    let inLine = Self.gallery.replacing("width - 32", with: "width - 40")
    #expect(resume("ynyn", over: inLine) == (">.nyn", 1))
    let gone = Self.gallery.replacing("        card.width = UIScreen.main.bounds.width - 32\n", with: "")
    #expect(resume("ynyn", over: gone) == ("nyn>", 1))
    let renamed = Self.gallery.replacing("columns()", with: "rows()")
    #expect(resume("ynyn", over: renamed) == ("yny>.", 1))
  }

  private static func twins(_ lines: [String]) -> String {
    "class Twins {\n    func size() {\n" + lines.map { "        \($0)\n" }.joined() + "    }\n}\n"
  }
  private static let use = "use(UIScreen.main.bounds)"

  @Test("equal lines are told apart by those around them")
  func twins() {
    let both = Self.twins(["if wide {", Self.use, "done()", "one()", "two()", "three()", "four()", Self.use, "} else {", "other()", "}"])
    #expect(resume("ny", both, over: both) == ("ny>", 0))
    // The other way round, and not all lines around are as they were: the first is like neither, so it is asked about.
    let swapped = Self.twins(["four()", Self.use, "} else {", "other()", "}", "x()", "y()", "z()", "if wide {", Self.use, "done()"])
    #expect(resume("ny", both, over: swapped) == ("y>.", 1))
  }

  @Test("of equal lines one is gone: the one that is left is found by its surroundings, or asked about again")
  func lonelyTwin() {
    let both = Self.twins([Self.use, "a()", "b()", "c()", "d()", "e()", "f()", "g()", Self.use])
    let last = Self.twins(["x()", "a()", "b()", "c()", "d()", "e()", "f()", "g()", Self.use])
    #expect(resume("ny", both, over: last) == ("y>", 1))
    let unknown = Self.twins(["x()", "y()", Self.use, "z()"])
    #expect(resume("ny", both, over: unknown) == (">.", 2))
    // A copy comes in elsewhere.
    let three = Self.twins([Self.use, "a()", "b()", "c()", "d()", Self.use, "d()", "e()", "f()", "g()", Self.use])
    #expect(resume("ny", both, over: three) == ("n>.y", 0))
  }

  @Test("equal in everything: only the order tells, and only while there are as many")
  func indistinct() {
    let row = ["a()", "b()", "c()", Self.use, "a()", "b()", "c()"]
    let two = Self.twins(row + row)
    #expect(resume("ny", two, over: "// more\n" + two) == ("ny>", 0))
    #expect(resume("ny", two, over: Self.twins(row)) == (">.", 2))
  }

  @Test("another run that finds the same in another order")
  func order() {
    var recording = Recording()
    recording.press("ynnyy")
    var session = ReviewSession(Decisions(recording.events))
    let run = SampleRun.standard
    _ = session.show(ReviewOrder.kind.sorted(run.changes, transforms: ["screen-scale"]), in: run.texts)
    #expect(session.items.map { session.decision(on: $0)?.word } == ["declined", "accepted", "declined", "accepted", "accepted"])
  }

  @Test("decisions that would fall on one change and differ are asked about again")
  func torn() {
    let run = SampleRun.standard
    let item = run.session().items[0]
    let other = DecisionKey(content: item.key.content, surroundings: ["elsewhere"])
    let events: [ReviewEvent] = [.decided([DecidedChange(item.key, .accepted)]), .decided([DecidedChange(other, .declined)])]
    let session = run.session(Decisions(events))
    #expect(session.decision(on: session.items[0]) == nil)
  }
}
