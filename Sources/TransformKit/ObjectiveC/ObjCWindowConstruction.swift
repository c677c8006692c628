import ObjCSyntax
import UIKitModel

/// A message that makes a window without a scene: `[[UIWindow alloc] initWithFrame:…]`, `[UIWindow new]`, or the same of
/// a subclass.
public struct ObjCWindowConstruction: ObjCSubject {
  public let node: ObjCNode
  /// The name of the class.
  public let className: String
  /// The frame it is given; nil without one.
  public let frame: ObjCNode?
  /// `[super initWithFrame:]` in a window class: its own initialiser would have to take the scene.
  public let isSuperclassCall: Bool

  public static func subjects(in file: ObjCFile) -> [ObjCWindowConstruction] {
    guard file.text.contains("Window") else { return [] }
    return file.tree.root.descendants.compactMap { $0.kind == .objcMessage ? ObjCWindowConstruction($0, in: file) : nil }
  }

  private init?(_ node: ObjCNode, in file: ObjCFile) {
    guard let message = ObjCMessage(node), ["initWithFrame:", "init", "new"].contains(message.selector) else { return nil }
    let receiver = message.receiver
    if receiver.code == "super" || receiver.code == "self" {
      guard message.selector == "initWithFrame:", file.site(of: node).role == .known(.window), let frame = message.arguments.first,
        file.all(ObjCScreenSizeUse.self).contains(where: { frame.range.contains($0.bounds.range.lowerBound) })
      else { return nil }
      className = file.site(of: node).type?.name ?? ""
      isSuperclassCall = true
    } else {
      let name = message.selector == "new" ? receiver.code : Self.allocated(receiver)
      guard let name, name.hasSuffix("Window"), file.index.role(of: name, in: file.id) == .known(.window) else { return nil }
      className = name
      isSuperclassCall = false
    }
    self.node = node
    frame = message.arguments.first
  }

  /// `[Name alloc]` as it is written; made of the class in `[Name new]`.
  public var allocation: String {
    guard let message = ObjCMessage(node), message.selector != "new" else { return "[\(className) alloc]" }
    return message.receiver.code
  }

  /// The class in `[Name alloc]` or `Name.alloc`.
  private static func allocated(_ node: ObjCNode) -> String? {
    if let message = ObjCMessage(node), message.selector == "alloc" { return message.receiver.code }
    if let member = ObjCMember(node), member.name == "alloc" { return member.base.code }
    return nil
  }

  /// The window is as large as a screen or a scene, as `initWithWindowScene:` makes it.
  public func isFullSize(in file: ObjCFile) -> Bool {
    guard let frame else { return true }
    if let use = file.all(ObjCScreenSizeUse.self).first(where: { $0.value.withParentheses == frame.withParentheses || $0.value == frame }) {
      return use.isWholeBounds
    }
    if let local = frame.local(named: frame.code), let value = local.value {
      return file.all(ObjCScreenSizeUse.self).contains { $0.value == value && $0.isWholeBounds }
    }
    let code = frame.code.lowercased()
    return code.hasSuffix("screen.bounds") || code.hasSuffix("coordinatespace.bounds")
  }
}

extension ObjCNode {
  /// True inside the arguments of a message that makes a window: such a frame is decided with the window.
  public func isInsideWindowConstruction(of file: ObjCFile) -> Bool {
    file.all(ObjCWindowConstruction.self).contains { $0.frame?.range.contains(range.lowerBound) ?? false }
  }
}

extension ObjCFile {
  /// True when a window class of the project has `initWithWindowScene:`, inherited or its own.
  public func inheritsSceneInitialiser(_ name: String) -> Bool {
    if name == "UIWindow" { return true }
    return ([name] + index.projectSuperclasses(of: name, in: id)).allSatisfy { className in
      let files = [self] + related(to: className, mentioning: className)
      let initialisers = files.flatMap { $0.initialisers(of: className) }
      guard files.contains(where: { $0.declares(className) }) else { return false }
      // Every initialiser is inherited, but what another one sets up would be left out.
      return initialisers.contains("initWithWindowScene:") || initialisers.allSatisfy { $0 == "initWithCoder:" }
    }
  }

  private func initialisers(of className: String) -> [String] {
    tree.root.descendants.compactMap { node -> String? in
      guard let method = ObjCMethod(node), method.selector.hasPrefix("init"), !method.isClassMethod,
        node.ancestors().contains(where: { ObjCInterface($0)?.name == className })
      else { return nil }
      return method.selector
    }
  }

  private func declares(_ className: String) -> Bool {
    tree.root.descendants.contains { ($0.kind == .objcInterface || $0.kind == .objcImplementation) && ObjCInterface($0)?.name == className }
  }
}
