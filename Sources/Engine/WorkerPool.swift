import Foundation
import TransformKit

/// Runs items on several threads, each with a stack that deep syntax trees cannot exhaust.
///
/// No clock ends an item: what is too much for a run is told by its size, before it is begun, so that a slow machine
/// says the same as a fast one.
enum WorkerPool {
  /// Runs `work` for every index. The results are in order of the indices, whatever the number of jobs.
  ///
  /// The threads count for the same run as the one that asks.
  ///
  /// - Parameter sizes: how much work each item is; the largest are begun first, so that none is left for the end.
  static func run<Value: Sendable>(
    count: Int, jobs: Int, sizes: [Int] = [], progress: (@Sendable (Int) -> Void)? = nil, work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    guard count > 0 else { return [] }
    let state = State<Value>(count: count, order: sizes.isEmpty ? Array(0..<count) : (0..<count).sorted { (sizes[$1], $0) < (sizes[$0], $1) })
    let counters = RunCounters.current
    for _ in 0..<min(max(1, jobs), count) { start(state, counters, work) }
    while !state.wait(seconds: 0.1) { progress?(state.finished) }
    progress?(count)
    return state.values
  }

  private static func start<Value: Sendable>(
    _ state: State<Value>, _ counters: RunCounters?, _ work: @escaping @Sendable (Int) -> Value
  ) {
    let thread = Thread {
      RunCounters.$current.withValue(counters) {
        while let index = state.next() { state.finish(index, work(index)) }
      }
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
}

/// What the threads share.
///
/// `@unchecked Sendable`: every access to the mutable parts is made with the condition locked.
private final class State<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private let order: [Int]
  private var begun = 0
  private var results: [Value?]
  private var done = 0

  init(count: Int, order: [Int]) {
    self.count = count
    self.order = order
    results = Array(repeating: nil, count: count)
  }

  var finished: Int { condition.withLock { done } }
  var values: [Value] { condition.withLock { results.map { $0! } } }

  func next() -> Int? {
    condition.withLock {
      guard begun < count else { return nil }
      defer { begun += 1 }
      return order[begun]
    }
  }

  func finish(_ index: Int, _ value: Value) {
    condition.withLock {
      results[index] = value
      done += 1
      if done >= count { condition.broadcast() }
    }
  }

  /// Waits until everything is done, at most that long; true when it is.
  func wait(seconds: Double) -> Bool {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: seconds)
      while done < count {
        if !condition.wait(until: end) { break }
      }
      return done >= count
    }
  }
}
