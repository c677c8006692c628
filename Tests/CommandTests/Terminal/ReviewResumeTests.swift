import Foundation
import Testing

/// What ends a review before its time, and how it goes on.
@Suite("review, stopped and taken up again")
struct ReviewResumeTests {
  private func start(_ checkout: TemporaryCheckout, _ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["review"] + arguments, in: checkout.folder)
    try terminal.waitForQuestion()
    return terminal
  }

  @Test("after SIGKILL every decision is there that the next question followed")
  func killed() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("yny")
    terminal.signal(SIGKILL)
    #expect(try terminal.end() == -SIGKILL)
    #expect(try checkout.changedLines() == [])

    let again = try start(checkout, ["--resume"])
    #expect(again.screen.text.contains("(4 of 5)"))
    try again.press("u")
    #expect(again.screen.text.contains("took back the decision\n\nApp/Card.swift:10 (3 of 5)\n"))
    try again.press("nny")
    again.type("y")
    #expect(try again.end() == 0)
    #expect(again.screen.text.contains("Reviewed 5 changes: 2 accepted, 3 declined."))
    #expect(again.hasOldModes)
  }

  @Test("after SIGKILL with g before: the file that was written is no obstacle, one that a person edited is")
  func killedAfterApply() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("jyng")
    terminal.signal(SIGKILL)
    _ = try terminal.end()
    #expect(try checkout.changedLines().count == 2)

    let again = try start(checkout, ["--resume"])
    // Written and declined are remembered; three are left.
    #expect(again.screen.text.contains("App/Card.swift:9 (1 of 4)"))
    try again.press("nnn")
    #expect(again.screen.text.contains("All 5 changes are decided: 1 accepted, 4 declined."))
    again.type("y")
    #expect(try again.end() == 0)
    #expect(try checkout.changedLines().count == 2)

    // An edit of the person is one.
    let other = try TemporaryCheckout.forReview()
    let first = try start(other)
    try first.press("yg")
    first.type("q")
    _ = try first.end()
    try other.write(try other.read("App/Card.swift") + "// mine\n", to: "App/Card.swift")
    let refused = try Reframe.answering("", "review", "--resume", in: other.folder)
    #expect(refused.status == 4)
    #expect(refused.errors.contains("App/Card.swift"))
    #expect(other.hasUnfinishedReview)
  }

  @Test("signals that end it put the terminal back", arguments: [SIGTERM, SIGHUP, SIGINT])
  func ended(number: Int32) throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("y")
    #expect(!terminal.hasOldModes)
    terminal.signal(number)
    #expect(try terminal.end() == -number)
    #expect(terminal.hasOldModes)
    #expect(try Reframe.answering("q", "review", "--resume", in: checkout.folder).text.contains("(2 of 5)"))
  }

  @Test("a rebase that moves and indents lines keeps the decisions; a changed line is asked about again")
  func rebased() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("ynyn")
    terminal.type("q")
    _ = try terminal.end()

    // Moved by eleven lines; the line of the first change says something else.
    let above = (1...10).map { "// Line \($0)\n" }.joined()
    let moved = TemporaryCheckout.card.replacing("import UIKit\n", with: "import UIKit\n" + above)
      .replacing("width - 32", with: "width - 40")
    try checkout.write(moved, to: "App/Card.swift")
    try checkout.commit()

    let again = try start(checkout, ["--resume"])
    #expect(
      again.screen.text.contains(
        "1 decision did not find its change again: its code is another now or gone\n\nApp/Card.swift:19 (1 of 5)\n"))
    try again.press("y")
    #expect(again.screen.text.contains("App/Footer.swift:9 (5 of 5)"))
    try again.press("n")
    again.type("y")
    #expect(try again.end() == 0)
    #expect(try checkout.read("App/Card.swift").contains("card.frame.size.width = view.bounds.width - 40"))
    #expect(try checkout.read("App/Card.swift").contains("width: UIScreen.main.bounds.width, height: 1 / traitCollection.displayScale"))
  }

  @Test("an edit and a comment are there again")
  func editedAndSuppressed() throws {
    let checkout = try TemporaryCheckout.forReview()
    let editor = try checkout.editor("sed -i 's/view.bounds.width - 32/card.superview!.bounds.width/' \"$1\"")
    let terminal = try PseudoTerminal(["review"], in: checkout.folder, environment: ["EDITOR": editor])
    try terminal.waitForQuestion()
    try terminal.press("enni")
    terminal.signal(SIGKILL)
    _ = try terminal.end()
    try checkout.write("// A line above.\n" + TemporaryCheckout.card, to: "App/Card.swift")
    try checkout.commit()

    let again = try start(checkout, ["--resume"])
    try again.press("n")
    again.type("y")
    #expect(try again.end() == 0)
    #expect(again.screen.text.contains("1 edited, 3 declined, 1 left with a comment"))
    #expect(
      try checkout.changedLines() == [
        "-        card.frame.size.width = UIScreen.main.bounds.width - 32",
        "+        card.frame.size.width = card.superview!.bounds.width", "+        // reframe:ignore:screen-bounds",
      ])
  }

  @Test("a second review at the same time is refused")
  func twice() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    for arguments in [["review"], ["review", "--restart"]] {
      let second = try Reframe.run(Reframe.executable, arguments, in: checkout.folder)
      #expect(second.status == 4)
      #expect(second.errors.contains("'.reframe/review.jsonl' is in use by another 'reframe'"))
    }
    try terminal.press("n")
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test("keys typed ahead are not lost and not shown twice")
  func typedAhead() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    terminal.type("ynynyy")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("Reviewed 5 changes: 3 accepted, 2 declined."))
    #expect(terminal.hasOldModes)
  }
}
