import SwiftSyntax

/// A use of a screen for something else than its size or scale.
public struct ScreenObjectUse: SwiftSubject {
  public enum Kind: Equatable, Sendable {
    /// A member that only a display has.
    case value(String)
    /// The screen itself, handed on or stored.
    case wholeScreen
    /// A list of screens, or a notification about them.
    case externalDisplay
  }

  public let kind: Kind
  public let global: GlobalUse
  /// What a change would replace: `UIScreen.main`, or the expression that asks for other displays.
  public let node: ExprSyntax

  public static func subjects(in file: SwiftFile) -> [ScreenObjectUse] {
    let uses = file.all(GlobalUse.self).filter { $0.global == .screen }.compactMap { ScreenObjectUse($0, in: file) }
    return (uses + externalDisplays(in: file)).sorted { $0.node.position < $1.node.position }
  }

  /// What UIKit's screen has and other transforms do not read.
  static let members: Set<String> = [
    "brightness", "wantsSoftwareDimming", "isCaptured", "maximumFramesPerSecond", "coordinateSpace", "fixedCoordinateSpace",
    "snapshotView", "nativeBounds", "mirrored", "currentMode", "availableModes", "preferredMode", "displayLink",
    "overscanCompensation", "overscanCompensationInsets", "calibratedLatency", "focusedView", "focusedItem",
    "supportsFocus", "currentEDRHeadroom", "potentialEDRHeadroom", "referenceDisplayModeStatus", "sceneCaptureState",
  ]

  init?(_ use: GlobalUse, in file: SwiftFile) {
    global = use
    node = use.root
    if let name = use.chain.firstMember {
      // Members that the project adds are names for something else, and not UIKit's.
      guard Self.members.contains(name) else { return nil }
      if name == "nativeBounds", use.isDeviceDetection(in: file) { return nil }
      kind = name == "mirrored" ? .externalDisplay : .value(name)
    } else {
      // The declaration of a local name is no use; its uses are.
      if use.isLocalAliasDeclaration { return nil }
      kind = .wholeScreen
    }
  }

  private init(external node: ExprSyntax) {
    kind = .externalDisplay
    global = GlobalUse(global: .screen, spelling: .direct, root: node)
    self.node = node
  }

  private static func externalDisplays(in file: SwiftFile) -> [ScreenObjectUse] {
    let members: Set<String> = [
      "screens", "didConnectNotification", "didDisconnectNotification", "modeDidChangeNotification",
    ]
    var result = file.identifiers(named: "UIScreen").compactMap { token -> ScreenObjectUse? in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "UIScreen",
        members.contains(access.declName.baseName.plainText)
      else { return nil }
      return ScreenObjectUse(external: ExprSyntax(access))
    }
    for name in ["UIScreenDidConnect", "UIScreenDidDisconnect", "UIScreenModeDidChange"] {
      result += file.identifiers(named: name).compactMap { token in
        (token.parent?.parent?.as(MemberAccessExprSyntax.self)).map { ScreenObjectUse(external: ExprSyntax($0)) }
      }
      result += file.notificationNames(spelled: name + "Notification").map { ScreenObjectUse(external: $0) }
    }
    return result
  }

  /// The code is about a keyboard: its frame comes in the screen's coordinates.
  public func concernsKeyboard(_ site: Site, in file: SwiftFile) -> Bool {
    site.member.map { file.text.string(in: $0.range).lowercased().contains("keyboard") } ?? false
  }
}

extension GlobalUse {
  /// A test that tells devices apart by the number of their pixels.
  public func isDeviceDetection(in file: SwiftFile) -> Bool {
    ExpressionContext(chain.whole).comparedWith != nil || file.site(of: root).isNamedAfterDevice
      || chain.whole.parent?.is(SwitchExprSyntax.self) ?? false
  }

  /// `let screen = UIScreen.main` inside a body: what it is used for is decided at its uses.
  public var isLocalAliasDeclaration: Bool {
    guard case .direct = spelling, let binding = root.parent?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return Syntax(variable).isLocalDeclaration && variable.bindingSpecifier.tokenKind == .keyword(.let)
      && binding.pattern.is(IdentifierPatternSyntax.self)
  }
}

extension SwiftFile {
  /// Notification names given as a string: `Notification.Name("UIScreenDidConnectNotification")`.
  ///
  /// Only a literal that is the whole argument of a name counts; other text is not code.
  public func notificationNames(spelled name: String) -> [ExprSyntax] {
    let wanted = Array("\"\(name)\"".utf8)
    return facts.mentions.compactMap { offset in
      guard offset > 0, text.bytes[(offset - 1)...].starts(with: wanted),
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
        let literal = token.enclosing(StringLiteralExprSyntax.self),
        let call = literal.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.calledExpression.trimmedDescription.hasSuffix("Name")
      else { return nil }
      return ExprSyntax(call)
    }
  }
}
