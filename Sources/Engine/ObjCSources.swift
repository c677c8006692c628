import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Texts and trees of Objective-C, each read once.
struct ObjCSources {
  let input: EngineInput
  let program: Program
  private var texts: [FileID: SourceText] = [:]

  init(input: EngineInput, program: Program) {
    self.input = input
    self.program = program
  }

  /// Nil for a file that cannot be read, or is not UTF-8.
  mutating func text(of file: FileID) -> SourceText? {
    if let known = texts[file] { return known }
    guard let text = try? input.text(of: file) else { return nil }
    guard text.isValidUTF8 else { return nil }
    texts[file] = text
    return text
  }

  func tree(of file: FileID) -> ObjCTree? { program.objcTree(of: file) }
}

/// Where a function is declared beside its definition.
struct ObjCFunctionDeclaration {
  let declaration: AliasDefinition.Declaration
  /// A word before it says that it is for other libraries.
  let isExported: Bool

  init(_ view: ObjCFunction, in file: FileID) {
    declaration = AliasDefinition.Declaration(file: file, range: view.node.range)
    isExported = view.specifiers.contains { $0.uppercased() == $0 && $0.contains("EX") } || file.reach == .everywhere
  }
}

extension FileID {
  /// Headers of frameworks are for code that is not here.
  var reach: AliasDefinition.Reach {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    return SourceLanguage(of: self) == .header && folders.contains { ["include", "public", "publicheaders"].contains($0) } ? .everywhere : .project
  }
}

extension ObjCNode {
  /// What a body gives back, when it does nothing else.
  var onlyReturnedValue: ObjCNode? {
    let statements = Array(children)
    guard kind == .compoundStatement, statements.count == 1, statements[0].kind == .returnStatement else { return nil }
    return statements[0].children.first { _ in true }
  }
}

extension ObjCTree {
  /// Inside of `#if`, include guards and the test for the language left out.
  func isConditional(at offset: Int) -> Bool {
    conditions(at: offset).contains { condition in
      if condition.kind == .ifdef, condition.condition == "__OBJC__" { return false }
      guard condition.kind == .ifndef, condition.negated.isEmpty else { return true }
      return !directives.contains { $0.kind == .define && $0.name == condition.condition && $0.body.isEmpty }
    }
  }
}
