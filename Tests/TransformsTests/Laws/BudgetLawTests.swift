import SourceEdits
import SourceText
import Testing
import TransformKit

/// A scan of a whole app opens each file once and parses none more than twice.
@Suite struct BudgetLawTests {
  private static let known = KnownIssues.list(of: "budget")
  static let apps = Fixture.all.filter { $0.before.keys.contains { SourceLanguage(of: $0) == nil } }

  @Test func thereAreEnoughApps() {
    #expect(Self.apps.count >= 79)
  }

  @Test(arguments: apps) func eachFileIsOpenedOnce(_ fixture: Fixture) {
    expectOneOpen(fixture.name) { Trial(fixture, texts: fixture.before, verifies: false, reading: $0) }
  }

  @Test func eachFileOfTheSmallAppIsOpenedOnce() throws {
    let texts = try LegacyApp.texts()
    expectOneOpen("LegacyApp") { Trial(texts, verifies: false, reading: $0) }
  }

  private func expectOneOpen(_ name: String, _ run: (Reading) -> Trial) {
    let known = Self.known["opens \(name)"]
    withKnownIssue(Comment(rawValue: known ?? "")) {
      let reading = Reading()
      _ = run(reading)
      let often = reading.opens.filter { $0.value > 1 }.map { "\($0.key) \($0.value) times" }.sorted()
      #expect(!reading.opens.isEmpty && often.isEmpty, "opens \(name): \(often.joined(separator: ", "))")
    } when: {
      known != nil
    }
  }

  // MARK: Parses

  @Test(arguments: apps) func noFileIsParsedMoreThanTwice(_ fixture: Fixture) {
    expectFewParses(fixture.name, Trial(fixture, texts: fixture.before, verifies: false).parses)
  }

  @Test func noFileOfTheSmallAppIsParsedMoreThanTwice() throws {
    expectFewParses("LegacyApp", Trial(try LegacyApp.texts(), verifies: false).parses)
  }

  private func expectFewParses(_ name: String, _ parses: [FileID: Int]) {
    let known = Self.known["parses \(name)"]
    withKnownIssue(Comment(rawValue: known ?? "")) {
      let often = parses.filter { $0.value > 2 }.map { "\($0.key) \($0.value) times" }.sorted()
      #expect(often.isEmpty, "parses \(name): \(often.joined(separator: ", "))")
    } when: {
      known != nil
    }
  }
}

extension Trial {
  /// How often each file as it is was parsed.
  fileprivate var parses: [FileID: Int] { counters.byFile.mapValues(\.parses) }
}
