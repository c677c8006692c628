import ChangeLog
import Foundation
import Reports
import Review
import SourceEdits
import SourceText
import Workspace

/// `reframe review`: change by change, at a prompt.
enum ReviewCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (runs, order, unfinished) = try ReviewSelection.resolve(invocation)
    let journal = unfinished ?? ReviewJournal(ReviewSelection.header(invocation, runs, order), in: runs.checkout)
    let output = invocation.output
    let keys: any KeySource = TerminalKeys(output: output, erases: invocation.terminal.erases) ?? ScriptKeys(output: output)
    let desk = ReviewDesk(
      runs, order: order, journal: journal, keys: keys,
      batches: ReviewBatches(invocation: invocation, checkout: runs.checkout, policy: runs.configuration.git))
    defer { if journal.isEmpty { try? journal.remove() } }
    let lost = try desk.start()
    if !runs.configuration.isQuiet { sayProblems(desk, invocation) }
    if desk.session.tally.all == 0, journal.isEmpty {
      invocation.output.write("Nothing to review.\n")
      return exitCode(desk)
    }
    try journal.begin()
    if lost > 0 { desk.message(ReviewDesk.lost(lost)) }
    let isOver = desk.session.items.isEmpty ? true : try desk.review()
    report(desk, isOver: isOver, invocation)
    if isOver { try journal.remove() }
    return exitCode(desk)
  }

  private static func sayProblems(_ desk: ReviewDesk, _ invocation: Invocation) {
    let problems = desk.problems
    guard !problems.isEmpty else { return }
    invocation.terminal.say(ProblemList(problems, style: TextStyle(width: invocation.terminal.width)).text() + "\n")
  }

  private static func report(_ desk: ReviewDesk, isOver: Bool, _ invocation: Invocation) {
    let style = TextStyle(width: min(invocation.terminal.width, TerminalSize.columns()))
    let report = ReviewReport(desk.session.tally.counts)
    let batches = desk.written.map { ReviewReport.Batch(number: $0.batch, changes: $0.changes, files: $0.files, commit: $0.commit) }
    if isOver {
      let accepted = Set(desk.session.items.map(\.change.id))
      let overlapped = desk.conflicts.count { !accepted.contains($0.deferred) && !desk.declines.contains($0.kept) }
      invocation.output.write("\n" + report.done(batches, overlapped: overlapped, style: style))
    } else if !desk.journal.isEmpty {
      invocation.output.write("\n" + report.left(batches, style: style))
    } else {
      invocation.output.write("\nNothing was decided.\n")
    }
  }

  private static func exitCode(_ desk: ReviewDesk) -> ExitCode {
    if let failure = desk.failure { return failure }
    if desk.problems.contains(where: { $0.kind == .unreadable }) { return .files }
    let tally = desk.session.tally
    let isLeft = tally.undecided + tally.declined > 0 || !desk.session.outcomes.isEmpty || !desk.findings.isEmpty
    return desk.runs.configuration.isStrict && isLeft ? .findings : .done
  }
}

extension ReviewTally {
  /// For the report.
  var counts: ReviewReport.Counts {
    ReviewReport.Counts(
      accepted: accepted, edited: edited, declined: declined, suppressed: suppressed, undecided: undecided)
  }
}
