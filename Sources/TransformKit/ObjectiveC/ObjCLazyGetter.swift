import ObjCSyntax

/// A getter that makes its value at the first call and keeps it: `if (!_header) { _header = … } return _header;`.
struct ObjCLazyGetter {
  /// The code belongs to what is made once.
  let isKept: Bool

  init(_ place: ObjCPlace) {
    guard let body = place.memberNode?.compoundBody, let member = place.member, !member.spelling.contains(":") else {
      isKept = false
      return
    }
    let names = ["_" + member.spelling, member.spelling, "_" + member.spelling + "_"]
    isKept = body.children.contains { statement in
      guard let check = ObjCIf(statement) else { return false }
      let condition = check.condition.code.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
      let asksForNone = names.contains { ["!\($0)", "\($0)==nil", "nil==\($0)", "\($0)==NULL", "!self->\($0)"].contains(condition) }
      if asksForNone { return check.then.range.contains(place.node.range.lowerBound) }
      // `if (_header) return _header;` keeps what follows.
      return names.contains(condition) && check.then.leaves && place.node.range.lowerBound > statement.range.upperBound
    }
  }
}
