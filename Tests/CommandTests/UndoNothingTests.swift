import Foundation
import Testing

@Suite("undo of what is not in the files any more")
struct UndoNothingTests {
  private static let card = """
    import UIKit

    final class CardViewController: UIViewController {
        private let card = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            card.frame.size.width = UIScreen.main.bounds.width - 32
            card.layer.borderWidth = 1
            card.layer.cornerRadius = 2
            card.layer.masksToBounds = true
            card.layer.shadowOpacity = 0
            card.contentScaleFactor = UIScreen.main.scale
        }
    }

    """

  private func checkout() throws -> TemporaryCheckout {
    try TemporaryCheckout(["A.swift": Self.card, "B.swift": Self.card])
  }

  @discardableResult
  private func run(_ line: String, _ checkout: TemporaryCheckout, status: Int32 = 0) throws -> Reframe.Result {
    let result = try Reframe.run(Reframe.executable, line.split(separator: " ").map(String.init), in: checkout.folder)
    #expect(result.status == status, "\(line)\n\(result.text)\(result.errors)")
    return result
  }

  @Test("a batch that git put back is passed over, and said of when it is named")
  func putBack() throws {
    let checkout = try checkout()
    try run("apply --only screen-scale", checkout)
    try checkout.commit()
    try run("apply --only screen-bounds", checkout)
    try checkout.git("checkout", "--quiet", ".")
    #expect(
      try run("undo 2", checkout, status: 2).errors
        == "reframe: batch 2 is not in the files any more: they hold what they held before it\n")
    #expect(try run("undo", checkout).text.hasPrefix("Took back batch 1: "))
    #expect(try checkout.read("A.swift") == Self.card)
    let nothing = try run("undo", checkout, status: 2)
    #expect(
      nothing.errors == """
        reframe: there is no batch to take back
        Batch 2 is not in the files any more: they hold what they held before.

        """)
  }

  @Test("a file that git put back counts as taken back, and the others are")
  func putBackInPart() throws {
    let checkout = try checkout()
    try run("apply --only screen-bounds", checkout)
    try checkout.git("checkout", "--quiet", "A.swift")
    let result = try run("undo", checkout)
    #expect(
      result.text == """
        Took back batch 1: 1 change in 1 file.
          B.swift
          A.swift (held what it held before already)

        """)
    #expect(try checkout.git("status", "--porcelain").text == "")
    #expect(try run("undo 1", checkout, status: 2).errors == "reframe: batch 1 was taken back already\n")
  }

  @Test("--merge is offered only where it can help")
  func merging() throws {
    let checkout = try checkout()
    try run("apply --only screen-bounds", checkout)
    for name in ["A.swift", "B.swift"] { try checkout.write(Self.card.replacing("bounds.width - 32", with: "bounds.width - 40"), to: name) }
    #expect(!(try run("undo", checkout, status: 4).errors.contains("--merge")))
    try run("undo --merge", checkout, status: 4)
  }

  @Test("what is staged stays so, and is named")
  func staged() throws {
    let checkout = try checkout()
    try run("apply --only screen-bounds --stage", checkout)
    let result = try run("undo", checkout)
    #expect(result.text.hasSuffix("\n\nWhat was staged of 2 of these files still is; 'git diff --staged' shows it.\n"))
    #expect(try checkout.git("status", "--porcelain").text == "MM A.swift\nMM B.swift\n")
    try checkout.git("reset", "--quiet", "--hard")
    try run("apply --only screen-bounds", checkout)
    #expect(!(try run("undo", checkout).text.contains("staged")))
  }

  @Test("where there is nothing to do nothing is made")
  func nothingIsMade() throws {
    let checkout = try TemporaryCheckout(["A.swift": "import UIKit\n"])
    #expect(try run("undo", checkout, status: 2).errors == "reframe: there is no batch to take back\n")
    #expect(try run("undo 3", checkout, status: 2).errors.hasPrefix("reframe: there is no batch 3"))
    #expect(try run("review", checkout).text == "Nothing to review.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkout.folder.path).sorted() == [".git", "A.swift"])

    // Nor is anything locked: this lock cannot be opened, like any in a checkout that may only be read.
    try checkout.write(Self.card, to: "A.swift")
    try checkout.commit()
    try run("apply --only screen-bounds", checkout)
    try run("undo", checkout)
    let lock = checkout.folder.appendingPathComponent(".reframe/lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    #expect(try run("undo", checkout, status: 2).errors == "reframe: there is no batch to take back\n")
  }
}
