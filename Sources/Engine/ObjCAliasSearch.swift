import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Finds out what the macros, C functions and one-line methods of a project's Objective-C stand for.
struct ObjCAliasSearch {
  private let facts: [FileSummary]
  private let input: EngineInput
  private let targets: TargetMap
  let macros: ProjectMacros
  private(set) var definitions: [AliasDefinition] = []
  private(set) var names = ObjCProjectNames()

  private var sources: ObjCSources
  private var meanings: [String: ObjCMeaning?] = [:]
  private var functions: [String: [Function]] = [:]
  private let methods: [ObjCGetter]

  private struct Function {
    let file: FileID
    let view: ObjCFunction
    let value: ObjCNode?
  }

  init(_ facts: [FileSummary], program: Program, input: EngineInput, options: EngineOptions) {
    self.facts = facts
    self.input = input
    targets = program.index.targets
    sources = ObjCSources(input: input, program: program)
    methods = ObjCGetter.all(in: facts, program: program, input: input, jobs: options.jobs)
    macros = ProjectMacros(facts, functions: Set(methods.map(\.selector)))
  }

  mutating func run() {
    readSelfMacros()
    for fact in facts where SourceLanguage(of: fact.file) == .objectiveCpp && !fact.mentions.isEmpty { addConstants(of: fact.file) }
    guard !macros.isEmpty else { return }
    readFunctions()
    addFunctions()
    for name in macros.names { add(macros.definitions(of: name), named: name) }
    for method in methods { add(method) }
    addOthers()
  }

  /// Notes the headers in which other targets give the name of an alias to something else, be it a plain number.
  private mutating func addOthers() {
    let macros = definitions.filter { $0.form == .macro && $0.reach != .file }
    let own = Dictionary(grouping: macros, by: \.name).mapValues { Set($0.map(\.file)) }
    guard !own.isEmpty, targets.targets.count > 1 else { return }
    let finder = NameFinder(Set(own.keys))
    for fact in facts where SourceLanguage(of: fact.file) == .header {
      guard let text = try? input.text(of: fact.file) else { continue }
      for offset in finder.offsets(in: text) where text.isDefined(at: offset) {
        let name = text.word(at: offset)
        if own[name]?.contains(fact.file) == false { names.add(otherMacro: name, of: fact.file) }
      }
    }
  }

  // MARK: Reading

  private mutating func readFunctions() {
    let wanted = Set(macros.functions)
    for fact in facts where !fact.functions.isEmpty {
      guard let tree = sources.tree(of: fact.file) else { continue }
      for node in tree.root.descendants where node.kind == .functionDefinition {
        guard let view = ObjCFunction(node), wanted.contains(view.name), view.parameters.isEmpty else { continue }
        functions[view.name, default: []].append(Function(file: fact.file, view: view, value: view.body?.onlyReturnedValue))
      }
    }
  }

  /// Macros that declare a weak or strong name for the object itself, and those that make text of names.
  private mutating func readSelfMacros() {
    for fact in facts where !fact.file.isSwift {
      for macro in fact.macros where macro.gluing?.makesText ?? false { names.add(textMacro: macro.name, of: fact.file) }
      for macro in fact.macros where macro.words.contains("__weak") || macro.words.contains("__strong") {
        guard let text = sources.text(of: fact.file), let declared = ObjCMacroBody(text, body: macro.body).declaredSelf else { continue }
        let isArgument = macro.parameters?.contains(declared.name) ?? false
        names.add(ObjCProjectNames.SelfMacro(isWeak: declared.isWeak, name: isArgument ? nil : declared.name), named: macro.name, of: fact.file)
      }
    }
  }

  // MARK: Meanings

  /// What a name stands for where a file uses it; nil when its definitions differ, or do more than read.
  private mutating func meaning(of name: String, isCalled: Bool, seenFrom file: FileID) -> ObjCMeaning? {
    let own = isCalled ? [] : macros.definitions(of: name).filter { $0.file == file }
    let scope = " \(targets.scopeNumber(of: file))"
    let key = name + (isCalled ? "()" + scope : own.isEmpty ? scope : " " + file.path)
    if let known = meanings[key] { return known }
    // A macro of itself says nothing.
    meanings[key] = .some(nil)
    var found: [ObjCMeaning?] = []
    if isCalled {
      for function in targets.nearest(functions[name] ?? [], from: file, in: \.file) { found.append(function.value.flatMap { meaning(of: $0, in: function.file) }) }
    } else {
      let headers = own.isEmpty ? macros.definitions(of: name).filter { SourceLanguage(of: $0.file) == .header } : own
      let visible = targets.nearest(headers, from: file, in: \.file)
      for definition in visible { found.append(meaning(of: definition)) }
    }
    let first = found.first ?? nil
    let result = first.flatMap { first in found.allSatisfy { $0 == first } ? first : nil }
    meanings[key] = .some(result)
    return result
  }

  private mutating func meaning(of node: ObjCNode, in file: FileID) -> ObjCMeaning? {
    reading { names in ObjCMeaning(node, names: names) }(&self, file)
  }

  private mutating func meaning(of definition: ProjectMacros.Definition) -> ObjCMeaning? {
    guard definition.macro.parameters == nil, let text = sources.text(of: definition.file) else { return nil }
    let found = reading { names in ObjCMacroBody(text, body: definition.macro.body).meaning(names: names) }(&self, definition.file)
    return found.flatMap { $0.isOfInterest ? $0 : nil }
  }

  /// Reads something that asks for names; what is found out about them is kept.
  private func reading<Value>(_ body: @escaping (ObjCMeaning.Names) -> Value) -> (inout ObjCAliasSearch, FileID) -> Value {
    { search, file in
      var inner = search
      let value = body { inner.meaning(of: $0, isCalled: $1, seenFrom: file) }
      search = inner
      return value
    }
  }

  // MARK: Definitions

  private mutating func add(_ list: [ProjectMacros.Definition], named name: String) {
    for definition in list {
      guard let text = sources.text(of: definition.file), let tree = sources.tree(of: definition.file) else { continue }
      let macro = definition.macro
      let meaning = meaning(of: definition)
      let reach = SourceLanguage(of: definition.file) == .header ? reach(of: definition.file) : .file
      if let meaning {
        definitions.append(
          AliasDefinition(
            name: name, global: meaning.global, path: meaning.path, form: .macro, reach: reach, languages: [.objectiveC],
            file: definition.file, place: macro.nameRange, range: macro.range,
            isRemovable: !tree.isConditional(at: macro.range.lowerBound) && reach != .everywhere && meaning.global == .screen))
      }
      let read = reading { names in ObjCMacroBody(text, body: macro.body).read(names: names) }(&self, definition.file)
      guard let read else { continue }
      let reason = meaning == nil ? ObjCMacroBody(text, body: macro.body).reason(name: name) : reach == .everywhere ? "public-api" : "macro-definition"
      names.add(ObjCMacro(name: name, file: definition.file, range: macro.range, read: read, reason: reason, computes: meaning == nil))
    }
  }

  /// Headers of pods and frameworks are for code that is not here.
  private func reach(of file: FileID) -> AliasDefinition.Reach {
    let isInPod = SourceLanguage(of: file) == .header && input.context(file).isInPod
    return isInPod ? .everywhere : file.reach
  }

  private mutating func addFunctions() {
    var found: [String: [(function: Function, meaning: ObjCMeaning)]] = [:]
    for (name, list) in functions {
      for function in list {
        guard let meaning = meaning(of: name, isCalled: true, seenFrom: function.file), meaning.isOfInterest, meaning.read != nil else { continue }
        found[name, default: []].append((function, meaning))
      }
    }
    guard !found.isEmpty else { return }
    let declared = declarations(of: Set(found.keys))
    for (name, list) in found.sorted(by: { $0.key < $1.key }) {
      for (function, meaning) in list { add(function, named: name, meaning, declared[name] ?? []) }
    }
  }

  private mutating func add(_ function: Function, named name: String, _ meaning: ObjCMeaning, _ declared: [ObjCFunctionDeclaration]) {
    guard let tree = sources.tree(of: function.file) else { return }
    let isPrivate = function.view.specifiers.contains("static") && SourceLanguage(of: function.file) != .header
    let isExported = declared.contains(where: \.isExported) || reach(of: function.file) == .everywhere
    let isAlone = functions[name]?.count == 1 && !tree.isConditional(at: function.view.node.range.lowerBound)
    definitions.append(
      AliasDefinition(
        name: name, global: meaning.global, path: meaning.path, form: .cFunction, reach: isPrivate ? .file : isExported ? .everywhere : .project,
        languages: meaning.global == .screen && !isPrivate ? [.objectiveC, .swift] : [.objectiveC], file: function.file,
        place: function.view.nameRange, range: function.view.node.range, declarations: declared.map(\.declaration),
        isRemovable: isAlone && !isExported && meaning.global == .screen))
  }

  private mutating func declarations(of found: Set<String>) -> [String: [ObjCFunctionDeclaration]] {
    var result: [String: [ObjCFunctionDeclaration]] = [:]
    for fact in facts where !fact.file.isSwift {
      guard let text = input.store.parsableText(of: fact.file) else { continue }
      guard found.contains(where: text.contains), text.isValidUTF8 else { continue }
      guard let tree = sources.tree(of: fact.file) else { continue }
      for node in tree.root.descendants where node.kind == .functionDeclaration {
        guard let view = ObjCFunction(node), found.contains(view.name) else { continue }
        result[view.name, default: []].append(ObjCFunctionDeclaration(view, in: fact.file))
      }
    }
    return result
  }

  /// `static const CGFloat kWidth = …` in Objective-C++, which C++ computes before anything runs.
  private mutating func addConstants(of file: FileID) {
    guard let tree = sources.tree(of: file) else { return }
    for node in tree.root.children {
      guard let variable = ObjCVariable(node), variable.declarators.count == 1, let declarator = variable.declarators.first,
        variable.specifiers.contains("const"), let value = declarator.initializer, let meaning = meaning(of: value, in: file),
        meaning.isOfInterest, meaning.global == .screen
      else { continue }
      definitions.append(
        AliasDefinition(
          name: declarator.name, path: meaning.path, form: .constant, reach: .file, languages: [.objectiveC], file: file,
          place: declarator.nameRange, range: variable.node.range,
          isRemovable: variable.specifiers.contains("static") && !tree.isConditional(at: variable.node.range.lowerBound)))
    }
  }

  private mutating func add(_ method: ObjCGetter) {
    let meaning = reading { names in method.meaning(names: names) }(&self, method.file)
    guard let meaning else { return }
    definitions.append(method.definition(meaning))
  }
}

extension SourceText {
  /// `#define` stands before the name.
  fileprivate func isDefined(at offset: ByteOffset) -> Bool {
    let before = string(in: startOfLine(at: offset)..<offset).filter { !$0.isWhitespace }
    return before == "#define"
  }

  fileprivate func word(at offset: ByteOffset) -> String {
    var end = offset
    func isPart(_ byte: UInt8) -> Bool { byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) }
    while end < count, isPart(bytes[end]) { end += 1 }
    return string(in: offset..<end)
  }
}
