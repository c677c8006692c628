import Foundation
import Testing

@Suite("explain --at")
struct ExplainPlaceTests {
  /// A helper of a layout pass that another class calls, too, in another file.
  private static let deck = """
    import UIKit

    final class DeckController: UIViewController {
      private let header = UIView()

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutHeader()
      }

      func layoutHeader() {
        header.frame.size.width = UIScreen.main.bounds.width
      }
    }

    """

  private static let router = """
    final class Router {
      let deck: DeckController
      init(deck: DeckController) { self.deck = deck }

      func open() { deck.layoutHeader() }
    }

    """

  private func checkout(with router: String? = nil) throws -> TemporaryCheckout {
    var files = ["App/Deck.swift": Self.deck]
    files["App/Router.swift"] = router
    return try TemporaryCheckout(files)
  }

  @Test("says who calls the code, and what was missing")
  func chain() throws {
    let checkout = try checkout(with: Self.router)
    let result = try Reframe.run("explain", "--at", "App/Deck.swift:12", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("App/Deck.swift:12\n"))
    for words in [
      "DeckController, a view controller", "layoutHeader()", "not known", "← Router.open(), on another object (App/Router.swift:5)",
      "view: the controller's view", "review  screen-bounds", "[unknown-phase]",
    ] {
      #expect(result.text.contains(words), "\(words) in\n\(result.text)")
    }
  }

  @Test("a chain ends at what UIKit calls")
  func live() throws {
    let checkout = try checkout()
    let result = try Reframe.run("explain", "--at", "Deck.swift:12", in: checkout.folder.appendingPathComponent("App"))
    #expect(result.text.contains("← DeckController.viewDidLayoutSubviews() (App/Deck.swift:6)"))
    #expect(result.text.contains("while the view is laid out and on screen"))
    #expect(result.text.contains("Nothing is missing."))
  }

  @Test("a line about which nothing is reported is explained as well")
  func quietLine() throws {
    let checkout = try checkout()
    let result = try Reframe.run("explain", "--at", "App/Deck.swift:7", in: checkout.folder)
    #expect(result.text.contains("viewDidLayoutSubviews()"))
    #expect(result.text.hasSuffix("Nothing is reported on this line.\n"))
  }

  @Test(
    "what is no place is said in a sentence",
    arguments: [
      ("App/Deck.swift", "names no line"), ("App/Deck.swift:0", "names no line"), ("App/Deck.swift:400", "no code on line 400"),
      ("App/Deck.swift:2", "no code on line 2"), ("App:3", "is no file of Swift or Objective-C"),
    ])
  func wrongPlace(_ place: String, _ words: String) throws {
    let checkout = try checkout()
    let result = try Reframe.run("explain", "--at", place, in: checkout.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test("scan's JSON carries the evidence of every place in a source file")
  func json() throws {
    let checkout = try checkout(with: Self.router)
    let result = try Reframe.run("scan", "--format", "json", in: checkout.folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any])
    let change = try #require((report["changes"] as? [[String: Any]])?.first)
    let evidence = try #require(change["evidence"] as? [String: Any])
    #expect(evidence["phase"] as? String == "unknown")
    let calls = try #require(evidence["calls"] as? [[String: Any]])
    #expect(calls.map { $0["name"] as? String } == ["DeckController.layoutHeader()", "Router.open(), on another object"])
    #expect(calls.last?["line"] as? Int == 5)
  }
}
