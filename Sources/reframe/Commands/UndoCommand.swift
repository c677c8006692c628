import ChangeLog
import Reports
import SourceEdits
import Workspace

/// `reframe undo`: takes a batch back.
enum UndoCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let configuration = try Configuration(invocation.arguments.settings)
    let checkout = try invocation.currentCheckout()
    let writer = try invocation.writer(for: checkout)
    let batches = try Self.batches(of: checkout)
    let batch = try Self.batch(try invocation.batchNumber(), in: batches)
    let undo = try Undo(batch, of: batches, in: checkout, merges: invocation.arguments.isSet(.merge))
    try Self.check(undo, isMerging: invocation.arguments.isSet(.merge))
    do { try writer.write(undo, tool: ToolVersion(version: Tool.version), date: Clock.now) } catch { throw Failure(writing: error) }
    Self.report(undo, configuration, invocation)
    return undo.kept.isEmpty ? .done : .findings
  }

  static func batches(of checkout: Checkout) throws -> [LoggedBatch] {
    do { return try checkout.batches() } catch { throw Failure(error) }
  }

  /// The batch with the number, or the last one of which anything is left.
  private static func batch(_ number: Int?, in batches: [LoggedBatch]) throws -> LoggedBatch {
    let canGo: (LoggedBatch) -> Bool = { [.applied, .partlyUndone].contains($0.standing) && !$0.record.changes.isEmpty }
    if let number {
      let batch = try batches.batch(number)
      guard canGo(batch) else {
        let why = batch.standing == .undone ? "was taken back already" : "wrote nothing that could be taken back"
        throw Failure.usage("batch \(number) \(why)")
      }
      return batch
    }
    guard let last = batches.last(where: canGo) else { throw Failure.usage("there is no batch to take back") }
    return last
  }

  private static func check(_ undo: Undo, isMerging: Bool) throws {
    let number = undo.batch.record.number
    guard !undo.obstacles.isEmpty || undo.changes.isEmpty else { return }
    if isMerging, undo.changes.isEmpty, undo.obstacles.isEmpty {
      throw Failure(
        code: .refused, message: "nothing of batch \(number) is as it was written; every change of it was edited since",
        hint: "Nothing was written. 'reframe log \(number)' shows what it did.")
    }
    let list = undo.obstacles.map { "  \($0.sentence)" }.joined(separator: "\n")
    let isEdited = undo.obstacles.contains { $0.cause == .edited }
    throw Failure(
      code: .refused, message: "batch \(number) cannot be taken back as a whole:\n\(list)",
      hint: "Nothing was written."
        + (isEdited && !isMerging ? " 'reframe undo \(number) --merge' takes back every change whose own lines are intact." : ""))
  }

  private static func report(_ undo: Undo, _ configuration: Configuration, _ invocation: Invocation) {
    let report = UndoReport(
      batch: undo.batch.record.number, title: undo.batch.record.title, files: undo.writes.map(\.file),
      removed: undo.writes.filter { $0.after == nil }.map(\.file), changes: undo.changes.count,
      kept: undo.batch.record.changes.filter { undo.kept.contains($0.id) }.compactMap { try? $0.change() },
      commit: undo.batch.commit)
    switch configuration.format {
    case .json: invocation.output.write(report.json(toolVersion: Tool.version).formatted())
    case .text, .markdown: invocation.output.write(report.text(style: invocation.terminal.style(configuration.color)))
    }
  }
}
