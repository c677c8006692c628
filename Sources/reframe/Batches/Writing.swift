import ChangeLog
import Foundation
import Reports
import SourceEdits
import SourceText
import Workspace

extension Invocation {
  /// How writing speaks to the person, and where tests interrupt it.
  var writerOptions: CheckoutWriter.Options {
    let terminal = terminal
    var options = CheckoutWriter.Options(
      say: { terminal.say("reframe: \($0.escapedForTerminal)\n") }, reached: FaultPoint.reached)
    if let patience = FaultPoint.patience { options.patience = patience }
    return options
  }

  /// The right to write to the checkout.
  func writer(for checkout: Checkout) throws -> CheckoutWriter {
    do { return try CheckoutWriter(checkout, options: writerOptions) } catch { throw Failure(writing: error) }
  }

  /// Says, where there is no git, how what was written can be taken back. Quiet runs stay quiet.
  func sayWayBack(_ checkout: Checkout, _ configuration: Configuration) {
    guard !checkout.isGit, !configuration.isQuiet else { return }
    terminal.say("reframe: there is no git here; 'reframe undo' is the only way back\n")
  }

  /// Writes one batch and tells git of it. Throws when anything is in the way; nothing is written then.
  func write(_ draft: BatchDraft, policy: GitPolicy, to checkout: Checkout) throws -> (record: BatchRecord, commit: String?) {
    let writer = try writer(for: checkout)
    return try write(draft, policy: policy, with: writer)
  }

  func write(
    _ draft: BatchDraft, policy: GitPolicy, with writer: CheckoutWriter
  ) throws -> (record: BatchRecord, commit: String?) {
    let record: BatchRecord
    do { record = try draft.write(with: writer) } catch let error as WorkspaceError { throw Failure(writing: error) }
    return (record, try policy.finish(record, with: writer))
  }
}

extension Failure {
  /// That nothing could be written, or not all of it taken back.
  init(writing error: WorkspaceError) {
    self.init(error)
    if error.kind != .halfDone { hint = "Nothing was written." }
  }

  init(_ error: WorkspaceError) {
    self.init(code: error.kind == .refused ? .refused : .files, message: error.message)
  }
}

/// Where a test wants a run to end: `REFRAME_FAULT_POINT=7` kills it at the seventh step of a write, and
/// `REFRAME_PATIENCE=0.5` says for how many seconds it waits for another run. Debug builds only.
enum FaultPoint {
  static var patience: Double? {
    #if DEBUG
      return ProcessInfo.processInfo.environment["REFRAME_PATIENCE"].flatMap { Double($0) }
    #else
      return nil
    #endif
  }

  private static let counter = Counter()

  static func reached(_ step: String) {
    #if DEBUG
      counter.reach(step)
    #endif
  }

  /// `@unchecked Sendable`: a lock guards the count.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let end = ProcessInfo.processInfo.environment["REFRAME_FAULT_POINT"].flatMap { Int($0) }
    private let log = ProcessInfo.processInfo.environment["REFRAME_FAULT_LOG"]

    func reach(_ step: String) {
      guard end != nil || log != nil else { return }
      lock.withLock {
        count += 1
        if let log, let file = FileHandle(forWritingAtPath: log) {
          file.seekToEndOfFile()
          file.write(Data("\(count) \(step)\n".utf8))
          try? file.close()
        }
        if count == end { kill(getpid(), SIGKILL) }
      }
    }
  }
}
