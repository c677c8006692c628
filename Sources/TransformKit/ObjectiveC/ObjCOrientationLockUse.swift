import ObjCSyntax

/// Code of Objective-C that holds an app in some orientations, or forces one on it.
public struct ObjCOrientationLockUse: ObjCSubject {
  public let kind: OrientationLockUse.Kind
  /// The method, or the whole message.
  public let node: ObjCNode

  public static let selector = "application:supportedInterfaceOrientationsForWindow:"

  public static func subjects(in file: ObjCFile) -> [ObjCOrientationLockUse] {
    let word = "supportedInterfaceOrientationsForWindow"
    let places = file.text.contains(word) ? file.nodes(named: word) : []
    let methods = places.compactMap { node -> ObjCOrientationLockUse? in
      guard let method = node.selfAndAncestors.prefix(2).first(where: { $0.kind == .objcMethodDefinition }),
        ObjCMethod(method)?.selector == selector
      else { return nil }
      return ObjCOrientationLockUse(kind: .delegateMethod, node: method)
    }
    let messages = file.all(ObjCGlobalUse.self).filter { $0.global == .device }.compactMap { use in
      forcedRotation(use.root).map { ObjCOrientationLockUse(kind: .forcedRotation, node: $0) }
    }
    return (methods + messages).sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  /// `[[UIDevice currentDevice] setValue:… forKey:@"orientation"]`, and an invocation of `setOrientation:` on the device.
  private static func forcedRotation(_ device: ObjCNode) -> ObjCNode? {
    guard let parent = device.withParentheses.parent else { return nil }
    if let message = ObjCMessage(parent) {
      let isSetting = ["setValue:forKey:", "setValue:forKeyPath:"].contains(message.selector) && message.arguments.last?.code == "@\"orientation\""
      let isPerforming = message.selector.hasPrefix("performSelector:") && message.arguments.first?.code == "@selector(setOrientation:)"
      if message.receiver == device.withParentheses, isSetting || isPerforming { return parent }
      let isInvocation = ["setTarget:", "invokeWithTarget:"].contains(message.selector) && message.arguments.first == device.withParentheses
      return isInvocation && device.isBesideOrientationSetter ? parent : nil
    }
    guard let assignment = ObjCAssignment(parent), ObjCMember(assignment.left)?.name == "target" else { return nil }
    return device.isBesideOrientationSetter ? parent : nil
  }
}

extension ObjCNode {
  /// The method around it names the setter of the device's orientation, which is no part of the SDK.
  fileprivate var isBesideOrientationSetter: Bool {
    enclosing(.objcMethodDefinition, .functionDefinition)?.code.contains("setOrientation:") ?? false
  }
}
