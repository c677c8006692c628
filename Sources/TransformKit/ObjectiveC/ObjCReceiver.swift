import ObjCSyntax

/// What receives a value, in words: the property that is set, the message that is sent, what a method gives back.
struct ObjCReceiver {
  private let file: ObjCFile
  private let site: ObjCSite

  init(at site: ObjCSite, in file: ObjCFile) {
    self.file = file
    self.site = site
  }

  /// The `update` of a record: what is refreshed when the code runs again.
  func words(for target: ObjCNode) -> String { words(for: target, isLocal: false) }

  private var member: String { site.member.map { "'\($0.spelling)'" } ?? "the code" }

  private func words(for target: ObjCNode, isLocal: Bool) -> String {
    let chain = ObjCChain(from: target)
    var node = chain.whole
    while let parent = node.parent {
      if let found = words(parent, around: node, isLocal: isLocal) { return found }
      if parent.isStatement || parent.kind == .blockExpression { return statement(parent, chain: chain) }
      node = parent
    }
    return "what \(member) does with it"
  }

  private func words(_ parent: ObjCNode, around node: ObjCNode, isLocal: Bool) -> String? {
    if let assignment = ObjCAssignment(parent) {
      if assignment.left != node { return RecordWords.quoted(file.oneLine(assignment.left)) }
      return ObjCMember(node).map { "the '\($0.name)' that is set" } ?? RecordWords.quoted(file.oneLine(node))
    }
    if let argument = ObjCArgument(node, of: parent), !argument.isValue {
      guard let receiver = argument.receiver, let label = argument.label else { return "the argument of '\(argument.callee)'" }
      if label.isEmpty { return "an argument of '\(argument.callee)'" }
      if argument.callee == label + ":" {
        return label.hasPrefix("set") ? RecordWords.quoted("[\(file.oneLine(receiver)) \(label):]") : "the argument of '\(argument.callee)'"
      }
      guard !label.isEmpty else { return "an argument of '\(argument.callee)'" }
      return "the argument '\(label)' of '\(argument.callee)'"
    }
    if let variable = node.parent?.enclosingVariable, variable.declarators.contains(where: { $0.initializer == node }) { return binding(node, isLocal: isLocal) }
    switch parent.kind {
    case .ifStatement: return "which branch of the 'if' is taken"
    case .whileStatement, .doStatement: return "whether the 'while' loop goes on"
    case .switchStatement: return "which case of the 'switch' is taken"
    case .forCollectionStatement: return "what the 'for' loop goes through"
    case .returnStatement: return result(of: parent)
    default: return nil
    }
  }

  /// A local name stands for the value: what is said is what becomes of the name.
  private func binding(_ value: ObjCNode, isLocal: Bool) -> String {
    guard let local = file.local(holding: value) else { return "what \(member) does with it" }
    let name = RecordWords.quoted(local.name)
    // One name further is as far as a reader follows.
    guard !isLocal else { return name }
    var found: [String] = []
    for use in file.uses(of: local) {
      let words = words(for: use, isLocal: true)
      if !found.contains(words) { found.append(words) }
    }
    return found.isEmpty ? name : "\(name), and through it \(RecordWords.list(found))"
  }

  private func result(of statement: ObjCNode) -> String {
    // The local that is returned may stand in another block than the value.
    let closure = statement.selfAndAncestors.first { $0.kind == .blockExpression || $0.kind == .lambdaExpression || $0.kind == .objcMethodDefinition }
    if closure?.kind == .lambdaExpression { return "what the lambda returns" }
    if let block = file.site(of: statement).blocks.first { return block.callee.map { "what the block given to '\($0)' returns" } ?? "what the block returns" }
    guard let member = site.member else { return "what is returned" }
    return Receiver.known(member.name) ?? "what '\(member.spelling)' returns"
  }

  /// What is sent to the value: `[… addSubview:]`.
  private func statement(_ statement: ObjCNode, chain: ObjCChain) -> String {
    for link in chain.links.reversed() {
      if case .message(let selector) = link { return "the message \(RecordWords.quoted(selector))" }
    }
    return "what \(member) does with it"
  }
}
