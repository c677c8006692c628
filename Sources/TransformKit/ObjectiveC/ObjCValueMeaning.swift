import ObjCSyntax
import SourceEdits
import SourceText

/// What a size of the screen is used for in Objective-C, as far as its expression and method show.
public struct ObjCValueMeaning {
  let file: ObjCFile
  let site: ObjCSite
  /// The whole expression that reads the size.
  let value: ObjCNode
  let context: ObjCExpressionContext

  public init(of value: ObjCNode, site: ObjCSite, in file: ObjCFile) {
    self.file = file
    self.site = site
    self.value = value
    context = ObjCExpressionContext(value)
  }

  /// The reason to leave the value alone because of what it means; nil when it is a plain size.
  public var refusal: ReasonCode? {
    if context.isFallback { return "fallback-only" }
    if isDeviceDetection { return "device-detection" }
    if isScreenSpace { return "screen-space" }
    if comparesWithContainer { return "compares-with-screen" }
    if ObjCOverlay(value, site: site, in: file).liesInAnotherContainer { return "coupled-geometry" }
    return refusalThroughLocal
  }

  /// A comparison with a number: a breakpoint that was chosen for devices.
  public var isBreakpoint: Bool { isSwitchedOver || context.comparedWith.map { Self.isNumber($0) } ?? false }

  /// `switch ((int)width) { case 320: … }`
  private var isSwitchedOver: Bool {
    var node = value
    while let parent = node.parent, [.parenthesized, .castExpression].contains(parent.kind) { node = parent }
    return node.parent?.kind == .switchStatement
  }

  /// `SCREEN_HEIGHT - kNavigationBarHeight`, also with a plain 64 or 44: the bars lie over the view or beside it.
  public var takesOffBars: Bool {
    var node = value
    while let parent = node.parent, let binary = ObjCBinary(parent), ["-", "+"].contains(binary.operator) {
      if binary.operator == "-", binary.left == node {
        if binary.right.terms.contains(where: { ValueMeaning.namesBar($0.code) || Self.bars.contains(String($0.code.prefix { $0.isNumber })) }) { return true }
      }
      node = parent
    }
    return false
  }

  /// How high bars are, in points.
  private static let bars: Set<String> = ["64", "44", "49", "20", "88", "83"]

  static func isNumber(_ node: ObjCNode) -> Bool {
    if node.kind == .numberLiteral { return true }
    // `568.0 - DBL_EPSILON`, `(double)568`
    return node.descendants.contains { $0.kind == .numberLiteral }
      && !node.descendants.contains { $0.kind == .memberAccess || $0.kind == .objcMessage }
  }

  /// What a local name for the value is used for: `CGFloat width = …`.
  private var refusalThroughLocal: ReasonCode? {
    guard let local = file.local(holding: value) else { return nil }
    for use in file.uses(of: local) {
      let meaning = ObjCValueMeaning(of: ObjCChain(from: use).whole, site: site, in: file)
      if meaning.context.isFallback { continue }
      if meaning.isDeviceDetection { return "device-detection" }
      if meaning.isScreenSpace { return "screen-space" }
      if meaning.comparesWithContainer { return "compares-with-screen" }
    }
    return nil
  }

  // MARK: Device detection

  /// `MAX(width, height) == 812`: the longer side of the screen, whatever its orientation, tells a device.
  private var isDeviceDetection: Bool {
    if let argument = context.argument, ["CGSizeEqualToSize", "CGRectEqualToRect"].contains(argument.callee),
      argument.arguments.contains(where: { $0.code.hasPrefix("CGSizeMake") || $0.code.hasPrefix("CGRectMake") })
    {
      return true
    }
    guard let argument = context.argument, ["MAX", "MIN", "fmax", "fmin"].contains(argument.callee), argument.arguments.count == 2,
      argument.arguments.contains(where: { $0.code.lowercased().contains("width") }),
      argument.arguments.contains(where: { $0.code.lowercased().contains("height") })
    else { return isComparisonNamedAfterDevice }
    if ObjCExpressionContext(argument.node).comparedWith != nil || site.isNamedAfterDevice || isSortedSize(argument.node) { return true }
    guard let local = file.local(holding: argument.node) else { return false }
    return file.uses(of: local).contains { ObjCExpressionContext($0).comparedWith.map(Self.isNumber) ?? false }
  }

  /// `CGSizeMake(MAX(width, height), MIN(width, height))`: the size that the device has when it is turned.
  private func isSortedSize(_ side: ObjCNode) -> Bool {
    guard let outer = ObjCExpressionContext(side).argument, outer.callee == "CGSizeMake" || outer.callee == "CGRectMake" else { return false }
    let code = outer.node.code.uppercased()
    return code.contains("MAX(") && code.contains("MIN(")
  }

  private var isComparisonNamedAfterDevice: Bool { site.isNamedAfterDevice && isBreakpoint }

  // MARK: Coordinates of the screen

  /// Keyboard frames and accessibility frames are in the screen's coordinates.
  private var isScreenSpace: Bool {
    let whole = context.whole.range
    if file.text.containsIgnoringCase("keyboard", in: whole) || file.text.containsIgnoringCase("accessibilityframe", in: whole) { return true }
    if let argument = context.argument, argument.callee.hasPrefix("convert") { return true }
    return whole.count < 400 && context.whole.descendants.contains { node in
      node.kind == .declarationReference && holdsKeyboard(node, depth: 0)
    }
  }

  /// A local that holds a keyboard's frame, or what was computed from one.
  private func holdsKeyboard(_ name: ObjCNode, depth: Int) -> Bool {
    guard depth < 4, let value = name.local(named: name.code)?.value else { return false }
    if file.text.contains("eyboardFrame", in: value.range) || file.text.contains("eyboardRect", in: value.range) { return true }
    return ([value] + Array(value.descendants)).contains { $0.kind == .declarationReference && holdsKeyboard($0, depth: depth + 1) }
  }

  // MARK: Comparisons with a container

  /// `self.view.bounds.size.width == [UIScreen mainScreen].bounds.size.width` asks whether the window fills the screen.
  private var comparesWithContainer: Bool {
    if let argument = context.argument, ["CGSizeEqualToSize", "CGRectEqualToRect", "CGRectContainsRect", "CGRectIntersectsRect", "CGRectContainsPoint"].contains(argument.callee) {
      return true
    }
    guard let other = context.comparedWith else { return false }
    let code = ObjCOwnGeometry.plain(other.code)
    let words = ["self.view.", "self.window", "self.bounds", "self.frame", "window.bounds", "window.frame", "superview", "Window.bounds", "Window.frame"]
    return words.contains { code.contains($0) } || code == "size.width" || code == "size.height"
  }
}

extension ObjCNode {
  /// What a sum consists of, parentheses left out; the node itself when it is none.
  fileprivate var terms: [ObjCNode] {
    if kind == .parenthesized, let inner = children.first { return inner.terms }
    guard let binary = ObjCBinary(self), ["-", "+"].contains(binary.operator) else { return [self] }
    return binary.left.terms + binary.right.terms
  }
}
