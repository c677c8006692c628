import ObjCSyntax

extension ObjCFile {
  /// The class that an expression is of, as far as the file declares it; nil when it may be any.
  public func className(of expression: ObjCNode) -> String? {
    let node = expression.kind == .parenthesized ? expression.children.first ?? expression : expression
    switch node.kind {
    case .castExpression: return ObjCCast(node).flatMap { Self.className($0.type.code) }
    case .declarationReference:
      if let local = node.local(named: node.code) { return Self.className(local.type) }
      // The class itself: its class methods are others.
      if node.code.first?.isUppercase ?? false { return node.code + " class" }
      return declaredClass(of: node.code)
    case .memberAccess:
      guard let member = ObjCMember(node), member.base.namesSelf else { return nil }
      return declaredClass(of: member.name)
    case .objcMessage:
      guard let message = ObjCMessage(node) else { return nil }
      if message.selector.hasPrefix("init"), let made = ObjCMessage(message.receiver), made.selector == "alloc" { return made.receiver.code }
      if message.selector == "new" { return message.receiver.code }
      return message.receiver.namesSelf && message.arguments.isEmpty ? declaredClass(of: message.selector) : nil
    default: return nil
    }
  }

  /// The class of a property or an instance variable that is declared in this file.
  private func declaredClass(of name: String) -> String? {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for node in nodes(named: plain) + (plain == name ? [] : nodes(named: name)) {
      for ancestor in node.ancestors().prefix(4) {
        if let property = ObjCProperty(ancestor), property.names.contains(plain) { return Self.className(property.type) }
        let isVariable = ancestor.kind == .fieldDeclaration || ancestor.kind == .variableDeclaration && ancestor.parent?.kind == .translationUnit
        if isVariable, let variable = ObjCVariable(ancestor) { return Self.className(variable.type) }
      }
    }
    return nil
  }

  /// `BrowserView` of `BrowserView * _Nullable`; nil for `id` and what may be of several classes.
  private static func className(_ type: String) -> String? {
    let plain = type.withoutNullability.filter { $0 != "*" && !$0.isWhitespace }
    let name = String(plain.prefix { $0 != "<" })
    return ["id", "instancetype", "__auto_type", ""].contains(name) ? nil : name
  }
}
