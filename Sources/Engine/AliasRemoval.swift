import SourceEdits
import SourceText
import TransformKit

/// Removes definitions of aliases that nothing uses once the accepted changes are in.
struct AliasRemoval {
  let transform: String
  let analyzer: FileAnalyzer
  let options: EngineOptions
  /// Of all files, also those that are only known.
  let facts: [FileSummary]
  /// The files that were looked at, with what was found there; nil where nothing could be.
  let known: [(file: FileID, references: [AliasMention]?)]

  private var search: AliasSearch { analyzer.ownNames.aliases }
  private var input: EngineInput { analyzer.input }

  func run(_ set: inout ChangeSet) {
    let candidates = self.candidates(set)
    guard !candidates.isEmpty else { return }
    var users = AliasUsers(accepted: options.changesLand ? set.accepted : [], search: search)
    var open = candidates
    // Files that were looked at are known already, and most definitions are used there.
    for item in known { users.add(item.references ?? [], of: item.file) }
    open.removeAll { users.isUsed($0, without: candidates) }
    guard !open.isEmpty else { return }
    addUnknown(to: &users, names: Set(open.map(\.name)))
    addHidden(to: &users, open)
    addGlued(to: &users, names: Set(open.filter { $0.languages.contains(.objectiveC) }.map(\.name)))
    var count = -1
    while count != open.count {
      count = open.count
      open = open.filter { [open] definition in !users.isUsed(definition, without: open) }
    }
    remove(open, users, from: &set)
  }

  /// Those that may go as far as their own file tells.
  private func candidates(_ set: ChangeSet) -> [AliasDefinition] {
    let own = Set(input.files)
    let looked = Set(known.filter { $0.references != nil }.map(\.file))
    let (aliases, targets) = (search.aliases, search.index.targets)
    return aliases.definitions.filter { definition in
      definition.isRemovable && own.contains(definition.file) && looked.contains(definition.file)
        && !aliases.rivals(named: definition.name).contains { rival in
          (rival.isInProtocol || rival.owner == definition.owner) && targets.shareNames(rival.file, definition.file)
        }
    }
  }

  /// Looks into the files that no transform was asked about.
  private func addUnknown(to users: inout AliasUsers, names: Set<String>) {
    let looked = Set(known.filter { $0.references != nil }.map(\.file))
    // Of Objective-C every own file with a use was looked at, or could not be.
    let fine = Set(input.files).subtracting(known.filter { $0.references == nil }.map(\.file))
    let left = facts.filter { (search.mentions[$0.file] != nil || !$0.file.isSwift && !fine.contains($0.file)) && !looked.contains($0.file) }
    let (analyzer, input) = (analyzer, input)
    let outcomes = WorkerPool.run(count: left.count, jobs: options.jobs) { index -> [AliasMention]? in
      guard let text = try? input.text(of: left[index].file) else { return nil }
      // Most files of Objective-C name none of them.
      if !left[index].file.isSwift, analyzer.ownNames.macros.uses(in: text).isEmpty { return [] }
      return analyzer.references(of: left[index].adding(analyzer.ownNames.aliases.mentions[left[index].file] ?? []), text: text)
    }
    var unclear: [FileID] = []
    for (fact, outcome) in zip(left, outcomes) {
      if let references = outcome { users.add(references, of: fact.file) } else { unclear.append(fact.file) }
    }
    let seen = Set(facts.map(\.file))
    for file in unclear + input.passedOver().filter({ $0.isSwift && !seen.contains($0) }) {
      guard let text = try? input.text(of: file) else { continue }
      for name in names where text.contains(name) { users.block(name) }
    }
  }

  /// Blocks definitions that are named where nothing is looked at: in ignored files, other languages, other people's code.
  private func addHidden(to users: inout AliasUsers, _ definitions: [AliasDefinition]) {
    let names = Dictionary(grouping: definitions, by: nameElsewhere)
    guard !names.isEmpty else { return }
    for name in input.namedElsewhere(Set(names.keys), Set(facts.map(\.file))) { names[name]?.forEach { users.block($0) } }
  }

  /// What other code has to write to use the alias: the type as well where nothing inherits it and it has no other name.
  private func nameElsewhere(of definition: AliasDefinition) -> String {
    guard let owner = definition.ownerName, !definition.isInstanceMember, definition.languages == [.swift] else { return definition.name }
    let types = search.index.declarations(named: owner)
    let isFinal = !types.isEmpty && types.allSatisfy { $0.kind == .struct || $0.kind == .enum } && search.index.aliases(of: owner).isEmpty
    return isFinal ? "\(owner).\(definition.name)" : definition.name
  }

  /// Blocks names of C that a macro may put together.
  private func addGlued(to users: inout AliasUsers, names: Set<String>) {
    guard !names.isEmpty else { return }
    let gluing = facts.flatMap { $0.macros.compactMap(\.gluing) }
    for name in names where gluing.contains(where: { $0.mayMake(name) }) { users.block(name) }
    guard let calls = GluingCalls(facts) else { return }
    for fact in facts where !fact.file.isSwift {
      guard let text = try? input.text(of: fact.file) else { continue }
      for name in calls.names(of: names, in: text) { users.block(name) }
    }
  }

  // MARK: Changes

  private func remove(_ definitions: [AliasDefinition], _ users: AliasUsers, from set: inout ChangeSet) {
    for (file, list) in Dictionary(grouping: definitions, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let text = try? input.text(of: file) else { continue }
      let others = set.accepted.filter { $0.edits.edits[file] != nil }
      let changes = landing(changes(in: text, list, users), beside: others, in: text)
      if options.accepts(.safe) { set.accepted += changes } else { set.offered += changes }
      guard options.accepts(.safe) else { continue }
      // What was said of the definitions is settled.
      let gone = changes.map(\.anchor.range)
      func isSettled(_ anchor: Anchor) -> Bool { anchor.file == file && gone.contains { $0.contains(anchor.range.lowerBound) } }
      set.findings.removeAll { isSettled($0.anchor) }
      set.offered.removeAll { isSettled($0.anchor) }
    }
  }

  /// The removals that no comment and no person stands in the way of.
  private func changes(in text: SourceText, _ list: [AliasDefinition], _ users: AliasUsers) -> [Change] {
    let lines = LineTable(text)
    let comments = analyzer.program.comments(of: list[0].file, in: text)
    let suppressions = Suppressions(text, lines: lines, comments: comments)
    let guardian = EditGuard(own: list[0].file, text: text, suppressions: suppressions, lines: lines, store: input.store, program: analyzer.program)
    let ranges = DefinitionLines(text, comments: comments).ranges(of: list.map(\.range))
    return zip(list, ranges).compactMap { change($0, $1, users, text, lines) }
      .filter { guardian.allows($0) && !options.declines.contains($0.id) }
  }

  /// The lines of a declaration in another file.
  private func linesToDelete(with declaration: AliasDefinition.Declaration) -> Range<ByteOffset>? {
    guard let text = try? input.text(of: declaration.file) else { return nil }
    return DefinitionLines(text, comments: analyzer.program.comments(of: declaration.file, in: text)).ranges(of: [declaration.range]).first
  }

  /// Those that fit the other changes of the file, which parses afterwards.
  private func landing(_ changes: [Change], beside others: [Change], in text: SourceText) -> [Change] {
    let fitting = changes.filter { change in !others.contains { $0.edits.conflicts(with: change.edits) != nil } }
    guard options.verifies, let file = fitting.first?.anchor.file else { return fitting }
    func parses(_ removed: [Change]) -> Bool {
      let edits = EditBatch.disjoint((others + removed).flatMap { $0.edits.edits[file] ?? [] })
      return edits.map { !text.applying($0).isBroken(in: file, unlike: text) } ?? false
    }
    return parses(fitting) ? fitting : fitting.filter { parses([$0]) }
  }

  private func change(
    _ definition: AliasDefinition, _ range: Range<ByteOffset>, _ users: AliasUsers, _ text: SourceText, _ lines: LineTable
  ) -> Change? {
    var all = [definition.file: [TextEdit(range: range, replacement: "")]]
    for declaration in definition.declarations {
      guard let lines = linesToDelete(with: declaration) else { return nil }
      all[declaration.file, default: []].append(TextEdit(range: lines, replacement: ""))
    }
    guard let edits = EditBatch(all) else { return nil }
    let code = text.string(in: definition.range).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    let requires = users.changes(of: definition)
    let uses = requires.isEmpty ? "nothing uses it" : "nothing uses it any more"
    let record = ChangeRecord(
      scope: definition.owner.isEmpty ? "top level" : definition.owner.joined(separator: "."), oldDependency: code,
      newDependency: "none: every use asks its own container", trigger: "at each use, when the code around it runs", update: "nothing by itself",
      preserved: "all other declarations of the file", verify: "build the project and its tests: nothing misses '\(definition.name)'")
    return Change(
      id: ChangeAssembly.id(of: [transform, definition.file.path, definition.qualifiedName, "definition"].joined(separator: "\u{0}")),
      transform: transform, message: "remove '\(definition.qualifiedName)': \(uses)",
      anchor: Anchor(file: definition.file, range: definition.range, position: lines.position(at: definition.range.lowerBound)),
      safety: .safe, edits: edits, doubts: [], notes: [], record: record, requires: requires)
  }
}

/// Who uses aliases, and which changes end that.
private struct AliasUsers {
  private struct Use {
    let file: FileID
    let range: Range<ByteOffset>
  }

  let search: AliasSearch
  private var uses: [AliasDefinition: [Use]] = [:]
  private var blocked: Set<String> = []
  private var blockedDefinitions: Set<AliasDefinition> = []
  private let changesByFile: [FileID: [Change]]

  init(accepted: [Change], search: AliasSearch) {
    self.search = search
    var byFile: [FileID: [Change]] = [:]
    for change in accepted {
      for file in change.edits.files { byFile[file, default: []].append(change) }
    }
    changesByFile = byFile
  }

  mutating func add(_ references: [AliasMention], of file: FileID) {
    for reference in references {
      for definition in reference.definitions { uses[definition, default: []].append(Use(file: file, range: reference.range)) }
    }
  }

  /// Somebody uses the name who cannot be looked into.
  mutating func block(_ name: String) { blocked.insert(name) }
  mutating func block(_ definition: AliasDefinition) { blockedDefinitions.insert(definition) }

  /// True when a place stays that names the alias and is no part of the definitions that go.
  func isUsed(_ definition: AliasDefinition, without gone: [AliasDefinition]) -> Bool {
    if blocked.contains(definition.name) || blockedDefinitions.contains(definition) { return true }
    return (uses[definition] ?? []).contains { use in
      bringsBack(definition.name, in: use.file) || change(at: use) == nil
        && !gone.contains { $0.covers(use.range.lowerBound, in: use.file) }
    }
  }

  /// The accepted changes after which nothing uses the alias.
  func changes(of definition: AliasDefinition) -> [String] {
    Set((uses[definition] ?? []).compactMap { change(at: $0)?.id }).sorted()
  }

  private func change(at use: Use) -> Change? {
    changesByFile[use.file]?.first { change in
      (change.edits.edits[use.file] ?? []).contains {
        $0.range.lowerBound <= use.range.lowerBound && use.range.upperBound <= $0.range.upperBound
      }
    }
  }

  /// An edit writes the name again, in code that it moves.
  private func bringsBack(_ name: String, in file: FileID) -> Bool {
    changesByFile[file]?.contains { ($0.edits.edits[file] ?? []).contains { search.isNamed(name, in: $0.replacement, of: file) } } ?? false
  }
}
