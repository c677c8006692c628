@testable import Engine
import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// One slow core says the same as eight fast ones: nothing that is reported depends on how busy the machine is.
@Suite struct LoadLawTests {
  @Test(arguments: Fixture.all) func theNumberOfJobsChangesNothing(_ fixture: Fixture) {
    let one = Trial(fixture, accepts: .needsReview)
    for jobs in [2, 8] {
      let slow = Trial(fixture, texts: fixture.before, accepts: .needsReview, jobs: jobs, reading: Reading(pausesUpTo: 2000))
      #expect(one.set == slow.set, "\(jobs) jobs")
    }
  }

  /// A file that comes late is judged like any other.
  @Test func noClockDecides() {
    let file = FileID("A.swift")
    let text = SourceText("import UIKit\nclass A: UIView { override func layoutSubviews() { frame.size.width = UIScreen.main.bounds.width } }\n")
    let fast = Trial([file: text])
    let slow = Trial([file: text], reading: Reading(pause: 400_000))
    #expect(!fast.outcomes.isEmpty)
    #expect(fast.set == slow.set)
  }
}
