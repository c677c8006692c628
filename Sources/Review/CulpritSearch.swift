/// Finds the few among many things that make a test fail, by testing parts of them: delta debugging.
///
/// The things are numbers from 0. Nothing is assumed of the test but that it gives the same answer for the same things:
/// some may fail only together, and a part may fail that is no failure as a whole.
public struct CulpritSearch {
  public enum Outcome: Sendable {
    case passed
    case failed
    /// No answer: the part cannot be tested by itself.
    case unresolved
  }

  /// Why the search came to its end.
  public enum Ending: Equatable, Sendable {
    /// What is kept passes, and everything else is a culprit.
    case complete
    /// The test fails with none of the things, so it blames none of them.
    case failsWithNone
    /// There is no answer for what is left without the culprits.
    case unresolved
    /// The runs are used up.
    case outOfRuns
  }

  public struct Result: Equatable, Sendable {
    /// Sets that fail, none of which would without any one of its members; in ascending order, the first found first.
    public let culprits: [[Int]]
    /// Things that pass together and share none with the culprits: all others when the search is complete, else the most
    /// that were seen to pass.
    public let kept: [Int]
    /// Neither culprits nor kept.
    public let undecided: [Int]
    /// How often the test ran.
    public let runs: Int
    public let ending: Ending
  }

  private let count: Int
  private var trials: Trials
  /// A failing part that is being made smaller.
  private var suspects: [Int] = []
  private var culprits: [[Int]] = []

  private init(count: Int, trials: Trials) {
    self.count = count
    self.trials = trials
  }

  /// Searches until what is left passes, or until the test has run `maxRuns` times.
  ///
  /// - Parameter isKnownToFail: the test has failed with all of them; it is not run for that again.
  /// - Parameter test: tells whether the things with these numbers, in ascending order, pass. What it throws ends the search.
  public static func culprits(
    of count: Int, maxRuns: Int, isKnownToFail: Bool = false, test: @escaping ([Int]) throws -> Outcome
  ) throws -> Result {
    var trials = Trials(limit: maxRuns, test: test)
    if isKnownToFail { trials.outcomes[Array(0..<count)] = .failed }
    var search = CulpritSearch(count: count, trials: trials)
    do {
      let ending = try search.run()
      return search.result(ending)
    } catch is OutOfRuns {
      try search.leaveOutSuspects()
      return search.result(.outOfRuns)
    }
  }

  private mutating func run() throws -> Ending {
    var rest = Array(0..<count)
    if rest.isEmpty { return .complete }
    // First of all, because there may be nothing to look for.
    if try trials.outcome(of: rest) == .passed { return .complete }
    switch try trials.outcome(of: []) {
    case .passed: break
    case .failed: return .failsWithNone
    case .unresolved: return .unresolved
    }
    while true {
      switch try trials.outcome(of: rest) {
      case .passed: return .complete
      case .unresolved: return .unresolved
      case .failed:
        let found = try smallestFailure(in: rest)
        culprits.append(found)
        rest.removeAll { found.contains($0) }
      }
    }
  }

  /// A failing part of a failing set that fails without none of its members: Zeller's and Hildebrandt's "ddmin".
  ///
  /// One run is left over for what comes after.
  private mutating func smallestFailure(in items: [Int]) throws -> [Int] {
    suspects = items
    var pieces = 2
    while suspects.count > 1 {
      let all = suspects
      let parts = (0..<pieces).map { $0 * all.count / pieces..<($0 + 1) * all.count / pieces }
      if let part = try firstFailing(parts.lazy.map { Array(all[$0]) }) {
        suspects = part
        pieces = 2
      } else if let others = try firstFailing(parts.lazy.map { Array(all[..<$0.lowerBound] + all[$0.upperBound...]) }) {
        suspects = others
        pieces = max(2, pieces - 1)
      } else if pieces < suspects.count {
        pieces = min(2 * pieces, suspects.count)
      } else {
        break
      }
    }
    defer { suspects = [] }
    return suspects
  }

  private mutating func firstFailing(_ candidates: some Sequence<[Int]>) throws -> [Int]? {
    for candidate in candidates where try trials.outcome(of: candidate, sparing: 1) == .failed { return candidate }
    return nil
  }

  /// Spends the last run on everything but what is known to fail, so that little is lost with it.
  private mutating func leaveOutSuspects() throws {
    guard !suspects.isEmpty else { return }
    let others = withoutCulprits.filter { !suspects.contains($0) }
    do {
      _ = try trials.outcome(of: others)
    } catch is OutOfRuns {}
  }

  private var withoutCulprits: [Int] {
    let found = Set(culprits.joined())
    return (0..<count).filter { !found.contains($0) }
  }

  private func result(_ ending: Ending) -> Result {
    let rest = withoutCulprits
    let kept = ending == .complete ? rest : trials.mostThatPassed(among: rest)
    let decided = Set(kept)
    return Result(
      culprits: culprits, kept: kept, undecided: rest.filter { !decided.contains($0) }, runs: trials.runs, ending: ending)
  }
}

private struct OutOfRuns: Error {}

/// Runs the test, at most so many times and never twice for the same things.
private struct Trials {
  let limit: Int
  let test: ([Int]) throws -> CulpritSearch.Outcome
  var outcomes: [[Int]: CulpritSearch.Outcome] = [:]
  private(set) var runs = 0

  init(limit: Int, test: @escaping ([Int]) throws -> CulpritSearch.Outcome) {
    self.limit = limit
    self.test = test
  }

  /// - Parameter sparing: the runs that are not to be used up by this.
  mutating func outcome(of items: [Int], sparing: Int = 0) throws -> CulpritSearch.Outcome {
    if let known = outcomes[items] { return known }
    guard runs < limit - sparing else { throw OutOfRuns() }
    runs += 1
    let outcome = try test(items)
    outcomes[items] = outcome
    return outcome
  }

  /// The largest set that passed and has nothing but these; of several the first in order.
  func mostThatPassed(among items: [Int]) -> [Int] {
    let allowed = Set(items)
    var best: [Int] = []
    for (items, outcome) in outcomes where outcome == .passed && items.allSatisfy(allowed.contains) {
      if items.count > best.count || items.count == best.count && items.lexicographicallyPrecedes(best) { best = items }
    }
    return best
  }
}
