import SourceEdits

/// Changes that a verification kept out of a batch, by what is known of them.
struct LeftOut {
  /// On the page of the batch.
  let heading: String
  let introduction: String
  /// In the log, above the list.
  let line: String
  let changes: [Change]

  /// The parts that have changes.
  static func parts(of changes: [Change], _ verification: BatchPage.Verification?) -> [LeftOut] {
    if verification?.failsAnyway == true {
      return changes.isEmpty ? [] : [unjudged(changes)]
    }
    let undecided = verification?.undecided ?? []
    return [toBlame(changes.filter { !undecided.contains($0.id) }), unknown(changes.filter { undecided.contains($0.id) })]
      .filter { !$0.changes.isEmpty }
  }

  private static func unjudged(_ changes: [Change]) -> LeftOut {
    LeftOut(
      heading: "Left out",
      introduction: "The command fails without these changes, too, so nothing is said about them; nothing of the batch stays.",
      line: "Left out, because the verification fails without them, too:", changes: changes)
  }

  private static func toBlame(_ changes: [Change]) -> LeftOut {
    LeftOut(
      heading: "Left out", introduction: "The verification fails with these changes. They were not written.",
      line: "Left out, because the verification failed with them:", changes: changes)
  }

  private static func unknown(_ changes: [Change]) -> LeftOut {
    LeftOut(
      heading: "Left out, to blame or not",
      introduction: "Which of these changes make the verification fail, if any, was not found out. They were not written.",
      line: "Left out, and not known which of them make the verification fail:", changes: changes)
  }
}

extension BatchPage.Verification {
  /// How it ended, in words that follow the command, and what stands above the output.
  func ending(leavesOut: Bool) -> (words: String, introduction: String) {
    let shown = "The end of what it printed:"
    switch (leavesOut, passed, failsAnyway) {
    case (true, true, _):
      return (
        "passed without the changes that were left out, in \(counted(runs, "run")).",
        "With changes that were left out it failed. The end of what it printed then:"
      )
    case (true, false, true?):
      return ("fails without the changes of this batch, too, so nothing is said about them.", shown)
    case (true, false, false?):
      return (
        "failed with the changes that were left out, and passed without them, in \(counted(runs, "run")).",
        "The end of what it printed when it failed:"
      )
    default:
      let time = seconds.map { " after \(duration($0))" } ?? ""
      let last = runs > 1 ? ", in the last of \(grouped(runs)) runs" : ""
      return ("\(passed ? "passed" : "failed")\(time)\(last).", shown)
    }
  }
}
