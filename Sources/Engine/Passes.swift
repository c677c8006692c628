import SourceEdits
import SourceText
import TransformKit

/// Looks at the changed files again until nothing new is proposed, and checks that each still parses.
struct Passes {
  let analyzer: FileAnalyzer
  let input: EngineInput
  let options: EngineOptions
  /// What was taken back, so that it is not proposed on every pass again.
  private var withdrawn: Set<String> = []

  init(analyzer: FileAnalyzer, input: EngineInput, options: EngineOptions) {
    self.analyzer = analyzer
    self.input = input
    self.options = options
  }

  mutating func run(_ set: inout ChangeSet) {
    var originals: [FileID: SourceText] = [:]
    for file in Set(set.accepted.flatMap(\.edits.files)) {
      if let text = try? input.text(of: file) { originals[file] = text }
    }
    var open = Set(set.accepted.flatMap(\.edits.files))
    var pass = 1
    while true {
      let found = settled(&set, open, originals)
      pass += 1
      if found.isEmpty { return }
      guard pass <= options.passes else { return set.problems.append(unsettled(found[0].anchor.file)) }
      open = add(found, to: &set, originals)
      if open.isEmpty { return }
    }
  }

  private func unsettled(_ file: FileID) -> FileProblem {
    let message = "\(file) still gets new changes after \(options.passes) passes; please report this. What was found so far is kept."
    return FileProblem(file: file, kind: .withdrawn, message: message)
  }

  /// Takes what a look at the changed files proposed to what is accepted. Gives the files that this changes.
  private func add(_ found: [Change], to set: inout ChangeSet, _ originals: [FileID: SourceText]) -> Set<FileID> {
    var composition = Composition(set.accepted, originals: originals)
    var changed: Set<FileID> = []
    let places = found.map { composition.original(of: $0.anchor) }
    for (change, (place, isTaken)) in zip(found, zip(places, composition.add(found))) where isTaken {
      changed.formUnion(change.edits.files)
      // What was said of the place before is settled.
      set.findings.removeAll { $0.transform == change.transform && $0.anchor.isAt(place) }
      set.offered.removeAll { $0.transform == change.transform && $0.anchor.isAt(place) }
    }
    if !changed.isEmpty { set.accepted = composition.changes }
    return changed
  }

  // MARK: Looks

  /// What one parse of a file, as it would become, shows.
  private struct Look: Sendable {
    var isBroken = false
    /// The file did not parse as it was, in a part that nobody had looked at.
    var problem: FileProblem?
    /// In offsets of the text as it would become.
    var proposals: [Change] = []
  }

  /// Looks at what the changed files become, takes back what breaks them, and gives what is proposed for the rest.
  private mutating func settled(_ set: inout ChangeSet, _ changed: Set<FileID>, _ originals: [FileID: SourceText]) -> [Change] {
    var open = changed
    while true {
      let files = open.intersection(set.accepted.flatMap(\.edits.files)).sorted()
      let looks = looks(at: files, after: set.accepted, originals)
      let unparsed = looks.compactMap(\.problem)
      if !unparsed.isEmpty {
        for problem in unparsed { set.leave(problem) }
        continue
      }
      let broken = Set(zip(files, looks).filter(\.1.isBroken).map(\.0))
      if broken.isEmpty { return looks.flatMap(\.proposals).filter { !withdrawn.contains(Self.key($0)) } }
      open.formUnion(withdraw(broken, from: &set, originals))
    }
  }

  /// Each file is parsed once, for both questions.
  private func looks(at files: [FileID], after accepted: [Change], _ originals: [FileID: SourceText]) -> [Look] {
    let composition = Composition(accepted, originals: originals)
    let (analyzer, options) = (analyzer, options)
    let sizes = files.map { originals[$0]?.count ?? 0 }
    return WorkerPool.run(count: files.count, jobs: options.jobs, sizes: sizes) { index in
      RunCounters.$countsResults.withValue(true) {
        let (file, original) = (files[index], originals[files[index]])
        var look = Self.look(at: file, composition.text(of: file), original: original, analyzer, options)
        if look.isBroken, let original { look.problem = analyzer.problem(of: file, holding: original) }
        return look
      }
    }
  }

  private static func look(
    at file: FileID, _ text: SourceText?, original: SourceText?, _ analyzer: FileAnalyzer, _ options: EngineOptions
  ) -> Look {
    guard let text else { return Look(isBroken: true) }
    guard SourceLanguage(of: file) != nil else { return Look() }
    guard options.passes > 1 else { return Look(isBroken: text.isBroken(in: file, unlike: original)) }
    let facts = FirstPass().summary(of: file, text).adding(analyzer.ownNames.mentions(in: text, of: file))
    guard !facts.mentions.isEmpty else { return Look(isBroken: text.isBroken(in: file, unlike: original)) }
    let analysis = analyzer.analysis(of: facts, text: text, whole: true)
    let isBroken = analysis.unparsedBytes.map { text.isBroken(withUnparsed: $0, in: file, unlike: original) }
    return Look(
      isBroken: isBroken ?? text.isBroken(in: file, unlike: original), proposals: analysis.changes.filter { options.accepts($0.safety) })
  }

  /// Takes back every change after which a file no longer parses, and says that it is our fault. Gives the files of those.
  private mutating func withdraw(_ broken: Set<FileID>, from set: inout ChangeSet, _ originals: [FileID: SourceText]) -> Set<FileID> {
    let suspects = set.accepted.filter { !broken.isDisjoint(with: $0.edits.files) }
    var culprits = suspects.filter { !brokenFiles(after: [$0], originals: originals).isEmpty }
    if culprits.isEmpty { culprits = suspects }
    for change in culprits {
      withdrawn.insert(Self.key(change))
      set.accepted.removeAll { $0.id == change.id }
      let message =
        "\(change.anchor.file):\(change.anchor.line): the change '\(change.message)' of \(change.transform) would have left "
        + "a file that does not parse; it was withdrawn. This is a bug of Reframe, please report it."
      set.problems.append(FileProblem(file: change.anchor.file, kind: .withdrawn, message: message))
    }
    if !brokenFiles(after: set.accepted, originals: originals).isEmpty { set.accepted.removeAll { !broken.isDisjoint(with: $0.edits.files) } }
    return Set(culprits.flatMap(\.edits.files)).intersection(set.accepted.flatMap(\.edits.files))
  }

  /// What a change is about, wherever it stands by now.
  private static func key(_ change: Change) -> String {
    [change.transform, change.anchor.file.path, change.record.scope, change.record.oldDependency].joined(separator: "\u{0}")
  }

  private func brokenFiles(after accepted: [Change], originals: [FileID: SourceText]) -> [FileID] {
    let composition = Composition(accepted, originals: originals)
    let files = Set(accepted.flatMap(\.edits.files)).sorted()
    let outcomes = WorkerPool.run(count: files.count, jobs: options.jobs) { index in
      guard let text = composition.text(of: files[index]) else { return true }
      return text.isBroken(in: files[index], unlike: originals[files[index]])
    }
    return zip(files, outcomes).compactMap { file, isBroken in isBroken ? file : nil }
  }
}

extension ChangeSet {
  /// Forgets what was found in a file that has to be left alone.
  fileprivate mutating func leave(_ problem: FileProblem) {
    accepted.removeAll { $0.edits.files.contains(problem.file) }
    offered.removeAll { $0.edits.files.contains(problem.file) }
    findings.removeAll { $0.anchor.file == problem.file }
    problems.append(problem)
  }
}

extension Anchor {
  /// The same place in the original file.
  fileprivate func isAt(_ other: Anchor) -> Bool { file == other.file && range.lowerBound == other.range.lowerBound }
}
