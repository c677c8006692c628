import SourceEdits
import SwiftSyntax

/// What a size of the screen is used for, as far as its expression and function show.
public struct ValueMeaning {
  let file: SwiftFile
  let site: Site
  /// The whole expression: `UIScreen.main.bounds.size.width`.
  let value: ExprSyntax
  let context: ExpressionContext

  public init(of value: ExprSyntax, site: Site, in file: SwiftFile) {
    self.file = file
    self.site = site
    self.value = value
    context = ExpressionContext(value)
  }

  /// The reason to leave the value alone because of what it means; nil when it is a plain size.
  public var refusal: ReasonCode? {
    if context.operatorBefore == "??" { return "fallback-only" }
    if isDeviceDetection { return "device-detection" }
    if isScreenSpace { return "screen-space" }
    if comparesWithContainer { return "compares-with-screen" }
    if Overlay(value, site: site, in: file).liesInAnotherContainer { return "coupled-geometry" }
    return refusalThroughLocal
  }

  /// What a local name for the value is used for: `let width = UIScreen.main.bounds.width`.
  private var refusalThroughLocal: ReasonCode? {
    guard let name = localName(holding: value.wholeExpression.as(ExprSyntax.self) ?? value),
      let body = value.enclosing(CodeBlockItemListSyntax.self)?.codeRange
    else { return nil }
    for token in file.identifiers(named: name, in: body) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName else { continue }
      let whole = AccessChain(from: ExprSyntax(reference)).whole
      let use = ValueMeaning(of: whole, site: site, in: file)
      if use.context.operatorBefore == "??" { continue }
      if use.isScreenSpace { return "screen-space" }
      if use.comparesWithContainer { return "compares-with-screen" }
    }
    return nil
  }

  /// A comparison with a number: a breakpoint that was chosen for devices.
  public var isBreakpoint: Bool {
    if value.parent?.as(SwitchExprSyntax.self)?.subject.id == value.id { return true }
    return context.comparedWith?.allSatisfy { $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self) } ?? false
  }

  /// `height - navigationBarHeight - tabBarHeight`: the screen without the bars around the content.
  ///
  /// The view or list at hand may begin below the bars as it is.
  public var takesOffBars: Bool {
    context.elements.indices.dropFirst().contains { index in
      guard index > context.index, ExpressionContext.operatorText(context.elements[index - 1]) == "-" else { return false }
      return Self.namesBar(context.elements[index].trimmedDescription)
    }
  }

  /// The code names a bar, or its height.
  static func namesBar(_ code: String) -> Bool {
    let name = code.lowercased().filter { $0 != "_" }
    // A view's own safe area is a part of the view.
    if ownInsets.contains(where: name.hasPrefix) { return false }
    return bars.contains { name.contains($0) }
  }

  private static let bars = [
    "navigationbar", "navbar", "navibar", "tabbar", "statusbar", "statubar", "statusheight", "statuheight", "navigationheight", "navheight",
    "navh", "tabheight", "topbar", "safearea", "safetop", "safebottom", "topsafe", "bottomsafe", "safeinset",
  ]

  private static let ownInsets = ["safeareainsets", "self.safeareainsets", "view.safeareainsets", "self.view.safeareainsets"]

  // MARK: Device detection

  /// `max(width, height) == 812`: the longer side of the screen, whatever its orientation, tells a device.
  private var isDeviceDetection: Bool {
    guard let (call, _) = context.argument, ["max", "min"].contains(call.calledExpression.trimmedDescription) else { return false }
    let arguments = call.arguments.map { file.spelledOut($0.expression) }
    guard arguments.count == 2, arguments.contains(where: { $0.hasSuffix("width") }),
      arguments.contains(where: { $0.hasSuffix("height") })
    else { return false }
    let outer = ExpressionContext(ExprSyntax(call))
    if outer.comparedWith != nil { return true }
    return localName(holding: ExprSyntax(call)).map(isComparedLater) ?? site.isNamedAfterDevice
  }

  private func localName(holding expression: ExprSyntax) -> String? {
    guard let clause = expression.parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  private func isComparedLater(_ name: String) -> Bool {
    guard let body = value.enclosing(CodeBlockItemListSyntax.self)?.codeRange else { return false }
    return file.identifiers(named: name, in: body).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let others = ExpressionContext(ExprSyntax(reference)).comparedWith ?? []
      return others.contains { $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self) }
    }
  }

  // MARK: Coordinates of the screen

  /// Keyboard frames and accessibility frames are in the screen's coordinates.
  private var isScreenSpace: Bool {
    guard value.statement != nil else { return false }
    let whole = value.wholeExpression.codeRange
    if file.text.containsIgnoringCase("keyboard", in: whole) || file.text.containsIgnoringCase("accessibilityframe", in: whole) { return true }
    // `keyboardHost.map { panel in … }`
    if site.closures.contains(where: { ClosureArgument($0.closure)?.call.calledExpression.trimmedDescription.lowercased().contains("keyboard") ?? false }) {
      return true
    }
    if let left = context.assignedTo?.trimmedDescription.lowercased(), left.hasSuffix("accessibilityframe") { return true }
    if let (call, _) = context.argument, call.calledExpression.trimmedDescription.hasSuffix(".convert") { return true }
    // The frame of a keyboard may have been given any name.
    return keyboardNames.contains { !file.identifiers(named: $0, in: whole).isEmpty }
  }

  /// Locals that hold a keyboard's frame, or what was computed from one.
  private var keyboardNames: [String] {
    var names: [String] = []
    for local in value.localNames.reversed() {
      guard let value = local.value else { continue }
      let range = value.codeRange
      if file.text.contains("eyboardFrame", in: range) || names.contains(where: { !file.identifiers(named: $0, in: range).isEmpty }) {
        names.append(local.name)
      }
    }
    return names
  }

  // MARK: Comparisons with a container

  /// `view.bounds.width == UIScreen.main.bounds.width` asks whether the window fills the screen.
  private var comparesWithContainer: Bool {
    if let (call, _) = context.argument, ["equalTo", "isEqual", "contains", "intersects"].contains(call.memberName ?? ""),
      call.calledExpression.chainRoot.trimmedDescription != "UIScreen", call.receiverIsGeometry
    {
      return true
    }
    return context.comparedWith?.contains(where: { $0.mentionsContainerGeometry(of: site) }) ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  public var memberName: String? {
    if let access = calledExpression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.plainText }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  fileprivate var receiverIsGeometry: Bool {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription else { return false }
    return ["frame", "bounds", "size"].contains { base.hasSuffix($0) }
  }
}

extension ExprSyntax {
  /// The view itself, its window or what it stands in; a child that is measured is none of these.
  fileprivate var namesRoom: Bool {
    let path = trimmedDescription.filter { $0 != "?" && $0 != "!" }.replacingPrefix("self.", with: "")
    if path.hasSuffix("screen") || path.hasPrefix("UIScreen") { return false }
    return ["self", "view", "window", "superview", "collectionView", "tableView", "scrollView", "containerView"].contains(path)
      || path.hasSuffix(".window") || path.hasSuffix("Window") || path.hasSuffix("coordinateSpace") || path.hasSuffix(".superview")
      || path.hasSuffix("parent.view") || path.hasSuffix("ontroller.view") || ["view.frame", "view.bounds", "frame", "bounds"].contains(path)
  }

  /// True when the expression reads the size of a view, window or transition, and not only of the screen.
  fileprivate func mentionsContainerGeometry(of site: Site) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        ["bounds", "frame", "size", "window"].contains(token.plainText)
      else { return false }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        return access.base?.namesRoom ?? false
      }
      return true
    }
  }
}
