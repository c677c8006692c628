import ObjCSyntax
import SourceText

/// Moves methods of the classes of an Objective-C file into categories that a header declares.
struct ObjCCut {
  private let text: SourceText
  private let tree: ObjCTree
  /// What a header is called to which the class's interface moves when the file itself has it.
  private let header: String
  /// What the header is called that declares the categories.
  private let categoryHeader: String

  init(_ text: SourceText, header: String, categoryHeader: String) {
    self.text = text
    self.header = header
    self.categoryHeader = categoryHeader
    tree = ObjCTree(text)
  }

  /// Nil when nothing can move: code that no other file sees stays with what it uses.
  func pieces(_ way: ClassCut) -> CutProgram.Pieces? {
    var moved: [(name: String, methods: [Moved])] = []
    for node in tree.root.children where node.kind == .objcImplementation {
      guard let name = ObjCInterface(node)?.name, !isUnderCondition(node.range) else { continue }
      let methods = movable(in: node, way)
      if !methods.isEmpty { moved.append((name, methods)) }
    }
    guard !moved.isEmpty, let hoist = hoist(Set(moved.map(\.name))) else { return nil }
    let categories = moved.map { name, methods in
      "\n@implementation \(name) (Cut)\n" + methods.map { text.string(in: $0.range) }.joined(separator: "\n") + "\n\n@end\n"
    }
    let methods = moved.flatMap(\.methods).map(\.range)
    let extra = hoist.header == nil ? "" : "#import \"\(header)\"\n"
    let all = extra + "#import \"\(categoryHeader)\"\n"
    return CutProgram.Pieces(
      whole: remains(without: hoist.interfaces, importing: all), rest: remains(without: hoist.interfaces + methods, importing: all),
      moved: imports + all + categories.joined(), header: hoist.header, categoryHeader: imports + extra + declarations(of: moved),
      count: methods.count)
  }

  /// The interfaces of the categories: both files see what stands in the other one.
  private func declarations(of moved: [(name: String, methods: [Moved])]) -> String {
    moved.map { name, methods in
      "\n@interface \(name) (Cut)\n\n" + methods.map { text.string(in: $0.head).trimmedEnd + ";\n" }.joined() + "\n@end\n"
    }.joined()
  }

  /// A method that moves.
  private struct Moved {
    let selector: String
    /// With the comments before it.
    let range: Range<ByteOffset>
    /// From its type to its body.
    let head: Range<ByteOffset>
  }

  private func remains(without ranges: [Range<ByteOffset>], importing extra: String) -> String {
    var bytes = text.bytes
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
    guard !extra.isEmpty, let end = tree.directives.filter(\.isImport).map(\.range.upperBound).max() else { return SourceText(bytes: bytes).string }
    bytes.insert(contentsOf: Array(("\n" + extra).utf8), at: end)
    return SourceText(bytes: bytes).string
  }

  private func movable(in implementation: ObjCNode, _ way: ClassCut) -> [Moved] {
    let hidden = hiddenNames(in: implementation)
    let handlers = Set(implementation.descendants.compactMap { ObjCSelectorLiteral($0)?.selector })
    var end: ByteOffset?
    var index = -1
    var result: [Moved] = []
    for node in implementation.children {
      defer { end = node.range.upperBound }
      guard node.kind == .objcMethodDefinition, let method = ObjCMethod(node), let body = method.body else { continue }
      index += 1
      // No category may have it.
      if method.selector == "dealloc" { continue }
      // The comments before a method move with it.
      let range = (end ?? node.range.lowerBound)..<node.range.upperBound
      let isAction = method.resultType.contains("IBAction")
      guard way.moves(methodAt: index, named: method.selector, isUIKits: isAction || method.selector.hasPrefix("init")),
        !tree.directives.contains(where: { range.overlaps($0.range) }), words(of: node).isDisjoint(with: hidden), !namesVariable(node)
      else { continue }
      result.append(Moved(selector: method.selector, range: range, head: node.range.lowerBound..<body.range.lowerBound))
    }
    let staying = Set(implementation.children.compactMap { ObjCMethod($0)?.selector }).subtracting(result.map(\.selector))
    // A handler that stays is not declared for the other file: its work can only go to a callback that stays with it.
    return staying.isDisjoint(with: handlers) ? result : result.filter { !Self.callbacks.contains($0.selector) }
  }

  private static let callbacks: Set<String> = ["viewWillTransitionToSize:withTransitionCoordinator:", "layoutSubviews"]

  private func words(of node: ObjCNode) -> Set<String> { Set(node.code.matches(of: /\w+/).map { String($0.output) }) }

  /// Writes an instance variable by its own name, which a category need not see.
  private func namesVariable(_ node: ObjCNode) -> Bool { node.code.contains(/\b_(?!cmd\b)[A-Za-z]\w*/) }

  /// Macros, variables and functions of the file, and what its class extensions and implementations declare.
  private func hiddenNames(in implementation: ObjCNode) -> Set<String> {
    var names = Set(text.string.matches(of: /#[ \t]*define[ \t]+(\w+)/).map { String($0.1) })
    for node in Array(tree.root.children) + Array(implementation.children) {
      if let function = ObjCFunction(node) { names.insert(function.name) }
      names.formUnion(ObjCVariable(node)?.declarators.map(\.name) ?? [])
    }
    for node in tree.root.children where node.kind == .objcCategory {
      names.formUnion(node.descendants.compactMap { ObjCProperty($0) }.flatMap(\.names))
    }
    for node in Array(tree.root.children) + [implementation] where node.kind == .objcCategory || node == implementation {
      names.formUnion(ObjCInterface(node)?.instanceVariables.flatMap(\.declarators).map(\.name) ?? [])
    }
    return names
  }

  private func isUnderCondition(_ range: Range<ByteOffset>) -> Bool { !tree.conditions(at: range.lowerBound).isEmpty }

  private var imports: String {
    tree.directives.filter(\.isImport).map { text.string(in: $0.range) + "\n" }.joined()
      + text.string.matches(of: /(?:^|\n)(@import [^\n]*;)/).map { $0.output.1 + "\n" }.joined()
  }

  /// The interfaces of the classes that are in this file and the header that gets them; nil when one cannot go there.
  private func hoist(_ names: Set<String>) -> (interfaces: [Range<ByteOffset>], header: String?)? {
    let interfaces = tree.root.children.filter { $0.kind == .objcInterface && ObjCInterface($0).map { names.contains($0.name) } ?? false }
    if interfaces.isEmpty { return ([], nil) }
    guard interfaces.allSatisfy({ !$0.code.contains(/(?:^|\n)[ \t]*[-+]/) && !isUnderCondition($0.range) }), !imports.isEmpty else { return nil }
    return (interfaces.map(\.range), imports + interfaces.map { "\n" + $0.code + "\n" }.joined())
  }
}

extension ObjCDirective {
  fileprivate var isImport: Bool { includedPath != nil }
}

extension String {
  fileprivate var trimmedEnd: String { lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? "" }
}
