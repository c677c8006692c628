import Engine
import SourceEdits
import SourceText
import Testing
import TransformKit
import Transforms

/// Code that nobody can read, as after a merge that was not finished, is no reason to fall or to hang.
@Suite struct UnreadableCodeTests {
  /// What the migration makes of a fixture in which one file holds something else.
  private func run(_ name: String, _ path: String, _ edit: (String) -> String) throws -> ChangeSet {
    let fixture = try #require(Fixture.all.first { $0.name == "scene-life-cycle/" + name })
    let texts = fixture.before.merging([FileID(path): SourceText(edit(try #require(fixture.before[FileID(path)]).string))]) { $1 }
    struct Missing: Error {}
    let input = EngineInput(
      files: texts.keys.filter { SourceLanguage(of: $0) != nil }.sorted(),
      projectFiles: texts.keys.filter { SourceLanguage(of: $0) == nil }.sorted(),
      store: SourceStore { file in
        guard let text = texts[file] else { throw Missing() }
        return text.bytes
      }, context: { _ in FileContext(deploymentTarget: IOSVersion(15)) })
    var options = EngineOptions()
    options.transforms = ["scene-life-cycle"]
    options.accepts = .needsReview
    return Engine(transforms: TransformCatalogue.all).run(input, options: options)
  }

  @Test func aCategoryWithTheMarkersOfAMerge() throws {
    let set = try run("objc-split-over-categories", "Barge/AppDelegate+Push.m") { text in
      "<<<<<<< HEAD\n" + text.replacing("@implementation", with: "- (void)application:(UIApplication *)application {\n\n@implementation")
    }
    #expect(set.accepted.isEmpty)
    #expect(set.findings.map(\.reason) == ["unparsed-code"])
  }
}
