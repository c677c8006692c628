import SourceEdits

/// What is left once the accepted changes are in.
struct Remainder {
  let review: Int
  let manual: Int
  let problems: Int

  init(_ changes: ChangeSet) {
    review = changes.offered.count
    manual = changes.findings.count
    problems = changes.problems.count
  }

  /// `3 need review, 5 are left to a person, 1 file was left alone`; empty when nothing is.
  var sentence: String {
    var parts: [String] = []
    if review > 0 { parts.append("\(grouped(review)) \(review == 1 ? "needs" : "need") review") }
    if manual > 0 { parts.append("\(grouped(manual)) \(manual == 1 ? "is" : "are") left to a person") }
    if problems > 0 { parts.append("\(counted(problems, "file")) \(problems == 1 ? "was" : "were") left alone") }
    return parts.joined(separator: ", ")
  }
}
