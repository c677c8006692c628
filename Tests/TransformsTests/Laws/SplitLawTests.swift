import SourceText
import Testing

/// Where a class is cut changes no level: moving methods into an extension or a category in another file says the same.
@Suite struct SplitLawTests {
  private static let known = KnownIssues.list(of: "split")

  @Test func enoughClassesAreCut() {
    for way in ClassCut.allCases {
      let count = Fixture.all.count { CutProgram($0.before, way) != nil }
      #expect(count >= 150, "\(way)")
    }
  }

  @Test(arguments: Fixture.all, ClassCut.allCases) func aCutClassIsJudgedAsBefore(_ fixture: Fixture, _ way: ClassCut) {
    guard let program = CutProgram(fixture.before, way) else { return }
    let known = Self.known["\(way) \(fixture.name)"]
    withKnownIssue(Comment(rawValue: known ?? "")) {
      let whole = program.whole == fixture.before ? Trial(fixture, verifies: false) : Trial(fixture, texts: program.whole, verifies: false)
      let cut = Trial(fixture, texts: program.cut, verifies: false)
      #expect(whole.said == cut.said, "\(way) \(fixture.name)\n\(difference(whole.said, cut.said))")
    } when: {
      known != nil
    }
  }
}
