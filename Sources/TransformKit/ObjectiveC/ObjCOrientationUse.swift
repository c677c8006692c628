import ObjCSyntax
import SourceText

/// A question about an orientation in Objective-C: of the device, of the status bar, of a controller or of a scene.
public struct ObjCOrientationUse: ObjCSubject {
  /// Who is asked.
  public enum Source: Sendable {
    case device
    /// `statusBarOrientation` of the application.
    case statusBar
    /// `interfaceOrientation` of the controller itself.
    case controller
    case scene
  }

  public let global: ObjCGlobalUse
  public let source: Source
  public let question: DeviceOrientationUse.Question
  /// The expression that names the orientation first.
  public let node: ObjCNode
  /// The bytes that a size comparison would replace.
  public let range: Range<ByteOffset>
  /// The largest expression inside them: the whole question, or its first operand.
  public let answer: ObjCNode
  /// How often a local name of the shared object is used in them.
  public let count: Int

  /// The value would be another one if the device were held otherwise in the same window.
  public var isAboutDevice: Bool { source == .device && question.concernsDevice || source == .statusBar && question == .physical }

  public static func subjects(in file: ObjCFile) -> [ObjCOrientationUse] {
    var readers = file.all(ObjCGlobalUse.self).compactMap { use -> ObjCOrientationReader? in
      switch (use.global, use.members.first) {
      case (.device, "orientation"): ObjCOrientationReader(use, value: use.node(reading: 1), source: .device, in: file)
      case (.application, "statusBarOrientation"):
        ObjCOrientationReader(use, value: use.node(reading: 1), source: .statusBar, in: file)
      default: nil
      }
    }
    readers += file.nodes(named: "interfaceOrientation").compactMap { interfaceOrientation($0, in: file) }
    readers += file.tree.directives.flatMap { macros($0, in: file) }
    return ObjCOrientationReader.uses(of: readers.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound })
  }

  /// `self.interfaceOrientation` of a controller, and that of a scene.
  private static func interfaceOrientation(_ node: ObjCNode, in file: ObjCFile) -> ObjCOrientationReader? {
    let base: ObjCNode
    if let member = ObjCMember(node), member.name == "interfaceOrientation" {
      base = member.base
    } else if let message = ObjCMessage(node), message.selector == "interfaceOrientation" {
      base = message.receiver
    } else {
      return nil
    }
    let use = ObjCGlobalUse(global: .device, spelling: .direct, root: node)
    if base.namesSelf {
      guard case .known(.viewController)? = ObjCPlace(node, in: file).type?.role else { return nil }
      return ObjCOrientationReader(use, value: node, source: .controller, in: file)
    }
    let words = base.code.lowercased().filter { $0 != "]" }
    guard words.hasSuffix("scene") || words.hasSuffix("effectivegeometry") else { return nil }
    return ObjCOrientationReader(use, value: node, source: .scene, in: file)
  }

  /// What the body of a macro asks.
  private static func macros(_ directive: ObjCDirective, in file: ObjCFile) -> [ObjCOrientationReader] {
    guard directive.kind == .define, !directive.body.isEmpty else { return [] }
    let body = file.text.string(in: directive.body)
    guard body.contains("rientation"), body.contains("currentDevice") || body.contains("statusBarOrientation") else { return [] }
    let tree = ObjCTree(file.text, fragment: directive.body)
    return tree.root.descendants.compactMap { node in
      let words = node.code.filter { !$0.isWhitespace && $0 != "[" && $0 != "]" && $0 != "." }
      let source: Source
      switch words {
      case "UIDevicecurrentDeviceorientation": source = .device
      case "UIApplicationsharedApplicationstatusBarOrientation": source = .statusBar
      default: return nil
      }
      guard node.kind == .memberAccess || node.kind == .objcMessage else { return nil }
      return ObjCOrientationReader(ObjCGlobalUse(global: .device, spelling: .direct, root: node), value: node, source: source, in: file)
    }
  }
}
