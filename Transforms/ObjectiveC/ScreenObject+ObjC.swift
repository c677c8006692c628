import ObjCSyntax
import SourceEdits
import TransformKit
import UIKitModel

extension ScreenObject: ObjCTransform {
  public static let macroReads: Set<ObjCMacro.Read> = [.display]

  public func proposal(for use: ObjCScreenObjectUse, in file: ObjCFile) -> Proposal? {
    if case .projectAlias = use.global.spelling { return nil }
    return ObjCScreenObjectDecision.proposal(for: use, in: file)
  }
}

/// The decision about one use of a display in Objective-C.
struct ObjCScreenObjectDecision {
  let use: ObjCScreenObjectUse
  let reading: ObjCReading

  static func proposal(for use: ObjCScreenObjectUse, in file: ObjCFile) -> Proposal? {
    let reading = ObjCReading(use.global, target: use.node, value: .display, in: file)
    if let reason = Gate.branch(reading.site, in: file) { return reading.manual(reason) }
    if use.kind == .externalDisplay { return reading.manual("external-display") }
    if let reason = Gate.spelling(use.global) { return reading.manual(reason) }
    let decision = ObjCScreenObjectDecision(use: use, reading: reading)
    switch use.kind {
    case .value(let name): return decision.value(name)
    case .wholeScreen: return reading.manual("value-escapes")
    case .externalDisplay: return nil
    }
  }

  private var site: ObjCSite { reading.site }

  private func value(_ name: String) -> Proposal {
    if ObjCExpressionContext(use.global.chain.whole).isFallback { return reading.manual("fallback-only") }
    // The size of a mode in pixels is only good for telling devices apart.
    if name == "currentMode" { return reading.manual("device-detection") }
    if name.hasSuffix("oordinateSpace"), use.concernsKeyboard(site, in: reading.file) { return reading.manual("keyboard-coordinate-space") }
    let ladder = ObjCLadder(from: use.node, site: site)
    if let scene = ladder.scene { return reading.replace(with: scene.path + ".screen", from: scene) }
    if let reason = Gate.member(site) { return reading.manual(reason) }
    switch window(ladder) {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider):
      guard site.phase.mayBeInWindow else { return reading.manual("unsafe-phase") }
      // What is set on nil is not set; what is read from nil is zero.
      let isSet = ObjCExpressionContext(use.global.node(reading: 1)).isAssigned || isSetter
      let isObject = ["coordinateSpace", "fixedCoordinateSpace"].contains(name)
      let doubts: [ReasonCode?] = [reading.phaseDoubt, isSet || isObject ? nil : "nil-messaging-zero"]
      return reading.replace(with: provider.path + ".windowScene.screen", from: provider, doubts: doubts.compactMap { $0 })
    }
  }

  /// `[[UIScreen mainScreen] setBrightness:1]`.
  private var isSetter: Bool {
    if case .message(let selector)? = use.global.chain.links.first { return selector.hasPrefix("set") }
    return false
  }

  private func window(_ ladder: ObjCLadder) -> LadderResult {
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController:
      guard case .found(let provider) = ladder.reach("view", rung: "the screen of the controller's window") else {
        return .none("closure-would-capture-self")
      }
      return .found(Provider(path: provider.path + ".window", isOptional: provider.isOptional, rung: provider.rung))
    case .view, .cell, .reusableView: return ladder.reach("window", rung: "the screen of the view's window")
    default: return .none(Gate.role(site) ?? "no-local-scene")
    }
  }
}
