import SourceEdits
import SourceText
import Testing

/// A look gives the same answer as the work: what `scan` says of a place is what `diff` and `apply` say.
@Suite struct OneAnswerLawTests {
  private static let known = KnownIssues.list(of: "one-answer")

  @Test(arguments: Fixture.all) func aScanSaysWhatADiffSays(_ fixture: Fixture) {
    expectOneAnswer(fixture.name, scan: Trial(fixture, verifies: false), diff: Trial(fixture))
  }

  @Test func aScanOfTheSmallAppSaysWhatADiffSays() throws {
    let texts = try LegacyApp.texts()
    expectOneAnswer("LegacyApp", scan: Trial(texts, verifies: false), diff: Trial(texts))
  }

  private func expectOneAnswer(_ name: String, scan: Trial, diff: Trial) {
    let known = Self.known[name]
    withKnownIssue(Comment(rawValue: known ?? "")) {
      #expect(scan.said == diff.said, "\(name)\n\(difference(scan.said, diff.said))")
      #expect(scan.set.launches == diff.set.launches)
    } when: {
      known != nil
    }
  }
}
