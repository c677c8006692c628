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
    var result: [ObjCAliasReference] = []
    for name in file.aliases.names {
      let definitions = file.aliases.definitions(named: name).filter { definition in
        definition.languages.contains(.objectiveC) && definition.owner.isEmpty && (definition.reach != .file || definition.file == file.id)
      }
      guard let first = definitions.first, file.text.contains(name) else { continue }
      let isAmbiguous = definitions.contains { !$0.means(the: first) } || file.names.computed.values.joined().contains { $0.name == name }
      for node in file.nodes(named: name) {
        guard !definitions.contains(where: { $0.file == file.id && $0.range.contains(node.range.lowerBound) && $0.form == .cFunction }) || node.isInBody else { continue }
        result.append(
          ObjCAliasReference(definitions: definitions, range: node.nameRange(name), use: node.aliasUse(of: first), isAmbiguous: isAmbiguous))
      }
      result += file.namesInDirectives(name, definitions)
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
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

  fileprivate func nameRange(_ name: String) -> Range<ByteOffset> {
    kind == .declarationReference ? range : range.lowerBound..<range.lowerBound + name.utf8.count
  }

  /// Inside the braces of a function or method.
  fileprivate var isInBody: Bool { enclosing(.compoundStatement) != nil }
}

extension ObjCFile {
  /// The name in the bodies of macros and in conditions.
  fileprivate func namesInDirectives(_ name: String, _ definitions: [AliasDefinition]) -> [ObjCAliasReference] {
    tree.directives.flatMap { directive -> [ObjCAliasReference] in
      guard !directive.body.isEmpty else { return [] }
      let body = ObjCTree(text, fragment: directive.body)
      return body.identifiers(named: name).map { ObjCAliasReference(definitions: definitions, range: $0, use: nil, isAmbiguous: false) }
    }
  }

  /// The uses of aliases that mean one thing.
  var aliasUses: [ObjCGlobalUse] { all(ObjCAliasReference.self).compactMap { $0.isAmbiguous ? nil : $0.use } }
}
