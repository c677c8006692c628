import SourceText
import SwiftSyntax
import UIKitModel

/// Code that asks a window scene itself for what its geometry tells, or is told by the callback of old.
public enum SceneGeometryUse: SwiftSubject {
  case read(SceneGeometryRead)
  case callback(OldGeometryCallback)

  public static func subjects(in file: SwiftFile) -> [SceneGeometryUse] {
    let callbacks = OldGeometryCallback.all(in: file)
    let reads = SceneGeometryRead.all(in: file).filter { read in
      // What the callback reads is decided with it.
      !callbacks.contains { $0.function.codeRange.contains(read.range.lowerBound) }
    }
    let all = reads.map { ($0.range.lowerBound, SceneGeometryUse.read($0)) }
      + callbacks.map { ($0.function.name.codeRange.lowerBound, SceneGeometryUse.callback($0)) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// A value that a window scene gives, and its geometry as well.
public enum SceneGeometryValue: String, Sendable, CaseIterable {
  case interfaceOrientation, coordinateSpace

  /// The first system whose geometry gives it.
  public var version: IOSVersion {
    guard let version = Availability.introduced("effectiveGeometry.\(rawValue)") else { return IOSVersion(26) }
    return IOSVersion(version.major, version.minor)
  }
}

/// `windowScene.interfaceOrientation`: a value of a window scene that its geometry gives as well.
public struct SceneGeometryRead {
  public let value: SceneGeometryValue
  /// The name with everything before it.
  public let node: ExprSyntax
  /// The bytes of the name.
  public let range: Range<ByteOffset>

  /// Every read of a scene of which the type is certain.
  static func all(in file: SwiftFile) -> [SceneGeometryRead] {
    let typing = SceneTyping(file)
    return SceneGeometryValue.allCases.flatMap { value in
      file.identifiers(named: value.rawValue).compactMap { SceneGeometryRead(value, at: $0, typing) }
    }
  }

  private init?(_ value: SceneGeometryValue, at token: TokenSyntax, _ typing: SceneTyping) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      guard let base = access.base, typing.isWindowScene(base) else { return nil }
      node = ExprSyntax(access)
    } else {
      guard reference.localName(value.rawValue) == nil, typing.isInsideWindowScene(reference) else { return nil }
      node = ExprSyntax(reference)
    }
    self.value = value
    range = token.codeRange
  }
}

/// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, as a class implements it.
public struct OldGeometryCallback {
  public static let name = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
  public static let successor = "windowScene(_:didUpdateEffectiveGeometry:)"
  private static let labels = ["_", "didUpdate", "interfaceOrientation", "traitCollection"]

  public let function: FunctionDeclSyntax
  /// The parameters behind the scene: what is told of the time before.
  public let previous: [FunctionParameterSyntax]
  public let body: CodeBlockSyntax

  static func all(in file: SwiftFile) -> [OldGeometryCallback] {
    file.identifiers(named: labels[1]).compactMap { token in
      guard let parameter = token.parent?.as(FunctionParameterSyntax.self), parameter.firstName.id == token.id,
        let function = parameter.enclosing(FunctionDeclSyntax.self)
      else { return nil }
      return OldGeometryCallback(function)
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let body = function.body, function.name.plainText == "windowScene", parameters.map(\.firstName.plainText) == Self.labels,
      parameters[0].type.unwrappedName == "UIWindowScene", !Syntax(function).isLocalDeclaration
    else { return nil }
    self.function = function
    self.body = body
    previous = Array(parameters.dropFirst())
  }

  /// The name of a parameter inside the body; nil for `_`.
  public func name(ofPrevious index: Int) -> String? {
    let token = previous[index].secondName ?? previous[index].firstName
    return token.tokenKind == .wildcard ? nil : token.plainText
  }

  /// The uses of a parameter; nil when one is more than a read of its value.
  public func uses(ofPrevious index: Int, in file: SwiftFile) -> [ExprSyntax]? {
    guard let name = name(ofPrevious: index) else { return [] }
    var uses: [ExprSyntax] = []
    for token in file.identifiers(named: name, in: body.codeRange) {
      if token.parent?.is(LabeledExprSyntax.self) ?? false { continue }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      if reference.isMemberName { continue }
      guard reference.localName(name)?.declaration.id == Syntax(previous[index]).id else { return nil }
      uses.append(ExprSyntax(reference))
    }
    return uses
  }

  /// The scene's values that the body reads.
  public func reads(in file: SwiftFile) -> [SceneGeometryRead] {
    SceneGeometryRead.all(in: file).filter { body.codeRange.contains($0.range.lowerBound) }
  }

  /// The body asks for traits, those of before included.
  public func readsTraits(in file: SwiftFile) -> Bool {
    let names = ["traitCollection", "UITraitCollection"] + [name(ofPrevious: 2)].compactMap { $0 }
    return names.contains { !file.identifiers(named: $0, in: body.codeRange).isEmpty }
  }

  /// The method overrides one of the project, is overridden there, or is called by the project itself.
  public func isCalledByProject(_ type: String, in file: SwiftFile) -> Bool {
    if function.modifiers.contains(where: { $0.name.text == "override" }) { return true }
    let subclasses = file.index.projectSubclasses(of: type, in: file.id)
    let others = ([type] + subclasses).flatMap { file.related(to: $0, mentioning: Self.labels[1]) }
    return ([file] + others).contains { other in
      let isOverridden = Self.all(in: other).contains { callback in
        other.site(of: callback.function.name).type?.path.last.map(subclasses.contains) ?? false
      }
      return isOverridden || other.callsOldCallback
    }
  }

  /// The class has the method that takes the place of this one, too.
  public func hasSuccessor(_ type: String, in file: SwiftFile) -> Bool {
    let label = "didUpdateEffectiveGeometry"
    return ([file] + file.related(to: type, mentioning: label)).contains { other in
      other.identifiers(named: label).contains { token in
        token.parent?.is(FunctionParameterSyntax.self) ?? false && other.site(of: token).type?.path.last == type
      }
    }
  }
}

extension SwiftFile {
  /// A call `windowScene(scene, didUpdate: …, interfaceOrientation: …, traitCollection: …)`.
  fileprivate var callsOldCallback: Bool {
    identifiers(named: "didUpdate").contains { token in
      guard let argument = token.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
      return call.arguments.map { $0.label?.plainText } == [nil, "didUpdate", "interfaceOrientation", "traitCollection"]
    }
  }
}
