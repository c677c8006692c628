import ChangeLog
import Reports
import SourceEdits
import Workspace

/// `reframe undo`: takes a batch back.
enum UndoCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let configuration = try Configuration(invocation.arguments.settings)
    let checkout = try invocation.currentCheckout()
    do {
      _ = try prepare(invocation, checkout)
    } catch let failure as Failure where failure.code == .usage && !checkout.isBeingWritten {
      // Where there is nothing to take back nothing is made or locked either.
      throw failure
    } catch {
      // A run that is writing may yet change the answer.
    }
    let writer = try invocation.writer(for: checkout)
    let undo = try prepare(invocation, checkout)
    do { try writer.write(undo, tool: ToolVersion(version: Tool.version), date: Clock.now) } catch { throw Failure(writing: error) }
    Self.report(undo, in: checkout, configuration, invocation)
    return undo.kept.isEmpty ? .done : .findings
  }

  static func batches(of checkout: Checkout) throws -> [LoggedBatch] {
    do { return try checkout.batches() } catch { throw Failure(error) }
  }

  /// What there is to do. Throws a sentence when nothing is, or when it cannot be done.
  private static func prepare(_ invocation: Invocation, _ checkout: Checkout) throws -> Undo {
    let batches = try batches(of: checkout)
    let merges = invocation.arguments.isSet(.merge)
    guard let number = try invocation.batchNumber() else { return try last(of: batches, in: checkout, merges: merges) }
    let batch = try batches.batch(number)
    guard batch.canGo else {
      let why = batch.standing == .undone ? "was taken back already" : "wrote nothing that could be taken back"
      throw Failure.usage("batch \(number) \(why)")
    }
    let undo = try Undo(batch, of: batches, in: checkout, merges: merges)
    if undo.isGone { throw Failure.usage("batch \(number) is not in the files any more: they hold what they held before it") }
    try check(undo, of: batches, in: checkout, merges: merges)
    return undo
  }

  /// The last batch of which anything is left in the files.
  private static func last(of batches: [LoggedBatch], in checkout: Checkout, merges: Bool) throws -> Undo {
    var gone: [Int] = []
    for batch in batches.reversed() where batch.canGo {
      let undo = try Undo(batch, of: batches, in: checkout, merges: merges)
      guard undo.isGone else {
        try check(undo, of: batches, in: checkout, merges: merges)
        return undo
      }
      gone.append(batch.record.number)
    }
    guard let number = gone.first else { throw Failure.usage("there is no batch to take back") }
    let others = gone.count > 1 ? ", nor are \(counted(gone.count - 1, "earlier one"))" : ""
    throw Failure.usage(
      "there is no batch to take back",
      hint: "Batch \(number) is not in the files any more\(others): they hold what they held before.")
  }

  private static func check(_ undo: Undo, of batches: [LoggedBatch], in checkout: Checkout, merges: Bool) throws {
    let number = undo.batch.record.number
    guard !undo.obstacles.isEmpty || undo.writes.isEmpty else { return }
    if merges, undo.obstacles.isEmpty {
      throw Failure(
        code: .refused,
        message: "no change of batch \(number) can be taken back: lines of each were edited since, or cannot be told from others",
        hint: "Nothing was written. 'reframe log \(number)' shows what it did.")
    }
    let list = undo.obstacles.map { "  \($0.sentence)" }.joined(separator: "\n")
    throw Failure(
      code: .refused, message: "batch \(number) cannot be taken back as a whole:\n\(list)",
      hint: "Nothing was written."
        + (!merges && helpsMerging(undo, of: batches, in: checkout)
          ? " 'reframe undo \(number) --merge' takes back every change whose own lines are intact." : ""))
  }

  /// True when something could be taken back by lines.
  private static func helpsMerging(_ undo: Undo, of batches: [LoggedBatch], in checkout: Checkout) -> Bool {
    guard undo.obstacles.contains(where: { [.edited, .missing].contains($0.cause) }),
      let merged = try? Undo(undo.batch, of: batches, in: checkout, merges: true)
    else { return false }
    return merged.obstacles.isEmpty && !merged.writes.isEmpty
  }

  private static func report(
    _ undo: Undo, in checkout: Checkout, _ configuration: Configuration, _ invocation: Invocation
  ) {
    let files = undo.writes.map(\.file)
    // What git cannot tell is no reason to say that the undo went wrong.
    let staged = ((try? checkout.uncommitted(among: files)) ?? []).filter(\.isStaged).map(\.file)
    let report = UndoReport(
      batch: undo.batch.record.number, title: undo.batch.record.title, files: files,
      removed: undo.writes.filter { $0.after == nil }.map(\.file), without: undo.without.sorted(), staged: staged,
      changes: undo.count, kept: undo.batch.record.changes.filter { undo.kept.contains($0.id) }.compactMap { try? $0.change() },
      commit: undo.batch.commit)
    switch configuration.format {
    case .json: invocation.output.write(report.json(toolVersion: Tool.version).formatted())
    case .text, .markdown: invocation.output.write(report.text(style: invocation.terminal.style(configuration.color)))
    }
  }
}

extension LoggedBatch {
  /// Something of it may be left to take back.
  fileprivate var canGo: Bool { [.applied, .partlyUndone].contains(standing) && !record.changes.isEmpty }
}
