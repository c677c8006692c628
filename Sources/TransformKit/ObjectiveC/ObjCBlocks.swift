import ObjCSyntax
import SourceText

/// A block or C++ lambda between a piece of code and the method it stands in.
public struct ObjCBlockContext {
  public enum Queue: Sendable {
    case main
    case background
  }

  public let node: ObjCNode
  public let keeping: ClosureContext.Keeping
  public let capture: ClosureContext.Capture
  /// The function or the selector that the block is handed to.
  public let callee: String?
  /// What the block is handed to that method of.
  public let receiver: ObjCNode?
  /// The dispatch queue that it runs on, where that is told.
  public let queue: Queue?

  init(_ node: ObjCNode, around inner: ObjCNode, in file: ObjCFile) {
    self.node = node
    let argument = ObjCBlockArgument(node)
    callee = argument.callee
    receiver = argument.receiver
    keeping = node.kind == .lambdaExpression ? .none : argument.keeping
    queue = argument.queue(in: file)
    capture = node.kind == .lambdaExpression ? Self.capture(of: ObjCLambda(node)) : Self.capture(of: node, in: file)
  }

  /// A lambda that takes everything by reference has `self` as well.
  private static func capture(of lambda: ObjCLambda?) -> ClosureContext.Capture {
    lambda.map { lambda in
      let captures = lambda.captures.filter { $0 != " " }.split(separator: ",")
      return captures.contains("&") || captures.contains("self") || captures.contains("&self") ? .strong : .none
    } ?? .none
  }

  /// The block names its own object, or one of its instance variables.
  private static func capture(of node: ObjCNode, in file: ObjCFile) -> ClosureContext.Capture {
    let names = node.descendants.contains { inner in
      guard inner.kind == .declarationReference else { return false }
      if file.text.bytes[inner.range.lowerBound] == 0x5F { return inner.code != "_cmd" && inner.local(named: inner.code) == nil && inner.code.isInstanceVariable }
      return inner.range.count == 4 && inner.code == "self"
    }
    return names ? .strong : .none
  }

  /// A kept lambda that does not take `self` is no place for it.
  var refusesSelf: Bool { node.kind == .lambdaExpression && capture == .none }
}

extension String {
  /// Spelled like an instance variable: one underscore and a small letter.
  fileprivate var isInstanceVariable: Bool { dropFirst().first?.isLowercase ?? false }
}

/// What takes a block, and what becomes of it.
struct ObjCBlockArgument {
  let callee: String?
  let receiver: ObjCNode?
  /// The part of the selector that stands before the block: `completion`.
  let label: String?
  private let arguments: [ObjCNode]

  init(_ block: ObjCNode) {
    var node = block
    while let parent = node.parent, [.parenthesized, .castExpression, .objcBoxedExpression].contains(parent.kind) { node = parent }
    if let parent = node.parent, let message = ObjCMessage(parent), let index = message.arguments.firstIndex(of: node) {
      callee = message.selector
      receiver = message.receiver
      let parts = message.selector.split(separator: ":", omittingEmptySubsequences: false)
      label = index < parts.count ? String(parts[index]) : nil
      arguments = message.arguments
    } else if let parent = node.parent, let call = ObjCCall(parent) {
      callee = call.callee.code
      receiver = nil
      label = nil
      arguments = call.arguments
    } else {
      callee = nil
      receiver = nil
      label = nil
      arguments = []
    }
  }

  var keeping: ClosureContext.Keeping {
    guard let callee else { return .unknown }
    if callee.hasPrefix("animateAlongsideTransition") {
      return label == "completion" ? .transitionCompletion : .alongsideTransition
    }
    if label == "completion" || label == "completionHandler" { return .unknown }
    let first = callee.prefix { $0 != ":" }
    if Self.nonEscaping.contains(String(first)) { return .none }
    return Self.runningAtOnce.contains(String(first)) ? .runsAtOnce : .unknown
  }

  /// The queue of a dispatch call.
  func queue(in file: ObjCFile) -> ObjCBlockContext.Queue? {
    guard let callee, callee.hasPrefix("dispatch_"), let queue = arguments.first(where: { $0.code.lowercased().contains("queue") }) else {
      return nil
    }
    let code = queue.code
    if code.contains("dispatch_get_main_queue") { return .main }
    return code.contains("dispatch_get_global_queue") ? .background : nil
  }

  /// Functions and methods that run the block before they return.
  private static let nonEscaping: Set<String> = [
    "dispatch_sync", "dispatch_apply", "dispatch_once", "dispatch_barrier_sync", "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions",
    "enumerateObjectsAtIndexes", "enumerateKeysAndObjectsUsingBlock", "enumerateKeysAndObjectsWithOptions", "enumerateRangesUsingBlock",
    "enumerateIndexesUsingBlock", "enumerateAttributesInRange", "enumerateAttribute", "enumerateSubstringsInRange", "performWithoutAnimation",
    "indexOfObjectPassingTest", "indexesOfObjectsPassingTest", "objectsPassingTest", "sortedArrayUsingComparator", "sortUsingComparator",
    "imageWithActions", "PNGDataWithActions", "performAsCurrentTraitCollection", "predicateWithBlock",
  ]

  /// Those that let it go when an animation or some constraints were set up.
  private static let runningAtOnce: Set<String> = [
    "animateWithDuration", "animateKeyframesWithDuration", "addKeyframeWithRelativeStartTime", "transitionWithView", "transitionFromView",
    "performBatchUpdates", "performSystemAnimation", "addAnimations", "runningPropertyAnimatorWithDuration", "initWithDuration",
    "mas_makeConstraints", "mas_updateConstraints", "mas_remakeConstraints", "makeConstraints", "remakeConstraints", "updateConstraints",
    "qmui_performWithoutAnimation",
  ]
}
