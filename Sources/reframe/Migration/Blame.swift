import Reports
import Review
import SourceEdits

/// What is to become of a batch whose verification failed: which changes are left out, and whether any can stay.
struct Blame {
  /// The changes that pass together.
  let kept: [Change]
  let leftOut: [Change]
  /// Those of them that are not known to make it fail.
  var undecided: [Change] = []
  /// The command fails without any of the changes, too.
  var failsAnyway = false
  /// The run that failed with the fewest changes.
  let failure: VerificationRun
  /// nil when nothing was looked for.
  let search: MigrationReport.Search?
  /// The migration cannot go on.
  let stops: Bool
}

/// Finds out what made the verification of a batch fail, as far as its policy wants to know.
struct Investigation {
  let changes: [Change]
  let batch: MigrationBatch
  /// The run with all changes.
  let failure: VerificationRun
  let verifier: Verifier
  /// Called before a run.
  let say: (MigrationPosition.Activity) -> Void

  func blame() throws -> Blame {
    switch batch.onFailure {
    case .stop, .skip: return try takingBack()
    case .bisect: return try bisecting()
    }
  }

  /// One more run tells a batch that breaks something from a command that fails anyway; the latter would fail for every
  /// other batch, too.
  private func takingBack() throws -> Blame {
    say(.verifyingWithout)
    let none = try verifier.run([])
    guard none.passed else { return failsAnyway(none, runs: 1) }
    // One change alone is to blame; of several nobody knows which.
    return Blame(
      kept: [], leftOut: changes, undecided: changes.count > 1 ? changes : [], failure: failure, search: nil,
      stops: batch.onFailure == .stop)
  }

  private func failsAnyway(_ none: VerificationRun, runs: Int) -> Blame {
    Blame(
      kept: [], leftOut: changes, failsAnyway: true, failure: none,
      search: .init(culprits: [], undecided: 0, runs: runs, ending: .failsWithNone), stops: true)
  }

  private func bisecting() throws -> Blame {
    let before = verifier.runs
    var failures = [Array(changes.indices): failure]
    let result = try CulpritSearch.culprits(of: changes.count, maxRuns: batch.maxRuns, isKnownToFail: true) { numbers in
      say(.searching(run: verifier.runs - before + 1, maxRuns: batch.maxRuns))
      let run = try verifier.run(numbers.map { changes[$0] }.withoutUnmetRequirements)
      if run.passed { return .passed }
      failures[numbers] = run
      return .failed
    }
    if result.ending == .failsWithNone, let none = failures[[]] { return failsAnyway(none, runs: result.runs) }
    // A change that needs one of the culprits was in none of the runs without it.
    let kept = result.kept.map { changes[$0] }.withoutUnmetRequirements
    let ids = Set(kept.map(\.id))
    let fewest = failures.min { ($0.key.count, $0.key.first ?? 0) < ($1.key.count, $1.key.first ?? 0) }
    return Blame(
      kept: kept, leftOut: changes.filter { !ids.contains($0.id) },
      undecided: result.undecided.map { changes[$0] }, failure: fewest?.value ?? failure, search: .init(result, of: changes), stops: false)
  }
}

extension MigrationReport.Search {
  fileprivate init(_ result: CulpritSearch.Result, of changes: [Change]) {
    let ending: Ending =
      switch result.ending {
      case .complete: .complete
      case .failsWithNone: .failsWithNone
      case .unresolved: .unresolved
      case .outOfRuns: .outOfRuns
      }
    self.init(
      culprits: result.culprits.map { $0.map { changes[$0] } }, undecided: result.undecided.count, runs: result.runs,
      ending: ending)
  }
}
