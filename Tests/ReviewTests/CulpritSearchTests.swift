import Testing

@testable import Review

@Suite("Looking for the changes that make a test fail")
struct CulpritSearchTests {
  /// A test that fails with all members of one of the sets; it counts and keeps what it is asked.
  private final class Oracle {
    let culprits: [Set<Int>]
    var asked: [[Int]] = []

    init(_ culprits: [Set<Int>]) {
      self.culprits = culprits
    }

    func test(_ items: [Int]) -> CulpritSearch.Outcome {
      asked.append(items)
      return fails(items) ? .failed : .passed
    }

    func fails(_ items: some Sequence<Int>) -> Bool {
      let items = Set(items)
      return culprits.contains { $0.isSubset(of: items) }
    }
  }

  private func search(_ count: Int, _ oracle: Oracle, maxRuns: Int = .max) throws -> CulpritSearch.Result {
    try CulpritSearch.culprits(of: count, maxRuns: maxRuns, test: oracle.test)
  }

  @Test("one culprit, wherever it is", arguments: [0, 3, 4, 9])
  func single(culprit: Int) throws {
    let result = try search(10, Oracle([[culprit]]))
    #expect(result.culprits == [[culprit]])
    #expect(result.kept == (0..<10).filter { $0 != culprit })
    #expect(result.undecided == [])
    #expect(result.ending == .complete)
  }

  @Test("two that fail only together", arguments: [[0, 1], [2, 9], [4, 5], [7, 8]])
  func pair(culprits: [Int]) throws {
    let result = try search(10, Oracle([Set(culprits)]))
    #expect(result.culprits == [culprits])
    #expect(result.kept == (0..<10).filter { !culprits.contains($0) })
    #expect(result.ending == .complete)
  }

  @Test("two that have nothing to do with each other")
  func independent() throws {
    let result = try search(64, Oracle([[5], [60]]))
    #expect(Set(result.culprits) == [[5], [60]])
    #expect(result.kept == (0..<64).filter { $0 != 5 && $0 != 60 })
    #expect(result.ending == .complete)
  }

  @Test("a pair and a single one")
  func pairAndSingle() throws {
    let result = try search(32, Oracle([[1, 30], [16]]))
    #expect(Set(result.culprits) == [[1, 30], [16]])
    #expect(result.ending == .complete)
  }

  @Test("every one is a culprit")
  func all() throws {
    let result = try search(7, Oracle((0..<7).map { [$0] }))
    #expect(result.culprits.sorted { $0[0] < $1[0] } == (0..<7).map { [$0] })
    #expect(result.kept == [])
    #expect(result.undecided == [])
    #expect(result.ending == .complete)
  }

  @Test("all together and nothing less")
  func together() throws {
    let result = try search(6, Oracle([Set(0..<6)]))
    #expect(result.culprits == [Array(0..<6)])
    #expect(result.kept == [])
  }

  @Test("no culprit: one run tells")
  func none() throws {
    let oracle = Oracle([])
    let result = try search(10, oracle)
    #expect(result.culprits == [])
    #expect(result.kept == Array(0..<10))
    #expect(result.ending == .complete)
    #expect(oracle.asked == [Array(0..<10)])
  }

  @Test("nothing to look through: no run")
  func empty() throws {
    let oracle = Oracle([[]])
    let result = try search(0, oracle)
    #expect(result == .init(culprits: [], kept: [], undecided: [], runs: 0, ending: .complete))
    #expect(oracle.asked == [])
  }

  @Test("a test that fails with none of them blames none of them")
  func failsWithNone() throws {
    let oracle = Oracle([[]])
    let result = try search(10, oracle)
    #expect(result.culprits == [])
    #expect(result.kept == [])
    #expect(result.undecided == Array(0..<10))
    #expect(result.ending == .failsWithNone)
    #expect(result.runs == 2)
  }

  @Test("what is known to fail is not run again")
  func knownToFail() throws {
    let oracle = Oracle([[2]])
    let result = try CulpritSearch.culprits(of: 4, maxRuns: 100, isKnownToFail: true, test: oracle.test)
    #expect(result.culprits == [[2]])
    #expect(!oracle.asked.contains(Array(0..<4)))
    #expect(result.runs == oracle.asked.count)
  }

  @Test("nothing is run twice", arguments: [[Set([3])], [[0, 9]], [[1], [2], [3]], [[1, 2, 3, 4], [5, 6]]])
  func cache(culprits: [Set<Int>]) throws {
    let oracle = Oracle(culprits)
    let result = try search(10, oracle)
    #expect(Set(oracle.asked).count == oracle.asked.count)
    #expect(result.runs == oracle.asked.count)
  }

  @Test("one among a thousand takes two runs for each halving, and three more", arguments: [0, 1, 499, 500, 742, 999])
  func logarithmic(culprit: Int) throws {
    let result = try search(1000, Oracle([[culprit]]))
    #expect(result.culprits == [[culprit]])
    #expect(result.runs <= 2 * 10 + 3)
  }

  @Test("parts that cannot be tested are no failures")
  func unresolvedParts() throws {
    // 6 is the culprit, and nothing can be built with it unless 1 is there, too.
    let result = try CulpritSearch.culprits(of: 12, maxRuns: 500) { items in
      if items.contains(6), !items.contains(1) { return .unresolved }
      return items.contains(6) ? .failed : .passed
    }
    #expect(result.culprits == [[1, 6]])
    #expect(result.kept == [0, 2, 3, 4, 5, 7, 8, 9, 10, 11])
    #expect(result.ending == .complete)
  }

  @Test("without an answer for the rest, the most that passed is kept")
  func unresolvedRest() throws {
    // 0 fails; without it everything that has 7 gives no answer.
    let result = try CulpritSearch.culprits(of: 8, maxRuns: 500) { items in
      if items.contains(0) { return .failed }
      return items.contains(7) ? .unresolved : .passed
    }
    #expect(result.culprits == [[0]])
    #expect(result.ending == .unresolved)
    #expect(!result.kept.contains(7))
    #expect(result.undecided.contains(7))
    #expect((result.kept + result.undecided).sorted() == Array(1..<8))
  }

  @Test("without an answer for all of them there is nothing to go by")
  func unresolvedWhole() throws {
    let result = try CulpritSearch.culprits(of: 8, maxRuns: 500) { $0.isEmpty ? .passed : .unresolved }
    #expect(result == .init(culprits: [], kept: [], undecided: Array(0..<8), runs: 2, ending: .unresolved))
  }

  @Test("the bound holds whatever it is, and what is kept passes", arguments: 0...40)
  func bound(maxRuns: Int) throws {
    let oracle = Oracle([[3], [40, 41], [77]])
    let result = try search(100, oracle, maxRuns: maxRuns)
    #expect(oracle.asked.count <= maxRuns)
    #expect(result.runs == oracle.asked.count)
    #expect(!oracle.fails(result.kept))
    #expect(result.culprits.allSatisfy(oracle.fails))
    #expect((result.kept + result.undecided + result.culprits.joined()).sorted() == Array(0..<100))
    if result.ending != .complete { #expect(result.ending == .outOfRuns) }
  }

  @Test("the last run saves what is not suspected")
  func lastRun() throws {
    // All, none, 0–49, 50–99, 50–74, 75–99 and then the last.
    let result = try search(100, Oracle([[80]]), maxRuns: 7)
    #expect(result.ending == .outOfRuns)
    #expect(result.runs == 7)
    #expect(result.kept == Array(0..<75))
    #expect(result.undecided == Array(75..<100))
  }

  @Test("an error of the test ends the search")
  func error() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try CulpritSearch.culprits(of: 8, maxRuns: 500) { items in
        if items.count == 4 { throw Stop() }
        return items.isEmpty ? .passed : .failed
      }
    }
  }

  @Test("random culprits: the rest passes, and each set fails without none of its members", arguments: 0..<300)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...60, using: &random)
    let sets = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Set((0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) })
    }
    let oracle = Oracle(sets)
    let result = try search(count, oracle)
    #expect(result.ending == .complete)
    #expect(!oracle.fails(result.kept))
    #expect(result.undecided == [])
    for culprits in result.culprits {
      #expect(oracle.fails(culprits))
      for one in culprits { #expect(!oracle.fails(culprits.filter { $0 != one })) }
    }
    #expect((result.kept + result.culprits.joined()).sorted() == Array(0..<count))
    #expect(Set(oracle.asked).count == result.runs)
  }

  @Test("random tests that follow no rule, bounded: what is kept was seen to pass", arguments: 0..<200)
  func erratic(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...30, using: &random)
    let maxRuns = Int.random(in: 0...60, using: &random)
    var answers: [[Int]: CulpritSearch.Outcome] = [:]
    let result = try CulpritSearch.culprits(of: count, maxRuns: maxRuns) { items in
      let outcome: CulpritSearch.Outcome =
        items.isEmpty ? .passed : [.passed, .failed, .failed, .unresolved].randomElement(using: &random)!
      #expect(answers.updateValue(outcome, forKey: items) == nil)
      return outcome
    }
    #expect(result.runs == answers.count && result.runs <= maxRuns)
    if !result.kept.isEmpty { #expect(answers[result.kept] == .passed) }
    #expect((result.kept + result.undecided + result.culprits.joined()).sorted() == Array(0..<count))
    for culprits in result.culprits {
      #expect(answers[culprits] == .failed)
      for one in culprits where culprits.count > 1 { #expect(answers[culprits.filter { $0 != one }] != .failed) }
    }
  }
}

/// The same numbers on every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
