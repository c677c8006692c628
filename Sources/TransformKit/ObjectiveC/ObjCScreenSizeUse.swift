import ObjCSyntax
import SourceEdits

/// A read of the screen's size in Objective-C.
public struct ObjCScreenSizeUse: ObjCSubject {
  public let global: ObjCGlobalUse
  /// What is replaced: `[[UIScreen mainScreen] bounds]`, or a macro with all that is behind it.
  public let bounds: ObjCNode
  /// What an alias reads beyond the rectangle: `.size.width`.
  public let suffix: String
  /// The whole expression that reads the size.
  public let value: ObjCNode
  /// The names of the members behind the rectangle.
  public let members: [String]
  /// Reached through a window or scene: `self.view.window.windowScene.screen.bounds`.
  public let isThroughScene: Bool
  public let isApplicationFrame: Bool
  /// The size in pixels, which is only good for telling devices apart.
  public let isNative: Bool

  /// Nothing but the whole rectangle is read.
  public var isWholeBounds: Bool { members.isEmpty }

  public static func subjects(in file: ObjCFile) -> [ObjCScreenSizeUse] {
    let direct = file.all(ObjCGlobalUse.self).filter { $0.global == .screen }.compactMap { ObjCScreenSizeUse($0) }
    return (direct + throughScenes(in: file)).sorted { $0.bounds.range.lowerBound < $1.bounds.range.lowerBound }
  }

  public init?(_ use: ObjCGlobalUse, isThroughScene: Bool = false) {
    let all = use.members
    guard let first = all.first, ["bounds", "applicationFrame", "nativeBounds"].contains(first) else { return nil }
    global = use
    bounds = use.node(reading: 1)
    suffix = use.rest(after: 1).map { "." + $0 }.joined()
    let names = all.dropFirst().prefix { ObjCGeometry.members.contains($0) || $0.dropFirst(3).count == 1 }
    members = Array(names)
    value = use.node(reading: 1 + names.count)
    self.isThroughScene = isThroughScene
    isApplicationFrame = first == "applicationFrame"
    isNative = first == "nativeBounds"
  }

  /// `window.screen.bounds`, `windowScene.screen.bounds`: the display again, by another way.
  private static func throughScenes(in file: ObjCFile) -> [ObjCScreenSizeUse] {
    file.nodes(named: "screen").compactMap { node in
      guard let access = node.selfAndAncestors.prefix(2).first(where: { $0.kind == .memberAccess || $0.kind == .objcMessage }) else { return nil }
      let base: String
      if let member = ObjCMember(access), member.name == "screen" {
        base = member.base.code
      } else if let message = ObjCMessage(access), message.selector == "screen" {
        base = message.receiver.code
      } else {
        return nil
      }
      let receiver = base.lowercased().filter { $0 != "]" && $0 != ")" }
      guard receiver.hasSuffix("window") || receiver.hasSuffix("scene") else { return nil }
      return ObjCScreenSizeUse(ObjCGlobalUse(global: .screen, spelling: .direct, root: access), isThroughScene: true)
    }
  }
}
