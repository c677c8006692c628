import ChangeLog
import SourceEdits
import SourceText

extension StateFolder {
  /// What is in the checkout only until a verification has spoken.
  static let trial = "trial.json"
  /// What its folder in the log would hold beside the record, should it have to stay.
  static let trialPatch = "trial.patch"
  static let trialPage = "trial.md"
}

/// What became of what was tried out.
public enum TrialEnd: Equatable, Sendable {
  /// Nothing was.
  case none
  /// Every byte is back.
  case takenBack
  /// These files were edited since, so nothing could be taken back exactly: it stays, as a batch of the log.
  case kept(batch: Int, edited: [FileID])

  /// What a person has to know of the trial of a run that was interrupted; nil when that is nothing.
  var words: String? {
    switch self {
    case .none: return nil
    case .takenBack: return "what an interrupted migration tried out was taken back"
    case .kept(let batch, let edited):
      let files = edited.map { "'\($0)'" }.joined(separator: ", ")
      return
        "what an interrupted migration tried out stays as batch \(batch), because \(files) changed since; "
        + "'reframe undo \(batch) --merge' takes back what is intact"
    }
  }
}

extension CheckoutWriter {
  /// Writes files that are taken back again, by `takeBackTrial()` or, after an interruption, by the next run.
  ///
  /// - Parameter patch: that of the batch, for the log, in case that it cannot be taken back; the same for `page`.
  public func tryOut(
    _ record: BatchRecord, _ writes: [FileWrite], patch: [UInt8] = [], page: [UInt8] = []
  ) throws(WorkspaceError) {
    let bytes: [UInt8]
    do { bytes = try record.encoded() } catch { throw WorkspaceError("the record of the trial cannot be made: \(error)") }
    let own = [
      FileWrite.newState(StateFolder.trial, bytes), .newState(StateFolder.trialPatch, patch), .newState(StateFolder.trialPage, page),
    ]
    try write(writes + own, title: "a trial of batch \(record.number)")
  }

  /// Makes a batch of what is tried out: the files stay as they are, and the record is written.
  ///
  /// - Parameter state: as for `write(_:_:patch:page:state:)`.
  public func keepTrial(
    _ record: BatchRecord, patch: [UInt8], page: [UInt8], state: [String: [UInt8]?] = [:]
  ) throws(WorkspaceError) {
    let gone: [String: [UInt8]?] = [StateFolder.trial: nil, StateFolder.trialPatch: nil, StateFolder.trialPage: nil]
    try write(record, [], patch: patch, page: page, state: state.merging(gone) { $1 })
  }

  /// The files that no longer are what was tried out.
  public func filesEditedSinceTrial() throws(WorkspaceError) -> [FileID] {
    guard let trial = try openTrial() else { return [] }
    return trial.steps.filter { step in content(of: step.file).map { ContentID(of: $0) } != step.after }.map(\.file)
  }

  /// Takes back what is tried out, if anything is. Where a file was edited since, everything stays, as a batch of the log.
  @discardableResult
  public func takeBackTrial() throws(WorkspaceError) -> TrialEnd {
    guard let trial = try openTrial() else { return .none }
    var writes: [FileWrite] = []
    var edited: [FileID] = []
    for step in trial.steps {
      let text = content(of: step.file)
      switch text.map({ ContentID(of: $0) }) {
      case step.before: continue
      case step.after:
        guard let text, step.before != nil else {
          writes.append(FileWrite(step.file, before: text, after: nil))
          continue
        }
        let edits = step.reversed.map(\.edit)
        guard edits.last?.range.upperBound ?? 0 <= text.count, ContentID(of: text.applying(edits)) == step.before else {
          throw WorkspaceError(
            "what was tried out cannot be taken back: the record does not say what '\(step.file)' was. Put it right by hand, then remove '\(StateFolder.name)/\(StateFolder.trial)'",
            kind: .refused)
        }
        writes.append(FileWrite(step.file, before: text, after: text.applying(edits)))
      default: edited.append(step.file)
      }
    }
    guard edited.isEmpty else {
      let patch = try checkout.state(StateFolder.trialPatch) ?? []
      try keepTrial(trial.record, patch: patch, page: try checkout.state(StateFolder.trialPage) ?? [])
      return .kept(batch: trial.record.number, edited: edited)
    }
    for name in [StateFolder.trial, StateFolder.trialPatch, StateFolder.trialPage] {
      guard let bytes = try checkout.state(name) else { continue }
      writes.append(FileWrite(FileID("\(StateFolder.name)/\(name)"), before: SourceText(bytes: bytes), after: nil))
    }
    try write(writes, title: "taking back a trial of batch \(trial.record.number)")
    return .takenBack
  }

  private func openTrial() throws(WorkspaceError) -> (record: BatchRecord, steps: [FileStep])? {
    guard let bytes = try checkout.state(StateFolder.trial) else { return nil }
    let name = "\(StateFolder.name)/\(StateFolder.trial)"
    do {
      let record = try BatchRecord(bytes: bytes, name: name)
      return (record, try record.steps())
    } catch {
      throw WorkspaceError("what was tried out cannot be taken back: \(error.message). Put it right by hand, then remove '\(name)'", kind: .refused)
    }
  }

  /// nil when the file cannot be read, or is no file.
  private func content(of file: FileID) -> SourceText? {
    (try? checkout.contents(of: file)).map { SourceText(bytes: $0) }
  }
}
