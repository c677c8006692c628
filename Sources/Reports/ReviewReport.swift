/// What a review says at its end, or when it is left.
public struct ReviewReport: Sendable {
  /// How many changes stand how.
  public struct Counts: Sendable, Equatable {
    public var accepted: Int
    public var edited: Int
    public var declined: Int
    public var suppressed: Int
    public var undecided: Int

    public init(accepted: Int, edited: Int, declined: Int, suppressed: Int, undecided: Int) {
      self.accepted = accepted
      self.edited = edited
      self.declined = declined
      self.suppressed = suppressed
      self.undecided = undecided
    }

    var all: Int { accepted + edited + declined + suppressed + undecided }

    /// `3 accepted, 1 declined`: those that occur.
    var sentence: String {
      let words = [
        (accepted, "accepted"), (edited, "edited"), (declined, "declined"), (suppressed, "left with a comment"),
        (undecided, "undecided"),
      ]
      return words.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    }
  }

  /// A batch that the review wrote.
  public struct Batch: Sendable, Equatable {
    let number: Int
    let changes: Int
    let files: Int
    let commit: String?

    public init(number: Int, changes: Int, files: Int, commit: String? = nil) {
      self.number = number
      self.changes = changes
      self.files = files
      self.commit = commit
    }

    var sentence: String {
      let committed = commit.map { ", committed as \($0.prefix(10))" } ?? ""
      return "Wrote batch \(number): \(counted(changes, "change")) in \(counted(files, "file"))\(committed)."
    }
  }

  private let counts: Counts

  public init(_ counts: Counts) { self.counts = counts }

  /// Before the last question.
  public func end(width: Int) -> String {
    let every = counts.all == 1 ? "The change is decided" : "All \(counted(counts.all, "change")) are decided"
    return lines("\(every): \(counts.sentence).", width)
  }

  /// After everything was written.
  ///
  /// - Parameter overlapped: changes that overlapped accepted ones and have not been shown.
  public func done(_ batches: [Batch], overlapped: Int, style: TextStyle) -> String {
    var rows = [lines("Reviewed \(counted(counts.all, "change")): \(counts.sentence).", style.width)]
    rows += batches.isEmpty ? ["Nothing was written."] : batches.map { lines($0.sentence, style.width) }
    var steps: [(String, String)] = []
    if overlapped > 0 { steps.append(("reframe review", "\(counted(overlapped, "change")) that overlapped accepted ones")) }
    if let last = batches.last {
      steps.append(("reframe log \(last.number)", "what it changed, and what to try"))
      steps.append(("reframe undo \(last.number)", "take it back"))
    }
    let next = NextSteps(steps).text(style: style).map { "\n\($0)\n" } ?? ""
    return rows.joined(separator: "\n") + "\n" + next
  }

  /// After `q`.
  public func left(_ batches: [Batch], style: TextStyle) -> String {
    var rows = [lines("\(counted(counts.all, "change")): \(counts.sentence). The decisions are kept.", style.width)]
    rows += batches.map { lines($0.sentence, style.width) }
    let steps = NextSteps([
      ("reframe review --resume", "goes on"), ("reframe review --restart", "starts over"),
    ])
    return rows.joined(separator: "\n") + "\n\n" + (steps.text(style: style) ?? "") + "\n"
  }

  private func lines(_ text: String, _ width: Int) -> String { fitted(text, width: max(20, width)).joined(separator: "\n") }
}
