import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Finds out what the macros and C functions of a project stand for.
struct ObjCAliasSearch {
  private let facts: [FileFacts]
  private let macros: ProjectMacros
  private let input: EngineInput
  private(set) var definitions: [AliasDefinition] = []
  private(set) var names = ObjCProjectNames()

  private var texts: [FileID: SourceText] = [:]
  private var trees: [FileID: ObjCTree] = [:]
  private var meanings: [String: ObjCMeaning?] = [:]
  private var functions: [String: [Function]] = [:]

  private struct Function {
    let file: FileID
    let view: ObjCFunction
    let value: ObjCNode?
  }

  init(_ facts: [FileFacts], macros: ProjectMacros, input: EngineInput) {
    self.facts = facts
    self.macros = macros
    self.input = input
  }

  mutating func run() {
    readSelfMacros()
    guard !macros.isEmpty else { return }
    readFunctions()
    for name in functions.keys.sorted() { add(functions[name] ?? [], named: name) }
    for name in macros.names { add(macros.definitions(of: name), named: name) }
  }

  // MARK: Reading

  private mutating func text(of file: FileID) -> SourceText? {
    if let known = texts[file] { return known }
    guard let bytes = try? input.read(file) else { return nil }
    let text = SourceText(bytes: bytes)
    guard text.isValidUTF8 else { return nil }
    texts[file] = text
    return text
  }

  private mutating func tree(of file: FileID) -> ObjCTree? {
    if let known = trees[file] { return known }
    guard let text = text(of: file) else { return nil }
    let tree = ObjCTree(text)
    trees[file] = tree
    return tree
  }

  private mutating func readFunctions() {
    let wanted = Set(macros.functions)
    for fact in facts where !fact.functions.isEmpty {
      guard let tree = tree(of: fact.file) else { continue }
      for node in tree.root.descendants where node.kind == .functionDefinition {
        guard let view = ObjCFunction(node), wanted.contains(view.name), view.parameters.isEmpty else { continue }
        functions[view.name, default: []].append(Function(file: fact.file, view: view, value: view.onlyValue))
      }
    }
  }

  /// Macros that declare a weak or strong name for the object itself.
  private mutating func readSelfMacros() {
    for fact in facts where !fact.file.isSwift {
      for macro in fact.macros where macro.words.contains("__weak") || macro.words.contains("__strong") {
        guard let text = text(of: fact.file), let declared = ObjCMacroBody(text, body: macro.body).declaredSelf else { continue }
        let isArgument = macro.parameters?.contains(declared.name) ?? false
        names.add(ObjCProjectNames.SelfMacro(isWeak: declared.isWeak, name: isArgument ? nil : declared.name), named: macro.name)
      }
    }
  }

  // MARK: Meanings

  /// What a name stands for in every definition; nil when they differ, or do more than read.
  private mutating func meaning(of name: String, isCalled: Bool) -> ObjCMeaning? {
    let key = name + (isCalled ? "()" : "")
    if let known = meanings[key] { return known }
    // A macro of itself says nothing.
    meanings[key] = .some(nil)
    var found: [ObjCMeaning?] = []
    if isCalled {
      for function in functions[name] ?? [] { found.append(function.value.flatMap { meaning(of: $0) }) }
    } else {
      for definition in macros.definitions(of: name) where definition.macro.parameters == nil { found.append(meaning(of: definition)) }
    }
    let first = found.first ?? nil
    let result = first.flatMap { first in found.allSatisfy { $0 == first } && first.isOfInterest ? first : nil }
    meanings[key] = .some(result)
    return result
  }

  private mutating func meaning(of node: ObjCNode) -> ObjCMeaning? {
    var search = self
    let result = ObjCMeaning(node) { search.meaning(of: $0, isCalled: $1) }
    meanings = search.meanings
    return result
  }

  private mutating func meaning(of definition: ProjectMacros.Definition) -> ObjCMeaning? {
    guard let text = text(of: definition.file) else { return nil }
    var search = self
    let result = ObjCMacroBody(text, body: definition.macro.body).meaning { search.meaning(of: $0, isCalled: $1) }
    meanings = search.meanings
    return result
  }

  // MARK: Definitions

  private mutating func add(_ list: [ProjectMacros.Definition], named name: String) {
    let meaning = meaning(of: name, isCalled: false)
    for definition in list {
      guard let text = text(of: definition.file), let tree = tree(of: definition.file) else { continue }
      let macro = definition.macro
      if let meaning, macro.parameters == nil {
        definitions.append(
          AliasDefinition(
            name: name, global: meaning.global, path: meaning.path, form: .macro, reach: Self.reach(of: definition.file),
            languages: [.objectiveC], file: definition.file, place: macro.nameRange, range: macro.range,
            isRemovable: !tree.isConditional(at: macro.range.lowerBound) && list.count == 1 && Self.reach(of: definition.file) != .everywhere))
      } else if isLegacy(macro, in: text) {
        let isAboutDevice = ObjCMacroBody(text, body: macro.body).isAboutDevice(name: name, parameters: macro.parameters)
        names.add(ObjCProjectNames.ComputedMacro(name: name, file: definition.file, range: macro.range, isAboutDevice: isAboutDevice))
      }
    }
  }

  private mutating func isLegacy(_ macro: MacroFact, in text: SourceText) -> Bool {
    var search = self
    let result = ObjCMacroBody(text, body: macro.body).usesLegacy { search.meaning(of: $0, isCalled: $1) }
    meanings = search.meanings
    return result
  }

  private mutating func add(_ list: [Function], named name: String) {
    guard let meaning = meaning(of: name, isCalled: true), meaning.isLegacy else { return }
    for function in list {
      guard let tree = tree(of: function.file) else { continue }
      let isStatic = function.view.specifiers.contains("static")
      let isHeader = SourceLanguage(of: function.file) == .header
      definitions.append(
        AliasDefinition(
          name: name, global: meaning.global, path: meaning.path, form: .cFunction, reach: isStatic && !isHeader ? .file : Self.reach(of: function.file),
          languages: meaning.global == .screen ? [.objectiveC, .swift] : [.objectiveC], file: function.file, place: function.view.nameRange,
          range: function.view.node.range,
          // A function that is declared elsewhere as well would leave its declaration behind.
          isRemovable: isStatic && list.count == 1 && !tree.isConditional(at: function.view.node.range.lowerBound)))
    }
  }

  /// Headers of frameworks are for code that is not here.
  private static func reach(of file: FileID) -> AliasDefinition.Reach {
    let folders = file.path.split(separator: "/").dropLast().map { $0.lowercased() }
    return SourceLanguage(of: file) == .header && folders.contains { ["include", "public", "publicheaders"].contains($0) } ? .everywhere : .project
  }
}

extension ObjCFunction {
  /// What the body gives back, when it does nothing else.
  fileprivate var onlyValue: ObjCNode? {
    guard let statements = body.map({ Array($0.children) }), statements.count == 1, statements[0].kind == .returnStatement else { return nil }
    return statements[0].children.first { _ in true }
  }
}

extension ObjCTree {
  /// Inside of `#if`, include guards and the test for the language left out.
  fileprivate func isConditional(at offset: Int) -> Bool {
    conditions(at: offset).contains { condition in
      if condition.kind == .ifdef, condition.condition == "__OBJC__" { return false }
      guard condition.kind == .ifndef, condition.negated.isEmpty else { return true }
      return !directives.contains { $0.kind == .define && $0.name == condition.condition && $0.body.isEmpty }
    }
  }
}
