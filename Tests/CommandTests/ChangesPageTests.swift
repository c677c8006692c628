import Foundation
import Testing

@Suite("CHANGES.md, as the tool writes it")
struct ChangesPageTests {
  /// The page that a person read: `Fixtures/LegacyApp.CHANGES.md`.
  private static let golden = Repository.file("Fixtures/LegacyApp.CHANGES.md")
  /// What differs from day to day.
  private var fact: Regex<Substring> {
    /- Written on \d{4}-\d\d-\d\d \d\d:\d\d UTC by Reframe [0-9.]+ with `reframe apply --commit`, on top of commit `[0-9a-f]{12}`\.\n/
  }

  @Test("is the golden file, but for the date and the commit")
  func golden() throws {
    let checkout = try TemporaryCheckout([:], git: false)
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.file("Fixtures/LegacyApp").path) {
      try FileManager.default.copyItem(
        at: Repository.file("Fixtures/LegacyApp/\(name)"), to: checkout.folder.appendingPathComponent(name))
    }
    try checkout.git("init", "--quiet")
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
      try checkout.git("config", key, value)
    }
    try checkout.commit()
    let result = try Reframe.run("apply", "--commit", in: checkout.folder)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let page = try checkout.read(".reframe/batches/0001-safe-changes/CHANGES.md")
    let expected = try String(contentsOf: Self.golden, encoding: .utf8)
    for text in [page, expected] { #expect(text.matches(of: fact).count == 1) }
    let (old, new) = (expected.replacing(fact, with: ""), page.replacing(fact, with: ""))
    let lines = zip(old.split(separator: "\n"), new.split(separator: "\n"))
    #expect(old == new, "\(lines.first { $0 != $1 }.map { "- \($0)\n+ \($1)" } ?? "one is longer")")
  }
}
