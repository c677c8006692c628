import ObjCSyntax
import SourceText

/// What an expression of Objective-C stands for when it does nothing but read from a shared object.
public struct ObjCMeaning: Hashable, Sendable {
  public let global: GlobalUse.Global
  /// The members from the shared object on: `["bounds", "size", "width"]`.
  public let path: [String]

  public init(global: GlobalUse.Global, path: [String]) {
    self.global = global
    self.path = path
  }

  /// Tells what a macro or function of the project stands for; nil for anything else.
  public typealias Names = (_ name: String, _ isCalled: Bool) -> ObjCMeaning?

  /// The meaning of an expression; nil when it does more than read.
  public init?(_ node: ObjCNode, names: Names) {
    guard let found = Self.read(node, names: names, depth: 0) else { return nil }
    self = found
  }

  private static func read(_ node: ObjCNode, names: Names, depth: Int) -> ObjCMeaning? {
    guard depth < 64 else { return nil }
    for global in GlobalUse.Global.allCases where node.isShared(global) { return ObjCMeaning(global: global, path: []) }
    switch node.kind {
    case .parenthesized: return node.children.first.flatMap { read($0, names: names, depth: depth + 1) }
    case .castExpression: return ObjCCast(node).flatMap { read($0.operand, names: names, depth: depth + 1) }
    case .declarationReference: return names(node.code, false)
    case .memberAccess: return ObjCMember(node).flatMap { member in read(member.base, names: names, depth: depth + 1)?.adding([member.name]) }
    case .objcMessage:
      guard let message = ObjCMessage(node), let base = read(message.receiver, names: names, depth: depth + 1) else { return nil }
      if message.arguments.isEmpty { return base.adding([message.selector]) }
      return message.selector == "objectAtIndex:" && message.arguments[0].code == "0" ? base.adding(["firstObject"]) : nil
    case .arraySubscript:
      let parts = Array(node.children)
      guard parts.count == 2, parts[1].code == "0" else { return nil }
      return read(parts[0], names: names, depth: depth + 1)?.adding(["firstObject"])
    case .call:
      guard let call = ObjCCall(node), let name = call.name else { return nil }
      if call.arguments.isEmpty { return names(name, true) }
      guard call.arguments.count == 1, let members = ObjCGeometry.members(readBy: name) else { return nil }
      return read(call.arguments[0], names: names, depth: depth + 1)?.adding(members)
    default: return nil
    }
  }

  private func adding(_ members: [String]) -> ObjCMeaning { ObjCMeaning(global: global, path: path + members) }

  /// Whether a name for it is of interest: the screen, its size or scale, a window of the application or the way to one.
  public var isOfInterest: Bool {
    switch global {
    case .screen: AliasDefinition.isScreenValue(path)
    case .application: path.isEmpty || ["keyWindow", "delegate", "windows"].contains(path[0])
    case .device: path.isEmpty
    }
  }

  /// A window, and not only the way to one, or a value of the screen.
  public var isLegacy: Bool {
    switch global {
    case .screen: true
    case .application: path.first == "keyWindow" || path.first == "windows" || path.prefix(2) == ["delegate", "window"]
    case .device: false
    }
  }
}

/// The body of a macro.
public struct ObjCMacroBody {
  /// Nil when the body is anything else than one expression.
  private let expression: ObjCNode?
  private let code: String
  private let tree: ObjCTree

  /// - Parameter body: the bytes that the macro stands for.
  public init(_ text: SourceText, body: Range<ByteOffset>) {
    tree = ObjCTree(text, fragment: body)
    code = text.string(in: body)
    let parts = Array(tree.root.children)
    let only = parts.count == 1 ? parts[0] : nil
    let isStatement = only?.kind == .expressionStatement
    // With a semicolon it is a statement, and no value.
    expression = code.hasSuffix(";") ? nil : isStatement ? only?.children.first { _ in true } : only
  }

  /// What the body stands for, when it does nothing but read.
  public func meaning(names: ObjCMeaning.Names) -> ObjCMeaning? { expression.flatMap { ObjCMeaning($0, names: names) } }

  /// The body uses a shared object, or a name of the project for a value of the screen or a window, among other things.
  public func usesLegacy(names: ObjCMeaning.Names) -> Bool {
    tree.root.descendants.contains { node in
      if node.isShared(.screen) { return true }
      guard node.kind == .declarationReference || node.kind == .memberAccess || node.kind == .objcMessage || node.kind == .call else { return false }
      return ObjCMeaning(node, names: names)?.isLegacy ?? false
    }
  }

  /// Why uses of the macro are left alone: it tells devices apart, or it computes.
  public func isAboutDevice(name: String, parameters: [String]?) -> Bool {
    let lower = name.lowercased()
    if ["iphone", "ipad", "device", "notch", "4s", "plus"].contains(where: lower.contains) { return true }
    if code.contains("nativeBounds") || code.contains("currentMode") { return true }
    if ["MIN(", "MAX(", "fmin(", "fmax("].contains(where: code.contains) { return true }
    let comparisons: Set<String> = ["==", "<", ">", "<=", ">=", "!="]
    let compares = tree.root.descendants.contains { node in
      guard let binary = ObjCBinary(node), comparisons.contains(binary.operator) else { return false }
      return ObjCValueMeaning.isNumber(binary.left) || ObjCValueMeaning.isNumber(binary.right)
    }
    // The ratio to the width that a design was drawn for.
    let divides = tree.root.descendants.contains { node in
      guard let binary = ObjCBinary(node), binary.operator == "/" else { return false }
      return ObjCValueMeaning.isNumber(binary.right) && (Double(binary.right.code.filter { $0.isNumber || $0 == "." }) ?? 0) >= 100
    }
    return compares || divides
  }

  /// The variable that the body declares for the object itself, as in `__weak typeof(self) weakSelf = self`.
  public var declaredSelf: (name: String, isWeak: Bool)? {
    for node in tree.root.descendants {
      guard let variable = ObjCVariable(node), let declarator = variable.declarators.first, declarator.initializer != nil else { continue }
      if variable.specifiers.contains("__weak") || variable.specifiers.contains("__unsafe_unretained") { return (declarator.name, true) }
      if variable.specifiers.contains("__strong") || code.contains("typeof") { return (declarator.name, false) }
    }
    return nil
  }
}
