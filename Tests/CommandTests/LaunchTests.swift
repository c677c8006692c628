import Foundation
import Testing

@Suite("Does this app launch?")
struct LaunchTests {
  /// The reason why each app does not launch, by its name; an empty one for those that do.
  private func reasons(_ checkout: TemporaryCheckout) throws -> [String: String] {
    let result = try Reframe.run("scan", "--format", "json", in: checkout.folder)
    let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let launches = try #require(report["launches"] as? [[String: Any]])
    let pairs = launches.map { ($0["app"] as? String ?? "", $0["reason"] as? String ?? "") }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test("a scene delegate that no app compiles is the matter of the app that it lies with, not of its neighbours")
  func strayClass() throws {
    let checkout = try TemporaryCheckout(apps: ["half-class-not-in-target", "swift-programmatic", "flutter"])
    #expect(
      try reasons(checkout) == ["Quarry": "scene-delegate-not-in-target", "Pantry": "no-scenes", "Runner": "framework-app-delegate"])
  }

  @Test("after apply every app that was changed launches, and undo brings the question back")
  func applyAndUndo() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    let text = try Reframe.run("scan", in: checkout.folder).text
    #expect(try reasons(checkout) == ["Pantry": "no-scenes"])
    let applied = try Reframe.run("apply", in: checkout.folder)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(applied.text.contains("\n\nPantry/SceneDelegate.swift  new\n  scene-life-cycle, with Pantry/AppDelegate.swift:11\n\n"))
    #expect(try reasons(checkout) == ["Pantry": ""])
    #expect(try Reframe.run("undo", in: checkout.folder).status == 0)
    #expect(try Reframe.run("scan", in: checkout.folder).text == text)
    #expect(!FileManager.default.fileExists(atPath: checkout.folder.appendingPathComponent("Pantry/SceneDelegate.swift").path))
  }

  @Test("a refusal says why once")
  func refusal() throws {
    let checkout = try TemporaryCheckout(apps: ["flutter"])
    let text = try Reframe.run("scan", in: checkout.folder, environment: ["COLUMNS": "200"]).text
    #expect(text.contains("  Runner  no   it has no scenes: Flutter's app delegate makes the window [framework-app-delegate]\n"))
    #expect(text.contains("leave 'AppDelegate': Flutter's app delegate makes the window [framework-app-delegate]\n"))
  }
}

extension TemporaryCheckout {
  /// Small apps of the fixtures beside each other, committed.
  convenience init(apps: [String]) throws {
    try self.init([:], git: false)
    for name in apps {
      let before = Repository.file("Fixtures/scene-life-cycle/\(name)/before")
      for item in try FileManager.default.contentsOfDirectory(atPath: before.path) {
        try FileManager.default.copyItem(at: before.appendingPathComponent(item), to: folder.appendingPathComponent(item))
      }
    }
    try git("init", "--quiet")
    try commit()
  }
}
