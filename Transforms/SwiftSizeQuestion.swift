import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// A size of the screen in Swift.
struct SwiftSizeQuestion: SizeQuestion {
  let use: ScreenSizeUse
  let reading: Reading

  var site: Site { reading.site }
  private var ladder: Ladder { Ladder(from: use.root, site: site) }
  private var ownGeometry: OwnGeometry { OwnGeometry(use.value, site: site, in: reading.file) }

  var containerParameter: Provider? { ladder.containerParameter }
  func reach(_ member: String, rung: String) -> LadderResult { ladder.reach(member, rung: rung) }

  func container(named member: String) -> LadderResult {
    ladder.unwrappedLocal(of: [member]).map { .found($0) } ?? .none("needs-unwrap")
  }

  var isOwnSizeOfController: Bool { ownGeometry.isOfController }
  var isOwnSizeOfView: Bool { ownGeometry.isOfView }
  var runsBeforeRootView: Bool { site.member.map { reading.file.runsBeforeRootView($0, at: site) } ?? false }
  var isCalledOnlyFromLayout: Bool { site.member.map { reading.file.isCalledOnlyFromLayout($0, at: site) } ?? false }

  var comingSize: String? {
    guard let size = site.member?.parameter(labelled: "to"), use.root.localName(size.name)?.kind == .parameter else { return nil }
    return size.name
  }

  var asksForMoreThanWidth: Bool {
    if !["width", "midX", "maxX", "minX"].contains(use.members.last) { return true }
    // `min(width, height)`
    guard let (call, _) = ExpressionContext(use.value).argument, ["min", "max"].contains(call.memberName) else { return false }
    return call.arguments.contains { reading.file.spelledOut($0.expression).contains("height") }
  }

  private var part: SizePart { SizePart(use.value, site: site, in: reading.file) }
  var isSizeOfColumn: Bool { part.isOfColumn }
  var isKeptAsHeight: Bool { part.isKeptAsHeight }
  var setsOwnAccessory: Bool { part.isBesideAccessory }
  var isForScrolling: Bool { part.isForScrolling }
  var meetings: [String] { part.meetings(members: use.members) }

  // MARK: Frames

  var isFrameOfRootView: Bool {
    guard use.isWholeBounds, let argument = ExpressionContext(use.bounds).argument, argument.label == "frame",
      use.bounds.parent?.is(LabeledExprSyntax.self) ?? false
    else { return false }
    return isRootView(argument.call)
  }

  private func isRootView(_ call: FunctionCallExprSyntax) -> Bool {
    let created = AccessChain(from: ExprSyntax(call)).whole
    let context = ExpressionContext(created)
    if let left = context.assignedTo?.trimmedDescription { return left == "view" || left == "self.view" }
    guard let binding = created.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    let name = binding.pattern.trimmedDescription
    let body = created.enclosing(CodeBlockItemListSyntax.self)
    return body?.contains { item in
      let text = item.trimmedDescription.filter { $0 != " " }
      return text == "view=\(name)" || text == "self.view=\(name)"
    } ?? false
  }

  var measureOfRootView: InitialFramePart {
    guard let member = site.member, let argument = ExpressionContext(use.bounds).argument else { return .none }
    let created = AccessChain(from: ExprSyntax(argument.call)).whole
    let name = created.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? "view"
    return InitialFramePart.measure(of: [name, "view", "self.view"], in: reading.file.text.string(in: member.range))
  }

  var initialFrame: InitialFramePart {
    guard let argument = ExpressionContext(use.value).argument else { return .none }
    let callee = argument.call.calledExpression.trimmedDescription
    guard callee == "super.init" || callee == "self.init" else { return isPartOfInitialFrame ? .part : .none }
    let isWhole = argument.label == "frame" && use.isWholeBounds && use.bounds.parent?.is(LabeledExprSyntax.self) ?? false
    return isWhole ? .whole : .part
  }

  /// `super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))`.
  private var isPartOfInitialFrame: Bool {
    var node = Syntax(use.value)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self),
        ["super.init", "self.init"].contains(call.calledExpression.trimmedDescription)
      {
        return true
      }
      node = parent
    }
    return false
  }

  // MARK: Answers

  func manual(_ reason: ReasonCode, notes: [ReasonCode]) -> Proposal { reading.manual(reason, notes: notes) }

  func emptyFrame(_ provider: Provider, doubts: [ReasonCode], notes: [ReasonCode]) -> Proposal {
    reading.replace(with: ".zero", from: provider, as: .startFrame, doubts: doubts, notes: notes)
  }

  func read(throughSize name: String, provider: Provider, notes: [ReasonCode]) -> Proposal {
    use.reading(reading, throughSize: name, provider: provider, notes: notes)
  }

  func read(_ provider: Provider, isBounds: Bool, notes: [ReasonCode]) -> Proposal {
    if provider.isOptional {
      guard ExpressionContext(use.value).takesOptional(result: directResult) else { return reading.manual("weak-self-optional") }
    }
    // The application's frame leaves out the status bar, so only its width is that of the container.
    if use.isApplicationFrame, !["width", "midX", "maxX"].contains(use.members.last) { return reading.manual("view-bounds-ambiguous") }
    let text = isBounds ? provider.path : provider.member("bounds")
    let isWidth = site.role == .known(.cell) || site.role == .known(.reusableView)
    let isHeight = ["height", "maxY"].contains(use.members.last)
    let takesOffBars = isHeight && ValueMeaning(of: use.value, site: site, in: reading.file).takesOffBars
    return reading.replace(
      with: text, from: provider, as: isWidth ? .width : nil,
      doubts: [reading.phaseDoubt].compactMap { $0 } + (takesOffBars ? ["bars-taken-off"] : []), notes: notes)
  }

  private var directResult: String? { site.closures.isEmpty ? site.member?.result : nil }

  // MARK: Constraints

  var isConstraintConstant: Bool { site.closures.first.map { FullSizeConstraint.makesConstraints($0.closure) } ?? false }

  func constraintToSuperview(notes: [ReasonCode]) -> Proposal? {
    guard let constraint = FullSizeConstraint(use, site: site, in: reading.file) else { return nil }
    let file = reading.file
    let provider = Provider(path: "", rung: "the superview, which the view is added to here")
    let range = constraint.name.positionAfterSkippingLeadingTrivia.utf8Offset..<constraint.call.codeRange.upperBound
    guard !file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    var proposal = reading.replace(with: "", from: provider, as: .containerConstraint, doubts: ["constraint-to-superview"], notes: notes)
    let old = file.oneLine(constraint.call)
    proposal.describe(constraint: "\(constraint.side).equalToSuperview()", insteadOf: old, from: provider)
    proposal.action = .edit([file.id: [TextEdit(range: range, replacement: "equalToSuperview()")]], .needsReview, doubts: ["constraint-to-superview"])
    return proposal
  }

  // MARK: SwiftUI

  func inSwiftUI(notes: [ReasonCode]) -> Proposal {
    guard let frame = use.wholeFrameModifier(in: reading.file), site.member?.baseName == "body",
      reading.file.context.deploymentTarget >= IOSVersion(17)
    else { return reading.manual("swiftui-geometry") }
    let provider = Provider(path: "", rung: "the nearest container")
    let wrapped = Reading(use.global, target: ExprSyntax(frame.call), value: .containerFrame, site: site, in: reading.file)
    let range = frame.name.positionAfterSkippingLeadingTrivia.utf8Offset..<frame.call.codeRange.upperBound
    guard !reading.file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    var proposal = reading.replace(with: "", from: provider, as: .containerFrame, doubts: ["swiftui-geometry"], notes: notes)
    let replacement = "containerRelativeFrame(\(frame.axes))"
    proposal.message = "use '.\(replacement)' instead of '.\(frame.oneLine)' (\(provider.rung))"
    proposal.record.newDependency = "'.\(replacement)' (\(provider.rung))"
    proposal.record.oldDependency = ".\(frame.oneLine)"
    proposal.record.update = "the frame of the view that the modifier is applied to"
    proposal.action = .edit(
      [wrapped.file.id: [TextEdit(range: range, replacement: replacement)]], .needsReview, doubts: ["swiftui-geometry"])
    return proposal
  }
}
