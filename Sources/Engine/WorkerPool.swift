import Foundation

/// Runs items on several threads, each with a stack that deep syntax trees cannot exhaust, and gives up on an item
/// that takes too long.
enum WorkerPool {
  enum Outcome<Value> {
    case done(Value)
    case timedOut
  }

  /// Runs `work` for every index. The results are in order of the indices, whatever the number of jobs.
  ///
  /// A thread cannot be stopped from outside: one that is over its time is left behind and a new one takes its place.
  static func run<Value: Sendable>(
    count: Int, jobs: Int, secondsPerItem: Double?, progress: (@Sendable (Int) -> Void)? = nil,
    work: @escaping @Sendable (Int) -> Value
  ) -> [Outcome<Value>] {
    guard count > 0 else { return [] }
    let state = State<Value>(count: count)
    for _ in 0..<min(max(1, jobs), count) { start(state, work) }
    while !state.wait(seconds: 0.1) {
      progress?(state.finished)
      guard let secondsPerItem else { continue }
      for _ in 0..<state.abandon(olderThan: secondsPerItem) { start(state, work) }
    }
    progress?(count)
    return state.outcomes
  }

  private static func start<Value: Sendable>(_ state: State<Value>, _ work: @escaping @Sendable (Int) -> Value) {
    let thread = Thread {
      while let item = state.next() {
        let value = work(item.index)
        guard state.finish(item, value) else { return }
      }
    }
    thread.stackSize = 256 << 20
    thread.start()
  }

  fileprivate struct Item {
    let index: Int
    let start: Date
  }
}

/// What the threads share.
///
/// `@unchecked Sendable`: every access to the mutable parts is made with the condition locked.
private final class State<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private var nextIndex = 0
  private var running: [Int: Date] = [:]
  private var results: [WorkerPool.Outcome<Value>?]
  private var done = 0

  init(count: Int) {
    self.count = count
    results = Array(repeating: nil, count: count)
  }

  var finished: Int { locked { done } }
  var outcomes: [WorkerPool.Outcome<Value>] { locked { results.map { $0 ?? .timedOut } } }

  func next() -> WorkerPool.Item? {
    locked {
      guard nextIndex < count else { return nil }
      let item = WorkerPool.Item(index: nextIndex, start: Date())
      running[nextIndex] = item.start
      nextIndex += 1
      return item
    }
  }

  /// Keeps the value; false when the item was given up meanwhile.
  func finish(_ item: WorkerPool.Item, _ value: Value) -> Bool {
    locked {
      guard running.removeValue(forKey: item.index) != nil else { return false }
      record(.done(value), at: item.index)
      return true
    }
  }

  /// Gives up on items that run longer than that; returns how many threads are lost.
  func abandon(olderThan seconds: Double) -> Int {
    locked {
      let late = running.filter { Date().timeIntervalSince($0.value) > seconds }.map(\.key)
      for index in late {
        running[index] = nil
        record(.timedOut, at: index)
      }
      return late.count
    }
  }

  /// Waits until everything is done, at most that long; true when it is.
  func wait(seconds: Double) -> Bool {
    locked {
      let end = Date(timeIntervalSinceNow: seconds)
      while done < count {
        if !condition.wait(until: end) { break }
      }
      return done >= count
    }
  }

  private func record(_ outcome: WorkerPool.Outcome<Value>, at index: Int) {
    results[index] = outcome
    done += 1
    if done >= count { condition.broadcast() }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
