import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test("the example of a migration comes out as it says, with the real compiler", .timeLimit(.minutes(10)))
  func migrateExample() throws {
    let place = try TemporaryCheckout([:], git: false)
    let result = try Reframe.run(
      Repository.file("Scripts/migrate-example"), [], in: Repository.root,
      environment: ["REFRAME": Reframe.executable.path, "TMPDIR": place.folder.path])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("\n  Left out, because it fails with it: 1 change\n    LegacyApp/Views/PosterView.swift\n"))
  }
}
