import ObjCSyntax

extension ObjCOrientationUse {
  /// The question stands in one condition with another one about the notch, or below one; also through a local name.
  public func goesWithNotch(in file: ObjCFile) -> Bool {
    if answer.goesWithNotch { return true }
    guard let local = file.local(holding: answer) else { return false }
    return file.uses(of: local).contains(where: \.goesWithNotch)
  }
}

extension ObjCNode {
  fileprivate var goesWithNotch: Bool {
    var child = self
    while let parent = child.parent, ![.objcMethodDefinition, .functionDefinition].contains(parent.kind) {
      if parent.children.contains(where: { $0 != child && parent.isAsked($0, beside: child) && $0.namesNotch }) { return true }
      child = parent
    }
    return false
  }

  /// One child of this node decides what becomes of another.
  private func isAsked(_ other: ObjCNode, beside child: ObjCNode) -> Bool {
    switch kind {
    case .binaryOperator: true
    // Of the branches of a whole statement much may be about something else.
    case .conditionalOperator: child == ObjCConditional(self)?.condition || other == ObjCConditional(self)?.condition
    case .ifStatement: other == ObjCIf(self)?.condition
    default: false
    }
  }

  private var namesNotch: Bool { significantTokens.contains { $0.kind == .identifier && NotchNames.contain(text(of: $0)) } }
}

extension ObjCClassParts {
  /// The class shows in a column: it asks for a split view, or for its parent as another container of the project.
  public var isColumn: Bool {
    if mentions("splitViewController") { return true }
    return nodes(named: "parentViewController").contains { item in
      let cast = item.node.selfAndAncestors.prefix(4).lazy.compactMap { ObjCCast($0) }.first
      return cast.map { Containers.areColumns($0.type.code) } ?? false
    }
  }
}
