import ObjCSyntax
import SourceText

extension ObjCFile {
  /// The places of a word in code that the parser passed over: branches of `#if` that cut through the code around them
  /// or that are dead, and what it does not understand. Such code is reported and never changed.
  func hiddenNodes(named word: String) -> [ObjCNode] {
    guard !hiddenParts.isEmpty else { return [] }
    return hiddenParts.flatMap { part in part.identifiers(named: word).map { part.node(at: $0.lowerBound) } }
  }
}

extension ObjCTree {
  /// The parts that the parser passed over, each parsed as a fragment of its own.
  var hiddenParts: [ObjCTree] {
    guard unparsedBytes > 0 || directives.contains(where: { $0.kind == .if || $0.kind == .ifdef || $0.kind == .ifndef }) else { return [] }
    var parts: [ObjCTree] = []
    var end = 0
    for node in root.descendants where (node.kind == .inactiveBranch || node.kind == .unparsed) && node.range.lowerBound >= end {
      end = node.range.upperBound
      parts.append(ObjCTree(text, fragment: node.range))
    }
    return parts
  }
}

extension ObjCNode {
  /// The node and everything around it in the file, innermost first, also for a node of a hidden part.
  func surroundings(in file: ObjCFile) -> [ObjCNode] {
    tree === file.tree ? selfAndAncestors : selfAndAncestors + file.tree.node(at: range.lowerBound).selfAndAncestors
  }
}
