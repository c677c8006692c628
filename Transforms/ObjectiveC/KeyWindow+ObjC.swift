import ObjCSyntax
import SourceEdits
import TransformKit
import UIKitModel

extension KeyWindow: ObjCTransform {
  public static let macroReads: Set<ObjCMacro.Read> = [.window]

  public func proposal(for use: ObjCWindowUse, in file: ObjCFile) -> Proposal? {
    ObjCWindowQuestion.proposal(for: use, in: file)
  }
}

/// A window that Objective-C asks the application for.
struct ObjCWindowQuestion: WindowQuestion {
  let use: ObjCWindowUse
  let reading: ObjCReading

  /// The decision, whether the application itself is asked or an alias.
  static func proposal(for use: ObjCWindowUse, in file: ObjCFile) -> Proposal? {
    let reading = ObjCReading(
      use.use, target: use.target, value: use.result == .scene ? .scene : .window, geometry: use.readsInsets ? .insets : nil, in: file)
    if let reason = Gate.branch(reading.site, in: file) ?? Gate.spelling(use.use) { return reading.manual(reason) }
    let context = ObjCExpressionContext(use.use.chain.whole)
    if context.isFallback { return reading.manual("fallback-only") }
    if use.rest.isEmpty, context.comparedWith?.namesWindow ?? false { return reading.manual("compares-with-window") }
    if use.result == .every { return reading.manual(reading.site.givesWindow ? Gate.member(reading.site) ?? "all-windows" : "all-windows") }
    return WindowDecision(question: ObjCWindowQuestion(use: use, reading: reading)).proposal
  }

  var site: ObjCSite { reading.site }
  private var ladder: ObjCLadder { ObjCLadder(from: use.target, site: site) }

  var containerParameter: Provider? { ladder.containerParameter }
  func reach(_ member: String, rung: String) -> LadderResult { ladder.reach(member, rung: rung) }
  var optionalMark: String { "" }
  var hasWindowProperty: Bool { reading.file.declaresProperty("window", of: site.type?.name ?? "") }
  /// Any window may be nil in Objective-C, and a message to it does nothing then.
  var fits: Bool { true }
  var isForced: Bool { false }
  var asksRootForItself: Bool { use.asksRootForItself(site, in: reading.file) }
  var showsItself: Bool { site.showsItself(in: reading.file) || reading.file.isShown(in: use.use.chain.whole, by: site) }
  var hasLeftItsWindow: Bool { use.target.followsOwnRemoval }
  var isInWindowOfItsOwn: Bool { site.isInWindowOfItsOwn(in: reading.file) }
  var isAfterNewRoot: Bool { site.isAfterNewRoot(use.target, in: reading.file) }
  var searchesLastWindow: Bool { use.searchesLastWindow }
  var isLastWindow: Bool { use.result == .lastWindow }

  func text(of provider: Provider) -> String { provider.path + (use.result == .scene ? ".windowScene" : "") + use.suffix }
  func manual(_ reason: ReasonCode) -> Proposal { reading.manual(reason) }

  func replace(with text: String, from provider: Provider, doubts: [ReasonCode]) -> Proposal {
    // The weak object may be gone by then; of its window only numbers would be taken for an answer.
    let readsNumber = provider.isOptional && use.rest.contains { ["bounds", "frame", "safeAreaInsets"].contains($0) }
    return reading.replace(with: text, from: provider, doubts: doubts + (readsNumber ? ["nil-messaging-zero"] : []))
  }
}

extension ObjCSite {
  /// The member's type says that it gives a window or a scene.
  fileprivate var givesWindow: Bool { member?.result?.contains("UIWindow") ?? false }
}

extension ObjCNode {
  /// The expression is a window by its name.
  fileprivate var namesWindow: Bool { code.lowercased().filter { $0 != "]" && $0 != ")" }.hasSuffix("window") }
}
