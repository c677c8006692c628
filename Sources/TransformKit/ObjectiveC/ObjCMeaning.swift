import ObjCSyntax
import SourceEdits
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

  /// What is read, when it is a value of the screen or a window; nil for the way to one.
  public var read: ObjCMacro.Read? {
    switch global {
    case .screen:
      switch path.first {
      case "bounds", "applicationFrame", "nativeBounds": return .size
      case "scale", "nativeScale", "traitCollection": return .scale
      default: return .display
      }
    case .application:
      return path.first == "keyWindow" || path.first == "windows" || path.prefix(2) == ["delegate", "window"] ? .window : nil
    case .device: return nil
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

  /// What the body reads of the screen or of windows; nil for nothing.
  public func read(names: ObjCMeaning.Names) -> ObjCMacro.Read? {
    var throughName = false
    for node in tree.root.descendants {
      if node.isShared(.screen) || node.isShared(.application) {
        let use = ObjCGlobalUse(global: node.isShared(.screen) ? .screen : .application, spelling: .direct, root: node)
        if let read = ObjCMeaning(global: use.global, path: use.members).read { return read }
      }
      guard node.kind == .declarationReference || node.kind == .call else { continue }
      if let meaning = ObjCMeaning(node, names: names) {
        let use = ObjCGlobalUse(global: meaning.global, spelling: .projectAlias, root: node, path: meaning.path)
        throughName = throughName || ObjCMeaning(global: use.global, path: use.members).read != nil
      }
    }
    return throughName ? .alias : nil
  }

  /// Why the macro is left alone, and its uses with it where it computes.
  public func reason(name: String) -> ReasonCode {
    if comparesWithContainer { return "compares-with-screen" }
    return isAboutDevice(name: name) ? "device-detection" : "macro-definition"
  }

  private var comparesWithContainer: Bool {
    tree.root.descendants.contains { node in
      guard let binary = ObjCBinary(node), ["==", "!=", "<", ">", "<=", ">="].contains(binary.operator) else { return false }
      return [binary.left, binary.right].contains { side in
        let code = ObjCOwnGeometry.plain(side.code).filter { $0 != "(" && $0 != ")" }
        return ["view.bounds", "view.frame", "window.bounds", "window.frame", "self.bounds", "self.frame"].contains { code.contains($0) }
      }
    }
  }

  /// It tells devices apart, or takes a part of the size that a design was drawn for.
  private func isAboutDevice(name: String) -> Bool {
    let lower = name.lowercased()
    if ["iphone", "ipad", "device", "notch"].contains(where: lower.contains) { return true }
    if code.contains("nativeBounds") || code.contains("currentMode") { return true }
    if ["MIN(", "MAX(", "fmin(", "fmax("].contains(where: code.contains) { return true }
    let comparisons: Set<String> = ["==", "<", ">", "<=", ">=", "!="]
    return tree.root.descendants.contains { node in
      guard let binary = ObjCBinary(node) else { return false }
      if comparisons.contains(binary.operator) { return ObjCValueMeaning.isNumber(binary.left) || ObjCValueMeaning.isNumber(binary.right) }
      // The ratio to the width that a design was drawn for.
      let number = Double(binary.right.code.filter { $0.isNumber || $0 == "." }) ?? 0
      return binary.operator == "/" && ObjCValueMeaning.isNumber(binary.right) && number >= 100
    }
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
