import ChangeLog
import Reports
import SourceEdits
import Workspace

/// `reframe log`: the batches, or one of them.
enum LogCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let arguments = invocation.arguments
    // This command's formats are its own; the configuration reads the rest.
    var settings = arguments.settings
    let word = try arguments.command.flatMap { try Configuration.choice($0.flag(.format), settings) }
    settings[.format] = nil
    let format = word.flatMap(Configuration.Format.init) ?? .text
    let style = invocation.terminal.style(try Configuration(settings).color)
    let checkout = try invocation.currentCheckout()
    let batches = try UndoCommand.batches(of: checkout)
    if let number = try invocation.batchNumber() {
      invocation.output.write(try show(try batches.batch(number), format, style: style, in: checkout))
      return .done
    }
    let report = LogReport(batches.map(\.entry))
    switch format {
    case .text: invocation.output.write(report.text(style: style))
    case .json: invocation.output.write(report.json(toolVersion: Tool.version).formatted())
    case .markdown: invocation.output.write(report.markdown())
    }
    return .done
  }

  private static func show(
    _ batch: LoggedBatch, _ format: Configuration.Format, style: TextStyle, in checkout: Checkout
  ) throws -> [UInt8] {
    let folder = "batches/" + batch.folder
    switch format {
    case .json: return try BatchDocument(batch).encoded()
    case .markdown:
      guard let page = try checkout.state(folder + "/CHANGES.md") else {
        throw Failure(code: .files, message: "'\(StateFolder.name)/\(folder)/CHANGES.md' is no longer there")
      }
      let state = batch.standing == .applied ? "" : "> This batch was \(batch.entry.state.rawValue)\(batch.lastUndo.map { " on \($0)" } ?? "").\n\n"
      return Array(state.utf8) + page
    case .text:
      let report = BatchReport(
        batch.entry, command: batch.record.command, changes: try batch.record.changes.map { try $0.change() },
        leftOut: try batch.record.leftOut.map { try $0.change() },
        verification: batch.record.verification.map(BatchPage.Verification.init), undone: batch.undoneChanges,
        remainder: [
          ("to review", batch.record.offered.count), ("declined", batch.record.declined.count),
          ("left to a person", batch.record.findings.count),
        ], page: "\(StateFolder.name)/\(folder)/CHANGES.md")
      return Array(report.text(style: style).utf8)
    }
  }
}

/// `reframe log N --format json`: the record, and what became of it.
private struct BatchDocument: LogFile {
  static let title = "batch"
  static let currentSchema = BatchRecord.currentSchema

  let schemaVersion: Int
  let command: String
  let batch: BatchRecord
  let state: String
  let commit: String?
  let undos: [UndoRecord]

  init(_ batch: LoggedBatch) {
    schemaVersion = Self.currentSchema
    command = "log"
    self.batch = batch.record
    state = batch.entry.state.rawValue
    commit = batch.commit
    undos = batch.undos
  }
}

extension LoggedBatch {
  /// The batch as a line of the log.
  var entry: LogEntry {
    let state: LogEntry.State =
      switch standing {
      case .applied: .applied
      case .undone: .undone
      case .partlyUndone: .partlyUndone
      case .takenBack: .takenBack
      }
    return LogEntry(
      number: record.number, date: record.date, title: record.title, changes: record.changes.count,
      files: record.files.count, state: state, commit: commit)
  }

  /// When it was taken back the last time.
  var lastUndo: String? { undos.last.map { shownDate($0.date) } }
}
