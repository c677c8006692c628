import SourceEdits
import SourceText
import TransformKit

/// Asks the transforms that look at whole apps, once all files were looked at one by one.
struct ProjectStage {
  let transforms: [(order: Int, type: any Transform.Type)]
  let index: ProjectIndex
  /// Those of all files of the project.
  let facts: [FileFacts]
  let analyzer: FileAnalyzer
  let input: EngineInput
  let options: EngineOptions

  /// Adds what the transforms say. Gives the accepted changes, which go before those of single files.
  func run(_ set: inout ChangeSet) -> [Change] {
    let asked = transforms.compactMap { $0.type as? any ProjectTransform.Type }
    guard !asked.isEmpty else { return [] }
    let project = project()
    var accepted: [Change] = []
    var ordinals: [String: Int] = [:]
    var items: [Item] = []
    let own = Set(input.files + input.projectFiles)
    for type in asked {
      for proposal in type.init().proposals(in: project) where own.contains(proposal.file) {
        let item = Item(proposal, transform: type.metadata.id, project: project, ordinals: &ordinals)
        if isSuppressed(item) { set.suppressed += 1 } else { take(item, &accepted, &set) }
        items.append(item)
      }
    }
    set.launches = project.apps.map { answer(for: $0, in: project, items) }
    return accepted
  }

  /// Whether an app launches, with what the transforms say of it.
  private func answer(for app: AppTarget, in project: Project, _ items: [Item]) -> LaunchAnswer {
    func answer(_ launches: Bool, _ message: String, _ reason: ReasonCode? = nil, change: String? = nil) -> LaunchAnswer {
      LaunchAnswer(app: name(of: app, in: project), file: app.file, launches: launches, message: message, reason: reason, change: change)
    }
    switch project.adoption(of: app) {
    case .adopted(let how): return answer(true, how.description)
    case .half(let reason, _, let message): return answer(false, message, reason)
    case .none:
      let own = items.filter { $0.apps.contains(app.key) && $0.decidesLaunch }
      if let change = own.lazy.compactMap(\.change).first {
        return answer(false, "it has no scenes", "no-scenes", change: change.id)
      }
      if let finding = own.lazy.compactMap(\.finding).first { return answer(false, "it has no scenes: \(finding.why ?? finding.message)", finding.reason) }
      guard let delegate = project.delegates(of: app).first else { return answer(false, "it has no scene manifest, and no app delegate was found", "no-scenes") }
      return answer(false, "it has no scene manifest, and '\(delegate.name)' makes no window that could move to a scene delegate", "no-scenes")
    }
  }

  /// Its name, with the folder of its project where several apps have that name.
  private func name(of app: AppTarget, in project: Project) -> String {
    guard project.apps.filter({ $0.name == app.name }).count > 1, case .xcode(let file, _) = app.origin, !file.projectFolder.isEmpty else { return app.name }
    return "\(app.name) (\(file.projectFolder))"
  }

  private func take(_ item: Item, _ accepted: inout [Change], _ set: inout ChangeSet) {
    set.findings.removeAll { item.settled[$0.anchor.file]?.contains($0.reason) ?? false }
    if let finding = item.finding, !isReported(finding, in: set) { set.findings.append(finding) }
    guard let change = item.change, !options.declines.contains(change.id) else { return }
    guard isAllowed(change) else {
      set.suppressed += 1
      return
    }
    // What was said of code that goes is settled.
    func isSettled(_ anchor: Anchor) -> Bool {
      (change.edits.edits[anchor.file] ?? []).contains { $0.range.lowerBound <= anchor.range.lowerBound && anchor.range.upperBound <= $0.range.upperBound && !$0.range.isEmpty }
    }
    set.findings.removeAll { $0.transform != change.transform && isSettled($0.anchor) }
    set.offered.removeAll { $0.transform != change.transform && isSettled($0.anchor) }
    if options.accepts(change.safety) { accepted.append(change) } else { set.offered.append(change) }
  }

  /// Another transform says something of the same place.
  private func isReported(_ finding: Finding, in set: ChangeSet) -> Bool {
    let places = (set.accepted + set.offered).map { ($0.transform, $0.anchor) } + set.findings.map { ($0.transform, $0.anchor) }
    return places.contains { $0.0 != finding.transform && $0.1.file == finding.anchor.file && $0.1.range.contains(finding.anchor.range.lowerBound) }
  }

  private func project() -> Project {
    let (input, analyzer, facts) = (input, analyzer, facts)
    return Project(
      index: index, facts: facts, projectFiles: (input.projectFiles + input.knownProjectFiles).sorted(), asked: options.asked,
      sources: Project.Sources(
        read: { SourceLanguage(of: $0) == nil ? try? input.text(of: $0).bytes : input.store.parsableText(of: $0)?.bytes }, isExcluded: input.isExcluded, passedOver: input.passedOver, context: { input.context($0) }, swift: { analyzer.swiftFile($0, text: $1) },
        objc: { analyzer.objcFile($0, text: $1) }, naming: { Self.files(naming: $0, in: facts, input, jobs: options.jobs) }))
  }

  private static func files(naming names: Set<String>, in facts: [FileFacts], _ input: EngineInput, jobs: Int) -> [FileID] {
    let finder = NameFinder(names)
    let outcomes = WorkerPool.run(count: facts.count, jobs: jobs) { index in
      guard let text = try? input.text(of: facts[index].file) else { return false }
      return !finder.offsets(in: text).isEmpty
    }
    return zip(facts, outcomes).compactMap { fact, names in names ? fact.file : nil }
  }

  // MARK: Suppression

  private func isSuppressed(_ item: Item) -> Bool {
    guard let text = item.text else { return false }
    let suppressions = Suppressions(text, lines: LineTable(text), comments: text.comments(in: item.anchor.file))
    return suppressions.wholeFile || suppressions.covers(line: item.anchor.line, transform: item.transform)
  }

  private func isAllowed(_ change: Change) -> Bool {
    guard let text = try? input.text(of: change.anchor.file) else { return false }
    let lines = LineTable(text)
    let suppressions = Suppressions(text, lines: lines, comments: text.comments(in: change.anchor.file))
    return EditGuard(own: change.anchor.file, text: text, suppressions: suppressions, lines: lines, store: input.store).allows(change)
  }

  // MARK: New files

  /// Makes of the new files what the transforms would make of them on the next run.
  func settleCreations(_ set: inout ChangeSet) {
    set.accepted = set.accepted.map { change in
      guard !change.creations.isEmpty else { return change }
      return change.creating(change.creations.reduce(into: [:]) { $0[$1.key] = settled($1.value, as: $1.key) })
    }
  }

  private func settled(_ content: String, as file: FileID) -> String {
    guard SourceLanguage(of: file) != nil else { return content }
    var text = SourceText(content)
    for _ in 0..<options.passes {
      let facts = FirstPass().facts(of: file, text).adding(analyzer.ownNames.mentions(in: text, of: file))
      guard !facts.mentions.isEmpty else { break }
      let changes = analyzer.analysis(of: facts, text: text, whole: true).changes.filter { options.accepts($0.safety) && $0.edits.files == [file] }
      let (kept, _) = EngineRun.withoutConflicts(changes)
      let edits = EditBatch.disjoint(kept.flatMap { $0.edits.edits[file] ?? [] }) ?? []
      guard !edits.isEmpty else { break }
      text = text.applying(edits)
    }
    return text.string
  }
}

/// A proposal about an app, as a change or finding.
private struct Item {
  let transform: String
  let anchor: Anchor
  let text: SourceText?
  let change: Change?
  let finding: Finding?
  /// The apps that it is about.
  let apps: [String]
  /// An app launches or does not by it.
  let decidesLaunch: Bool
  let settled: [FileID: Set<ReasonCode>]

  init(_ proposal: ProjectProposal, transform: String, project: Project, ordinals: inout [String: Int]) {
    let (content, text) = (proposal.proposal, project.text(of: proposal.file))
    self.transform = transform
    self.text = text
    apps = proposal.apps
    decidesLaunch = proposal.decidesLaunch
    settled = proposal.settled
    let position = text.map { LineTable($0).position(at: content.anchor.lowerBound) } ?? LineColumn(line: 1, column: 1)
    let anchor = Anchor(file: proposal.file, range: content.anchor, position: position)
    self.anchor = anchor
    let key = [transform, proposal.file.path, content.record.scope, content.record.oldDependency].joined(separator: "\u{0}")
    ordinals[key, default: -1] += 1
    let id = ChangeAssembly.id(of: key + "\u{0}\(ordinals[key]!)")
    switch content.action {
    case .manual(let reason):
      change = nil
      finding = Finding(
        id: id, transform: transform, message: content.message, anchor: anchor, reason: reason, notes: content.notes,
        scope: content.record.scope)
    case .edit(let edits, let safety, let doubts):
      finding = nil
      change = EditBatch(edits).map {
        Change(
          id: id, transform: transform, message: content.message, anchor: anchor, safety: safety, edits: $0,
          creations: proposal.creations, kind: content.kind, doubts: doubts, notes: content.notes, record: content.record)
      }
    }
  }
}
