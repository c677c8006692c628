import ObjCSyntax

/// Where a value goes inside its method: through arithmetic, functions that only make values, and local names.
struct ObjCValueFlow {
  /// The left sides of the assignments that it goes into.
  private(set) var assigned: [ObjCNode] = []
  /// What it is handed to that does more than make a value of others.
  private(set) var arguments: [ObjCArgument] = []
  /// The local names that it goes through.
  private(set) var locals: [ObjCLocal] = []
  /// On its way it is divided, or multiplied by a fraction.
  private(set) var isDivided = false
  /// The largest expressions that it, or a name for it, stands in.
  private(set) var wholes: [ObjCNode] = []

  private let file: ObjCFile
  /// What a function or message gives back is followed as well.
  private let passesCalls: Bool

  init(_ value: ObjCNode, in file: ObjCFile, passesCalls: Bool = false) {
    self.file = file
    self.passesCalls = passesCalls
    follow(value)
  }

  /// The views whose size or place the value becomes, also those that are made with it as their frame.
  var views: [ObjCNode] {
    assigned.flatMap(Self.bases)
      + arguments.flatMap { argument -> [ObjCNode] in
        guard let receiver = argument.receiver else { return [] }
        if argument.callee.hasPrefix("set"), argument.arguments.count == 1 { return [receiver] + Self.bases(receiver) }
        return argument.callee.hasPrefix("initWithFrame:") ? names(of: ObjCChain(from: argument.node).whole) : []
      }
  }

  /// `veil.frame` and `veil` of `veil.frame.size`.
  private static func bases(_ left: ObjCNode) -> [ObjCNode] {
    guard let base = ObjCMember(left)?.base ?? ObjCMessage(left)?.receiver, !base.namesSelf else { return [] }
    return [base] + bases(base)
  }

  /// What a view that is made is called; the code that makes it where it has no name.
  private func names(of made: ObjCNode) -> [ObjCNode] {
    if let left = ObjCExpressionContext(made).assignedTo { return [left] }
    return file.local(holding: made).map { file.uses(of: $0) } ?? [made]
  }

  private mutating func follow(_ value: ObjCNode) {
    var node = value
    while true {
      if let local = file.local(holding: node) {
        follow(local)
        break
      }
      guard let parent = node.parent, !parent.isStatement, ![.blockExpression, .lambdaExpression, .fragment].contains(parent.kind) else { break }
      if let assignment = ObjCAssignment(parent) {
        if assignment.left != node { note(assignment.left) }
        break
      }
      if let binary = ObjCBinary(parent), binary.isPart(node) { isDivided = true }
      if let argument = ObjCArgument(node, of: parent), !argument.isValue {
        arguments.append(argument)
        if !passesCalls { break }
      }
      node = parent
    }
    wholes.append(ObjCExpressionContext(node).whole)
  }

  private mutating func note(_ left: ObjCNode) {
    assigned.append(left)
    if left.kind == .declarationReference, let local = left.local(named: left.code) { follow(local) }
  }

  private mutating func follow(_ local: ObjCLocal) {
    guard locals.count < 16, !locals.contains(where: { $0.declaration == local.declaration && $0.name == local.name }) else { return }
    locals.append(local)
    for use in file.uses(of: local) { follow(use) }
  }
}

extension ObjCBinary {
  /// The operand is divided, or multiplied by a number below one.
  fileprivate func isPart(_ operand: ObjCNode) -> Bool {
    if self.operator == "/" { return left == operand }
    guard self.operator == "*" else { return false }
    let other = (left == operand ? right : left).code.filter { $0.isNumber || $0 == "." }
    return Double(other).map { $0 > 0 && $0 < 1 } ?? false
  }
}
