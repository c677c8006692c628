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
    // No work is asked for that could not be written. Before something is written it is looked at again.
    try runs.refuseOthersWork(in: offer.texts.keys, besides: session.decisions.everWritten)
    problems = offer.result.changes.problems
    let lost = try show(offer)
    try offerWhatWasInTheWay()
    return lost
  }

  private func show(_ offer: ReviewRuns.Offer) throws -> Int {
    conflicts = offer.conflicts
    findings = offer.result.changes.findings
    declines = []
    let lost = session.show(runs.sorted(offer.changes, order), in: offer.texts)
    return try lost.count + resolve()
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
      let committed = last.commit.map { ", committed as \($0.prefix(10))" } ?? ""
      message("wrote batch \(last.batch): \(counted(last.changes, "change")) in \(counted(last.files, "file"))\(committed)")
    }
    let edits = changes.editsByFile
    let offer = try runs.offer()
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
    guard try canWrite(edits) else { return nil }
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
    if written.isEmpty { runs.invocation.sayWayBack(runs.checkout, runs.configuration) }
    var commit: String?
    do { commit = try batches.finish(record) } catch let error as Failure {
      failure = error.code
      message(error)
    }
    written.append((record.number, changes.count, edits.count, commit))
    return changes
  }

  /// Looks once more at the files; false, with a message, when something is in the way.
  private func canWrite(_ edits: [FileID: [TextEdit]]) throws -> Bool {
    failure = .refused
    do {
      try runs.refuseOthersWork(
        in: edits.keys, besides: session.decisions.everWritten, refusal: "Nothing was written, and the decisions are kept.")
    } catch let error as Failure {
      failure = error.code
      message(error, then: "Then write again, or leave with 'q' and go on with 'reframe review --resume'.")
      return false
    }
    if let file = changedFile(among: edits.keys.sorted()) {
      let lost = try show(try runs.offer())
      message("\(file) was changed meanwhile, so nothing was written yet; everything was read again")
      if lost > 0 { message(Self.lost(lost)) }
      return false
    }
    if let file = edits.keys.sorted().first(where: { isBroken($0, by: edits[$0] ?? []) }) {
      message("\(file) would not parse with what is accepted in it, so nothing was written; decline or edit some of it")
      return false
    }
    return true
  }

  /// The file does not parse any more with the edits.
  private func isBroken(_ file: FileID, by edits: [TextEdit]) -> Bool {
    session.texts[file].map { $0.applying(edits).isBroken(in: file, unlike: $0) } ?? true
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
    let takenBack: ReviewBatches.TakenBack
    do {
      takenBack = try batches.undo(batch)
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
    let what = takenBack.isNew ? "took back batch \(batch)\(count)" : "batch \(batch) was taken back already"
    message("\(what); its changes are accepted and not written")
    if takenBack.isNew, let commit = takenBack.commit {
      message("commit \(commit.prefix(10)) remains; that it was taken back is not committed")
    }
    if lost > 0 { message(Self.lost(lost)) }
    try offerWhatWasInTheWay()
    return .show
  }
}
