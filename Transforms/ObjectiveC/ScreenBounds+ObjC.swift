import ObjCSyntax
import SourceEdits
import TransformKit
import UIKitModel

extension ScreenBounds: ObjCTransform {
  public static let macroReads: Set<ObjCMacro.Read> = [.size]

  public func proposal(for use: ObjCScreenSizeUse, in file: ObjCFile) -> Proposal? {
    if case .projectAlias = use.global.spelling { return nil }
    return ObjCSizeQuestion.proposal(for: use, in: file)
  }
}

/// A size of the screen in Objective-C.
struct ObjCSizeQuestion: SizeQuestion {
  let use: ObjCScreenSizeUse
  let reading: ObjCReading

  /// The decision, whether the size is read from the screen itself or through an alias.
  static func proposal(for use: ObjCScreenSizeUse, in file: ObjCFile) -> Proposal? {
    guard !use.bounds.isInsideWindowConstruction(of: file) else { return nil }
    let reading = ObjCReading(use.global, target: use.bounds, value: .size, geometry: .size, in: file)
    let site = reading.site
    if let reason = Gate.branch(site, in: file) ?? Gate.spelling(use.global) { return reading.manual(reason) }
    if use.isNative { return reading.manual("device-detection") }
    if use.isThroughScene { return reading.manual("screen-through-scene") }
    let meaning = ObjCValueMeaning(of: use.value, site: site, in: file)
    if let reason = meaning.refusal { return reading.manual(reason) }
    let notes: [ReasonCode] = meaning.isBreakpoint ? ["breakpoint-literal"] : []
    let question = ObjCSizeQuestion(use: use, reading: reading)
    var proposal = SizeDecision(question: question, notes: notes).proposal
    proposal.ties += question.sizeTies
    return proposal
  }

  var site: ObjCSite { reading.site }
  private var file: ObjCFile { reading.file }
  private var ladder: ObjCLadder { ObjCLadder(from: use.bounds, site: site) }
  private var ownGeometry: ObjCOwnGeometry { ObjCOwnGeometry(use.value, site: site, in: file) }

  var containerParameter: Provider? { ladder.containerParameter }
  func reach(_ member: String, rung: String) -> LadderResult { ladder.reach(member, rung: rung) }

  /// A local for it that was checked, or the property itself. UIKit has set it when it calls a layout or a presentation;
  /// before that it is nil, and all its numbers are zero.
  func container(named member: String) -> LadderResult {
    if let checked = ladder.checkedLocal(for: "self." + member) { return .found(checked) }
    let rung = "the \(member == "collectionView" ? "collection view" : "container view") that it lies in"
    guard case .found(let provider) = ladder.reach(member, rung: rung) else { return .none("closure-would-capture-self") }
    return .found(Provider(path: provider.path, isOptional: provider.isOptional || site.phase == .beforeGeometry, rung: provider.rung))
  }

  var isOwnSizeOfController: Bool { ownGeometry.isOfController }
  var isOwnSizeOfView: Bool { ownGeometry.isOfView }
  var runsBeforeRootView: Bool { site.member.map { file.runsBeforeRootView($0, at: site) } ?? false }
  var isCalledOnlyFromLayout: Bool { site.member.map { file.isCalledOnlyFromLayout($0, at: site) } ?? false }

  var comingSize: String? {
    guard let size = site.member?.parameters.first, use.bounds.local(named: size.name)?.isParameter ?? false else { return nil }
    return size.name
  }

  var asksForMoreThanWidth: Bool {
    if !["width", "midX", "maxX", "minX"].contains(use.members.last) { return true }
    guard let argument = ObjCExpressionContext(use.value).argument, ["MIN", "MAX"].contains(argument.callee) else { return false }
    return argument.node.code.lowercased().contains("height")
  }

  private var part: ObjCSizePart { ObjCSizePart(use.value, site: site, in: file) }
  var isSizeOfColumn: Bool { part.isOfColumn }
  var isKeptAsHeight: Bool { part.isKeptAsHeight }
  var setsOwnAccessory: Bool { part.isBesideAccessory }
  var isForScrolling: Bool { part.isForScrolling }
  var meetings: [String] { part.meetings(members: use.members) }

  // MARK: Frames

  /// `self.view = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds]`, also through a local.
  var isFrameOfRootView: Bool {
    guard use.isWholeBounds, let argument = ObjCExpressionContext(use.value).argument, argument.callee == "initWithFrame:",
      argument.arguments.first == use.value
    else { return false }
    let made = ObjCChain(from: argument.node).whole
    if let path = ObjCExpressionContext(made).assignedTo?.code { return path == "self.view" || path == "[self view]" }
    if let outer = ObjCExpressionContext(made).argument { return outer.callee == "setView:" }
    guard let local = file.local(holding: made) else { return false }
    return file.uses(of: local).contains { node in
      ObjCExpressionContext(node).assignedTo?.code == "self.view" || ObjCExpressionContext(node).argument?.callee == "setView:"
    }
  }

  var measureOfRootView: InitialFramePart {
    guard let member = site.memberNode, let argument = ObjCExpressionContext(use.value).argument else { return .none }
    let local = file.local(holding: ObjCChain(from: argument.node).whole)
    let code = member.code
    if let local, ["CGRectGetWidth(", "CGRectGetHeight(", "CGRectGetM"].contains(where: { code.contains($0 + local.name + ".") }) { return .part }
    return InitialFramePart.measure(of: (local.map { [$0.name] } ?? []) + ["self.view"], in: code)
  }

  /// `[super initWithFrame:[UIScreen mainScreen].bounds]`, or a rectangle made with a part of it.
  var initialFrame: InitialFramePart {
    for node in use.value.selfAndAncestors {
      if node.isStatement { break }
      guard let message = ObjCMessage(node), message.selector == "initWithFrame:", ["super", "self"].contains(message.receiver.code) else { continue }
      return use.isWholeBounds && message.arguments.first == use.value ? .whole : .part
    }
    return .none
  }

  // MARK: Constraints

  var isConstraintConstant: Bool { site.blocks.first.map { ObjCFullSizeConstraint.makesConstraints($0) } ?? false }

  func constraintToSuperview(notes: [ReasonCode]) -> Proposal? {
    guard let constraint = ObjCFullSizeConstraint(use, site: site, in: file) else { return nil }
    guard !file.hasComment(in: constraint.call.range) else { return reading.manual("comment-in-the-way") }
    let provider = Provider(path: "", rung: "the superview, which the view is added to here")
    var proposal = reading.replace(with: "", from: provider, as: .containerConstraint, doubts: ["constraint-to-superview"], notes: notes)
    proposal.describe(
      constraint: constraint.replacement.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " "),
      insteadOf: file.oneLine(constraint.call), from: provider)
    proposal.action = .edit(
      [file.id: [TextEdit(range: constraint.call.range, replacement: constraint.replacement)]], .needsReview, doubts: ["constraint-to-superview"])
    return proposal
  }

  // MARK: Answers

  func manual(_ reason: ReasonCode, notes: [ReasonCode]) -> Proposal { reading.manual(reason, notes: notes) }

  func emptyFrame(_ provider: Provider, doubts: [ReasonCode], notes: [ReasonCode]) -> Proposal {
    reading.replace(with: "CGRectZero", from: provider, as: .startFrame, doubts: doubts, notes: notes)
  }

  func read(throughSize name: String, provider: Provider, notes: [ReasonCode]) -> Proposal {
    let sides = use.members.filter { $0 == "width" || $0 == "height" }
    let text: String
    switch (use.members.first, sides.first) {
    case ("size", let side?): text = "\(name).\(side)"
    case ("size", nil): text = name
    case (nil, _): text = "CGRectMake(0, 0, \(name).width, \(name).height)"
    default: return reading.manual("unsafe-phase")
    }
    let whole = ObjCReading(use.global, target: use.value, value: .size, geometry: .size, in: file)
    return whole.replace(with: text, from: provider, notes: notes)
  }

  func read(_ provider: Provider, isBounds: Bool, notes: [ReasonCode]) -> Proposal {
    // The application's frame leaves out the status bar, so only its width is that of the container.
    if use.isApplicationFrame, !["width", "midX", "maxX"].contains(use.members.last) { return reading.manual("view-bounds-ambiguous") }
    let bounds = isBounds ? provider.path : provider.member("bounds")
    let isWidth = site.role == .known(.cell) || site.role == .known(.reusableView)
    // What was checked is there, whenever this runs.
    let isChecked = provider.rung.hasSuffix("checked above")
    let doubts: [ReasonCode?] = [isChecked ? nil : reading.phaseDoubt, provider.isOptional ? "nil-messaging-zero" : nil]
    let isHeight = ["height", "maxY"].contains(use.members.last)
    let takesOffBars = isHeight && ObjCValueMeaning(of: use.value, site: site, in: file).takesOffBars
    return reading.replace(
      with: bounds + use.suffix, from: provider, as: isWidth ? .width : nil,
      doubts: doubts.compactMap { $0 } + (takesOffBars ? ["bars-taken-off"] : []), notes: notes)
  }

  func inSwiftUI(notes: [ReasonCode]) -> Proposal { reading.manual("swiftui-geometry") }
}
