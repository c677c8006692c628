import ObjCSyntax

/// A getter that makes its value at the first call and keeps it, however it asks whether it has one:
/// `if (!_header) { _header = … } return _header;`, `_header = _header ?: …`, `if (_header) { return _header; } …`.
struct ObjCLazyGetter {
  /// The code belongs to what is made once.
  let isKept: Bool

  init(_ place: ObjCPlace) {
    guard let body = place.memberNode?.compoundBody, let member = place.member, !member.spelling.contains(":") else {
      isKept = false
      return
    }
    let test = Test(names: Self.names(of: member, in: body))
    isKept = place.node.selfAndAncestors.prefix { $0 != body }.contains { test.isAskedBefore($0, reaching: place.node) }
  }

  /// The variables that may keep the value: those of the property's name, and those that the getter both sets and gives.
  private static func names(of member: Member, in body: ObjCNode) -> Set<String> {
    var names: Set = ["_" + member.spelling, member.spelling, "_" + member.spelling + "_"]
    guard member.result != nil else { return names }
    let given = body.descendants.filter { $0.kind == .returnStatement }.compactMap { $0.children.first.map(Test.plain) }
    for node in body.descendants {
      guard let left = ObjCAssignment(node)?.left, left.local(named: left.code) == nil else { continue }
      let name = Test.plain(left)
      if given.contains(name) { names.insert(name) }
    }
    return names
  }

  /// The question whether one of the variables has a value already.
  private struct Test {
    let names: Set<String>

    /// The code without spaces, parentheses and the object itself before a variable.
    static func plain(_ node: ObjCNode) -> String {
      var code = node.code.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
      if let range = code.firstRange(of: "self->") { code.removeSubrange(range) }
      return code
    }

    /// Code is reached only where there is no value yet, by what stands around the node or before it.
    func isAskedBefore(_ node: ObjCNode, reaching code: ObjCNode) -> Bool {
      if let check = ObjCIf(node) { return decides(check.condition, then: check.then, otherwise: check.otherwise, code) }
      if let choice = ObjCConditional(node) { return decides(choice.condition, then: choice.then, otherwise: choice.otherwise, code) }
      // `if (_header) return _header;` keeps what follows.
      return node.parent?.children.prefix { $0 != node }.contains { statement in
        ObjCIf(statement).map { asksForSome($0.condition) && $0.then.leaves } ?? false
      } ?? false
    }

    private func decides(_ condition: ObjCNode, then: ObjCNode?, otherwise: ObjCNode?, _ code: ObjCNode) -> Bool {
      let isThen = then?.range.contains(code.range.lowerBound) ?? false
      let isOtherwise = otherwise?.range.contains(code.range.lowerBound) ?? false
      return isThen && asksForNone(condition) || isOtherwise && asksForSome(condition)
    }

    private func asksForNone(_ condition: ObjCNode) -> Bool {
      let code = Self.plain(condition)
      return names.contains { name in
        code == "!" + name || Self.nothing.contains { code == "\(name)==\($0)" || code == "\($0)==\(name)" }
      }
    }

    private func asksForSome(_ condition: ObjCNode) -> Bool {
      let code = Self.plain(condition)
      return names.contains { name in
        code == name || Self.nothing.contains { code == "\(name)!=\($0)" || code == "\($0)!=\(name)" }
      }
    }

    private static let nothing = ["nil", "NULL", "Nil", "0"]
  }
}
