import SourceEdits

/// Where a batch stands in its migration.
public struct MigrationPosition: Sendable, Equatable {
  /// From 1.
  public let number: Int
  public let count: Int
  public let name: String

  public init(number: Int, count: Int, name: String) {
    self.number = number
    self.count = count
    self.name = name
  }

  /// `Batch 2 of 3: bounds`.
  public var title: String { "Batch \(number) of \(count): \(name.escapedForTerminal)" }

  /// What is being done, for the line that shows progress.
  public enum Activity: Sendable, Equatable {
    case verifying
    /// To see whether its changes are to blame.
    case verifyingWithout
    /// Verifying a part, to find what makes the whole fail.
    case searching(run: Int, maxRuns: Int)
  }

  /// `Batch 2 of 3: verifying`; without the name, which may be long, on a line that must not wrap.
  public func progress(_ activity: Activity) -> String {
    let words =
      switch activity {
      case .verifying: "verifying"
      case .verifyingWithout: "verifying without its changes"
      case .searching(let run, let maxRuns): "looking for what fails, run \(run) of at most \(maxRuns)"
      }
    return "Batch \(number) of \(count): \(words)"
  }
}

/// What became of one batch of a migration.
public struct MigrationReport: Sendable {
  /// What was written and stays.
  public struct Written: Sendable, Equatable {
    public let changes: Int
    public let files: Int
    /// The number in the log.
    public let batch: Int
    public let isCommitted: Bool

    public init(changes: Int, files: Int, batch: Int, isCommitted: Bool) {
      self.changes = changes
      self.files = files
      self.batch = batch
      self.isCommitted = isCommitted
    }
  }

  /// What the search for the changes that make the command fail came to.
  public struct Search: Sendable {
    public enum Ending: Sendable, Equatable {
      case complete
      /// The command fails without any of the changes.
      case failsWithNone
      /// The command gave no answer for what was left.
      case unresolved
      case outOfRuns
    }

    /// Each set fails, and would not without any one of its changes.
    public let culprits: [[Change]]
    public let undecided: Int
    public let runs: Int
    public let ending: Ending

    public init(culprits: [[Change]], undecided: Int, runs: Int, ending: Ending) {
      self.culprits = culprits
      self.undecided = undecided
      self.runs = runs
      self.ending = ending
    }
  }

  private let position: MigrationPosition
  private let written: Written?
  private let verification: VerificationRun?
  private let search: Search?
  private let takenBack: Int?
  private let isStopping: Bool
  private let style: TextStyle

  /// - Parameter written: nil when nothing of the batch stays.
  /// - Parameter verification: the run with all changes of the batch; nil without a command, or without a change.
  /// - Parameter batch: the number that a batch of which nothing stays has in the log.
  /// - Parameter isStopping: the migration ends here, because of this batch.
  public init(
    _ position: MigrationPosition, written: Written?, verification: VerificationRun?, search: Search? = nil,
    takenBack batch: Int? = nil, isStopping: Bool = false, style: TextStyle
  ) {
    self.position = position
    self.written = written
    self.verification = verification
    self.search = search
    takenBack = batch
    self.isStopping = isStopping
    self.style = style
  }

  /// The title, and below it what happened, in order.
  public func text() -> String {
    var lines = [style.paint(position.title, .bold)]
    if written == nil, verification == nil { lines += sentence("Nothing to change.") }
    if let verification, !verification.passed { lines += failure(verification) }
    if let search { lines += searchLines(search) }
    if let written { lines += writtenLines(written) } else if verification != nil { lines += takenBackLines }
    if isStopping { lines += sentence("The migration stops here; the next run tries this batch again.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func sentence(_ text: String) -> [String] { wrap(text, width: style.width, indent: 4, firstIndent: 2) }

  private func failure(_ verification: VerificationRun) -> [String] {
    let head = sentence("\(verification.sentence).")
    return head.map { style.paint($0, .red) } + verification.excerpt().map { "    │ " + $0 }
  }

  private func searchLines(_ search: Search) -> [String] {
    if search.ending == .failsWithNone {
      return sentence("It fails without any of the changes, too, so they are not to blame.")
    }
    var lines = sentence("Looked for the changes that make it fail, in \(counted(search.runs, "run")).")
    for set in search.culprits {
      let reason = set.count == 1 ? "Left out, because it fails with it:" : "Left out, because it fails with them together:"
      lines += sentence("\(reason) \(counted(set.count, "change"))")
      lines += ChangeListing(set, style: style).lines(indent: 4)
    }
    guard search.undecided > 0 else { return lines }
    let reason = search.ending == .outOfRuns ? "the runs are used up" : "the command gave no clear answer"
    return lines + sentence("Left out, because \(reason): \(counted(search.undecided, "change")), which may be fine.")
  }

  private var takenBackLines: [String] {
    let log = takenBack.map { "; 'reframe log \($0)' shows what was tried" } ?? ""
    return sentence("Taken back: no change of this batch stays\(log).")
  }

  private func writtenLines(_ written: Written) -> [String] {
    let start = "Wrote \(counted(written.changes, "change")) in \(counted(written.files, "file")) as batch \(written.batch)"
    var text = start + (written.isCommitted ? " and committed." : ".")
    if let verification {
      text += verification.passed ? " Verified: \(verification.sentence)." : " Verified without what was left out."
    }
    return sentence(text)
  }
}

/// Changes below the paths of their files.
struct ChangeListing {
  private let changes: [Change]
  private let style: TextStyle

  init(_ changes: [Change], style: TextStyle) {
    self.changes = changes
    self.style = style
  }

  func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let inner = TextStyle(width: style.width - indent, isColored: style.isColored)
    let byFile = Dictionary(grouping: changes) { $0.anchor.file }.sorted { $0.key < $1.key }
    return byFile.flatMap { file, changes -> [String] in
      let places = changes.sorted { ($0.anchor, $0.id) < ($1.anchor, $1.id) }.map(Place.init)
      return [style.paint(file.path.escapedForTerminal, .bold)] + PlaceList(places, style: inner).lines()
    }.map { margin + $0 }
  }
}
