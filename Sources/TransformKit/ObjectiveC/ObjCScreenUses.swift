import ObjCSyntax
import SourceEdits
import UIKitModel

/// A read of the main screen's scale or traits in Objective-C.
public struct ObjCScreenScaleUse: ObjCSubject {
  public let kind: ScreenScaleUse.Kind
  public let use: ObjCGlobalUse
  /// `[UIScreen mainScreen].scale`.
  public let target: ObjCNode

  public static func subjects(in file: ObjCFile) -> [ObjCScreenScaleUse] {
    file.all(ObjCGlobalUse.self).compactMap { ObjCScreenScaleUse($0) }
  }

  public init?(_ use: ObjCGlobalUse) {
    guard use.global == .screen, let kind = use.members.first.flatMap(ScreenScaleUse.Kind.init(rawValue:)) else { return nil }
    self.kind = kind
    self.use = use
    target = use.node(reading: 1)
  }
}

/// A use of a screen in Objective-C for something else than its size or scale.
public struct ObjCScreenObjectUse: ObjCSubject {
  public let kind: ScreenObjectUse.Kind
  public let global: ObjCGlobalUse
  /// What a change would replace: `[UIScreen mainScreen]`, or the expression that asks for other displays.
  public let node: ObjCNode

  public static func subjects(in file: ObjCFile) -> [ObjCScreenObjectUse] {
    let uses = file.all(ObjCGlobalUse.self).filter { $0.global == .screen }.compactMap { ObjCScreenObjectUse($0, in: file) }
    return (uses + externalDisplays(in: file)).sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  public init?(_ use: ObjCGlobalUse, in file: ObjCFile) {
    global = use
    node = use.root
    if let name = use.members.first ?? use.messageName {
      // Members that the project adds are names for something else, and not UIKit's.
      guard ScreenObjectUse.members.contains(name) else { return nil }
      if name == "nativeBounds" { return nil }
      kind = name == "mirroredScreen" ? .externalDisplay : .value(name)
    } else {
      // The declaration of a local name is no use; its uses are.
      if let local = file.local(holding: use.root), !file.uses(of: local).isEmpty { return nil }
      kind = .wholeScreen
    }
  }

  private init(external node: ObjCNode) {
    kind = .externalDisplay
    global = ObjCGlobalUse(global: .screen, spelling: .direct, root: node)
    self.node = node
  }

  private static func externalDisplays(in file: ObjCFile) -> [ObjCScreenObjectUse] {
    let lists = file.nodes(named: "screens").compactMap { node in
      node.selfAndAncestors.prefix(2).first { $0.code.filter { !$0.isWhitespace } == "[UIScreenscreens]" || $0.code == "UIScreen.screens" }
    }
    let names = ["UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification", "UIScreenModeDidChangeNotification"]
    return (lists + names.flatMap { file.nodes(named: $0) }).map { ObjCScreenObjectUse(external: $0) }
  }

  /// The code is about a keyboard: its frame comes in the screen's coordinates.
  public func concernsKeyboard(_ site: ObjCSite, in file: ObjCFile) -> Bool {
    site.member.map { file.text.string(in: $0.range).lowercased().contains("keyboard") } ?? false
  }
}

extension ObjCGlobalUse {
  /// The first word of a message with arguments that is sent to the object itself.
  fileprivate var messageName: String? {
    guard path.isEmpty, case .message(let selector)? = chain.links.first else { return nil }
    let word = selector.prefix { $0 != ":" }
    if word.hasPrefix("set") { return word.dropFirst(3).prefix(1).lowercased() + word.dropFirst(4) }
    return String(word).replacing("snapshotViewAfterScreenUpdates", with: "snapshotView")
      .replacing("displayLinkWithTarget", with: "displayLink")
  }
}

/// What becomes of a scale in Objective-C: whether it outlives the moment it was read.
public struct ObjCKeptValue {
  let file: ObjCFile
  let site: ObjCSite
  let value: ObjCNode

  public init(_ value: ObjCNode, site: ObjCSite, in file: ObjCFile) {
    self.file = file
    self.site = site
    self.value = value
  }

  /// True when the value is stored, on a layer, in a constraint, a property or an image, outside of code that runs
  /// again whenever the scale changes.
  public var isKept: Bool {
    guard let member = site.member, let role = site.role?.role else { return false }
    if LifeCycle.isRecomputed(method: member.name, in: role) { return false }
    guard isStored(value) || file.local(holding: wholeArithmetic).map({ file.uses(of: $0).contains(where: isStored) }) ?? false else { return false }
    return !file.isCalledOnlyFromLayout(member, at: site)
  }

  /// The value with the arithmetic around it: `1 / [UIScreen mainScreen].scale`.
  private var wholeArithmetic: ObjCNode {
    var node = value
    while let parent = node.parent, [.binaryOperator, .parenthesized, .castExpression, .prefixUnary].contains(parent.kind), ObjCAssignment(parent) == nil {
      node = parent
    }
    return node
  }

  private func isStored(_ node: ObjCNode) -> Bool {
    var node = node
    while let parent = node.parent, !parent.isStatement, parent.kind != .blockExpression {
      if let assignment = ObjCAssignment(parent), assignment.left != node {
        return assignment.left.kind != .declarationReference || assignment.left.local(named: assignment.left.code) == nil
      }
      if let argument = ObjCArgument(node, of: parent), !argument.isValue { return Self.stores(argument) }
      node = parent
    }
    return false
  }

  /// Messages and functions that make something which keeps its number.
  private static func stores(_ argument: ObjCArgument) -> Bool {
    if argument.callee.hasPrefix("UIGraphicsBeginImageContext") { return false }
    let name = (argument.label ?? argument.callee).lowercased()
    if argument.callee.hasPrefix("init") || argument.callee.contains("With") && argument.receiver?.code.first?.isUppercase ?? false { return true }
    return words.contains { name.contains($0) }
  }

  private static let words = [
    "constant", "constrain", "equalto", "offset", "inset", "multiplied", "height", "width", "border", "line", "separator", "margin",
    "spacing", "thick", "hairline", "pin", "anchor", "frame", "shadow", "corner", "rasteriz", "scale",
  ]
}
