import SwiftSyntax

/// The name of a notification about orientation, where code uses it.
public struct OrientationNotification: SwiftSubject {
  public enum Kind: Sendable {
    /// The device was turned.
    case device
    /// The status bar has turned.
    case statusBarDid
    /// The status bar is about to turn.
    case statusBarWill
    /// The typed message of iOS 26.
    case message
    /// The name as a string.
    case string
  }

  /// What is done with the name.
  public enum Use {
    case selector(FunctionCallExprSyntax)
    case block(FunctionCallExprSyntax)
    case publisher(FunctionCallExprSyntax)
    case sequence
    case removal(FunctionCallExprSyntax)
    /// Handed to something else, stored or compared.
    case other
  }

  public let kind: Kind
  /// The whole name: `UIDevice.orientationDidChangeNotification`.
  public let node: ExprSyntax

  /// Every name in the file's code, in order.
  public static func subjects(in file: SwiftFile) -> [OrientationNotification] {
    // The first pass saw every name; files that are read for a class's other part come without its facts.
    guard file.facts.hasObservers || file.facts.mentions.isEmpty else { return [] }
    var result: [OrientationNotification] = []
    for (name, owner, kind) in members {
      for token in file.identifiers(named: name) {
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
          let base = access.base?.trimmedDescription, base == owner || base == "UIKit." + owner,
          !file.index.shadows(owner, containers: file.site(of: token).type?.path ?? [], in: file.id)
        else { continue }
        result.append(OrientationNotification(kind: kind, node: ExprSyntax(access)))
      }
    }
    for (name, kind) in oldNames {
      for token in file.identifiers(named: name) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        let whole = reference.isMemberName ? reference.parent?.as(ExprSyntax.self) : ExprSyntax(reference)
        if let whole { result.append(OrientationNotification(kind: kind, node: whole)) }
      }
      let spelled = name.hasSuffix("Notification") ? [] : file.notificationNames(spelled: name + "Notification")
      result += spelled.map { OrientationNotification(kind: .string, node: $0) }
    }
    return result.sorted { $0.node.position < $1.node.position }
  }

  private static let members: [(name: String, owner: String, kind: Kind)] = [
    ("orientationDidChangeNotification", "UIDevice", .device),
    ("didChangeStatusBarOrientationNotification", "UIApplication", .statusBarDid),
    ("willChangeStatusBarOrientationNotification", "UIApplication", .statusBarWill),
    ("OrientationDidChangeMessage", "UIDevice", .message),
  ]

  private static let oldNames: [(name: String, kind: Kind)] = [
    ("UIDeviceOrientationDidChange", .device),
    ("UIDeviceOrientationDidChangeNotification", .device),
    ("UIApplicationDidChangeStatusBarOrientation", .statusBarDid),
    ("UIApplicationDidChangeStatusBarOrientationNotification", .statusBarDid),
    ("UIApplicationWillChangeStatusBarOrientation", .statusBarWill),
    ("UIApplicationWillChangeStatusBarOrientationNotification", .statusBarWill),
  ]

  /// What the code does with the name.
  public var use: Use {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return .other }
    let labels = call.arguments.map { $0.label?.plainText ?? "_" }
    switch (call.memberName, argument.label?.plainText) {
    case ("addObserver", "name") where labels.prefix(3) == ["_", "selector", "name"]: return .selector(call)
    case ("addObserver", "forName"): return .block(call)
    case ("publisher", "for"): return .publisher(call)
    case ("notifications", "named"): return .sequence
    case ("removeObserver", "name"): return .removal(call)
    default: return .other
    }
  }

  /// True when the name is used to hear of the notification, in whatever form.
  public var isRegistration: Bool {
    if case .removal = use { return false }
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.memberName == "post"
    {
      return false
    }
    return true
  }
}
