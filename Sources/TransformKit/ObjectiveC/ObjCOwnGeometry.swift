import ObjCSyntax

/// Tells whether a size goes into the size of the very object that would be asked for it.
public struct ObjCOwnGeometry {
  let file: ObjCFile
  let site: ObjCSite
  /// The whole expression that reads the size.
  let value: ObjCNode

  public init(_ value: ObjCNode, site: ObjCSite, in file: ObjCFile) {
    self.value = value
    self.site = site
    self.file = file
  }

  /// `self.view.frame = …`, `self.preferredContentSize = …`, in this statement or through a name.
  public var isOfController: Bool { goes(into: isOwnOfController) || memberGives(isOwnOfController) || constrains("self.view") }

  /// `self.frame = …`, `[self setBounds:…]`, in this statement or through a name.
  public var isOfView: Bool { goes(into: Self.isOwnOfView) || memberGives(Self.isOwnOfView) || goes(into: isFrameThatIsSet) || constrains("self") }

  /// `[self.view.widthAnchor constraintEqualToConstant:…]`
  private func constrains(_ owner: String) -> Bool {
    guard let receiver = ObjCExpressionContext(value).argument?.receiver.map({ Self.plain($0.code) }) else { return false }
    return receiver == owner + ".widthAnchor" || receiver == owner + ".heightAnchor"
  }

  /// In `setFrame:` what the parameter or its superclass is given.
  private func isFrameThatIsSet(_ path: String) -> Bool {
    guard ["setFrame:", "setBounds:"].contains(site.member?.spelling), let name = site.member?.parameters.first?.name else { return false }
    return path == name || path.hasPrefix(name + ".") || path == "super.frame" || path == "super.bounds"
  }

  private func goes(into isOwn: (String) -> Bool) -> Bool {
    func isGiven(_ local: ObjCLocal) -> Bool { file.uses(of: local).contains { Self.path(assignedFrom: $0).map(isOwn) ?? false } }
    if let path = Self.path(assignedFrom: value) {
      if isOwn(path) { return true }
      // `frame.size.width = …; self.view.frame = frame;`
      if let local = value.local(named: String(path.prefix { $0 != "." })), isGiven(local) { return true }
    }
    var node = value
    while true {
      if let local = file.local(holding: node) { return isGiven(local) }
      guard let parent = node.parent, !parent.isStatement, parent.kind != .blockExpression else { return false }
      node = parent
    }
  }

  /// The method only says how large the object's own view shall be: `self.view.frame = [self expandedFrame]`.
  private func memberGives(_ isOwn: (String) -> Bool) -> Bool {
    guard let member = site.member, member.kind == .method, member.result != nil else { return false }
    return file.nodes(named: member.callName).contains { node in
      guard let call = node.selfAndAncestors.prefix(2).first(where: { $0.kind == .objcMessage || $0.kind == .memberAccess }) else { return false }
      return Self.path(assignedFrom: call).map(isOwn) ?? false
    }
  }

  private func isOwnOfController(_ path: String) -> Bool {
    // The view of a table's controller is the table.
    let isTable = path.hasPrefix("self.tableView.") && file.index.inherits(site.type?.path.last ?? "", from: "UITableViewController", in: file.id)
    let path = isTable ? path.replacingPrefix("self.tableView.", with: "self.view.") : path
    return ["self.view.frame", "self.view.bounds", "self.view.center", "self.view.size", "self.view.width", "self.view.height"].contains {
      path == $0 || path.hasPrefix($0 + ".")
    } || path.hasPrefix("self.preferredContentSize")
  }

  private static func isOwnOfView(_ path: String) -> Bool {
    ["self.frame", "self.bounds", "self.center", "self.size", "self.width", "self.height"].contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// The property that the value goes into, also through functions that make a rectangle or size, in dot form.
  static func path(assignedFrom value: ObjCNode) -> String? {
    var node = value
    while let parent = node.parent, !parent.isStatement, parent.kind != .blockExpression {
      if let assignment = ObjCAssignment(parent) { return assignment.left == node ? nil : plain(assignment.left.code) }
      if let argument = ObjCArgument(node, of: parent), !argument.isValue {
        guard let receiver = argument.receiver, argument.arguments.count == 1, argument.callee.hasPrefix("set") else { return nil }
        let name = argument.callee.dropFirst(3).dropLast()
        return plain(receiver.code) + "." + name.prefix(1).lowercased() + name.dropFirst()
      }
      node = parent
    }
    return nil
  }

  /// Message form in dot form: `[self view].frame` is `self.view.frame`.
  public static func plain(_ code: String) -> String {
    var text = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["weakSelf", "strongSelf"] { text = text.replacingPrefix(word + ".", with: "self.") }
    return text.filter { $0 != "[" }.replacing("]", with: "").replacing(" ", with: ".")
  }
}
