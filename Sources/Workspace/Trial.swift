import ChangeLog
import SourceEdits
import SourceText

extension StateFolder {
  /// What is in the checkout only until a verification has spoken.
  static let trial = "trial.json"
}

extension CheckoutWriter {
  /// Writes files that are taken back again, by `takeBackTrial()` or, after an interruption, by the next run.
  public func tryOut(_ record: BatchRecord, _ writes: [FileWrite]) throws(WorkspaceError) {
    let bytes: [UInt8]
    do { bytes = try record.encoded() } catch { throw WorkspaceError("the record of the trial cannot be made: \(error)") }
    try write(writes + [.newState(StateFolder.trial, bytes)], title: "a trial of batch \(record.number)")
  }

  /// Makes a batch of what is tried out: the files stay as they are, and the record is written.
  ///
  /// - Parameter state: as for `write(_:_:patch:page:state:)`.
  public func keepTrial(
    _ record: BatchRecord, patch: [UInt8], page: [UInt8], state: [String: [UInt8]?] = [:]
  ) throws(WorkspaceError) {
    try write(record, [], patch: patch, page: page, state: state.merging([StateFolder.trial: nil]) { $1 })
  }

  /// Takes back what is tried out, if anything is.
  public func takeBackTrial() throws(WorkspaceError) {
    guard let bytes = try checkout.state(StateFolder.trial) else { return }
    var writes = [FileWrite(FileID("\(StateFolder.name)/\(StateFolder.trial)"), before: SourceText(bytes: bytes), after: nil)]
    let number: Int
    do {
      let record = try BatchRecord(bytes: bytes, name: "\(StateFolder.name)/\(StateFolder.trial)")
      number = record.number
      writes += try trialWrites(record)
    } catch {
      throw WorkspaceError(
        "what was tried out cannot be taken back: \(error). Put it right by hand, then remove '\(StateFolder.name)/\(StateFolder.trial)'",
        kind: .refused)
    }
    try write(writes, title: "taking back a trial of batch \(number)")
  }

  private func trialWrites(_ record: BatchRecord) throws -> [FileWrite] {
    var writes: [FileWrite] = []
    for step in try record.steps() {
      let text = SourceText(bytes: try checkout.contents(of: step.file))
      guard ContentID(of: text) == step.after else { throw WorkspaceError("'\(step.file)' was edited since") }
      guard step.before != nil else {
        writes.append(FileWrite(step.file, before: text, after: nil))
        continue
      }
      let edits = step.reversed.map(\.edit)
      guard edits.last?.range.upperBound ?? 0 <= text.count, ContentID(of: text.applying(edits)) == step.before else {
        throw WorkspaceError("the record does not say what '\(step.file)' was")
      }
      writes.append(FileWrite(step.file, before: text, after: text.applying(edits)))
    }
    return writes
  }
}
