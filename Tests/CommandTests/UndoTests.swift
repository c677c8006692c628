import Foundation
import Testing

@Suite("undo and log")
struct UndoTests {
  /// Two places of one transform and one of another, in one file.
  private static let mixed = """
    import UIKit

    final class MixedViewController: UIViewController {
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

  private func mixed(git: Bool = true) throws -> TemporaryCheckout {
    try TemporaryCheckout(["Mixed.swift": Self.mixed, "App/Gallery.swift": TemporaryCheckout.gallery], git: git)
  }

  @discardableResult
  private func run(_ line: String, _ checkout: TemporaryCheckout, status: Int32 = 0) throws -> Reframe.Result {
    let result = try Reframe.run(Reframe.executable, line.split(separator: " ").map(String.init), in: checkout.folder)
    #expect(result.status == status, "\(line)\n\(result.text)\(result.errors)")
    return result
  }

  @Test("puts every byte back, and the batch stays in the log")
  func whole() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    #expect(try checkout.read("Mixed.swift") != Self.mixed)
    let result = try run("undo", checkout)
    #expect(result.text == "Took back batch 1: 3 changes in 2 files.\n  App/Gallery.swift\n  Mixed.swift\n")
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
    #expect(try checkout.git("status", "--porcelain").text == "")
    #expect(try run("undo", checkout, status: 2).errors == "reframe: there is no batch to take back\n")
    #expect(try run("undo 1", checkout, status: 2).errors == "reframe: batch 1 was taken back already\n")
    #expect(try run("undo 9", checkout, status: 2).errors.hasPrefix("reframe: there is no batch 9; the last one is 1\n"))
    #expect(try run("undo first", checkout, status: 2).errors.hasPrefix("reframe: 'first' is not the number of a batch\n"))
  }

  @Test("takes batches back in any order when their edits do not touch")
  func outOfOrder() throws {
    let checkout = try mixed()
    try run("apply --only screen-bounds", checkout)
    let first = try checkout.read("Mixed.swift")
    try run("apply --only screen-scale --allow-dirty", checkout)
    try run("undo 1", checkout)
    #expect(try checkout.read("Mixed.swift") == Self.mixed.replacing("UIScreen.main.scale", with: "traitCollection.displayScale"))
    try run("undo 2", checkout)
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
    try run("apply --only screen-bounds", checkout)
    #expect(try checkout.read("Mixed.swift") == first)
    try run("undo", checkout)
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
  }

  @Test("refuses where somebody edited since, and offers to merge")
  func edited() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    let edited = try checkout.read("Mixed.swift").replacing("borderWidth = 1", with: "borderWidth = 3")
    try checkout.write(edited, to: "Mixed.swift")
    let refusal = try run("undo", checkout, status: 4)
    #expect(
      refusal.errors == """
        reframe: batch 1 cannot be taken back as a whole:
          'Mixed.swift' was edited since
        Nothing was written. 'reframe undo 1 --merge' takes back every change whose own lines are intact.

        """)
    #expect(try checkout.read("Mixed.swift") == edited)
    #expect(try checkout.read("App/Gallery.swift") != TemporaryCheckout.gallery)

    try run("undo --merge", checkout)
    #expect(try checkout.read("Mixed.swift") == Self.mixed.replacing("borderWidth = 1", with: "borderWidth = 3"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("with --merge, a change whose own lines were edited stays and is named")
  func partly() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    let edited = try checkout.read("Mixed.swift").replacing("view.bounds.width - 32", with: "view.bounds.width - 40")
    try checkout.write("// mine\n" + edited, to: "Mixed.swift")
    let result = try run("undo --merge", checkout, status: 1)
    #expect(result.text.hasPrefix("Took back a part of batch 1: 2 changes in 2 files.\n"))
    #expect(result.text.contains("Left as they are, because their lines were edited since, or cannot be told from others:\n  Mixed.swift: use 'view.bounds'"))
    #expect(
      try checkout.read("Mixed.swift")
        == "// mine\n" + Self.mixed.replacing("UIScreen.main.bounds.width - 32", with: "view.bounds.width - 40"))
    let again = try run("undo --merge", checkout, status: 4)
    #expect(again.errors.contains("no change of batch 1 can be taken back: "))
  }

  @Test("a file that is gone is named")
  func gone() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    try FileManager.default.removeItem(at: checkout.folder.appendingPathComponent("Mixed.swift"))
    #expect(try run("undo", checkout, status: 4).errors.contains("\n  'Mixed.swift' is no longer there\n"))
    #expect(try checkout.read("App/Gallery.swift") != TemporaryCheckout.gallery)
    try run("undo --merge", checkout, status: 1)
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("the batch's patch applies and reverts with git")
  func patch() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    let patch = ".reframe/batches/0001-safe-changes/changes.patch"
    #expect(try checkout.git("apply", "--reverse", patch).status == 0)
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
    #expect(try checkout.git("apply", patch).status == 0)
    try run("undo", checkout)
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
  }

  @Test("the log lists batches, newest first, and shows one")
  func log() throws {
    let checkout = try mixed()
    #expect(try run("log", checkout).text == "No batches yet.\n")
    try run("apply --only screen-bounds", checkout)
    try run("apply --only screen-scale --allow-dirty", checkout)
    try run("undo 1", checkout)
    let lines = try run("log", checkout).text.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    #expect(lines.count == 4)
    #expect(lines[1].first == "2" && lines[1].last == "applied")
    #expect(lines[2].first == "1" && lines[2].last == "undone")
    let first = try run("log 1", checkout).text
    #expect(first.hasPrefix("Batch 1: screen-bounds\n  2 changes in 2 files, undone\n"))
    #expect(first.contains("\nTaken back:\n\nApp/Gallery.swift\n  8:33  safe    screen-bounds  use 'view.bounds'"))
    let page = try run("log 1 --format markdown", checkout).text
    #expect(page.hasPrefix("> This batch was undone on "))
    #expect(page.hasSuffix(try checkout.read(".reframe/batches/0001-screen-bounds/CHANGES.md")))
    #expect(page.contains("- **Trigger:** `viewDidLayoutSubviews()`"))
    let list = try #require(try JSONSerialization.jsonObject(with: try run("log --format json", checkout).output) as? [String: Any])
    #expect((list["batches"] as? [[String: Any]])?.map { $0["state"] as? String } == ["applied", "undone"])
    let one = try #require(try JSONSerialization.jsonObject(with: try run("log 2 --format json", checkout).output) as? [String: Any])
    #expect(one["state"] as? String == "applied")
    #expect((one["batch"] as? [String: Any])?["title"] as? String == "screen-scale")
    #expect(try run("log 3", checkout, status: 2).errors.hasPrefix("reframe: there is no batch 3; the last one is 2\n"))
  }

  @Test("git does not see what is kept of batches")
  func ignored() throws {
    let checkout = try mixed()
    try run("apply", checkout)
    #expect(try checkout.git("status", "--porcelain", "--untracked-files=all").text == " M App/Gallery.swift\n M Mixed.swift\n")
  }

  @Test("without git a batch is found where it was made, and below")
  func withoutGit() throws {
    let checkout = try mixed(git: false)
    try run("apply App", checkout)
    #expect(try checkout.read("App/Gallery.swift") != TemporaryCheckout.gallery)
    try run("undo", checkout)
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    try run("apply", checkout)
    let undo = try Reframe.run("undo", in: checkout.folder.appendingPathComponent("App"))
    #expect(undo.text.hasPrefix("Took back batch 2: 3 changes in 2 files.\n"), "\(undo.errors)")
    #expect(try checkout.read("Mixed.swift") == Self.mixed)
    try run("diff --save plan.json App", checkout)
    try run("apply plan.json", checkout)
    #expect(try checkout.read("App/Gallery.swift") != TemporaryCheckout.gallery)
  }
}
