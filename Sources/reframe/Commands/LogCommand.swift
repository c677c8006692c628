import Reports
import Workspace

/// `reframe log`: the batches, or one of them.
enum LogCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let checkout = try invocation.currentCheckout()
    for batch in try UndoCommand.batches(of: checkout) {
      invocation.output.write("\(batch.record.number) \(batch.record.title) \(batch.standing.rawValue)\n")
    }
    return .done
  }
}
