@testable import Engine
import SourceEdits
import SourceText
import Synchronization
import TransformKit
import Transforms

/// Runs the engine over texts in memory.
struct Trial {
  let set: ChangeSet
  let texts: [FileID: SourceText]
  /// What the run cost.
  let counters: RunCounters

  init(
    _ texts: [FileID: SourceText], accepts: Safety = .safe, target: IOSVersion = IOSVersion(15),
    assumptions: [String: String] = [:], verifies: Bool = true, blanks: Bool = true, jobs: Int = 1, others: [FileID: SourceText] = [:],
    reading: Reading? = nil
  ) {
    struct Missing: Error {}
    let counters = RunCounters()
    self.counters = counters
    let input = EngineInput(
      files: texts.keys.filter { SourceLanguage(of: $0) != nil }.sorted(),
      projectFiles: texts.keys.filter { SourceLanguage(of: $0) == nil }.sorted(),
      store: SourceStore(counters: counters) { file in
        guard let text = texts[file] else { throw Missing() }
        reading?.note(file)
        return text.bytes
      },
      context: { file in
        let isInPod = others.keys.contains { $0.path.hasSuffix(".podspec") && file.path.hasPrefix($0.path.prefix { $0 != "/" } + "/") }
        return FileContext(deploymentTarget: target, isTest: file.path.contains("Tests/"), isInPod: isInPod)
      },
      namedElsewhere: { names, _ in names.filter { name in others.values.contains { $0.writes(name) } } })
    var options = EngineOptions()
    options.accepts = accepts
    options.assumptions = assumptions
    options.verifies = verifies
    options.blanks = blanks
    options.jobs = jobs
    self.texts = texts
    set = Engine(transforms: TransformCatalogue.all).run(input, options: options)
  }

  /// The case as it stands, run once for all tests that ask for the same.
  init(_ fixture: Fixture, accepts: Safety = .safe, verifies: Bool = true) {
    self = TrialMemo.shared.trial(fixture, TrialMemo.Way(accepts: accepts, verifies: verifies))
  }

  /// The case with other texts.
  init(
    _ fixture: Fixture, texts: [FileID: SourceText], accepts: Safety = .safe, verifies: Bool = true, blanks: Bool = true, jobs: Int = 1,
    reading: Reading? = nil
  ) {
    self.init(
      texts, accepts: accepts, target: fixture.deploymentTarget, assumptions: fixture.assumptions, verifies: verifies, blanks: blanks,
      jobs: jobs, others: fixture.others, reading: reading)
  }

  /// The texts with the accepted changes, and the files that these create.
  var result: [FileID: SourceText] {
    let edits = set.acceptedEdits
    let changed = Dictionary(uniqueKeysWithValues: texts.map { ($0, edits[$0].map($1.applying) ?? $1) })
    return changed.merging(set.accepted.creations.mapValues { SourceText($0) }) { $1 }
  }

  /// Everything that is reported, in order of place.
  var outcomes: [Expectation] {
    let changes = (set.accepted + set.offered).map { ($0.anchor, Expectation($0)) }
    let findings = set.findings.map { ($0.anchor, Expectation($0)) }
    return (changes + findings).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The runs of cases as they stand, each made once.
private final class TrialMemo: Sendable {
  static let shared = TrialMemo()

  struct Way: Hashable {
    let accepts: Safety
    let verifies: Bool
  }

  private struct Key: Hashable {
    let name: String
    let way: Way
  }

  private final class Cell: Sendable {
    let trial = Mutex<Trial?>(nil)
  }

  private let cells = Mutex<[Key: Cell]>([:])

  func trial(_ fixture: Fixture, _ way: Way) -> Trial {
    let key = Key(name: fixture.name, way: way)
    let cell = cells.withLock { cells in
      let cell = cells[key] ?? Cell()
      cells[key] = cell
      return cell
    }
    // Two tests that ask at once wait for one run.
    return cell.trial.withLock { known in
      if let known { return known }
      let trial = Trial(fixture, texts: fixture.before, accepts: way.accepts, verifies: way.verifies)
      known = trial
      return trial
    }
  }
}
