import SourceEdits
import Synchronization

/// What one run cost in opened and parsed files: the budget that tests hold it to.
///
/// Parsers find the counters of their run by a task-local value, so that no initialiser has to hand them along; the
/// engine's threads bind it anew. Outside of a run nothing is counted.
public final class RunCounters: Sendable {
  @TaskLocal public static var current: RunCounters?
  /// What is parsed is what files would become.
  @TaskLocal public static var countsResults = false

  /// What was made into a tree.
  public enum Parse: String, Sendable, CaseIterable {
    /// The file as it is, every body of it.
    case whole
    /// The file as it is, with bodies blanked that say nothing.
    case blanked
    /// What the file would become.
    case result
  }

  /// What happened to one file.
  public struct Counts: Equatable, Sendable {
    public var opens = 0
    public var whole = 0
    public var blanked = 0
    public var results = 0

    /// How often the file as it is was parsed.
    public var parses: Int { whole + blanked }
  }

  private let counts = Mutex<[FileID: Counts]>([:])

  public init() {}

  /// The counts of every file that was opened or parsed.
  public var byFile: [FileID: Counts] { counts.withLock { $0 } }

  /// Notes that a file's bytes are read from disk.
  public func noteOpen(of file: FileID) { counts.withLock { $0[file, default: Counts()].opens += 1 } }

  /// Notes that a file is parsed in the current run.
  public static func noteParse(of file: FileID, _ parse: Parse) {
    current?.note(countsResults ? .result : parse, of: file)
  }

  private func note(_ parse: Parse, of file: FileID) {
    counts.withLock { counts in
      switch parse {
      case .whole: counts[file, default: Counts()].whole += 1
      case .blanked: counts[file, default: Counts()].blanked += 1
      case .result: counts[file, default: Counts()].results += 1
      }
    }
  }
}

extension RunCounters: CustomStringConvertible {
  /// All of it on one line: `files 3, opens 3 (most 1: A.swift), parses 5 (most 2: A.swift), whole 2, blanked 3, results 1`.
  public var description: String {
    let all = byFile.sorted { $0.key < $1.key }
    func sum(_ count: (Counts) -> Int) -> Int { all.reduce(0) { $0 + count($1.value) } }
    func most(_ count: (Counts) -> Int) -> String {
      guard let first = all.max(by: { count($0.value) < count($1.value) }) else { return "" }
      return " (most \(count(first.value)): \(first.key))"
    }
    return "files \(all.count), opens \(sum(\.opens))\(most(\.opens)), parses \(sum(\.parses))\(most(\.parses)), "
      + "whole \(sum(\.whole)), blanked \(sum(\.blanked)), results \(sum(\.results))\(most(\.results))"
  }
}
