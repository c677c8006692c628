import Patterns
import SourceEdits
import SourceText
import TransformKit

/// Looks through a project for the names it gives to values of the screen, and for where they may be used.
struct AliasSearch {
  let program: Program
  let input: EngineInput
  let options: EngineOptions
  private(set) var aliases = ProjectAliases()
  /// The offsets of what may be uses, by file.
  private(set) var mentions: [FileID: [ByteOffset]] = [:]
  private var patterns: [AliasPatterns] = []
  /// For each name the files that set it.
  private var assigned: [String: Set<FileID>] = [:]
  /// The files of types that have aliases as members.
  private var insideFiles: Set<FileID> = []

  var index: ProjectIndex { program.index }

  init(program: Program, input: EngineInput, options: EngineOptions) {
    self.program = program
    self.input = input
    self.options = options
  }

  /// Finds the definitions, then those that are made of them: every wave looks once through all files of Swift.
  ///
  /// - Parameter cFunctions: functions of C that Swift sees under the same name.
  mutating func run(_ all: [FileSummary], cFunctions: [AliasDefinition] = []) {
    let facts = all.filter(\.file.isSwift)
    let extending = Set(index.files(about: "UIScreen"))
    let files = facts.filter { !$0.mentions.isEmpty && ($0.namesScreen || extending.contains($0.file)) }
    var new = aliases.add(cFunctions)
    guard !files.isEmpty || !new.isEmpty else { return }
    guard let own = try? Pattern(AliasFinder.pattern + AliasFinder.ownValue),
      let direct = try? Pattern(AliasFinder.pattern + AliasFinder.directValue)
    else { return }
    new += aliases.add(definitions(in: files) { extending.contains($0) ? own : direct })
    var waves = 0
    while !new.isEmpty, waves < 4 {
      let patterns = AliasPatterns(new, index: index)
      self.patterns.append(patterns)
      let used = search(patterns, types: AliasPatterns.types(of: new, index: index), names: Set(new.map(\.name)), in: facts)
      let (assigned, targets) = (assigned, index.targets)
      aliases.remove { alias in
        alias.form == .variable && assigned[alias.name]?.contains { targets.shareNames($0, alias.file) } ?? false
      }
      guard let chained = patterns.aliasesOfThese else { return }
      new = aliases.add(definitions(in: used) { _ in chained })
      waves += 1
    }
  }

  /// Notes what Objective-C names, which Swift does not see.
  mutating func add(_ macros: [AliasDefinition]) { aliases.add(macros) }

  /// True when code that is written anew names an alias.
  func isNamed(_ name: String, in code: String, of file: FileID) -> Bool {
    guard code.contains(name) else { return false }
    let text = SourceText(code)
    return patterns.contains { $0.matches(in: text, isInside: insideFiles.contains(file)).contains { text.string(in: text.lastName(in: $0)) == name } }
  }

  /// The offsets in a text that has changed meanwhile.
  func mentions(in text: SourceText, of file: FileID) -> [ByteOffset] {
    patterns.flatMap { $0.matches(in: text, isInside: insideFiles.contains(file)) }.map(\.lowerBound)
  }

  // MARK: Definitions

  private func definitions(in facts: [FileSummary], _ pattern: @escaping @Sendable (FileID) -> Pattern) -> [AliasDefinition] {
    let (input, program, aliases) = (input, program, aliases)
    let outcomes = WorkerPool.run(count: facts.count, jobs: options.jobs) { item -> [AliasDefinition] in
      let fact = facts[item]
      guard let text = input.store.parsableText(of: fact.file) else { return [] }
      let matches = pattern(fact.file).matches(in: text).map(\.range)
      let found = matches.map(\.lowerBound)
      guard !found.isEmpty, text.isValidUTF8 else { return [] }
      let code = program.swiftCode(of: fact.file, holding: text)
      let outline = code.outline
      // A local is no name for the project.
      let offsets = found.filter { outline.isOutsideBodies($0) }
      guard outline.isParsable, !offsets.isEmpty else { return [] }
      let file = SwiftFile(
        id: fact.file, code: code, tree: program.swiftTree(of: fact.file, for: code), facts: fact,
        context: FileContext(), program: program, aliases: aliases)
      return AliasFinder(file).definitions(at: offsets)
    }
    return outcomes.flatMap { $0 }
  }

  // MARK: Uses

  private struct Found: Sendable {
    var offsets: [ByteOffset] = []
    var rivals: [AliasRival] = []
    var assigned: Set<String> = []
  }

  /// Notes the uses in all files that may write one of the names. Returns the files that have any.
  private mutating func search(_ patterns: AliasPatterns, types: [String], names: Set<String>, in all: [FileSummary]) -> [FileSummary] {
    let facts = all.filter { fact in names.contains(where: fact.names.all.mayContain) }
    let inside = Set(types.flatMap { index.files(about: $0) })
    insideFiles.formUnion(inside)
    let (input, known) = (input, aliases)
    let outcomes = WorkerPool.run(count: facts.count, jobs: options.jobs) { item -> Found in
      let file = facts[item].file
      // A file that cannot be read any more is named when its turn comes.
      guard let text = try? input.text(of: file) else { return Found(offsets: [0]) }
      let ranges = patterns.matches(in: text, isInside: inside.contains(file))
      return ranges.isEmpty ? Found() : Self.read(ranges, in: text, of: file, known)
    }
    var used: [FileSummary] = []
    for (fact, found) in zip(facts, outcomes) where !found.offsets.isEmpty {
      mentions[fact.file, default: []] += found.offsets
      aliases.add(found.rivals)
      for name in found.assigned { assigned[name, default: []].insert(fact.file) }
      used.append(fact.adding(found.offsets))
    }
    return used
  }

  /// Tells declarations and assignments from uses.
  private static func read(_ ranges: [Range<ByteOffset>], in text: SourceText, of file: FileID, _ aliases: ProjectAliases) -> Found {
    var found = Found()
    var outline: SourceOutline?
    for range in ranges {
      found.offsets.append(range.lowerBound)
      let name = text.lastName(in: range)
      let definitions = aliases.definitions(named: text.string(in: name))
      guard !definitions.contains(where: { $0.file == file && $0.place == name }) else { continue }
      if text.isAssigned(name) { found.assigned.insert(text.string(in: name)) }
      guard text.isDeclared(name), !text.takesParameters(name) else { continue }
      let known = outline ?? SourceOutline(text)
      outline = known
      guard let place = known.types(around: name.lowerBound, in: text) else { continue }
      found.rivals.append(AliasRival(name: text.string(in: name), owner: place.names, isInProtocol: place.isProtocol, file: file))
    }
    return found
  }
}

extension SourceText {
  /// The name that a match ends with.
  fileprivate func lastName(in range: Range<ByteOffset>) -> Range<ByteOffset> {
    var start = range.upperBound
    while start > range.lowerBound, bytes[start - 1].isPartOfName { start -= 1 }
    return start..<range.upperBound
  }

  /// `width = 3`, `width += 3`, `&width`
  fileprivate func isAssigned(_ name: Range<ByteOffset>) -> Bool {
    if name.lowerBound > 0, bytes[name.lowerBound - 1] == 0x26 { return true }
    var offset = name.upperBound
    while offset < count, bytes[offset] == 0x20 { offset += 1 }
    guard offset + 1 < count else { return false }
    let isCompound = [0x2B, 0x2D, 0x2A, 0x2F].contains(bytes[offset]) && bytes[offset + 1] == 0x3D
    return isCompound || bytes[offset] == 0x3D && bytes[offset + 1] != 0x3D
  }

  /// A function that takes something is called otherwise.
  fileprivate func takesParameters(_ name: Range<ByteOffset>) -> Bool {
    guard name.upperBound + 1 < count, bytes[name.upperBound] == 0x28 else { return false }
    return bytes[name.upperBound + 1] != 0x29
  }

  /// A keyword before the name says that it is declared here.
  fileprivate func isDeclared(_ name: Range<ByteOffset>) -> Bool {
    var end = name.lowerBound
    while end > 0, [0x20, 0x09, 0x60].contains(bytes[end - 1]) { end -= 1 }
    guard end < name.lowerBound else { return false }
    var start = end
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    return ["let", "var", "func", "case"].contains(string(in: start..<end))
  }
}

extension UInt8 {
  /// A letter, a digit, an underscore or a part of a letter outside ASCII.
  fileprivate var isPartOfName: Bool {
    self >= 0x80 || self == 0x5F || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

/// Where a text uses names that the project gives to windows and to values of the screen.
struct OwnNames: Sendable {
  let helpers: Pattern?
  let aliases: AliasSearch
  let macros: ProjectMacros
  let objcNames: ObjCProjectNames

  func mentions(in text: SourceText, of file: FileID) -> [ByteOffset] {
    if !file.isSwift { return macros.uses(in: text) }
    return (helpers?.matches(in: text).map(\.range.lowerBound) ?? []) + aliases.mentions(in: text, of: file)
  }
}
