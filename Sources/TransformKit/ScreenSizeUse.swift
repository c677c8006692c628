import SourceEdits
import SwiftSyntax

/// A read of the screen's size: through `UIScreen.main`, or through the screen of a scene.
public struct ScreenSizeUse: SwiftSubject {
  public let global: GlobalUse
  /// `UIScreen.main.bounds`.
  public let bounds: ExprSyntax
  /// With the members read from it: `UIScreen.main.bounds.size.width`.
  public let value: ExprSyntax
  /// The names of those members.
  public let members: [String]
  /// Reached through an optional: `view.window?.windowScene?.screen.bounds`.
  public let isOptional: Bool
  public let isApplicationFrame: Bool
  /// The size in pixels, which is only good for telling devices apart.
  public let isNative: Bool

  /// What the decision is about.
  public var root: ExprSyntax { global.root }
  /// Nothing but the whole rectangle is read.
  public var isWholeBounds: Bool { members.isEmpty }

  public static func subjects(in file: SwiftFile) -> [ScreenSizeUse] {
    let direct = file.all(GlobalUse.self).filter { $0.global == .screen }.compactMap { ScreenSizeUse($0) }
    return (direct + throughScenes(in: file)).sorted { $0.bounds.position < $1.bounds.position }
  }

  init?(_ use: GlobalUse, isOptional: Bool = false) {
    guard let first = use.chain.firstMember, ["bounds", "applicationFrame", "nativeBounds"].contains(first) else { return nil }
    global = use
    bounds = use.chain.node(after: 1)
    var names: [String] = []
    for link in use.chain.links.dropFirst() {
      guard case .member(let name) = link, Self.geometry.contains(name) else { break }
      names.append(name)
    }
    members = names
    value = use.chain.node(after: 1 + names.count)
    self.isOptional = isOptional
    isApplicationFrame = first == "applicationFrame"
    isNative = first == "nativeBounds"
  }

  static let geometry: Set<String> = [
    "size", "width", "height", "origin", "x", "y", "midX", "midY", "minX", "minY", "maxX", "maxY",
  ]

  /// `windowScene.screen.bounds`, `view.window!.screen.bounds`: the display again, by another way.
  private static func throughScenes(in file: SwiftFile) -> [ScreenSizeUse] {
    file.identifiers(named: "screen").compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.id == token.id
      else { return nil }
      let receiver = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }.lowercased()
      guard receiver.hasSuffix("window") || receiver.hasSuffix("scene") else { return nil }
      let use = GlobalUse(global: .screen, spelling: .direct, root: ExprSyntax(access))
      return ScreenSizeUse(use, isOptional: base.trimmedDescription.contains("?"))
    }
  }
}

// MARK: - The coming size of a transition

extension ScreenSizeUse {
  /// Reads the same part from a size: `bounds.size.width` becomes `size.width`.
  public func reading(_ reading: Reading, throughSize size: String, provider: Provider, notes: [ReasonCode]) -> Proposal {
    let whole = "CGRect(origin: .zero, size: \(size))"
    let text: String
    var target = bounds
    switch members.first {
    case "size":
      target = reading.use.chain.node(after: 2)
      text = size
    case "width", "height":
      target = reading.use.chain.node(after: 2)
      text = "\(size).\(members[0])"
    default:
      text = whole
    }
    let depth = ["size", "width", "height"].contains(members.first) ? 2 : 1
    return Reading(reading.use, target: target, depth: depth, value: .size, geometry: .size, site: reading.site, in: reading.file)
      .replace(with: text, from: provider, notes: notes)
  }
}

// MARK: - SwiftUI

/// `.frame(width: UIScreen.main.bounds.width)`: a frame that only fills the screen.
public struct ScreenFrameModifier {
  public let call: FunctionCallExprSyntax
  public let name: TokenSyntax
  /// The axes as `containerRelativeFrame` takes them.
  public let axes: String

  public var oneLine: String {
    "frame(\(call.arguments.oneLine))"
  }
}

extension ScreenSizeUse {
  /// The `frame` modifier of which this and nothing but sizes of the screen are arguments.
  public func wholeFrameModifier(in file: SwiftFile) -> ScreenFrameModifier? {
    guard let call = value.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "frame",
      call.trailingClosure == nil
    else { return nil }
    var axes: [String] = []
    for argument in call.arguments {
      let text = file.spelledOut(argument.expression)
      switch argument.label?.text {
      case "width" where text == "UIScreen.main.bounds.width" || text == "UIScreen.main.bounds.size.width": axes.append(".horizontal")
      case "height" where text == "UIScreen.main.bounds.height" || text == "UIScreen.main.bounds.size.height": axes.append(".vertical")
      default: return nil
      }
    }
    let list = axes.count == 1 ? axes[0] : "[" + axes.joined(separator: ", ") + "]"
    return ScreenFrameModifier(call: call, name: access.declName.baseName, axes: list)
  }
}
