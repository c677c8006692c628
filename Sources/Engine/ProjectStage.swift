import SourceEdits
import SourceText
import TransformKit

/// Asks the transforms that look at whole apps, once all files were looked at one by one.
struct ProjectStage {
  let transforms: [(order: Int, type: any Transform.Type)]
  let index: ProjectIndex
  /// Those of all files of the project.
  let facts: [FileSummary]
  let analyzer: FileAnalyzer
  let input: EngineInput
  let options: EngineOptions

  /// Adds what the transforms say. Gives the accepted changes, which go before those of single files.
  func run(_ set: inout ChangeSet) -> [Change] {
    let asked = transforms.compactMap { $0.type as? any ProjectTransform.Type }
    guard !asked.isEmpty else { return [] }
    let project = project()
    var ordinals: [String: Int] = [:]
    var items: [Item] = []
    var findings = FindingsByFile(set)
    let own = Set(input.files + input.projectFiles)
    for type in asked {
      for proposal in type.init().proposals(in: project) {
        let isOwn = own.contains(proposal.file)
        let item = Item(proposal, transform: type.metadata.id, project: project, isListed: isOwn, ordinals: &ordinals)
        items.append(item)
        if isSuppressed(item) {
          set.suppressed += isOwn ? 1 : 0
        } else if isOwn {
          take(item, &findings, &set)
        } else {
          settle(item, in: &findings)
        }
      }
    }
    findings.put(into: &set)
    set.launches = LaunchAnswers(project, items, listed: ListedApps(project.apps, own: own)).all
    return findings.accepted
  }

  /// What was said of code that an app's change takes away is settled, also when the change itself is not listed.
  private func settle(_ item: Item, in findings: inout FindingsByFile) {
    findings.settle(item.settled)
    guard let change = item.change, !options.declines.contains(change.id), isAllowed(change) else { return }
    findings.settle(change)
  }

  private func take(_ item: Item, _ findings: inout FindingsByFile, _ set: inout ChangeSet) {
    findings.settle(item.settled)
    if let finding = item.finding { findings.add(finding) }
    guard let change = item.change, !options.declines.contains(change.id) else { return }
    guard isAllowed(change) else {
      set.suppressed += 1
      return
    }
    findings.add(change, isAccepted: options.accepts(change.safety))
  }

  private func project() -> Project {
    let (input, analyzer, facts) = (input, analyzer, facts)
    return Project(
      index: index, facts: facts, projectFiles: (input.projectFiles + input.knownProjectFiles).sorted(), asked: options.asked,
      sources: Project.Sources(
        read: { SourceLanguage(of: $0) == nil ? try? input.text(of: $0).bytes : input.store.parsableText(of: $0)?.bytes },
        isExcluded: input.isExcluded, passedOver: input.passedOver, context: { input.context($0) },
        code: { analyzer.program.swiftCode(of: $0, holding: $1) }, swift: { analyzer.swiftFile($0, text: $1) }, objc: { analyzer.objcFile($0, text: $1) },
        naming: { names, files in
          Self.files(naming: names, among: files.filter { analyzer.program.mayWrite(anyOf: names, in: $0) }, input, jobs: options.jobs)
        }, projects: input.projects))
  }

  private static func files(naming names: Set<String>, among files: [FileID], _ input: EngineInput, jobs: Int) -> [FileID] {
    let finder = NameFinder(names)
    // An app of a few files is not worth threads.
    let outcomes = WorkerPool.run(count: files.count, jobs: files.count < 200 ? 1 : jobs) { index in
      guard let text = try? input.text(of: files[index]) else { return false }
      return !finder.offsets(in: text).isEmpty
    }
    return zip(files, outcomes).compactMap { file, names in names ? file : nil }
  }

  // MARK: Suppression

  private func isSuppressed(_ item: Item) -> Bool {
    guard let text = item.text else { return false }
    let suppressions = Suppressions(text, lines: LineTable(text), comments: analyzer.program.comments(of: item.anchor.file, in: text))
    return suppressions.wholeFile || suppressions.covers(line: item.anchor.line, transform: item.transform)
  }

  private func isAllowed(_ change: Change) -> Bool {
    guard let text = try? input.text(of: change.anchor.file) else { return false }
    let lines = LineTable(text)
    let suppressions = Suppressions(text, lines: lines, comments: analyzer.program.comments(of: change.anchor.file, in: text))
    return EditGuard(own: change.anchor.file, text: text, suppressions: suppressions, lines: lines, store: input.store, program: analyzer.program).allows(change)
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
      let facts = FirstPass().summary(of: file, text).adding(analyzer.ownNames.mentions(in: text, of: file))
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
