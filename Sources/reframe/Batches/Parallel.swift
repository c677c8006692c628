import Foundation

/// Work on all cores.
enum Parallel {
  /// The results in the order of the items.
  ///
  /// - Parameter isSmall: an item is not worth a thread of its own.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], isSmall: Bool = true, _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    let count = !isSmall ? items.count : items.count < 32 ? 1 : 4 * ProcessInfo.processInfo.activeProcessorCount
    let results = Box<[Int: [Result]]>([:])
    withoutActuallyEscaping(work) { work in
      DispatchQueue.concurrentPerform(iterations: count) { part in
        let own = items[items.count * part / count..<items.count * (part + 1) / count].map(work)
        results.change { $0[part] = own }
      }
    }
    return (0..<count).flatMap { results.value[$0] ?? [] }
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
