import SourceEdits
import SourceText
import Testing

/// What stands beside an app changes nothing that is said of it: not its levels, not its edits, not whether it launches.
@Suite struct ScopeLawTests {
  private static let known = KnownIssues.list(of: "scope")

  @Test func enoughCasesHaveNeighbours() {
    for (neighbour, floor) in zip(Neighbour.allCases, [700, 500, 90, 500, 45]) {
      #expect(Fixture.all.count { neighbour.files(besides: $0) != nil } >= floor, "\(neighbour)")
    }
  }

  @Test(arguments: Fixture.all, Neighbour.allCases) func aNeighbourChangesNothing(_ fixture: Fixture, _ neighbour: Neighbour) {
    guard let others = neighbour.files(besides: fixture) else { return }
    let known = Self.known["\(neighbour) \(fixture.name)"]
    withKnownIssue(Comment(rawValue: known ?? "")) {
      let alone = Trial(fixture, verifies: false).saidOfOwn
      let beside = Trial(fixture, texts: fixture.before.merging(others) { $1 }, verifies: false).saidOfOwn
      #expect(alone == beside, "\(neighbour) \(fixture.name)\n\(difference(alone, beside))")
    } when: {
      known != nil
    }
  }
}

extension Trial {
  /// Everything that is said of the case's own files and apps, with all edits.
  fileprivate var saidOfOwn: [String] {
    let changes = (set.accepted + set.offered).filter { !Neighbour.isNeighbour($0.anchor.file) }.map { change in
      let edits = change.edits.edits.sorted { $0.key < $1.key }.flatMap { file, edits in
        edits.map { "\(file) \($0.range) '\($0.replacement)'" }
      }
      return "\(Expectation(change)) \(change.message) \(edits.joined(separator: ", "))"
    }
    let findings = set.findings.filter { !Neighbour.isNeighbour($0.anchor.file) }.map { "\(Expectation($0)) \($0.message)" }
    let launches = set.launches.filter { !Neighbour.isNeighbour($0.file) }.map { "\($0.app) \($0.launches ? "launches" : "fails"): \($0.message)" }
    return (changes + findings + launches).sorted()
  }
}
