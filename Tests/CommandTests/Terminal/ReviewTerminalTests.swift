import Foundation
import Testing

/// Whole reviews on a pseudo-terminal: keys are typed, the screen is read.
@Suite("review, on a terminal")
struct ReviewTerminalTests {
  /// Starts a review and waits for the first question.
  private func start(
    _ checkout: TemporaryCheckout, _ arguments: [String] = [], columns: Int = 80, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["review"] + arguments, in: checkout.folder, columns: columns, environment: environment)
    try terminal.waitForQuestion()
    return terminal
  }

  /// Checks what every review keeps to: the terminal is as it was, and nothing went to it that drives it in another way.
  private func expectGoodManners(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.hasOldModes, sourceLocation: sourceLocation)
    #expect(terminal.screen.strange == [], sourceLocation: sourceLocation)
    #expect(terminal.screen.wrapped == 0, sourceLocation: sourceLocation)
  }

  // MARK: Keys

  @Test("y and n decide with one key, without Enter, and the end writes one batch")
  func yesAndNo() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    #expect(terminal.isRaw)
    #expect(terminal.screen.text.contains("App/Card.swift:9 (1 of 5)\n  in     CardViewController.viewDidLayoutSubviews()\n"))
    try terminal.press("ynnyn")
    #expect(terminal.screen.text.contains("] y\n\nApp/Card.swift:10 (2 of 5)\n"))
    #expect(terminal.screen.text.contains("\nAll 5 changes are decided: 2 accepted, 3 declined.\nWrite them and end the review? [y,u,k,q,?]"))
    #expect(try checkout.changedLines() == [])
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("\nReviewed 5 changes: 2 accepted, 3 declined.\nWrote batch 1: 2 changes in 1 file."))
    #expect(
      try checkout.changedLines() == [
        "-        card.frame.size.width = UIScreen.main.bounds.width - 32",
        "+        card.frame.size.width = view.bounds.width - 32",
        "-        return UIScreen.main.bounds.width / 3", "+        return view.bounds.width / 3",
      ])
    #expect(!checkout.hasUnfinishedReview)
    expectGoodManners(terminal)
  }

  @Test("a and d decide a file, A and D a kind; each says how many")
  func bulk() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    #expect(terminal.screen.text.contains("  kind   screen-bounds, view, live; A and D: 2 more\n"))
    try terminal.press("a")
    #expect(terminal.screen.text.contains("\naccepted 4 changes in App/Card.swift\n\nApp/Footer.swift:9 (5 of 5)\n"))
    try terminal.press("u")
    #expect(terminal.screen.text.contains("\ntook back 4 decisions\n\nApp/Card.swift:9 (1 of 5)\n"))
    try terminal.press("D")
    #expect(terminal.screen.text.contains("\ndeclined 3 changes of the kind screen-bounds, view, live\n"))
    try terminal.press("d")
    #expect(terminal.screen.text.contains("\ndeclined 2 changes in App/Card.swift\n"))
    #expect(terminal.screen.text.contains("All 5 changes are decided: 5 declined.\nEnd the review? ["))
    try terminal.press("uu")
    try terminal.press("A")
    #expect(terminal.screen.text.contains("\naccepted 3 changes of the kind screen-bounds, view, live\n\nApp/Card.swift:10 (3 of 5)\n"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("5 changes: 3 accepted, 2 undecided. The decisions are kept."))
    #expect(try checkout.changedLines() == [])
    expectGoodManners(terminal)
  }

  @Test("g writes and goes on; u after it puts the old bytes back, and further u takes back the decisions")
  func applyAndTakeBack() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("jyn")
    try terminal.press("g")
    #expect(terminal.screen.text.contains("\nwrote batch 1: 1 change in 1 file\n\nApp/Card.swift:14 (3 of 4)\n"))
    // In the line of the written width the scale was declined, and it stays so.
    #expect(try checkout.changedLines().last == "+        line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1 / UIScreen.main.scale)")
    try terminal.press("k")
    #expect(terminal.screen.text.hasSuffixAfterTrimming("[y,n,a,d,u,e,j,k,/,x,i,q,?]"))
    #expect(terminal.screen.text.contains("\n  now    declined\n"))
    try terminal.press("u")
    #expect(terminal.screen.text.contains("\ntook back batch 1: 1 file; its changes are accepted and not written\n"))
    #expect(try checkout.changedLines() == [])
    #expect(try checkout.read("App/Card.swift") == TemporaryCheckout.card)
    try terminal.press("u")
    #expect(terminal.screen.text.contains("\ntook back the decision\n\nApp/Card.swift:10 (3 of 5)\n"))
    try terminal.press("yg")
    #expect(terminal.screen.text.contains("wrote batch 2: 2 changes in 1 file"))
    try terminal.press("nnn")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("Reviewed 5 changes: 2 accepted, 3 declined.\nWrote batch 2: 2 changes in 1 file."))
    expectGoodManners(terminal)
  }

  @Test("e opens the editor with the terminal in its usual mode, and takes what was written")
  func edit() throws {
    let checkout = try TemporaryCheckout.forReview()
    let editor = try checkout.editor("stty -a > .git/modes; sed -i 's/view.bounds.width - 32/card.superview!.bounds.width/' \"$1\"")
    let terminal = try start(checkout, environment: ["VISUAL": editor, "EDITOR": "false"])
    try terminal.press("e")
    let modes = try checkout.read(".git/modes")
    #expect(modes.contains(" icanon") && modes.contains(" echo "))
    #expect(terminal.isRaw)
    try terminal.press("k")
    #expect(terminal.screen.text.contains("  now    edited\n"))
    #expect(terminal.screen.text.contains("\n+        card.frame.size.width = card.superview!.bounds.width\n"))
    #expect(terminal.screen.text.contains("\n  review use 'view.bounds'"))
    #expect(terminal.screen.text.contains("\n         view; no parameter is the container) (edited by hand)\n"))
    try terminal.press("jdn")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("1 edited, 4 declined"))
    #expect(try checkout.changedLines().last == "+        card.frame.size.width = card.superview!.bounds.width")
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkout.folder.path + "/.reframe").sorted() == [".gitignore", "batches", "lock"])
    expectGoodManners(terminal)
  }

  @Test("an edit that does not parse, a broken marker and an editor that fails are refused; the text is there again")
  func refusedEdits() throws {
    let checkout = try TemporaryCheckout.forReview()
    let editor = try checkout.editor(
      """
      cp "$1" .git/seen
      case $(cat .git/count 2>/dev/null) in
        "") echo 1 > .git/count; sed -i 's/view.bounds.width - 32/view.bounds.width - ((32/' "$1" ;;
        1) echo 2 > .git/count; sed -i '/---- end ----/d' "$1" ;;
        2) echo 3 > .git/count; exit 3 ;;
        3) echo 4 > .git/count; : > "$1" ;;
        *) true ;;
      esac
      """)
    let terminal = try start(checkout, environment: ["EDITOR": editor])
    try terminal.press("e")
    #expect(terminal.screen.text.contains("\nApp/Card.swift would not parse any more, so this is not taken; 'e' opens your\ntext again\n"))
    try terminal.press("e")
    #expect(try checkout.read(".git/seen").contains("- ((32"))
    #expect(terminal.screen.text.contains("has to stay where it is, once"))
    try terminal.press("e")
    #expect(terminal.screen.text.contains("ended with 3; nothing was taken"))
    try terminal.press("e")
    #expect(terminal.screen.text.contains("\nnothing was edited; 'y' takes the change as it is\n"))
    try terminal.press("e")
    #expect(try !checkout.read(".git/seen").contains("((32"))
    #expect(terminal.screen.text.components(separatedBy: "nothing was edited").count == 3)
    #expect(terminal.screen.text.components(separatedBy: "(1 of 5)").count == 2)
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(!checkout.hasUnfinishedReview)
    expectGoodManners(terminal)
  }

  @Test("an editor that is not there says so")
  func noEditor() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout, environment: ["EDITOR": "no-such-editor -f"])
    try terminal.press("e")
    #expect(terminal.screen.text.contains("there is no editor 'no-such-editor -f'; say which with the variable EDITOR"))
    terminal.type("q")
    _ = try terminal.end()
    expectGoodManners(terminal)
  }

  @Test("j, k and the arrows go later and earlier; a change that was put off is asked about in the end")
  func backAndForth() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("jj")
    #expect(terminal.screen.text.contains("(3 of 5)"))
    try terminal.press("k")
    try terminal.pressOnce("\u{1B}[A")
    #expect(terminal.screen.text.components(separatedBy: "(1 of 5)").count == 3)
    try terminal.press("k")
    #expect(terminal.screen.text.contains("\nthis is the first change\n"))
    try terminal.pressOnce("\u{1B}OB")
    #expect(terminal.screen.text.components(separatedBy: "(2 of 5)").count == 4)
    try terminal.press("nnnn")
    #expect(terminal.screen.text.components(separatedBy: "(1 of 5)").count == 4)
    // An unknown sequence and Enter do nothing.
    try terminal.pressOnce("\u{1B}[5~")
    try terminal.pressOnce("\r")
    terminal.type("\u{3}")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("4 declined, 1 undecided"))
    expectGoodManners(terminal)
  }

  @Test("/ finds while the text is shown as it is typed; Escape thinks better of it")
  func find() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    terminal.type("/Footx")
    try terminal.waitFor("\n/Footx")
    terminal.type("\u{7F}er\r")
    try terminal.waitFor("App/Footer.swift:9 (5 of 5)")
    try terminal.waitForQuestion()
    #expect(terminal.screen.text.contains("\n/Footer\n\nApp/Footer.swift:9 (5 of 5)\n"))
    terminal.type("/scale")
    try terminal.waitFor("\n/scale")
    try terminal.pressOnce("\u{1B}")
    #expect(terminal.screen.text.components(separatedBy: "\n  screen-scale").count == 1)
    terminal.type("/")
    try terminal.waitForLine("/")
    try terminal.pressOnce("\r")
    #expect(terminal.screen.text.contains("no other change has 'Footer'"))
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    expectGoodManners(terminal)
  }

  @Test("x explains, ? shows the keys, and both ask again")
  func explain() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("jjj")
    try terminal.press("x")
    for part in [
      "\nunknown-phase  nothing tells when the method runs\n", "\nWhat unlocks it\n", "\n  old    UIScreen.main.bounds\n",
      "\n  try    ", "\nWhen it is safe\n",
    ] {
      #expect(terminal.screen.text.contains(part), "\(part)")
    }
    try terminal.press("?")
    #expect(terminal.screen.text.contains("\n  g  write what is accepted so far as a batch, and go on\n"))
    for key in ["y", "n", "a", "d", "A", "D", "u", "g", "e", "j", "k", "/", "x", "s", "i", "q", "?"] {
      #expect(terminal.screen.text.contains("\n  \(key)  "), "\(key)")
    }
    try terminal.press("z")
    #expect(terminal.screen.text.contains("\n'z' is no key; '?' shows the keys\n"))
    terminal.type("q")
    _ = try terminal.end()
    expectGoodManners(terminal)
  }

  @Test("s splits; all pieces accepted are the whole again, which also removes the local")
  func split() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout, ["App/Footer.swift"])
    try terminal.press("s")
    #expect(terminal.screen.text.contains("\nsplit into 2 changes\n\nApp/Footer.swift:9 (1 of 2)\n"))
    try terminal.press("y")
    try terminal.press("y")
    terminal.type("y")
    _ = try terminal.end()
    #expect(try !checkout.read("App/Footer.swift").contains("UIScreen"))
    expectGoodManners(terminal)

    try checkout.git("checkout", "--quiet", ".")
    let half = try start(checkout, ["App/Footer.swift"])
    try half.press("syn")
    half.type("y")
    _ = try half.end()
    #expect(
      try checkout.changedLines() == [
        "-        footer.frame.size.width = screen.bounds.width", "+        footer.frame.size.width = view.bounds.width",
      ])
  }

  @Test("i puts a comment above the code, with its indentation, and the tool obeys it")
  func suppress() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("i")
    try terminal.press("k")
    #expect(terminal.screen.text.contains("  now    suppressed\n"))
    #expect(terminal.screen.text.contains("\n+        // reframe:ignore:screen-bounds\n"))
    try terminal.press("jdn")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("4 declined, 1 left with a comment"))
    #expect(
      try checkout.read("App/Card.swift")
        == TemporaryCheckout.card.replacing(
          "        card.frame.size", with: "        // reframe:ignore:screen-bounds\n        card.frame.size"))
    let scan = try Reframe.run("scan", "App/Card.swift", in: checkout.folder)
    #expect(scan.text.hasPrefix("3 places"))
    expectGoodManners(terminal)
  }
}

extension String {
  func hasSuffixAfterTrimming(_ suffix: String) -> Bool {
    trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix(suffix)
  }
}
