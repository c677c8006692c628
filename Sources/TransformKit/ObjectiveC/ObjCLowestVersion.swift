import ObjCSyntax

extension ObjCFile {
  /// The lowest iOS that the code at a node runs on: the deployment target, raised by the checks and marks around it.
  public func lowestVersion(at node: ObjCNode) -> IOSVersion {
    var lowest = max(context.deploymentTarget, node.availableFrom ?? context.deploymentTarget)
    var child = node
    while let parent = child.parent {
      for version in [parent.availableFrom, parent.checkedVersion(before: child)] { lowest = max(lowest, version ?? lowest) }
      child = parent
    }
    return lowest
  }
}

extension ObjCNode {
  /// The version that `API_AVAILABLE(ios(…))` names before the body of a method or function.
  fileprivate var availableFrom: IOSVersion? {
    guard kind == .objcMethodDefinition || kind == .functionDefinition, let body = child(.compoundStatement) else { return nil }
    let head = tree.text.string(in: range.lowerBound..<body.range.lowerBound).filter { !$0.isWhitespace }
    for mark in ["AVAILABLE(ios(", "AVAILABLE_IOS(", "availability(ios,introduced="] {
      guard let end = head.firstRange(of: mark)?.upperBound else { continue }
      let digits = head[end...].prefix { $0.isNumber || $0 == "." || $0 == "_" }
      return IOSVersion(String(digits).replacing("_", with: "."))
    }
    return nil
  }

  /// The version that a check of this node has made sure of where the child stands, as far as the compiler takes it for one.
  fileprivate func checkedVersion(before child: ObjCNode) -> IOSVersion? {
    guard let check = ObjCIf(self), check.then == child else { return nil }
    let version = ObjCVersionCheck(check.condition.code)
    return version.holdsOnlyForNewer ? IOSVersion(version.version) : nil
  }
}
