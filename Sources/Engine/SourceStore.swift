import SourceEdits
import SourceText
import Synchronization
import TransformKit

/// The run's memory of files: each is read once, when it is first asked for, and kept until the run is forgotten.
///
/// Everything that a run asks of a file it asks here, so that all answers are about one content, whatever is saved
/// meanwhile. A file that could not be read stays so for the run. Only bytes are kept: trees and outlines of a large
/// project would not fit.
public final class SourceStore: Sendable {
  /// What the run cost so far.
  public let counters: RunCounters
  /// The number of bytes from which on a file is left alone: it is read, and not parsed.
  public let largestFile: Int
  private let reading: @Sendable (FileID) throws -> [UInt8]
  private let shards: [Shard]

  /// What is known of a file.
  private enum Entry: Sendable {
    case text(SourceText)
    case failure(any Error)
  }

  /// Some of the files under one lock, so that threads seldom wait for each other.
  private final class Shard: Sendable {
    let entries = Mutex<[FileID: Entry]>([:])
  }

  /// - Parameter reading: reads a file's bytes; called from several threads, at most once for a file. It must not ask
  ///   the store.
  public init(
    largestFile: Int = SourceStore.usualLargestFile, counters: RunCounters = RunCounters(),
    reading: @escaping @Sendable (FileID) throws -> [UInt8]
  ) {
    self.largestFile = largestFile
    self.counters = counters
    self.reading = reading
    shards = (0..<64).map { _ in Shard() }
  }

  /// The text that the run sees of a file. Throws what the first reading threw.
  public func text(of file: FileID) throws -> SourceText {
    let entry = shard(of: file).entries.withLock { entries in
      if let known = entries[file] { return known }
      let entry = read(file)
      entries[file] = entry
      return entry
    }
    switch entry {
    case .text(let text): return text
    case .failure(let error): throw error
    }
  }

  /// Four megabytes: ten times the largest file that people write, and what a tree of it takes fits into memory.
  public static let usualLargestFile = 4_000_000

  /// The text of a file that may be parsed; nil when it cannot be read or is too large.
  ///
  /// What is too much is told by the size, never by the clock, so that every machine says the same.
  func parsableText(of file: FileID) -> SourceText? { (try? text(of: file)).flatMap { isTooLarge($0) ? nil : $0 } }

  /// True for a text that is left alone.
  func isTooLarge(_ text: SourceText) -> Bool { text.count > largestFile }

  /// The text that the run saw of a file; nil when it never asked, or could not read it.
  public func seenText(of file: FileID) -> SourceText? {
    guard case .text(let text)? = shard(of: file).entries.withLock({ $0[file] }) else { return nil }
    return text
  }

  /// Every file that was read, with its content, in no order.
  public var seenTexts: [(file: FileID, text: SourceText)] {
    shards.flatMap { shard in
      shard.entries.withLock { $0 }.compactMap { file, entry in
        if case .text(let text) = entry { (file, text) } else { nil }
      }
    }
  }

  private func read(_ file: FileID) -> Entry {
    counters.noteOpen(of: file)
    do { return .text(SourceText(bytes: try reading(file))) } catch { return .failure(error) }
  }

  private func shard(of file: FileID) -> Shard { shards[Int(UInt(bitPattern: file.hashValue) % UInt(shards.count))] }
}
