import ObjCSyntax
import SourceText

/// Code of Objective-C that asks a window scene itself for what its geometry tells, or is told by the callback of old.
public enum ObjCSceneGeometryUse: ObjCSubject {
  case read(ObjCSceneGeometryRead)
  case callback(ObjCOldGeometryCallback)

  public static func subjects(in file: ObjCFile) -> [ObjCSceneGeometryUse] {
    let callbacks = ObjCOldGeometryCallback.all(in: file)
    let reads = ObjCSceneGeometryRead.all(in: file).filter { read in
      // What the callback reads is decided with it.
      !callbacks.contains { $0.method.node.range.contains(read.range.lowerBound) }
    }
    let all = reads.map { ($0.range.lowerBound, ObjCSceneGeometryUse.read($0)) }
      + callbacks.map { ($0.method.node.range.lowerBound, ObjCSceneGeometryUse.callback($0)) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// `windowScene.interfaceOrientation` or `[windowScene interfaceOrientation]`.
public struct ObjCSceneGeometryRead {
  public let value: SceneGeometryValue
  public let node: ObjCNode
  /// What is certainly a window scene.
  public let scene: ObjCNode
  /// The bytes of the name.
  public let range: Range<ByteOffset>

  static func all(in file: ObjCFile) -> [ObjCSceneGeometryRead] {
    SceneGeometryValue.allCases.filter { file.text.contains($0.rawValue) }.flatMap { value in
      file.nodes(named: value.rawValue).compactMap { ObjCSceneGeometryRead(value, at: $0, in: file) }
    }
  }

  private init?(_ value: SceneGeometryValue, at node: ObjCNode, in file: ObjCFile) {
    if let member = ObjCMember(node), member.name == value.rawValue, !member.isArrow {
      (scene, range) = (member.base, member.nameRange)
    } else if let message = ObjCMessage(node), message.selector == value.rawValue, let name = message.selectorParts.first {
      (scene, range) = (message.receiver, name)
    } else {
      return nil
    }
    guard file.isWindowScene(scene) else { return nil }
    self.value = value
    self.node = node
  }
}

/// `windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:`, as a class implements it.
public struct ObjCOldGeometryCallback {
  public static let selector = "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
  public static let successor = "windowScene:didUpdateEffectiveGeometry:"

  public let method: ObjCMethod
  public let body: ObjCNode

  private static let word = "didUpdateCoordinateSpace"

  static func all(in file: ObjCFile) -> [ObjCOldGeometryCallback] {
    guard file.text.contains(word) else { return [] }
    return file.nodes(named: word).compactMap { node in
      guard let definition = node.selfAndAncestors.prefix(2).first(where: { $0.kind == .objcMethodDefinition }),
        let method = ObjCMethod(definition), method.selector == selector, !method.isClassMethod, let body = definition.child(.compoundStatement)
      else { return nil }
      return ObjCOldGeometryCallback(method: method, body: body)
    }
  }

  /// The bytes of the parameters behind the scene, with their words of the selector.
  public var previous: Range<ByteOffset> { method.selectorParts[1].lowerBound..<method.parameters[3].range.upperBound }

  /// The uses of a parameter behind the scene; nil when one is more than a read of its value.
  public func uses(ofPrevious index: Int, in file: ObjCFile) -> [ObjCNode]? {
    let name = method.parameters[index + 1].name
    var uses: [ObjCNode] = []
    for node in file.nodes(named: name) where body.range.contains(node.range.lowerBound) {
      guard node.kind == .declarationReference, node.local(named: name)?.declaration == method.node else { return nil }
      if node.parent.flatMap({ ObjCAssignment($0) })?.left == node { return nil }
      uses.append(node)
    }
    return uses
  }

  /// The scene's values that the body reads.
  public func reads(in file: ObjCFile) -> [ObjCSceneGeometryRead] {
    ObjCSceneGeometryRead.all(in: file).filter { body.range.contains($0.range.lowerBound) }
  }

  /// The body asks for traits, those of before included.
  public func readsTraits(in file: ObjCFile) -> Bool {
    ["traitCollection", "UITraitCollection", method.parameters[3].name].contains { name in
      file.nodes(named: name).contains { body.range.contains($0.range.lowerBound) }
    }
  }

  /// The method goes on to its superclass, is overridden or declared in the project, or is called by the project itself.
  public func isCalledByProject(_ type: String, in file: ObjCFile) -> Bool {
    let subclasses = file.index.projectSubclasses(of: type, in: file.id)
    let others = ([type] + subclasses).flatMap { file.related(to: $0, mentioning: Self.word) }
    return ([file] + others).contains { other in
      let isOverridden = Self.all(in: other).contains { callback in
        other.site(of: callback.body).type.map { subclasses.contains($0.name) } ?? false
      }
      return isOverridden || other.nodes(named: Self.word).contains { node in
        ObjCMessage(node)?.selector == Self.selector || node.kind == .objcSelectorExpression || node.kind == .objcMethodDeclaration
      }
    }
  }

  /// The class has the method that takes the place of this one, too.
  public func hasSuccessor(_ type: String, in file: ObjCFile) -> Bool {
    let word = "didUpdateEffectiveGeometry"
    return ([file] + file.related(to: type, mentioning: word)).contains { other in
      other.nodes(named: word).contains { node in
        let definition = node.selfAndAncestors.first { $0.kind == .objcMethodDefinition }
        return definition.flatMap { ObjCMethod($0) }?.selector == Self.successor && other.site(of: node).type?.name == type
      }
    }
  }
}

extension ObjCFile {
  /// True when the expression is certainly a window scene.
  fileprivate func isWindowScene(_ expression: ObjCNode) -> Bool {
    guard index.declarations(named: "UIWindowScene", in: id).isEmpty else { return false }
    let node = expression.withoutParentheses
    if node.namesSelf { return site(of: node).type?.name == "UIWindowScene" }
    if (className(of: node) ?? classOfOwnProperty(node)) == "UIWindowScene" { return true }
    guard node.memberName == "windowScene", let owner = node.memberBase?.withoutParentheses else { return false }
    return isWindow(owner)
  }

  /// The class of a property of the object itself that another file declares, as its header.
  private func classOfOwnProperty(_ node: ObjCNode) -> String? {
    guard let name = node.memberName, node.memberBase?.namesSelf ?? false, let type = site(of: node).type?.name else { return nil }
    for file in related(to: type, mentioning: name) {
      for place in file.nodes(named: name) {
        guard let property = place.selfAndAncestors.lazy.compactMap({ ObjCProperty($0) }).first, property.names.contains(name),
          property.node.ancestors().contains(where: { ObjCInterface($0)?.name == type })
        else { continue }
        return String(property.type.withoutNullability.filter { $0 != "*" && !$0.isWhitespace }.prefix { $0 != "<" })
      }
    }
    return nil
  }

  /// A window by its class, or by a member or a name that UIKit gives windows.
  private func isWindow(_ node: ObjCNode) -> Bool {
    if node.namesSelf { return site(of: node).role == .known(.window) }
    if let name = className(of: node) ?? classOfOwnProperty(node) { return name == "UIWindow" || index.role(of: name, in: id) == .known(.window) }
    guard let name = node.memberName else { return false }
    return ["window", "keyWindow"].contains(name) || name.hasSuffix("Window")
  }
}

extension ObjCNode {
  fileprivate var withoutParentheses: ObjCNode {
    var node = self
    while node.kind == .parenthesized, let inner = node.children.first { node = inner }
    return node
  }

  /// `c` of `a.c` and `[a c]`.
  fileprivate var memberName: String? {
    if let message = ObjCMessage(self), message.arguments.isEmpty { return message.selector }
    return ObjCMember(self)?.name
  }

  /// `a` of `a.c` and `[a c]`.
  fileprivate var memberBase: ObjCNode? { ObjCMessage(self)?.receiver ?? ObjCMember(self)?.base }
}
