import SourceEdits
import Testing
import TransformKit

/// Whether each app of a case launches is what the case says: `answer: Shop no scene-class-name`.
@Suite struct AnswerTests {
  static let judged = Fixture.all.filter { $0.value("answer") != nil }

  @Test func thereAreEnoughCases() {
    #expect(Self.judged.count >= 15)
  }

  @Test(arguments: judged) func everyAppHasItsOwnAnswer(_ fixture: Fixture) {
    let found = Trial(fixture).set.launches
    #expect(found.map(\.app).sorted() == Self.answers(of: fixture).map(\.app).sorted())
    for expected in Self.answers(of: fixture) {
      let answer = found.first { $0.app == expected.app }
      #expect(answer?.launches == expected.launches, "\(expected.app): \(answer?.message ?? "")")
      #expect(answer?.reason?.text == expected.reason, "\(expected.app): \(answer?.message ?? "")")
    }
  }

  /// Another project beside them changes nothing that is said of the apps of a case.
  @Test(arguments: judged) func aProjectBesideChangesNoAnswer(_ fixture: Fixture) throws {
    let other = try #require(Fixture.all.first { $0.name == "app-scope/reader-of-the-window-in-one-app" })
    guard fixture.name != other.name else { return }
    let beside = other.before.reduce(into: fixture.before) { $0[FileID("Beside/" + $1.key.path)] = $1.value }
    let (alone, together) = (Trial(fixture), Trial(beside, target: fixture.deploymentTarget, assumptions: fixture.assumptions))
    let outcomes = together.outcomes.filter { !$0.place.hasPrefix("Beside/") }
    #expect(outcomes == alone.outcomes)
    let apps = Set(alone.set.launches.map(\.app))
    #expect(together.set.launches.filter { apps.contains($0.app) } == alone.set.launches)
  }

  private static func answers(of fixture: Fixture) -> [(app: String, launches: Bool, reason: String?)] {
    fixture.values("answer").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], words[1] == "yes", words.count > 2 ? words[2] : nil)
    }
  }
}
