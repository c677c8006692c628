import ObjCSyntax
import SourceEdits
import SourceText

/// The method that an `@selector` names, and how it is called without a notification.
struct ObjCHandlerMethod {
  enum Resolution {
    case found(ObjCHandlerMethod)
    /// With the method, when it is known.
    case refused(ReasonCode, ObjCClassParts.Method?)
  }

  /// What is sent: `rotated:nil`.
  let call: String
  let method: ObjCClassParts.Method

  /// Looks for the method in the class, then in the superclasses that the project declares.
  ///
  /// - Parameter caller: the part of the class in which the call will stand.
  static func resolve(_ selector: ObjCNode, in parts: ObjCClassParts, of file: ObjCFile, calledFrom caller: ObjCClassParts.Part) -> Resolution {
    guard let name = ObjCSelectorLiteral(selector.plain)?.selector else { return .refused("handler-not-found", nil) }
    if let found = resolve(name, in: parts, caller: caller) { return found }
    for ancestor in file.index.projectSuperclasses(of: parts.name, in: file.id) {
      if let found = resolve(name, in: ObjCClassParts(name: ancestor, in: file), caller: caller, isInherited: true) { return found }
    }
    return .refused("handler-not-found", nil)
  }

  private static func resolve(
    _ selector: String, in parts: ObjCClassParts, caller: ObjCClassParts.Part, isInherited: Bool = false
  ) -> Resolution? {
    let found = parts.methods(selector)
    guard let first = found.first else { return nil }
    guard found.count == 1 else { return .refused("handler-not-found", first) }
    let declarations = parts.declarations(of: selector)
    guard isVisible(first, declarations: declarations, to: caller, isInherited: isInherited) else { return .refused("handler-not-movable", first) }
    guard let parameter = first.method.parameters.first else { return .found(ObjCHandlerMethod(call: selector, method: first)) }
    guard first.method.parameters.count == 1, parameter.isObject, !first.uses(parameter.name),
      !([first] + declarations).contains(where: \.refusesNil)
    else { return .refused("notification-argument", first) }
    return .found(ObjCHandlerMethod(call: selector + "nil", method: first))
  }

  /// The compiler sees the method from the part that calls it.
  private static func isVisible(
    _ method: ObjCClassParts.Method, declarations: [ObjCClassParts.Method], to caller: ObjCClassParts.Part, isInherited: Bool
  ) -> Bool {
    if !isInherited, method.part.implementation(isSeenFrom: caller) { return true }
    return declarations.contains { declaration in
      // A superclass is imported in some way, or this class could not be.
      declaration.part.isDeclared(to: caller.file) || isInherited && declaration.part.isHeader && declaration.part.node.kind == .objcInterface
    }
  }
}

extension ObjCClassParts.Part {
  /// What this implementation has is known where the other part's bodies are compiled.
  func implementation(isSeenFrom other: ObjCClassParts.Part) -> Bool {
    if node == other.node { return true }
    return isMain && file.id == other.file.id && node.range.lowerBound < other.node.range.lowerBound
  }

  /// What this interface declares is known in a file.
  func isDeclared(to other: ObjCFile) -> Bool { file.id == other.id || isHeader && other.includes(file) }
}

extension ObjCParameter {
  /// The type is an object's, which may be nil.
  fileprivate var isObject: Bool { type.contains("*") || type.hasPrefix("id") || type.contains(" id") || type.contains("instancetype") }
}

extension ObjCClassParts.Method {
  /// The body names this.
  fileprivate func uses(_ name: String) -> Bool {
    guard let body = method.body else { return true }
    return part.file.nodes(named: name).contains { $0.kind == .declarationReference && body.range.contains($0.range.lowerBound) }
  }

  /// The only parameter is promised to be there.
  fileprivate var refusesNil: Bool {
    guard let parameter = method.parameters.first else { return false }
    let code = parameter.node.code
    if ["nullable", "_Nullable", "__nullable", "_Null_unspecified", "null_unspecified"].contains(where: code.contains) { return false }
    if ["nonnull", "_Nonnull", "__nonnull"].contains(where: code.contains) { return true }
    return part.file.assumesNonnull(at: node.range.lowerBound)
  }
}

extension ObjCFile {
  /// The offset is between `NS_ASSUME_NONNULL_BEGIN` and its end.
  fileprivate func assumesNonnull(at offset: ByteOffset) -> Bool {
    let begin = tree.identifiers(named: "NS_ASSUME_NONNULL_BEGIN").last { $0.lowerBound < offset }
    let end = tree.identifiers(named: "NS_ASSUME_NONNULL_END").last { $0.lowerBound < offset }
    guard let begin else { return false }
    return end.map { $0.lowerBound < begin.lowerBound } ?? true
  }

  /// The file includes a header, by its name.
  func includes(_ header: ObjCFile) -> Bool {
    let name = header.id.path.split(separator: "/").last.map(String.init) ?? header.id.path
    return tree.directives.contains { $0.includedPath?.split(separator: "/").last.map(String.init) == name }
  }
}
