import Foundation
import Testing

/// The apps of `Fixtures/scene-life-cycle` are run: before, to show what iOS 27 does with them, and after, to show that
/// they launch, hear what they are handed once, and survive that their scene goes and comes back.
///
/// A case says what to expect:
///
///     launches: UINavigationController > ShelfViewController     what a person sees after the migration
///     launches-before: no                                        or `black`, or what a person sees
///     launch-target: Pantry                                      where the project has several apps
///     hears: url=pantry://shelf/3 shelf 3                        a step, and what the app then says
@Suite struct LaunchTests {
  static let migrated = Fixture.all.filter { $0.value("launches") != nil }
  static let judgedBefore = Fixture.all.filter { $0.value("launches") != nil || $0.value("launches-before") != nil }

  @Test func thereAreEnoughApps() {
    #expect(Self.migrated.count >= 15)
    #expect(Self.judgedBefore.count > Self.migrated.count)
  }

  @Test(arguments: judgedBefore) func whatTheAppDoesOnIOS27BeforeIsAsSaid(_ fixture: Fixture) throws {
    try Self.withApps(of: fixture, state: ["before"]) { app in
      let transcript = try app.run("launch")
      switch fixture.value("launches-before") ?? "no" {
      case "no": #expect(transcript.failure == "UIScene life cycle is required for apps built with this SDK", "\(transcript)")
      case "black": #expect(transcript.isComplete && transcript.windows.isEmpty, "\(transcript)")
      case let root: #expect(transcript.windows.map(\.root) == [root], "\(transcript)")
      }
    }
  }

  /// Without scenes the old app works, so that what is moved is worth moving.
  @Test(arguments: migrated) func theAppWorkedTheOldWay(_ fixture: Fixture) throws {
    try Self.withApps(of: fixture, state: ["before"]) { app in
      let transcript = try app.run("launch background foreground", sdk: 26)
      #expect(transcript.windows.map(\.root) == [fixture.value("launches")], "\(transcript)")
      for (step, note) in Self.heard(by: fixture) {
        let transcript = try app.run("launch \(step)", sdk: 26)
        #expect(transcript.count(of: note) == 1, "\(step): \(transcript)")
      }
    }
  }

  @Test(arguments: migrated) func theMigratedAppLaunchesAndSurvives(_ fixture: Fixture) throws {
    try Self.withApps(of: fixture, state: ["before", "after", "after-review"]) { app in
      let transcript = try app.run("launch background foreground disconnect reconnect background disconnect reconnect")
      #expect(transcript.isComplete && transcript.problems.isEmpty, "\(transcript)")
      for (number, windows) in transcript.windowsByStep.enumerated() {
        if number == 3 || number == 6 {
          #expect(windows.isEmpty, "after disconnecting: \(transcript)")
        } else {
          #expect(windows.map(\.root) == [fixture.value("launches")], "step \(number): \(transcript)")
          #expect(windows.allSatisfy { $0.isKey && $0.scene == "1" }, "step \(number): \(transcript)")
        }
      }
    }
  }

  /// What another app hands over arrives once, however the app runs; what stays with the app delegate arrives, too.
  @Test(arguments: migrated) func theMigratedAppHearsEverythingOnce(_ fixture: Fixture) throws {
    try Self.withApps(of: fixture, state: ["before", "after", "after-review"]) { app in
      for (step, note) in Self.heard(by: fixture) {
        var ways = ["launch \(step)", "launch background foreground disconnect reconnect \(step)"]
        if ["url=", "activity=", "shortcut="].contains(where: step.hasPrefix) {
          ways += ["launch background \(step)", "launch-\(step)", "launch background disconnect reconnect-\(step)"]
        }
        for way in ways {
          let transcript = try app.run(way)
          #expect(transcript.count(of: note) == 1 && transcript.isComplete, "\(way): \(transcript)")
          #expect(transcript.windows.map(\.root).count == 1, "\(way): \(transcript)")
        }
      }
    }
  }

  /// The steps of a case and what the app says in each.
  private static func heard(by fixture: Fixture) -> [(step: String, note: String)] {
    fixture.values("hears").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// Builds every app of a case, with the files of later states over those of earlier ones.
  private static func withApps(of fixture: Fixture, state names: [String], _ body: (LaunchedApp) throws -> Void) throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-launch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    let folder = workplace.appendingPathComponent("app")
    for name in names { try copy(fixture.folder.appendingPathComponent(name), over: folder) }
    let targets = fixture.values("launch-target").map { Optional($0) }
    for (number, target) in (targets.isEmpty ? [nil] : targets).enumerated() {
      try body(LaunchedApp(folder, target: target, in: workplace.appendingPathComponent("built-\(number)")))
    }
  }

  private static func copy(_ source: URL, over target: URL) throws {
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: source.path)) ?? [] {
      let file = source.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      let destination = target.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: destination)
      try FileManager.default.copyItem(at: file, to: destination)
    }
  }
}
