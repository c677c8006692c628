import Reports
import Review
import SourceEdits
import SourceText
import Workspace

/// A review as a person goes through it: shows a change, takes a key, does what it says.
final class ReviewDesk {
  /// What follows a key.
  enum Next: Equatable {
    /// The change that is shown now.
    case show
    /// The question again.
    case ask
    /// The person quits; the decisions stay.
    case left
    /// Everything is decided and written.
    case over
  }

  let runs: ReviewRuns
  let order: ReviewOrder
  let journal: ReviewJournal
  let keys: any KeySource
  let output: Output
  let batches: ReviewBatches
  var session: ReviewSession
  var conflicts: [Conflict] = []
  /// What the first run could not read, and the places that the last one left to a person.
  var problems: [FileProblem] = []
  var findings: [Finding] = []
  /// The ids of changes that the engine was told to leave out.
  var declines: Set<String> = []
  /// What a person wrote in the editor and could not be taken yet.
  var drafts: [DecisionKey: String] = [:]
  /// The batches that were written, with the number of their changes and files, and what they were committed as.
  var written: [(batch: Int, changes: Int, files: Int, commit: String?)] = []
  /// Why the last batch could not be written; nil when it was.
  var failure: ExitCode?
  private let color: Configuration.Color
  private let terminal: Terminal

  init(_ runs: ReviewRuns, order: ReviewOrder, journal: ReviewJournal, keys: any KeySource, batches: ReviewBatches) {
    self.runs = runs
    self.order = order
    self.journal = journal
    self.keys = keys
    self.batches = batches
    output = runs.invocation.output
    terminal = runs.invocation.terminal
    color = runs.configuration.color
    session = ReviewSession(Decisions(journal.events))
  }

  /// As wide as the terminal is now.
  var screen: ReviewScreen {
    ReviewScreen(width: TerminalSize.columns(), isColored: terminal.style(color).isColored)
  }

  /// Asks until everything is decided and written, or the person quits. Returns true when the review is over.
  func review() throws -> Bool {
    var next = Next.show
    while !output.isBroken {
      switch next {
      case .left: return false
      case .over: return true
      case .show: show()
      case .ask: break
      }
      ask()
      next = try take(keys.next())
    }
    return false
  }

  private func take(_ press: KeyPress) throws -> Next {
    switch press {
    case .redraw:
      keys.clear()
      return .show
    case .up: return go(.earlier, shown: "k")
    case .down: return go(.later, shown: "j")
    case .character(let character):
      if let key = ReviewKey(rawValue: character) { return try answer(key) }
      say(String(character).escapedForTerminal)
      message("'\(character)' is no key; '?' shows the keys")
      return .ask
    // A script that has said everything may end.
    case .end where session.current == nil && !keys.isTerminal:
      say("")
      return try finish() == .over ? .over : .left
    case .end, .interrupt:
      say("")
      return .left
    case .enter, .backspace, .escape, .other:
      say("")
      return .ask
    }
  }

  // MARK: What is shown

  private func show() {
    output.write("\n")
    guard let item = session.current else { return say(ReviewReport(session.tally.counts).end(width: TerminalSize.columns())) }
    let decision = session.decision(on: item)
    let view = ReviewedChange(
      session.shown(item), texts: session.texts, number: session.cursor + 1, total: session.items.count,
      state: decision?.word, kind: item.kind.description, undecidedOfKind: session.undecidedOfKind(of: item))
    output.write(screen.text(of: view) + "\n")
  }

  private func ask() {
    let question =
      session.current != nil ? "Apply this change?" : session.outcomes.isEmpty ? "End the review?" : "Write them and end the review?"
    output.write(screen.prompt(question, keys: session.keys.map(\.rawValue)))
  }

  /// A line as it is.
  func say(_ text: String) { output.write(text + "\n") }

  /// What there is to say, of one line or more.
  func message(_ text: String) {
    for line in text.split(separator: "\n") { output.write(screen.message(String(line))) }
  }

  func message(_ failure: Failure, then rest: String? = nil) {
    message([failure.message, failure.hint, rest].compactMap { $0 }.joined(separator: "\n"))
  }
}
