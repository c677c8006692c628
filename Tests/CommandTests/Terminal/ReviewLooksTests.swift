import Foundation
import Testing

/// How a review looks: narrow, wide, with and without colour, and with what strangers write in their sources.
@Suite("review, as it looks")
struct ReviewLooksTests {
  private func start(
    _ checkout: TemporaryCheckout, _ arguments: [String] = [], columns: Int = 80, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["review"] + arguments, in: checkout.folder, columns: columns, environment: environment)
    try terminal.waitForQuestion()
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.wrapped == 0)
    #expect(terminal.screen.strange == [])
    #expect(terminal.hasOldModes)
  }

  /// A controller that reads the screen in one line.
  private func source(_ line: String) -> String {
    """
    import UIKit

    final class AController: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
    \(line)
        }
    }

    """
  }

  @Test("in 80 columns")
  func eighty() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout, ["App/Footer.swift"])
    #expect(
      terminal.screen.text == """

        App/Footer.swift:9 (1 of 1)
          in     FooterViewController.viewDidLayoutSubviews()
          safe   use 'view.bounds' instead of 'screen.bounds' (the controller's view; no
                 parameter is the container), and 1 more in the same place
          kind   screen-bounds, view, live

        @@ -5,8 +5,7 @@

             override func viewDidLayoutSubviews() {
                 super.viewDidLayoutSubviews()
        -        let screen = UIScreen.main
        -        footer.frame.size.width = screen.bounds.width
        +        footer.frame.size.width = view.bounds.width
        -        footer.layer.borderWidth = 1 / screen.scale
        +        footer.layer.borderWidth = 1 / traitCollection.displayScale
             }
         }

        Apply this change? [y,n,e,x,s,i,q,?]
        """)
    try quit(terminal)
  }

  @Test("in 30 columns every row keeps its sign, and a backslash says that the line goes on")
  func thirty() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout, ["App/Footer.swift"], columns: 30)
    #expect(
      terminal.screen.text == """

        App/Footer.swift:9 (1 of 1)
          in FooterViewController.
            viewDidLayoutSubviews()
        """ + Self.narrowRest)
    try terminal.press("x?")
    try quit(terminal)
  }

  private static let narrowRest = """

      safe use 'view.bounds'
        instead of 'screen.bounds'
        (the controller's view; no
        parameter is the
        container), and 1 more in
        the same place
      kind screen-bounds, view,
        live

    @@ -5,8 +5,7 @@

         override func \\
     viewDidLayoutSubviews() {
             super.\\
     viewDidLayoutSubviews()
    -        let screen = \\
    -UIScreen.main
    -        footer.frame.size.\\
    -width = screen.bounds.width
    +        footer.frame.size.\\
    +width = view.bounds.width
    -        footer.layer.\\
    -borderWidth = 1 / screen.\\
    -scale
    +        footer.layer.\\
    +borderWidth = 1 / \\
    +traitCollection.displayScale
         }
     }

    Apply this change?
    [y,n,e,x,s,i,q,?]
    """

  @Test("another size of the window lays the change out again")
  func resized() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout)
    try terminal.press("j")
    #expect(terminal.screen.text.contains("\n-        line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, \\\n-height: 1 / UIScreen.main.scale)\n"))
    try terminal.resize(columns: 34)
    #expect(terminal.screen.text.hasPrefix("\nApp/Card.swift:10 (2 of 5)\n"))
    #expect(terminal.screen.text.contains("\n-        line.frame = CGRect(x: \\\n-0, y: 0, width: UIScreen.main.\\\n"))
    try terminal.resize(columns: 132)
    #expect(terminal.screen.text.contains("\n-        line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)\n"))
    // Control and L draws again, too.
    try terminal.pressOnce("\u{C}")
    #expect(terminal.screen.text.hasPrefix("\nApp/Card.swift:10 (2 of 5)\n"))
    try terminal.press("n")
    try quit(terminal)
  }

  @Test("colours: green and red on a terminal, none with NO_COLOR or --color never, and the same text")
  func colors() throws {
    let checkout = try TemporaryCheckout.forReview()
    let colored = try start(checkout, ["App/Footer.swift"])
    #expect(colored.screen.rows(in: "32").contains("+        footer.frame.size.width = view.bounds.width"))
    #expect(colored.screen.rows(in: "31").contains("-        let screen = UIScreen.main"))
    #expect(colored.screen.rows(in: "36") == ["@@ -5,8 +5,7 @@"])
    try quit(colored)
    let text = colored.screen.text
    for (arguments, environment) in [([], ["NO_COLOR": "1"]), (["--color", "never"], [:]), ([], ["TERM": "dumb"])] {
      let plain = try start(checkout, ["App/Footer.swift"] + arguments, environment: environment)
      try quit(plain)
      #expect(plain.screen.text == text)
      #expect(!String(decoding: plain.transcript, as: UTF8.self).contains("\u{1B}["))
    }
    let script = try Reframe.answering("q", "review", "--color", "always", "App/Footer.swift", in: checkout.folder)
    #expect(script.text.contains("\u{1B}[32m+        footer.frame.size.width = view.bounds.width\u{1B}[0m\n"))
  }

  @Test("wide and combining characters take the columns that they have")
  func wideCharacters() throws {
    // 8 + 9 columns of code, then twenty of two columns: 57 with the sign; the combining accents take none.
    let line = "        title = \"" + String(repeating: "漢", count: 20) + "\" + \"e\u{301}e\u{301} 👩‍👩‍👧 🇩🇪\" + \"\\(UIScreen.main.bounds.width)\""
    let checkout = try TemporaryCheckout(["A.swift": source(line)])
    let terminal = try start(checkout, columns: 60)
    let rows = terminal.screen.text.split(separator: "\n").filter { $0.hasPrefix("-") }.map(String.init)
    // 60 columns: the sign, 58 of the line and the mark. 17 + 40 are 57, then the quote.
    #expect(rows == ["-        title = \"" + String(repeating: "漢", count: 20) + "\"\\", "- + \"e\u{301}e\u{301} 👩‍👩‍👧 🇩🇪\" + \"\\(UIScreen.main.bounds.width)\""])
    try terminal.resize(columns: 31)
    // 31 columns leave 29 for the line, where the break is before the quote: with it fourteen of two columns are 29.
    #expect(terminal.screen.text.contains("\n-        title = \\\n-\"" + String(repeating: "漢", count: 14) + "\\\n-漢漢漢漢漢漢\" + \"e\u{301}"))
    // 30 columns leave 28: one stays empty.
    try terminal.resize(columns: 30)
    #expect(terminal.screen.text.contains("\n-        title = \\\n-\"" + String(repeating: "漢", count: 13) + "\\\n-漢漢漢漢漢漢漢\" + "))
    try quit(terminal)
  }

  @Test("tabs are columns")
  func tabs() throws {
    let checkout = try TemporaryCheckout(["A.swift": source("        title = \"\\(UIScreen.main.bounds.width)\"").replacing("    ", with: "\t")])
    let terminal = try start(checkout)
    #expect(terminal.screen.text.contains("\n-        title = \"\\(UIScreen.main.bounds.width)\"\n"))
    #expect(!String(decoding: terminal.transcript, as: UTF8.self).contains("\t"))
    try quit(terminal)
  }

  @Test("control characters of a source and of a path are written out")
  func controlCharacters() throws {
    let line = "        title = \"\u{9B}31m\u{202E}\" + \"\\(UIScreen.main.bounds.width)\"  // \u{1B}[2J\u{7}\u{8}\r        x = 1"
    let checkout = try TemporaryCheckout(["\u{1B}]0;title\u{7}.swift": source(line)])
    let terminal = try start(checkout, columns: 120)
    #expect(terminal.screen.text.contains(#"\u{1B}]0;title\u{7}.swift:6 (1 of 1)"#))
    #expect(terminal.screen.text.contains(##"-        title = "\u{9B}31m\u{202E}" + "\(UIScreen.main.bounds.width)"  // \u{1B}[2J\u{7}\u{8}\r        x = 1"##))
    try terminal.press("x?")
    try quit(terminal)
    #expect(terminal.screen.cleared == 0)
  }

  @Test("a text that is looked for is shown as typed, escaped and never over the edge")
  func findPrompt() throws {
    let checkout = try TemporaryCheckout.forReview()
    let terminal = try start(checkout, columns: 30)
    terminal.type("/" + String(repeating: "漢", count: 30))
    try terminal.waitFor("/漢")
    try terminal.pressOnce("\r")
    #expect(terminal.screen.text.contains("no change has"))
    try quit(terminal)
  }
}
