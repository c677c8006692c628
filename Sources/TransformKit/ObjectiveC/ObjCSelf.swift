import ObjCSyntax
import SourceText

/// How code in blocks reaches its own object, by the names that projects give it.
struct ObjCSelf {
  let site: ObjCSite
  let selfMacros: [String: ObjCProjectNames.SelfMacro]

  /// `self` itself, a strong local in a block (`.explicit` when it was checked, else `.optional`), or the weak name.
  var access: SelfAccess {
    var inner = site.node
    for (index, block) in site.blocks.enumerated() {
      if block.refusesSelf { return .notCaptured }
      if let strong = strongName(in: block, before: inner) { return strong.isChecked ? .explicit(strong.name) : .optional(strong.name) }
      if block.capture == .none, block.keeping == .unknown {
        if let held = strongNameHeld(by: block, from: index + 1) { return held.isChecked ? .explicit(held.name) : .optional(held.name) }
        // A weak name that the block does not hold yet would be one more thing that it keeps.
        guard let weak = weakName(before: block.node), block.node.mentions(weak) else { return .notCaptured }
        return .optional(weak)
      }
      inner = block.node
    }
    return .explicit("self")
  }

  /// A strong name of a block further out that this block holds already.
  private func strongNameHeld(by block: ObjCBlockContext, from index: Int) -> (name: String, isChecked: Bool)? {
    var inner = block.node
    for outer in site.blocks.dropFirst(index) {
      if let strong = strongName(in: outer, before: inner), block.node.mentions(strong.name) { return strong }
      inner = outer.node
    }
    return nil
  }

  // MARK: Strong names

  /// A local of the block that holds the object strongly, declared before the code.
  private func strongName(in block: ObjCBlockContext, before inner: ObjCNode) -> (name: String, isChecked: Bool)? {
    guard let body = block.node.compoundBody else { return nil }
    for statement in body.children.reversed() where statement.range.upperBound <= inner.range.lowerBound {
      guard let name = strongName(declaredBy: statement) else { continue }
      return (name, inner.isChecked(name, after: statement, in: body))
    }
    return nil
  }

  /// `__strong typeof(self) strongSelf = weakSelf`, `@strongify(self)`, `STRONGSELF`.
  private func strongName(declaredBy statement: ObjCNode) -> String? {
    for node in [statement] + statement.children {
      guard let variable = ObjCVariable(node), !variable.specifiers.contains("__weak") else { continue }
      for declarator in variable.declarators {
        if let value = declarator.initializer?.code, Self.weakNames.contains(value) || value == "self" { return declarator.name }
      }
    }
    return macroName(statement.code, isWeak: false)
  }

  /// `!name`, `name == nil`, alone or beside other tests.
  static func isNilTest(_ condition: String, of name: String) -> Bool {
    let plain = condition.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain.split(separator: "|", omittingEmptySubsequences: true).contains {
      ["!\(name)", "\(name)==nil", "nil==\(name)", "\(name)==NULL"].contains(String($0))
    }
  }

  /// `name`, `name != nil`, alone or beside other tests.
  static func isTest(_ condition: String, of name: String) -> Bool {
    let plain = condition.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain.split(separator: "&", omittingEmptySubsequences: true).contains { [name, "\(name)!=nil", "nil!=\(name)"].contains(String($0)) }
  }

  // MARK: Weak names

  /// A weak name for the object that is declared before the block.
  private func weakName(before block: ObjCNode) -> String? {
    for ancestor in block.selfAndAncestors {
      guard ancestor.kind == .compoundStatement else { continue }
      for statement in ancestor.children.reversed() where statement.range.upperBound <= block.range.lowerBound {
        if let name = weakName(declaredBy: statement) { return name }
      }
    }
    return nil
  }

  /// `__weak typeof(self) weakSelf = self`, `@weakify(self)`, `WS(weakSelf)`, `WEAKSELF`.
  private func weakName(declaredBy statement: ObjCNode) -> String? {
    for node in [statement] + statement.children {
      guard let variable = ObjCVariable(node), variable.specifiers.contains(where: { ["__weak", "__unsafe_unretained", "__block"].contains($0) })
      else { continue }
      for declarator in variable.declarators where declarator.initializer?.code == "self" { return declarator.name }
    }
    // After `@weakify(self)` the name exists only for `@strongify(self)`.
    return statement.code.contains("weakify") ? nil : macroName(statement.code, isWeak: true)
  }

  /// The name that a macro declares: `@strongify(self)`, `WS(weakSelf)`, `WEAKSELF`, by its definition where the project
  /// has it, else by what such macros are usually called.
  private func macroName(_ code: String, isWeak: Bool) -> String? {
    let text = code.filter { !$0.isWhitespace && $0 != ";" && $0 != "@" }
    let word = String(text.prefix { $0 != "(" })
    let argument = text.dropFirst(word.count + 1).dropLast()
    guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    if let known = selfMacros[word] { return known.isWeak == isWeak ? known.name ?? String(argument) : nil }
    let usual = isWeak ? Self.weakMacros : Self.strongMacros
    guard let name = usual[word] else { return nil }
    return name.isEmpty ? argument.isEmpty ? nil : String(argument) : name
  }

  static let weakNames: Set<String> = ["weakSelf", "wself", "wSelf", "weakself", "weak_self", "blockSelf", "ws", "weakSelf_", "self_weak_", "bself", "_self", "__weakSelf", "welf", "selfWeak"]
  /// The names that macros declare; empty for the argument.
  private static let weakMacros = [
    "WEAKSELF": "weakSelf", "WeakSelf": "weakSelf", "kWeakSelf": "weakSelf", "WEAK_SELF": "weakSelf", "WS": "", "weakSelf": "weakSelf",
  ]
  private static let strongMacros = [
    "STRONGSELF": "strongSelf", "StrongSelf": "strongSelf", "kStrongSelf": "strongSelf", "STRONG_SELF": "strongSelf", "strongify": "",
    "STRONGIFY": "", "StrongObj": "", "strongObj": "", "SS": "",
  ]
}

extension ObjCNode {
  /// Between the declaration of a name and this code somebody made sure that it is not nil.
  func isChecked(_ name: String, after declaration: ObjCNode, in body: ObjCNode) -> Bool {
    // `if (!strongSelf) return;`
    for statement in body.children where statement.range.lowerBound >= declaration.range.upperBound {
      if statement.range.lowerBound >= range.lowerBound { break }
      if let check = ObjCIf(statement), ObjCSelf.isNilTest(check.condition.code, of: name), check.then.leaves { return true }
    }
    // `if (strongSelf) { … }`
    for ancestor in selfAndAncestors where ancestor.range.lowerBound > declaration.range.lowerBound {
      if let parent = ancestor.parent, let check = ObjCIf(parent), check.then == ancestor, ObjCSelf.isTest(check.condition.code, of: name) { return true }
    }
    return false
  }

  /// The name is written somewhere in the node.
  func mentions(_ name: String) -> Bool {
    descendants.contains { $0.kind == .declarationReference && $0.range.count == name.utf8.count && $0.code == name }
  }

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
