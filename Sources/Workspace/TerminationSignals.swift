import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The signals that ask this process to end, noticed instead of obeyed for as long as the value is in use.
///
/// One that was ignored before stays ignored: who started this process with `nohup` wants it so.
public struct TerminationSignals {
  private let before: Int

  public init() {
    before = Arrivals.count.load(ordering: .relaxed)
    Watch.begin()
  }

  /// The number of signals so far.
  var count: Int { Arrivals.count.load(ordering: .relaxed) - before }

  /// The last signal; nil when none came.
  public var received: Int32? { count > 0 ? Arrivals.last.load(ordering: .relaxed) : nil }

  /// Gives the signals back their old meaning.
  public func end() { Watch.end() }
}

/// What the handler writes; it can do no more than that.
private enum Arrivals {
  static let count = Atomic<Int>(0)
  static let last = Atomic<Int32>(0)
}

/// The handler, installed once for however many commands run at the same time.
private enum Watch {
  private typealias Handler = @convention(c) (Int32) -> Void

  private struct State {
    var users = 0
    var previous: [(signal: Int32, handler: Handler?)] = []
  }

  private static let state = Mutex(State())

  static func begin() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1 else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        let previous = signal(number) { number in
          Arrivals.last.store(number, ordering: .relaxed)
          Arrivals.count.add(1, ordering: .relaxed)
        }
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          signal(number, SIG_IGN)
        } else {
          state.previous.append((number, previous))
        }
      }
    }
  }

  static func end() {
    state.withLock { state in
      state.users -= 1
      guard state.users == 0 else { return }
      for (number, handler) in state.previous { signal(number, handler) }
      state.previous = []
    }
  }
}
