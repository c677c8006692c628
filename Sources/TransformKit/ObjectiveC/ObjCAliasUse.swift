import ObjCSyntax
import SourceEdits
import SourceText

/// A place in Objective-C that names an alias: a macro, a function or a constant for a value of the screen or a window.
public struct ObjCAliasReference: ObjCSubject {
  /// Those that may be meant.
  public let definitions: [AliasDefinition]
  /// The bytes of the name.
  public let range: Range<ByteOffset>
  /// Nil where the name is not used for its value, as in the body of a macro.
  public let use: ObjCGlobalUse?
  /// The name has several definitions that mean different things.
  public let isAmbiguous: Bool

  public static func subjects(in file: ObjCFile) -> [ObjCAliasReference] {
    guard !file.aliases.isEmpty else { return [] }
    return file.aliases.names.flatMap { name -> [ObjCAliasReference] in
      guard file.text.contains(name) else { return [] }
      let all = file.aliases.definitions(named: name).filter { $0.languages.contains(.objectiveC) }
      return file.references(to: all.filter { $0.owner.isEmpty }, named: name) + file.messages(for: all.filter { !$0.owner.isEmpty }, named: name)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension ObjCFile {
  /// Macros and functions; those that the file defines itself come before those of headers.
  fileprivate func references(to all: [AliasDefinition], named name: String) -> [ObjCAliasReference] {
    let own = all.filter { $0.file == id }
    let definitions = own.isEmpty ? index.targets.nearest(all.filter { $0.reach != .file }, from: id, in: \.file) : own
    guard let first = definitions.first else { return [] }
    let distance = index.targets.nearness(of: first.file, from: id)
    let other = names.nearnessOfOthers(name, seenFrom: id, in: index.targets)
    // Another target's macro says nothing where the own one has the name for something else.
    if let other, other > distance { return [] }
    let isAmbiguous = definitions.contains { !$0.means(the: first) } || distance == .elsewhere && other != nil || names.computes(name, seenFrom: id, asNearAs: first.file, in: index.targets)
    let uses = (nodes(named: name) + hiddenNodes(named: name)).compactMap { node -> ObjCAliasReference? in
      // The name of the function itself.
      guard node.kind == .declarationReference else { return nil }
      let use = isMadeText(node) ? nil : node.aliasUse(of: first)
      return ObjCAliasReference(definitions: definitions, range: node.range, use: use, isAmbiguous: isAmbiguous)
    }
    return uses + namesInDirectives(name, definitions)
  }

  /// Among what a macro is given that makes text of it: `TEXT_OF(SCREEN_WIDTH)`.
  private func isMadeText(_ node: ObjCNode) -> Bool {
    guard !names.textMacros.isEmpty else { return false }
    return node.ancestors().prefix { !$0.isStatement }.contains { ObjCCall($0).map { names.textMacros.contains($0.callee.code) } ?? false }
  }

  /// `[Metrics screenWidth]`, `Metrics.screenWidth`.
  fileprivate func messages(for definitions: [AliasDefinition], named name: String) -> [ObjCAliasReference] {
    guard definitions.contains(where: { !$0.isInstanceMember }) else { return [] }
    return (nodes(named: name) + hiddenNodes(named: name)).compactMap { node in
      guard let call = node.selfAndAncestors.prefix(2).first(where: { ObjCMessage($0)?.selector == name || ObjCMember($0)?.name == name }) else { return nil }
      let owner = ObjCMessage(call)?.receiver.code ?? ObjCMember(call)?.base.code
      let found = index.targets.nearest(definitions.filter { !$0.isInstanceMember && $0.ownerName == owner }, from: id, in: \.file)
      guard let first = found.first else { return nil }
      let use = ObjCGlobalUse(global: first.global, spelling: .projectAlias, root: call, path: first.path)
      return ObjCAliasReference(definitions: found, range: call.range, use: use, isAmbiguous: found.contains { !$0.means(the: first) })
    }
  }

  /// The name in the bodies of macros and in conditions.
  private func namesInDirectives(_ name: String, _ definitions: [AliasDefinition]) -> [ObjCAliasReference] {
    tree.directives.flatMap { directive -> [ObjCAliasReference] in
      // Few bodies hold the name, and only those are worth a tree.
      guard !directive.body.isEmpty, text.string(in: directive.body).contains(name) else { return [] }
      let body = ObjCTree(text, fragment: directive.body)
      return body.identifiers(named: name).map { ObjCAliasReference(definitions: definitions, range: $0, use: nil, isAmbiguous: false) }
    }
  }

  /// The uses of aliases that mean one thing.
  var aliasUses: [ObjCGlobalUse] { all(ObjCAliasReference.self).compactMap { $0.isAmbiguous ? nil : $0.use } }

  /// What a member that the project adds to the shared screen or application stands for.
  func member(_ name: String, of global: GlobalUse.Global) -> AliasDefinition? {
    let found = aliases.definitions(named: name).filter { $0.isInstanceMember && $0.ownerName == global.rawValue && $0.languages.contains(.objectiveC) }
    let nearest = index.targets.nearest(found, from: id, in: \.file)
    return nearest.count == 1 ? nearest[0] : nil
  }
}

extension ObjCNode {
  /// The use of an alias that the name is, with its parentheses.
  fileprivate func aliasUse(of definition: AliasDefinition) -> ObjCGlobalUse? {
    guard kind == .declarationReference, local(named: definition.name) == nil else { return nil }
    var root = self
    if definition.form.isCalled {
      guard let call = parent, let view = ObjCCall(call), view.callee == self, view.arguments.isEmpty else { return nil }
      root = call
    }
    return ObjCGlobalUse(global: definition.global, spelling: .projectAlias, root: root, path: definition.path)
  }
}
