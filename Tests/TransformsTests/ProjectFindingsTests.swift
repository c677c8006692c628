import Engine
import SourceEdits
import SourceText
import Testing
import TransformKit
import Transforms

/// What is never done unasked is done when exactly that is asked for, and apps are told apart.
@Suite struct ProjectFindingsTests {
  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>Shop</string>
    \t<key>UIRequiresFullScreen</key>
    \t<true/>
    </dict>
    </plist>

    """

  private func run(_ files: [String: String], asked: Set<String>, accepts: Safety = .needsReview) -> (set: ChangeSet, texts: [FileID: SourceText]) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { (FileID($0), SourceText($1)) })
    struct Missing: Error {}
    let input = EngineInput(
      files: texts.keys.filter { SourceLanguage(of: $0) != nil }.sorted(),
      projectFiles: texts.keys.filter { SourceLanguage(of: $0) == nil }.sorted(),
      store: SourceStore { file in
        guard let text = texts[file] else { throw Missing() }
        return text.bytes
      }, context: { FileContext(deploymentTarget: IOSVersion(15), isTest: $0.path.hasPrefix("OrderTest/")) })
    var options = EngineOptions()
    options.asked = asked
    options.transforms = asked.isEmpty ? nil : asked
    options.accepts = accepts
    let set = Engine(transforms: TransformCatalogue.all).run(input, options: options)
    let edits = set.acceptedEdits
    return (set, Dictionary(uniqueKeysWithValues: texts.map { ($0, edits[$0].map($1.applying) ?? $1) }))
  }

  @Test func theFullScreenKeyGoesOnlyWhenItAloneIsAskedFor() {
    let key = "\t<key>UIRequiresFullScreen</key>\n\t<true/>\n"
    let asked = run(["Info.plist": list], asked: ["requires-full-screen"])
    #expect(asked.texts[FileID("Info.plist")]?.string == list.replacing(key, with: ""))
    #expect(asked.set.accepted.map(\.safety) == [.needsReview])
    for others in [[], ["requires-full-screen", "launch-screen"]] as [Set<String>] {
      let unasked = run(["Info.plist": list], asked: others)
      #expect(unasked.texts[FileID("Info.plist")]?.string == list)
      #expect(unasked.set.findings.contains { $0.reason == "requires-full-screen" })
    }
    #expect(run(["Info.plist": list], asked: ["requires-full-screen"], accepts: .safe).texts[FileID("Info.plist")]?.string == list)
  }

  @Test func aSettingGoesWithItsLine() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "requires-full-screen/in-an-xcconfig" })
    let files = fixture.before.reduce(into: [:]) { $0[$1.key.path] = $1.value.string }
    let file = FileID("Shared.xcconfig")
    let result = run(files, asked: ["requires-full-screen"])
    #expect(result.texts[file]?.string == files["Shared.xcconfig"]?.replacing("INFOPLIST_KEY_UIRequiresFullScreen = YES\n", with: ""))
  }

  @Test func anEmptyLaunchScreenIsAddedWhenItAloneIsAskedFor() {
    let result = run(["Info.plist": list], asked: ["launch-screen"])
    let expected = list.replacing("\t<key>UIRequires", with: "\t<key>UILaunchScreen</key>\n\t<dict/>\n\t<key>UIRequires")
    #expect(result.texts[FileID("Info.plist")]?.string == expected)
    #expect(run(["Info.plist": list], asked: []).texts[FileID("Info.plist")]?.string == list)
  }

  @Test func everyAppHasAnAnswer() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "scene-life-cycle/two-targets" })
    let before = run(fixture.before.reduce(into: [:]) { $0[$1.key.path] = $1.value.string }, asked: [], accepts: .safe)
    #expect(before.set.launches.map(\.launches) == [false, false])
    #expect(before.set.launches.allSatisfy { $0.reason == "no-scenes" && $0.change != nil })
    let after = Trial(fixture, accepts: .needsReview)
    let again = run(after.result.reduce(into: [:]) { $0[$1.key.path] = $1.value.string }, asked: [], accepts: .safe)
    #expect(again.set.launches.map(\.launches) == [true, true])
    #expect(again.set.launches.map(\.message) == ["its scene manifest names 'SceneDelegate'", "its scene manifest names 'SceneDelegate'"])
  }

  private func app(in folder: String, _ change: (String) -> String = { $0 }) throws -> [String: String] {
    let fixture = try #require(Fixture.all.first { $0.name == "scene-life-cycle/swift-programmatic" })
    return fixture.before.reduce(into: [:]) { $0[folder + "/" + $1.key.path] = $1.key.path.hasSuffix("AppDelegate.swift") ? change($1.value.string) : $1.value.string }
  }

  /// Samples of a library are often called alike; what holds one of them up says nothing of the other.
  @Test func appsOfOneNameHaveTheirOwnAnswers() throws {
    let plain = try app(in: "Plain")
    let reading = try app(in: "Reading") { $0.replacing(") -> Bool {\n", with: ") -> Bool {\n    if launchOptions?[.url] != nil { print(1) }\n") }
    let launches = run(plain.merging(reading) { $1 }, asked: [], accepts: .safe).set.launches
    #expect(launches.map(\.app) == ["Pantry (Plain)", "Pantry (Reading)"])
    #expect(launches.map(\.reason) == ["no-scenes", "launch-options"])
  }

  @Test func aCommentAboutScenesIsNoAnswer() throws {
    let commented = try app(in: "App") { $0.replacing("@main", with: "// No application(_:configurationForConnecting:options:) yet.\n@main") }
    #expect(run(commented, asked: [], accepts: .safe).set.launches.map(\.reason) == ["no-scenes"])
  }

  /// An app that runs a server's checks is an app, whatever its folder is called.
  @Test func anAppInAFolderOfTestsIsAnApp() throws {
    let launches = run(try app(in: "OrderTest"), asked: [], accepts: .safe).set.launches
    #expect(launches.map { $0.change != nil } == [true])
  }

  @Test func withoutTransformsOfAppsNobodyAsks() {
    #expect(run(["Info.plist": list], asked: ["screen-bounds"]).set.launches.isEmpty)
  }
}
