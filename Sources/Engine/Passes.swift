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
    withdrawBroken(&set, originals: originals)
    var open = Set(set.accepted.flatMap(\.edits.files))
    guard options.passes > 1 else { return }
    for pass in 2...options.passes + 1 {
      let found = proposals(after: set.accepted, in: open.sorted(), originals: originals).filter { !withdrawn.contains(Self.key($0)) }
      if found.isEmpty { return }
      guard pass <= options.passes else {
        let file = found[0].anchor.file
        set.problems.append(
          FileProblem(
            file: file, kind: .withdrawn,
            message: "\(file) still gets new changes after \(options.passes) passes; please report this. What was found so far is kept."))
        return
      }
      var composition = Composition(set.accepted, originals: originals)
      open = []
      let places = found.map { composition.original(of: $0.anchor) }
      let added = Set(composition.add(found).map(\.id))
      for (change, place) in zip(found, places) where added.contains(change.id) {
        open.formUnion(change.edits.files)
        // What was said of the place before is settled.
        set.findings.removeAll { $0.transform == change.transform && $0.anchor.isAt(place) }
        set.offered.removeAll { $0.transform == change.transform && $0.anchor.isAt(place) }
      }
      if open.isEmpty { return }
      set.accepted = composition.changes
      withdrawBroken(&set, originals: originals)
    }
  }

  /// What the transforms propose for the texts as they would become, in offsets of those texts.
  private func proposals(after accepted: [Change], in files: [FileID], originals: [FileID: SourceText]) -> [Change] {
    let composition = Composition(accepted, originals: originals)
    let analyzer = analyzer
    let options = options
    let pass = FirstPass()
    let outcomes = WorkerPool.run(count: files.count, jobs: options.jobs) {
      index -> [Change] in
      guard SourceLanguage(of: files[index]) != nil, let text = composition.text(of: files[index]) else { return [] }
      let facts = pass.facts(of: files[index], text).adding(analyzer.ownNames.mentions(in: text, of: files[index]))
      guard !facts.mentions.isEmpty else { return [] }
      return RunCounters.$countsResults.withValue(true) {
        analyzer.analysis(of: facts, text: text, whole: true).changes.filter { options.accepts($0.safety) }
      }
    }
    return outcomes.flatMap { $0 }
  }

  /// Takes back every change after which a file no longer parses, and says that it is our fault.
  private mutating func withdrawBroken(_ set: inout ChangeSet, originals: [FileID: SourceText]) {
    let broken = Set(brokenFiles(after: set.accepted, originals: originals))
    guard !broken.isEmpty else { return }
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

extension Anchor {
  /// The same place in the original file.
  fileprivate func isAt(_ other: Anchor) -> Bool { file == other.file && range.lowerBound == other.range.lowerBound }
}
