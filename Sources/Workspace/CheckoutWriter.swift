#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ChangeLog
import SourceEdits
import SourceText

/// The right to write to a checkout, and the only way to do so: whole batches, with their record.
///
/// While it lives no other run writes. Making one first ends whatever an interrupted run left open.
public final class CheckoutWriter {
  /// What it was told to do with what it has to say, and for how long to wait.
  public struct Options: Sendable {
    /// Seconds to wait for another run.
    public var patience = 10.0
    /// Takes sentences for the person who runs it.
    public var say: @Sendable (String) -> Void
    /// Called after each step of a write, with its name; tests interrupt the run there.
    public var reached: @Sendable (String) -> Void

    public init(
      say: @escaping @Sendable (String) -> Void = { _ in }, reached: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.say = say
      self.reached = reached
    }
  }

  public let checkout: Checkout
  private let state: Int32
  private let lock: CheckoutLock
  private let options: Options

  /// Waits for other runs. Throws a sentence when one takes too long, or when what it left cannot be dealt with.
  public init(_ checkout: Checkout, options: Options = Options()) throws(WorkspaceError) {
    self.checkout = checkout
    self.options = options
    state = try StateFolder.open(in: checkout.root)
    do throws(WorkspaceError) {
      lock = try CheckoutLock.take(in: state, patience: options.patience) {
        options.say("\($0) is writing to this checkout; waiting for it")
      }
    } catch {
      // Without a lock there is no writer yet that would close it.
      close(state)
      throw error
    }
    options.reached("lock taken")
    for phase in Journal.Phase.allCases {
      guard let journal = try checkout.state(phase.fileName) else { continue }
      options.say(try Recovery(root: checkout.root, state: state, reached: options.reached).recover(journal, phase))
    }
    // Only now: what a journal speaks of may lie in our own folder, too.
    StateFolder.clear(state)
    if let words = try takeBackTrial().words { options.say(words) }
  }

  deinit { close(state) }

  /// Says something to the person who runs it.
  func say(_ sentence: String) { options.say(sentence) }

  /// Writes everything or nothing.
  ///
  /// - Parameter title: what it is, for messages after an interruption: `batch 3`.
  public func write(_ writes: [FileWrite], title: String) throws(WorkspaceError) {
    guard !writes.isEmpty else { return }
    let transaction = Transaction(root: checkout.root, state: state, title: title, writes: writes, reached: options.reached)
    if let complaint = try transaction.run() { options.say(complaint) }
  }

  /// Writes a file of ours below `.reframe/`, whole or not at all.
  public func writeState(_ path: String, _ bytes: [UInt8]) throws(WorkspaceError) {
    var folders = try FolderStack.of(checkout.root)
    try StateFolder.replace(try folders.file(StateFolder.name + "/" + path), with: bytes, state: state)
  }

  /// Removes a file of ours below `.reframe/`.
  public func removeState(_ path: String) {
    unlink(checkout.root + "/" + StateFolder.name + "/" + path)
  }
}

extension Checkout {
  /// True while a run that is alive verifies what it tried out: that is its own to take back, and its command may well be
  /// the one that asks.
  private var isTrialUnderWay: Bool {
    System.linkStatus("\(root)/\(StateFolder.name)/\(StateFolder.trial)") != nil && isBeingWritten
  }

  /// True while some run has the right to write.
  public var isBeingWritten: Bool { CheckoutLock.isHeld("\(root)/\(StateFolder.name)/\(StateFolder.lock)") }

  /// Ends what an interrupted run left open, and says so. Does nothing, and makes nothing, when there is none.
  public func recover(_ options: CheckoutWriter.Options) throws(WorkspaceError) {
    let folder = root + "/" + StateFolder.name
    let isOpen = (Journal.Phase.allCases.map(\.fileName) + [StateFolder.trial]).contains {
      System.linkStatus(folder + "/" + $0) != nil
    }
    // What was to become a journal is nothing to tell of, and is cleared as well.
    let isLeft = isOpen || StateFolder.names(in: System.openFolder(folder)).contains { $0.hasPrefix(Journal.prefix) }
    guard isLeft, !isTrialUnderWay else { return }
    _ = try CheckoutWriter(self, options: options)
  }
}
