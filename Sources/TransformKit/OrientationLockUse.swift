import SourceText
import SwiftSyntax

/// Code that holds an app in some orientations, or forces one on it.
public struct OrientationLockUse: SwiftSubject {
  /// How it does that, in either language.
  public enum Kind: Sendable {
    /// The app delegate is asked which orientations a window supports.
    case delegateMethod
    /// The device is given an orientation by a key that UIKit keeps to itself.
    case forcedRotation
  }

  public let kind: Kind
  /// The name of the method, or the whole call.
  public let node: Syntax

  public static let methodName = "application(_:supportedInterfaceOrientationsFor:)"
  private static let label = "supportedInterfaceOrientationsFor"

  public static func subjects(in file: SwiftFile) -> [OrientationLockUse] {
    let methods = file.identifiers(named: label).compactMap { OrientationLockUse(methodAround: $0) }
    let calls = file.all(GlobalUse.self).compactMap { OrientationLockUse(forcing: $0) }
    return (methods + calls).sorted { $0.node.position < $1.node.position }
  }

  private init?(methodAround token: TokenSyntax) {
    guard let parameter = token.parent?.as(FunctionParameterSyntax.self), parameter.firstName.id == token.id,
      let function = parameter.enclosing(FunctionDeclSyntax.self), function.body != nil, function.name.plainText == "application",
      function.signature.parameterClause.parameters.map(\.firstName.plainText) == ["_", Self.label]
    else { return nil }
    kind = .delegateMethod
    node = Syntax(function.name)
  }

  /// `UIDevice.current.setValue(…, forKey: "orientation")`
  private init?(forcing use: GlobalUse) {
    let links = use.chain.links.prefix(2)
    guard use.global == .device, links.first == .member("setValue"), case .call(let call)? = links.last,
      ["forKey", "forKeyPath"].contains(call.arguments.last?.label?.text), let key = call.arguments.last?.expression,
      ["\"orientation\"", "#keyPath(UIDevice.orientation)"].contains(key.trimmedDescription)
    else { return nil }
    kind = .forcedRotation
    node = Syntax(call)
  }
}
