import Foundation
import Testing

/// Changes that get into each other's way, and comments that leave code alone.
@Suite("review, where changes meet")
struct ReviewConflictTests {
  /// The observer's block moves to another method; the width in it can be changed where it stands, or after the move.
  private static let player = """
    import UIKit

    final class PlayerViewController: UIViewController {
        private let card = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
            ) { [weak self] _ in
                guard let self = self else { return }
                self.card.frame.size.width = UIScreen.main.bounds.width
            }
        }
    }

    """

  private func start(_ checkout: TemporaryCheckout, _ arguments: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["review"] + arguments, in: checkout.folder)
    try terminal.waitForQuestion()
    return terminal
  }

  @Test("a declined change blocks nothing: what it stood in the way of is offered")
  func declined() throws {
    let checkout = try TemporaryCheckout(["Player.swift": Self.player])
    let terminal = try start(checkout)
    #expect(terminal.screen.text.contains("Player.swift:9 (1 of 1)"))
    try terminal.press("n")
    #expect(terminal.screen.text.contains("\n1 more change, which a declined one stood in the way of\n\nPlayer.swift:12 (2 of 2)\n"))
    try terminal.press("y")
    // Both cannot be.
    try terminal.press("kk")
    try terminal.press("y")
    #expect(terminal.screen.text.contains("this overlaps the change at Player.swift:12, which is accepted; decline that one\nfirst"))
    try terminal.press("j")
    try terminal.press("j")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("Reviewed 2 changes: 1 accepted, 1 declined."))
    #expect(
      try checkout.read("Player.swift") == Self.player.replacing("UIScreen.main.bounds.width", with: "self.view.bounds.width"))
  }

  @Test("the same after a quit, and the decline can be taken back")
  func declinedBefore() throws {
    let checkout = try TemporaryCheckout(["Player.swift": Self.player])
    _ = try Reframe.answering("nq", "review", in: checkout.folder)
    let terminal = try start(checkout, "--resume")
    #expect(terminal.screen.text.contains("Player.swift:12 (2 of 2)"))
    try terminal.press("uyn")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(try checkout.read("Player.swift").contains("override func viewWillTransition"))
    #expect(try checkout.read("Player.swift").contains("UIScreen.main.bounds.width"))
  }

  @Test("what overlaps an accepted change is offered after g, and named at the end")
  func accepted() throws {
    let checkout = try TemporaryCheckout(["Player.swift": Self.player])
    let short = try Reframe.answering("y", "review", in: checkout.folder)
    #expect(short.text.hasSuffix("\nNext:\n  reframe review  1 change that overlapped accepted ones\n  reframe log 1   what it changed, and what to try\n  reframe undo 1  take it back\n"))
    try checkout.git("checkout", "--quiet", ".")

    let terminal = try start(checkout)
    try terminal.press("y")
    try terminal.press("k")
    try terminal.press("g")
    #expect(terminal.screen.text.contains("(1 of 1)\n  in     PlayerViewController.viewWillTransition(to:with:)\n"))
    try terminal.press("y")
    terminal.type("y")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("Wrote batch 2: 1 change in 1 file.\nWrote batch 3: 1 change in 1 file."))
    #expect(try !checkout.read("Player.swift").contains("UIScreen"))
  }

  // MARK: Comments

  private static func layout(_ lines: [String]) -> String {
    """
    import UIKit

    final class LayoutViewController: UIViewController {
        private let line = UIView()
        override func viewDidLayoutSubviews() {
    \(lines.map { "        \($0)\n" }.joined())    }
    }

    """
  }

  /// Presses keys over a file with these lines and gives the file's text.
  private func reviewed(_ keys: String, _ text: String) throws -> (text: String, output: String, rest: String) {
    let checkout = try TemporaryCheckout(["A.swift": text])
    let result = try Reframe.answering(keys, "review", in: checkout.folder, environment: ["COLUMNS": "200"])
    let scan = try Reframe.run("scan", in: checkout.folder)
    return (try checkout.read("A.swift"), result.text, String(scan.text.prefix { $0 != "\n" }))
  }

  @Test("two transforms in one line: the second comment goes to the end of the line")
  func twoInOneLine() throws {
    let lines = ["line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)"]
    let result = try reviewed("ii", Self.layout(lines))
    #expect(
      result.text
        == Self.layout(["// reframe:ignore:screen-bounds", lines[0] + "  // reframe:ignore:screen-scale"]))
    #expect(result.rest == "1 file read, no legacy geometry; 2 switched off by comments")
  }

  @Test("a comment that is there already keeps its line")
  func besideAnotherComment() throws {
    let lines = ["// reframe:ignore:screen-scale", "line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)"]
    let result = try reviewed("i", Self.layout(lines))
    #expect(result.text == Self.layout([lines[0], lines[1] + "  // reframe:ignore:screen-bounds"]))
    #expect(result.rest == "1 file read, no legacy geometry; 2 switched off by comments")
  }

  @Test("a change of several lines gets a comment for each that the transform looks at")
  func severalLines() throws {
    let lines = [
      "line.frame = CGRect(", "    x: UIScreen.main.bounds.midX,", "    y: UIScreen.main.bounds.midY,", "    width: 0, height: 0)",
    ]
    let result = try reviewed("i", Self.layout(lines))
    #expect(result.output.contains("and 1 more in the same place"))
    #expect(
      result.text
        == Self.layout([lines[0], "    // reframe:ignore:screen-bounds", lines[1], "    // reframe:ignore:screen-bounds", lines[2], lines[3]]))
    #expect(result.rest == "1 file read, no legacy geometry; 2 switched off by comments")
  }

  @Test("the comment takes the line ending and the indentation of its line")
  func endings() throws {
    let lines = ["\tline.frame.size.width = UIScreen.main.bounds.width"]
    let text = Self.layout(lines).replacing("\n", with: "\r\n")
    let result = try reviewed("i", text)
    #expect(result.text == Self.layout(["\t// reframe:ignore:screen-bounds"] + lines).replacing("\n", with: "\r\n"))
  }

  @Test("inside of a string no comment can stand, and the change is asked about again")
  func insideOfString() throws {
    let lines = ["title = \"\"\"", "    \\(UIScreen.main.bounds.width)", "    wide", "    \"\"\""]
    let result = try reviewed("iq", Self.layout(lines))
    #expect(result.output.contains("\na comment cannot stand there, it would be a part of a string or of other text\nApply this change?"))
    #expect(result.text == Self.layout(lines))
  }

  @Test("a comment and a change land together")
  func together() throws {
    let lines = ["line.frame.size.width = UIScreen.main.bounds.width", "line.frame.size.height = UIScreen.main.bounds.width / 2"]
    let result = try reviewed("iy", Self.layout(lines))
    #expect(
      result.text
        == Self.layout(["// reframe:ignore:screen-bounds", lines[0], "line.frame.size.height = view.bounds.width / 2"]))
    #expect(result.output.contains("1 accepted, 1 left with a comment"))
  }
}
