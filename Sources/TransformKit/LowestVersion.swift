import SwiftSyntax

extension SwiftFile {
  /// The lowest iOS that the code at a node runs on: the deployment target, raised by the checks and attributes around it.
  public func lowestVersion(at node: some SyntaxProtocol) -> IOSVersion {
    var lowest = context.deploymentTarget
    var child = Syntax(node)
    lowest = max(lowest, child.availableFrom ?? lowest)
    while let parent = child.parent {
      for version in [parent.availableFrom, parent.checkedVersion(before: child)] { lowest = max(lowest, version ?? lowest) }
      child = parent
    }
    return lowest
  }
}

extension Syntax {
  /// The version that an `@available` attribute of the declaration names.
  fileprivate var availableFrom: IOSVersion? {
    guard let declaration = asProtocol(WithAttributesSyntax.self) else { return nil }
    return declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.availableFrom }.max()
  }

  /// The version that a check of this node has made sure of where the child stands.
  fileprivate func checkedVersion(before child: Syntax) -> IOSVersion? {
    if let check = self.as(IfExprSyntax.self) {
      if check.body.id == child.id { return check.conditions.version(of: .poundAvailable).flatMap { IOSVersion($0) } }
      if check.elseBody?.id == child.id { return check.conditions.version(of: .poundUnavailable).flatMap { IOSVersion($0) } }
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      let earlier = conditions.prefix { $0.id != child.id }
      return ConditionElementListSyntax(Array(earlier)).version(of: .poundAvailable).flatMap { IOSVersion($0) }
    }
    guard let list = self.as(CodeBlockItemListSyntax.self) else { return nil }
    return list.prefix { $0.id != child.id }.compactMap { item in
      item.item.as(GuardStmtSyntax.self)?.conditions.version(of: .poundAvailable).flatMap { IOSVersion($0) }
    }.max()
  }
}

extension AttributeSyntax {
  /// `@available(iOS 16.0, *)` and `@available(iOS, introduced: 16.0)`.
  fileprivate var availableFrom: IOSVersion? {
    guard attributeName.trimmedDescription == "available", case .availability(let list)? = arguments else { return nil }
    var isForIOS = false
    for item in list {
      if case .availabilityVersionRestriction(let restriction) = item.argument, restriction.platform.text == "iOS" {
        return restriction.version.flatMap { IOSVersion($0.trimmedDescription) }
      }
      if case .token(let platform) = item.argument { isForIOS = isForIOS || platform.text == "iOS" }
      if case .availabilityLabeledArgument(let labelled) = item.argument, isForIOS, labelled.label.text == "introduced" {
        return IOSVersion(labelled.value.trimmedDescription)
      }
    }
    return nil
  }
}
