import SourceEdits
import SourceText
import Testing

@testable import Review

/// The order of the standard run: card, line, line's scale, columns in one file; footer in the other.
@Suite("Keys of a review")
struct KeyTests {
  @Test(
    "one key after the other",
    arguments: [
      ("", ">....."),
      ("y", "y>...."),
      ("n", "n>...."),
      ("yyyyy", "yyyyy>"),
      ("yn", "yn>..."),
      // All in this file, also those that were put off; the other file's stays.
      ("a", "yyyy>."),
      ("d", "nnnn>."),
      ("jja", "yyyy>."),
      ("nja", "nyyy>."),
      // Three widths in layout passes are of one kind; the scale and the unknown phase are others.
      ("A", "yy>..y"),
      ("D", "nn>..n"),
      ("jjA", "..y>.."),
      ("nA", "ny>..y"),
      // Put off, back and forth.
      ("j", ".>...."),
      ("jjk", ".>...."),
      ("k", ">....."),
      ("jjjjj", "....>."),
      ("jy", ".y>..."),
      ("jjjjy", ">....y"),
      // A decision can be another one later.
      ("ykn", "n>...."),
      ("yyyyykn", "yyyyn>"),
      ("yyyyyj", "yyyyy>"),
      ("yyyyykj", "yyyyy>"),
    ])
  func keys(pressed: String, picture: String) {
    var recording = Recording()
    recording.press(pressed)
    #expect(recording.picture == picture)
  }

  @Test(
    "u takes back one step at a time, and goes where it was made",
    arguments: [
      ("yu", ">....."), ("ynu", "y>...."), ("ynuu", ">....."), ("au", ">....."), ("Au", ">....."), ("yAu", "y>...."),
      ("jjau", "..>..."), ("yyyyyu", "yyyy>."), ("yknu", ">y...."), ("yjjDuu", ">....."), ("u", ">....."),
      ("nau", "n>...."), ("yAnuu", "y>...."),
    ])
  func takingBack(pressed: String, picture: String) {
    var recording = Recording()
    recording.press(pressed)
    #expect(recording.picture == picture)
  }

  @Test(
    "messages say how many, and why a key does nothing",
    arguments: [
      ("a", "accepted 4 changes in App/Gallery.swift"),
      ("A", "accepted 3 changes of the kind screen-bounds, view, live"),
      ("D", "declined 3 changes of the kind screen-bounds, view, live"),
      ("jjjA", "accepted 1 change of the kind screen-bounds, view, unknown"),
      ("Au", "took back 3 decisions"), ("yu", "took back the decision"), ("u", "there is nothing to take back"),
      ("k", "this is the first change"), ("yjjjj", "this is the last change; 4 are undecided"),
    ])
  func messages(pressed: String, message: String) {
    var recording = Recording()
    recording.press(pressed)
    #expect(recording.message == message)
  }

  @Test("the prompt shows the keys that make sense")
  func prompt() {
    func keys(_ pressed: String, _ run: SampleRun = .standard) -> String {
      var recording = Recording(run)
      recording.press(pressed)
      return String(recording.session.keys.map(\.rawValue))
    }
    #expect(keys("") == "ynadADej/xiq?")
    #expect(keys("y") == "ynadADugejk/xiq?")
    // Declined changes are nothing to write.
    #expect(keys("nj") == "ynadADuejk/xiq?".replacing("AD", with: ""))
    #expect(keys("jjjj") == "ynADek/xiq?")
    #expect(keys("yyyyy") == "yukq?")
    var one = SampleRun()
    one.add(SampleRun.orderText, to: SampleRun.order)
    #expect(keys("", one) == "ynexiq?")
    #expect(keys("", SampleRun()) == "yq?")
    // The way to the end is open again when everything is decided.
    #expect(keys("yyyyyk") == "ynugejk/xiq?")
  }

  @Test("the numbers of the bulk keys leave out what is decided")
  func counts() throws {
    var recording = Recording()
    let first = try #require(recording.session.current)
    #expect(recording.session.undecidedInFile(of: first) == 3)
    #expect(recording.session.undecidedOfKind(of: first) == 2)
    recording.press("jnk")
    #expect(recording.session.undecidedInFile(of: first) == 2)
    #expect(recording.session.undecidedOfKind(of: first) == 1)
  }

  @Test("find looks at file, member, transform and lines, goes round, and repeats itself")
  func find() {
    var session = SampleRun.standard.session()
    #expect(session.find("Order.swift") == ReviewStep())
    #expect(session.cursor == 4)
    #expect(session.find("columns") == ReviewStep())
    #expect(session.cursor == 3)
    #expect(session.find("SCREEN-SCALE") == ReviewStep())
    #expect(session.cursor == 2)
    _ = session.find("card.width")
    #expect(session.cursor == 0)
    _ = session.find("traitCollection")
    #expect(session.cursor == 2)
    #expect(session.find("") == ReviewStep(nil, "no other change has 'traitCollection'"))
    #expect(session.find("nowhere") == ReviewStep(nil, "no change has 'nowhere'"))
    #expect(session.cursor == 2)
    var fresh = SampleRun.standard.session()
    #expect(fresh.find("") == ReviewStep(nil, "nothing to look for"))
  }

  @Test("by kind: the transforms in their order, within them provider and phase, then the place")
  func kinds() {
    let session = SampleRun.standard.session(order: .kind)
    #expect(
      session.items.map { "\($0.kind) \($0.change.anchor.file.path.dropFirst(4)):\($0.change.anchor.line)" } == [
        "screen-bounds, view, live Gallery.swift:4", "screen-bounds, view, live Gallery.swift:5",
        "screen-bounds, view, live Order.swift:3", "screen-bounds, view, unknown Gallery.swift:9",
        "screen-scale, view, live Gallery.swift:5",
      ])
  }

  @Test("the tally counts every kind of answer")
  func tally() {
    var recording = Recording()
    recording.press("ynn")
    #expect(recording.session.tally == ReviewTally(accepted: 1, declined: 2, undecided: 2))
    #expect(recording.session.outcomes.map(\.id) == [recording.session.items[0].change.id])
  }

  @Test("an empty run is complete")
  func empty() {
    var session = SampleRun().session()
    #expect(session.isComplete)
    #expect(session.current == nil)
    #expect(session.accept() == ReviewStep())
    #expect(session.later() == ReviewStep())
  }
}
