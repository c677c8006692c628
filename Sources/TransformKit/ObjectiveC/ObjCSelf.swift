import ObjCSyntax
import SourceText

/// How code in blocks reaches its own object, by the names that projects give it.
struct ObjCSelf {
  let site: ObjCSite

  /// `self` itself, a strong local in a block (`.explicit` when it was checked, else `.optional`), or the weak name.
  var access: SelfAccess {
    for block in site.blocks {
      if block.refusesSelf { return .notCaptured }
      if let strong = strongName(in: block) { return strong.isChecked ? .explicit(strong.name) : .optional(strong.name) }
      if block.capture == .none, block.keeping == .unknown {
        return weakName(before: block.node).map { .optional($0) } ?? .notCaptured
      }
    }
    return .explicit("self")
  }

  // MARK: Strong names

  /// A local of the block that holds the object strongly, declared before the code.
  private func strongName(in block: ObjCBlockContext) -> (name: String, isChecked: Bool)? {
    guard let body = block.node.compoundBody else { return nil }
    for statement in body.children.reversed() where statement.range.upperBound <= site.node.range.lowerBound {
      guard let name = Self.strongName(declaredBy: statement) else { continue }
      return (name, isChecked(name, after: statement, in: body))
    }
    return nil
  }

  /// `__strong typeof(self) strongSelf = weakSelf`, `@strongify(self)`, `STRONGSELF`.
  private static func strongName(declaredBy statement: ObjCNode) -> String? {
    for node in [statement] + statement.children {
      guard let variable = ObjCVariable(node), !variable.specifiers.contains("__weak") else { continue }
      for declarator in variable.declarators {
        if let value = declarator.initializer?.code, weakNames.contains(value) || value == "self" { return declarator.name }
      }
    }
    return macroName(statement.code, words: ["@strongify(", "strongify(", "STRONGIFY(", "@StrongObj(", "StrongObj(", "@strongObj("], plain: strongMacros)
  }

  private func isChecked(_ name: String, after declaration: ObjCNode, in body: ObjCNode) -> Bool {
    // `if (!strongSelf) return;`
    for statement in body.children where statement.range.lowerBound >= declaration.range.upperBound {
      if statement.range.lowerBound >= site.node.range.lowerBound { break }
      if let check = ObjCIf(statement), Self.isNilTest(check.condition.code, of: name), check.then.leaves { return true }
    }
    // `if (strongSelf) { … }`
    for ancestor in site.node.selfAndAncestors where ancestor.range.lowerBound > declaration.range.lowerBound {
      if let parent = ancestor.parent, let check = ObjCIf(parent), check.then == ancestor, Self.isTest(check.condition.code, of: name) { return true }
    }
    return false
  }

  private static func isNilTest(_ condition: String, of name: String) -> Bool {
    let plain = condition.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain.split(separator: "|", omittingEmptySubsequences: true).contains {
      ["!\(name)", "\(name)==nil", "nil==\(name)", "\(name)==NULL"].contains(String($0))
    }
  }

  private static func isTest(_ condition: String, of name: String) -> Bool {
    let plain = condition.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain.split(separator: "&", omittingEmptySubsequences: true).contains { [name, "\(name)!=nil", "nil!=\(name)"].contains(String($0)) }
  }

  // MARK: Weak names

  /// A weak name for the object that is declared before the block.
  private func weakName(before block: ObjCNode) -> String? {
    for ancestor in block.selfAndAncestors {
      guard ancestor.kind == .compoundStatement else { continue }
      for statement in ancestor.children.reversed() where statement.range.upperBound <= block.range.lowerBound {
        if let name = Self.weakName(declaredBy: statement) { return name }
      }
    }
    return nil
  }

  /// `__weak typeof(self) weakSelf = self`, `@weakify(self)`, `WS(weakSelf)`, `WEAKSELF`.
  private static func weakName(declaredBy statement: ObjCNode) -> String? {
    for node in [statement] + statement.children {
      guard let variable = ObjCVariable(node), variable.specifiers.contains(where: { ["__weak", "__unsafe_unretained", "__block"].contains($0) })
      else { continue }
      for declarator in variable.declarators where declarator.initializer?.code == "self" { return declarator.name }
    }
    let code = statement.code
    // After `@weakify(self)` the name exists only for `@strongify(self)`.
    guard let name = macroName(code, words: ["WS(", "WeakSelf(", "WEAK_SELF(", "WEAKSELF(", "kWeakSelf("], plain: weakMacros) else { return nil }
    return name
  }

  /// `WORD(name)` gives the name; a plain macro gives its usual one.
  private static func macroName(_ code: String, words: [String], plain: [String: String]) -> String? {
    let text = code.filter { !$0.isWhitespace && $0 != ";" }
    if let word = words.first(where: text.hasPrefix), text.hasSuffix(")") {
      let name = text.dropFirst(word.count).dropLast()
      return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
    }
    return plain[text]
  }

  static let weakNames: Set<String> = ["weakSelf", "wself", "wSelf", "weakself", "weak_self", "blockSelf", "ws", "weakSelf_", "self_weak_", "bself", "_self", "__weakSelf", "welf", "selfWeak"]
  private static let weakMacros = ["WEAKSELF": "weakSelf", "WeakSelf": "weakSelf", "kWeakSelf": "weakSelf", "WEAK_SELF": "weakSelf"]
  private static let strongMacros = ["STRONGSELF": "strongSelf", "StrongSelf": "strongSelf", "kStrongSelf": "strongSelf", "STRONG_SELF": "strongSelf"]
}

extension ObjCNode {
  /// The node and everything around it, innermost first.
  public var selfAndAncestors: [ObjCNode] {
    var result: [ObjCNode] = []
    var current: ObjCNode? = self
    while let node = current {
      result.append(node)
      current = node.parent
    }
    return result
  }

  /// The compound statement that a block, function or method has as its body.
  var compoundBody: ObjCNode? { children.reversed().first { $0.kind == .compoundStatement } }

  /// A statement that leaves the body it is in, or a compound statement that ends with one.
  var leaves: Bool {
    switch kind {
    case .returnStatement, .breakStatement, .continueStatement, .gotoStatement, .atThrowStatement: true
    case .compoundStatement: children.last?.leaves ?? false
    default: false
    }
  }
}
