import SourceEdits
import SourceText
import TransformKit

/// How far a run is.
public struct EngineProgress: Sendable {
  /// What is being done, for people: `reading`, `parsing`.
  public let phase: String
  public let done: Int
  public let total: Int
}

/// Turns files and transforms into a change set. It touches no disk and decides by the policy it is given.
public struct Engine: Sendable {
  private let transforms: [any Transform.Type]

  /// - Parameter transforms: in the order of the catalogue, which decides between changes at one place.
  public init(transforms: [any Transform.Type]) {
    self.transforms = transforms
  }

  /// Reads all files, parses those that matter and resolves what the transforms propose.
  public func run(
    _ input: EngineInput, options: EngineOptions, progress: (@Sendable (EngineProgress) -> Void)? = nil
  ) -> ChangeSet {
    var run = EngineRun(transforms: selected(options), input: input, options: options, progress: progress)
    return RunCounters.$current.withValue(input.store.counters) { run.result() }
  }

  private func selected(_ options: EngineOptions) -> [(order: Int, type: any Transform.Type)] {
    transforms.enumerated().compactMap { order, type in
      options.transforms?.contains(type.metadata.id) ?? true ? (order, type) : nil
    }
  }
}

/// One run, step by step.
struct EngineRun {
  let transforms: [(order: Int, type: any Transform.Type)]
  let input: EngineInput
  let options: EngineOptions
  let progress: (@Sendable (EngineProgress) -> Void)?
  private var set = ChangeSet()

  init(
    transforms: [(order: Int, type: any Transform.Type)], input: EngineInput, options: EngineOptions,
    progress: (@Sendable (EngineProgress) -> Void)?
  ) {
    self.transforms = transforms
    self.input = input
    self.options = options
    self.progress = progress
  }

  mutating func result() -> ChangeSet {
    let everything = firstPass()
    let index = ProjectIndex(everything, targets: input.targets.importing(everything), assumptions: options.assumptions)
    let program = program(of: everything, index)
    let helpers = ProjectHelpers.gather(from: everything, program: program, input: input, options: options)
    var aliases = AliasSearch(program: program, input: input, options: options)
    let remover = transforms.first { $0.type is any AliasTransform.Type }
    var objc = ObjCAliasSearch(everything, program: program, input: input, options: options)
    objc.run()
    if remover != nil {
      aliases.run(everything, cFunctions: objc.definitions.filter { $0.languages.contains(.swift) })
      aliases.add(objc.definitions)
    }
    let facts = input.known.isEmpty ? everything : ownFacts(everything)
    let ownNames = OwnNames(helpers: helpers.usePattern(index), aliases: aliases, macros: objc.macros, objcNames: objc.names)
    let analyzer = FileAnalyzer(
      transforms: transforms, program: program, helpers: helpers, ownNames: ownNames, input: input, blanks: options.blanks,
      tellsEvidence: options.explains != .nothing)
    let candidates = addingUses(ownNames, to: facts).filter { !$0.mentions.isEmpty }
    set.filesParsed = candidates.count
    let analyses = analyse(candidates, analyzer)
    if case .line(let line, let file) = options.explains { set.explained = explanation(of: line, in: file, everything, analyzer) }
    let stage = ProjectStage(
      transforms: transforms, index: index, facts: everything, analyzer: analyzer, input: input, options: options)
    resolve(analyses, stage: stage, analyzer: analyzer)
    if let remover, !aliases.aliases.isEmpty {
      let known = zip(candidates, analyses).map { (file: $0.file, references: $1.aliasReferences) }
      AliasRemoval(transform: remover.type.metadata.id, analyzer: analyzer, options: options, facts: everything, known: known).run(&set)
    }
    set.findings.sort { ($0.anchor, $0.transform) < ($1.anchor, $1.transform) }
    set.accepted.sort { ($0.anchor, $0.transform) < ($1.anchor, $1.transform) }
    set.offered.sort { ($0.anchor, $0.transform) < ($1.anchor, $1.transform) }
    set.problems.sort { ($0.file, $0.kind.rawValue) < ($1.file, $1.kind.rawValue) }
    return set
  }

  /// Everything that the run knows of its files, of which the texts are read when they are asked for.
  private func program(of facts: [FileSummary], _ index: ProjectIndex) -> Program {
    let input = input
    return Program(
      facts, index: index,
      sources: Program.Sources(
        text: { file in input.store.parsableText(of: file).flatMap { $0.isValidUTF8 ? $0 : nil } },
        context: { input.context($0) }, sees: { index.targets.sees($0, $1) }))
  }

  /// Those of the files that were asked for.
  private func ownFacts(_ facts: [FileSummary]) -> [FileSummary] {
    let own = Set(input.files)
    return facts.filter { own.contains($0.file) }
  }

  // MARK: First pass

  /// What reading one file gave.
  private enum Read: Sendable {
    case facts(FileSummary)
    case problem(FileProblem)
  }

  private mutating func firstPass() -> [FileSummary] {
    let pass = FirstPass()
    let input = input
    let files = (input.files + input.known).sorted()
    // Files are small and many: each item is a run of them.
    let size = 64
    let report = progress
    let outcomes = WorkerPool.run(
      count: (files.count + size - 1) / size, jobs: options.jobs,
      progress: { report?(EngineProgress(phase: "reading", done: min($0 * size, files.count), total: files.count)) }
    ) { chunk in
      files[chunk * size..<min(files.count, (chunk + 1) * size)].map { Self.read($0, pass, input) }
    }
    var facts: [FileSummary] = []
    for read in outcomes.joined() {
      switch read {
      case .facts(let fact): facts.append(fact)
      case .problem(let problem): set.problems.append(problem)
      }
    }
    set.filesRead = input.files.count
    return facts
  }

  private static func read(_ file: FileID, _ pass: FirstPass, _ input: EngineInput) -> Read {
    do {
      let text = try input.text(of: file)
      let facts = pass.summary(of: file, text)
      // Old headers often have a sign of another encoding in a comment; those of no interest are not worth a word.
      guard text.isValidUTF8 || !file.isSwift && facts.mentions.isEmpty else {
        return .problem(notUTF8(file))
      }
      return .facts(facts)
    } catch {
      return .problem(unreadable(file, error))
    }
  }

  private static func notUTF8(_ file: FileID) -> FileProblem {
    let message = "\(file) is not valid UTF-8; it was left alone. Save it as UTF-8 and run again."
    return FileProblem(file: file, kind: .notUTF8, message: message)
  }

  private static func unreadable(_ file: FileID, _ error: any Error) -> FileProblem {
    FileProblem(file: file, kind: .unreadable, message: "\(file) could not be read: \(error)")
  }

  /// Looks once more through all files when the project has helpers or macros of its own.
  ///
  /// A file that cannot be read any more becomes a candidate, too, and is named when its turn comes.
  private func addingUses(_ names: OwnNames, to facts: [FileSummary]) -> [FileSummary] {
    let facts = names.aliases.mentions.isEmpty ? facts : facts.map { $0.adding(names.aliases.mentions[$0.file] ?? []) }
    let (pattern, macros) = (names.helpers, names.macros)
    guard pattern != nil || !macros.isEmpty else { return facts }
    let input = input
    let outcomes = WorkerPool.run(count: facts.count, jobs: options.jobs) { index -> [Int] in
      let file = facts[index].file
      guard file.isSwift ? pattern != nil : !macros.isEmpty else { return [] }
      guard let text = try? input.text(of: file) else { return [0] }
      return file.isSwift ? pattern?.matches(in: text).map(\.range.lowerBound) ?? [] : macros.uses(in: text)
    }
    return zip(facts, outcomes).map { fact, offsets in offsets.isEmpty ? fact : fact.adding(offsets) }
  }

  // MARK: Analysis

  private mutating func analyse(_ candidates: [FileSummary], _ analyzer: FileAnalyzer) -> [FileAnalysis] {
    let input = input
    let report = progress
    return WorkerPool.run(
      count: candidates.count, jobs: options.jobs, sizes: candidates.map { (try? input.text(of: $0.file).count) ?? 0 },
      progress: { report?(EngineProgress(phase: "parsing", done: $0, total: candidates.count)) }
    ) { index -> FileAnalysis in
      let facts = candidates[index]
      let text: SourceText
      do { text = try input.text(of: facts.file) } catch {
        return FileAnalysis(problem: Self.unreadable(facts.file, error))
      }
      guard facts.file.isSwift || text.isValidUTF8 else { return FileAnalysis(problem: Self.notUTF8(facts.file)) }
      return analyzer.analysis(of: facts, text: text, whole: false)
    }
  }

  /// What is known of the first code on a line; nil where there is none, or where the file cannot be read or parsed.
  private func explanation(of line: Int, in file: FileID, _ facts: [FileSummary], _ analyzer: FileAnalyzer) -> PlaceEvidence? {
    guard let text = input.store.parsableText(of: file), text.isValidUTF8, let own = facts.first(where: { $0.file == file }) else { return nil }
    let starts = LineTable(text).starts
    guard line >= 1, line <= starts.count else { return nil }
    let end = line < starts.count ? starts[line] : text.count
    guard let offset = (starts[line - 1]..<end).first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[$0]) }) else { return nil }
    return file.isSwift
      ? analyzer.swiftFile(own, text: text).placeEvidence(at: offset) : analyzer.objcFile(own, text: text).placeEvidence(at: offset)
  }

  // MARK: Resolution

  private mutating func resolve(_ analyses: [FileAnalysis], stage: ProjectStage, analyzer: FileAnalyzer) {
    for analysis in analyses {
      if let problem = analysis.problem { set.problems.append(problem) }
      set.findings += analysis.findings
      set.suppressed += analysis.suppressed
      set.evidence.merge(analysis.evidence) { first, _ in first }
      for change in analysis.changes where !options.declines.contains(change.id) {
        if options.accepts(change.safety) { set.accepted.append(change) } else { set.offered.append(change) }
      }
    }
    let apps = stage.run(&set)
    let (kept, deferred) = Self.withoutConflicts(set.accepted, first: apps)
    set.accepted = kept
    set.conflicts = deferred
    guard options.verifies, !kept.isEmpty else { return }
    var passes = Passes(analyzer: analyzer, input: input, options: options)
    passes.run(&set)
    stage.settleCreations(&set)
  }

  /// The changes in order, those left out that overlap an earlier one.
  ///
  /// - Parameter first: those of whole apps, which go before all others.
  static func withoutConflicts(_ changes: [Change], first: [Change] = []) -> ([Change], [Conflict]) {
    var kept: [Change] = []
    var byFile: [FileID: [Int]] = [:]
    var conflicts: [Conflict] = []
    for change in first.sorted(by: { $0.anchor < $1.anchor }) + changes.sorted(by: { $0.anchor < $1.anchor }) {
      let rivals = Set(change.edits.files.flatMap { byFile[$0] ?? [] }).sorted()
      if let rival = rivals.first(where: { kept[$0].edits.conflicts(with: change.edits) != nil }),
        let overlap = kept[rival].edits.conflicts(with: change.edits)
      {
        conflicts.append(Conflict(kept: kept[rival].id, deferred: change.id, file: change.anchor.file, overlap: overlap))
      } else {
        for file in change.edits.files { byFile[file, default: []].append(kept.count) }
        kept.append(change)
      }
    }
    return (kept, conflicts)
  }
}
