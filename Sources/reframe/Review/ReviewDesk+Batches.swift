import ChangeLog
import Reports
import Review
import SourceEdits
import SourceText
import TransformKit
import Workspace

extension ReviewDesk {
  // MARK: Runs

  /// Finds what there is to decide, and gives earlier decisions to the changes they belong to. Returns how many
  /// decisions have lost their change.
  func start() throws -> Int {
    let offer = try runs.offer()
    problems = offer.result.changes.problems
    let lost = try show(offer)
    try offerWhatWasInTheWay()
    return lost
  }

  private func show(_ offer: ReviewRuns.Offer) throws -> Int {
    try check(offer)
    conflicts = offer.conflicts
    findings = offer.result.changes.findings
    declines = []
    let lost = session.show(runs.sorted(offer.changes, order), in: offer.texts)
    return try lost.count + resolve()
  }

  /// No file is shown that could not be written.
  private func check(_ offer: ReviewRuns.Offer) throws {
    let new = Set(offer.texts.keys).subtracting(checked)
    try runs.refuseDirty(new, except: session.decisions.contents)
    checked.formUnion(new)
  }

  /// Works out again what edited and suppressed changes of another run write. Returns how many do not fit any more.
  private func resolve() throws -> Int {
    let open = session.unresolved
    guard !open.isEmpty else { return 0 }
    let suppressed = open.filter { $0.decision == .suppressed }.map(\.item.change)
    let comments =
      suppressed.isEmpty ? [:] : try SuppressionComments.make(for: suppressed, in: session.texts, proposals: runs.proposals)
    var lost = 0
    for (item, decision) in open {
      var outcome: Change?
      if case .edited(let hunks) = decision { outcome = EditSheet.change(item.change, with: hunks, in: session.texts) }
      if case .suppressed = decision { outcome = try? comments[item.change.id]?.get() }
      session.resolve(item, as: outcome)
      if session.decision(on: item) == nil { lost += 1 }
    }
    return lost
  }

  /// A declined change blocks nothing: what overlaps it is offered now.
  func offerWhatWasInTheWay() throws {
    while true {
      let gone = session.declinedIDs
      guard conflicts.contains(where: { gone.contains($0.kept) && !declines.contains($0.kept) }) else { return }
      declines = gone
      let offer = try runs.offer(declines: gone)
      try check(offer)
      conflicts = offer.conflicts
      let new = session.add(offer.changes, in: offer.texts) { runs.sorted($0, order) }
      _ = try resolve()
      if new > 0 { message("\(counted(new, "more change")), which a declined one stood in the way of") }
    }
  }

  // MARK: Writing

  /// `g`: writes what was accepted, and goes on with what is left.
  func apply() throws -> Next {
    guard let changes = try write() else { return .show }
    if let last = written.last {
      message("wrote batch \(last.batch): \(counted(last.changes, "change")) in \(counted(last.files, "file"))")
    }
    let edits = changes.editsByFile
    let offer = try runs.offer()
    try check(offer)
    conflicts = offer.conflicts
    declines = []
    let step = session.showRest(runs.sorted(offer.changes, order), in: offer.texts, after: edits)
    if let event = step.event { try journal.append(event) }
    _ = try resolve()
    try offerWhatWasInTheWay()
    return .show
  }

  /// Writes the rest, and ends the review when that was possible.
  func finish() throws -> Next {
    if session.outcomes.isEmpty { return .over }
    return try write() == nil ? .show : .over
  }

  /// Writes everything accepted as one batch; nil, with a message, when that was not possible.
  private func write() throws -> [Change]? {
    let changes = session.outcomes
    let edits = changes.editsByFile
    failure = .refused
    if let file = changedFile(among: edits.keys.sorted()) {
      let lost = try show(try runs.offer())
      message("\(file) was changed meanwhile, so nothing was written yet; everything was read again")
      if lost > 0 { message(Self.lost(lost)) }
      return nil
    }
    if let file = edits.keys.sorted().first(where: { session.texts[$0]?.applying(edits[$0] ?? []).hasSyntaxErrors ?? true }) {
      message("\(file) would not parse with what is accepted in it, so nothing was written; decline or edit some of it")
      return nil
    }
    let contents = edits.reduce(into: [FileID: ContentID]()) { contents, file in
      contents[file.key] = session.texts[file.key].map { ContentID(of: $0.applying(file.value)) }
    }
    let record: BatchRecord
    do {
      try journal.begin(writing: contents)
      record = try batches.write(changes, circumstances, in: session.texts)
    } catch let error as Failure {
      failure = error.code
      message("nothing was written: \(error.message)")
      return nil
    }
    failure = nil
    if let event = session.wrote(batch: record.number, contents: contents).event { try journal.append(event) }
    written.append((record.number, changes.count, edits.count))
    do { try batches.finish(record) } catch let error as Failure {
      failure = error.code
      message([error.message, error.hint].compactMap { $0 }.joined(separator: "\n"))
    }
    return changes
  }

  /// What else a batch's record says.
  private var circumstances: ReviewBatches.Circumstances {
    let undecided = session.items.filter { session.decision(on: $0) == nil && !$0.isPart }
    let declined = session.items.filter { session.decision(on: $0) == .declined }
    return ReviewBatches.Circumstances(
      declined: declined.map(\.change), undecided: undecided.map(\.change), findings: findings)
  }

  private func changedFile(among files: [FileID]) -> FileID? {
    files.first { file in
      guard let bytes = try? runs.checkout.read(file) else { return true }
      return bytes != session.texts[file]?.bytes
    }
  }

  static func lost(_ count: Int) -> String {
    let they = count == 1 ? "its code is another now or gone" : "their code is another now or gone"
    return "\(counted(count, "decision")) did not find \(count == 1 ? "its change" : "their changes") again: \(they)"
  }

  // MARK: Taking back

  /// `u`: a decision, or after `g` the batch.
  func takeBack() throws -> Next {
    guard let batch = session.decisions.lastBatch else { return try take(session.takeBack()) }
    do {
      try batches.undo(batch)
    } catch let error as WorkspaceError {
      message("batch \(batch) cannot be taken back: \(error.message)")
      return .ask
    } catch let error as Failure {
      message("batch \(batch) cannot be taken back: \(error.message)")
      return .ask
    }
    if let event = session.tookBackBatch().event { try journal.append(event) }
    let count = written.last { $0.batch == batch }.map { ": \(counted($0.files, "file"))" } ?? ""
    written.removeAll { $0.batch == batch }
    let lost = try show(try runs.offer())
    message("took back batch \(batch)\(count); its changes are accepted and not written")
    if lost > 0 { message(Self.lost(lost)) }
    try offerWhatWasInTheWay()
    return .show
  }
}
