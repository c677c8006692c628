import SourceEdits
import SourceText
import Testing
import TransformKit

/// What each case says is what the tool says and does.
@Suite struct FixtureTests {
  @Test func thereAreEnoughCases() {
    #expect(Fixture.all.count >= 708)
  }

  /// The cases of `SceneMigrationSwiftTests` have a page of another kind.
  @Test func everyFolderWithCodeBeforeIsACase() {
    let known = Set(Fixture.all.map(\.name)).union(Fixture.names(endingWith: "/migration.txt"))
    for name in Fixture.names(endingWith: "/before") where !known.contains(name) { Issue.record("Fixtures/\(name) has no case.txt") }
  }

  @Test(arguments: Fixture.all) func everyLineOfACaseIsRead(_ fixture: Fixture) {
    for fault in fixture.page.faults { Issue.record("\(fixture.name): \(fault)") }
    #expect(fixture.value("ios").flatMap { IOSVersion($0) } != nil, "\(fixture.name): 'ios' is a version like 15.0")
    #expect(!fixture.before.isEmpty, "\(fixture.name): before/ holds no code that can be read")
    for expected in fixture.expectations where !["safe", "review", "manual"].contains(expected.level) {
      Issue.record("\(fixture.name): expect says 'FILE:LINE transform safe|review|manual code', not '\(expected)'")
    }
  }

  /// A slip of the pen in a case must not switch it off.
  @Test(arguments: [
    ("exepct: A.swift:3 screen-bounds safe", "a line that nothing reads: 'exepct: A.swift:3 screen-bounds safe'"),
    ("a line without a colon", "a line that nothing reads: 'a line without a colon'"),
    ("ios: 16.0", "says 'ios' twice"),
  ])
  func aStrangeLineIsAFault(_ line: String, _ fault: String) {
    let page = CasePage("title: T\nwhy: W\nios: 15.0\nexpect: none\n" + line)
    #expect(page.faults == ["case.txt has " + fault] || page.faults == ["case.txt " + fault])
    #expect(CasePage("title: T\nwhy: W\nios: 15.0\nexpect: none\n").faults.isEmpty)
    #expect(CasePage(nil).faults.first == "case.txt cannot be read, or is not UTF-8")
  }

  @Test(arguments: Fixture.all) func reportsWhatThePersonExpects(_ fixture: Fixture) {
    let trial = Trial(fixture)
    var outcomes = trial.outcomes
    for expected in fixture.expectations {
      if let index = outcomes.firstIndex(where: expected.isMet) {
        outcomes.remove(at: index)
      } else {
        Issue.record("missing: \(expected)")
      }
    }
    for extra in outcomes { Issue.record("not expected: \(extra)") }
    #expect(trial.set.problems.isEmpty)
    #expect(!fixture.values("expect").isEmpty, "a case says what it expects, even when that is none")
  }

  @Test(arguments: Fixture.all, [Safety.safe, .needsReview]) func changesWhatThePersonExpects(_ fixture: Fixture, _ level: Safety) {
    let trial = Trial(fixture, accepts: level)
    let expected = fixture.expectedTexts(level)
    for file in trial.result.keys where expected[file] == nil { Issue.record("\(file) is created, and nobody expects it") }
    for (file, expected) in expected where !isAlike(trial.result[file], expected, unlike: fixture.before[file], in: file) {
      let diff = difference(from: expected, to: trial.result[file] ?? SourceText(""), in: file)
      Issue.record("\(file) differs from after\(level == .safe ? "" : "-review")/ (- expected, + got):\n\(diff)")
    }
  }

  @Test(arguments: Fixture.all, [Safety.safe, .needsReview]) func aSecondRunChangesNothing(_ fixture: Fixture, _ level: Safety) {
    let first = Trial(fixture, accepts: level)
    let second = Trial(
      first.result, accepts: level, target: fixture.deploymentTarget, assumptions: fixture.assumptions, others: fixture.others)
    for change in second.set.accepted { Issue.record("second run: \(Expectation(change)) \(change.message)") }
  }

  /// Ids that a project file did not have are told from what they stand for; a case writes any it likes.
  private func isAlike(_ text: SourceText?, _ expected: SourceText, unlike before: SourceText?, in file: FileID) -> Bool {
    guard let text, let before, file.path.hasSuffix(".pbxproj") else { return text == expected }
    return text.withNumberedIDs(unlike: before) == expected.withNumberedIDs(unlike: before)
  }

  private func difference(from old: SourceText, to new: SourceText, in file: FileID) -> String {
    let edit = TextEdit(range: 0..<old.count, replacement: new.string)
    return String(decoding: UnifiedDiff(of: old, in: file, edits: [edit], context: 0).formatted().prefix(4000), as: UTF8.self)
  }
}

extension SourceText {
  /// The text with a number, in the order in which they first occur, for each id of 24 digits that another text does not have.
  fileprivate func withNumberedIDs(unlike other: SourceText) -> String {
    let known = Set(other.string.matches(of: /\b[0-9A-F]{24}\b/).map { String($0.output) })
    var numbers: [String: Int] = [:]
    return string.replacing(/\b[0-9A-F]{24}\b/) { match in
      let id = String(match.output)
      guard !known.contains(id) else { return id }
      if numbers[id] == nil { numbers[id] = numbers.count + 1 }
      return "ID \(numbers[id]!)"
    }
  }
}
