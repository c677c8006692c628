import Foundation

/// Work on all cores.
enum Parallel {
  /// The results in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    let count = items.count < 32 ? 1 : 4 * ProcessInfo.processInfo.activeProcessorCount
    let results = Box<[Int: [Result]]>([:])
    withoutActuallyEscaping(work) { work in
      DispatchQueue.concurrentPerform(iterations: count) { part in
        let own = items[items.count * part / count..<items.count * (part + 1) / count].map(work)
        results.change { $0[part] = own }
      }
    }
    return (0..<count).flatMap { results.value[$0] ?? [] }
  }

  /// Does one thing on another thread while the caller does the other.
  static func both<A: Sendable, B>(aside: @escaping @Sendable () -> A, _ main: () throws -> B) rethrows -> (A, B) {
    let result = Box<A?>(nil)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let value = aside()
      result.change { $0 = value }
    }
    // Whatever happens here, nothing goes on behind the caller's back.
    defer { group.wait() }
    let own = try main()
    group.wait()
    return (result.value!, own)
  }
}

/// A value that several threads change.
///
/// `@unchecked Sendable`: a lock guards it.
final class Box<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
