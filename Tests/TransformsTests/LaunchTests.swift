import Foundation
import SourceEdits
import SourceText
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

  @Test(arguments: judgedBefore) func whatTheAppDoesBeforeIsAsSaid(_ fixture: Fixture) throws {
    try Self.withApps(of: fixture, in: .before) { app in
      let transcript = try app.run("launch")
      switch fixture.value("launches-before") ?? "no" {
      case "no": #expect(transcript.failure == "UIScene life cycle is required for apps built with this SDK", "\(transcript)")
      case "black": #expect(transcript.isComplete && transcript.windows.isEmpty, "\(transcript)")
      case let root: #expect(transcript.windows.map(\.root) == [root], "\(transcript)")
      }
      if fixture.value("launches") != nil { try Self.expectTheOldWayWorked(fixture, app) }
    }
  }

  /// Without scenes the old app works, so that what moves is worth moving.
  private static func expectTheOldWayWorked(_ fixture: Fixture, _ app: LaunchedApp) throws {
    let transcript = try app.run("launch background foreground", sdk: 26)
    #expect(transcript.windows.map(\.root) == [fixture.value("launches")], "\(transcript)")
    for (step, note) in heard(by: fixture) {
      let transcript = try app.run("launch \(step)", sdk: 26)
      #expect(transcript.count(of: note) == 1, "\(step): \(transcript)")
    }
  }

  @Test(arguments: migrated, [State.expected, .made]) func theMigratedAppLaunchesHearsAndSurvives(_ fixture: Fixture, _ state: State) throws {
    // What the tool makes is run once when it is what the case says.
    if state == .expected, fixture.expectedTexts(.needsReview) == Trial(fixture, accepts: .needsReview).result { return }
    try Self.withApps(of: fixture, in: state) { app in
      try Self.expectALife(fixture, app)
      try Self.expectToHear(fixture, app)
    }
  }

  /// Exactly one window, the right one, whenever a scene is connected; and a window again after the scene was gone.
  private static func expectALife(_ fixture: Fixture, _ app: LaunchedApp) throws {
    let transcript = try app.run("launch background foreground disconnect reconnect background disconnect reconnect")
    #expect(transcript.isComplete && transcript.problems.isEmpty, "\(transcript)")
    #expect(transcript.windowsByStep.count == 8)
    for (number, windows) in transcript.windowsByStep.enumerated() {
      if number == 3 || number == 6 {
        #expect(windows.isEmpty, "after disconnecting: \(transcript)")
      } else {
        #expect(windows.map(\.root) == [fixture.value("launches")], "step \(number): \(transcript)")
        #expect(windows.allSatisfy { $0.isKey && $0.scene == "1" }, "step \(number): \(transcript)")
      }
    }
  }

  /// What another app hands over arrives once, however the app runs; what stays with the app delegate arrives, too.
  private static func expectToHear(_ fixture: Fixture, _ app: LaunchedApp) throws {
    for (step, note) in heard(by: fixture) {
      var ways = ["launch \(step)", "launch background foreground disconnect reconnect \(step)"]
      if ["url=", "activity=", "shortcut="].contains(where: step.hasPrefix) {
        ways += ["launch background \(step)", "launch-\(step)", "launch background disconnect reconnect-\(step)"]
      }
      for way in ways {
        let transcript = try app.run(way)
        #expect(transcript.count(of: note) == 1 && transcript.isComplete, "\(way): \(transcript)")
        #expect(transcript.windows.count == 1, "\(way): \(transcript)")
      }
    }
  }

  /// Several links that arrive together are all heard, and each once.
  @Test func everyLinkOfASetIsHeard() throws {
    let fixture = try #require(Self.migrated.first { $0.name.hasSuffix("/deliveries") })
    try Self.withApps(of: fixture, in: .made) { app in
      for way in ["launch-url", "launch url", "launch background disconnect reconnect-url"] {
        let transcript = try app.run(way + "=errand://list/a,errand://list/b")
        #expect(transcript.count(of: "opened a") == 1 && transcript.count(of: "opened b") == 1, "\(transcript)")
      }
    }
  }

  /// Two windows at once, where the manifest of the app is changed to allow that: each scene has a delegate of its own.
  @Test func aSecondSceneHasAWindowOfItsOwn() throws {
    let fixture = try #require(Self.migrated.first { $0.name.hasSuffix("/swift-programmatic") })
    try Self.withApps(of: fixture, in: .made, allowingSeveralScenes: true) { app in
      let transcript = try app.run("launch second disconnect")
      let windows = transcript.windowsByStep
      #expect(windows[1].map(\.scene).sorted() == ["1", "2"] && windows[1].count(where: \.isKey) == 1, "\(transcript)")
      #expect(windows[2].map(\.scene) == ["1"], "\(transcript)")
    }
  }

  // MARK: Apps

  /// Which files of a case make the app.
  enum State: String, CaseIterable {
    case before
    /// What the case says comes of it.
    case expected
    /// What the tool makes of it, with the changes that need review.
    case made
  }

  /// The steps of a case and what the app says in each.
  private static func heard(by fixture: Fixture) -> [(step: String, note: String)] {
    fixture.values("hears").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// Builds every app of a case and gives it to `body`.
  private static func withApps(
    of fixture: Fixture, in state: State, allowingSeveralScenes: Bool = false, _ body: (LaunchedApp) throws -> Void
  ) throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-launch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    let folder = workplace.appendingPathComponent("app")
    try write(fixture.others, to: folder)
    switch state {
    case .before: try write(fixture.before, to: folder)
    case .expected: try write(fixture.expectedTexts(.needsReview), to: folder)
    case .made: try write(Trial(fixture, accepts: .needsReview).result, to: folder)
    }
    if allowingSeveralScenes { try allowSeveralScenes(in: folder) }
    let targets = fixture.values("launch-target").map { Optional($0) }
    for (number, target) in (targets.isEmpty ? [nil] : targets).enumerated() {
      try body(LaunchedApp(folder, target: target, in: workplace.appendingPathComponent("built-\(number)")))
    }
  }

  private static func write(_ texts: [FileID: SourceText], to folder: URL) throws {
    for (file, text) in texts {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: target)
    }
  }

  private static func allowSeveralScenes(in folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Info.plist") }
    for name in names {
      let file = folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("<false/>", with: "<true/>").write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
