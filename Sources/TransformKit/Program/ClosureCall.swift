/// The call that a closure is handed to, as either a tree or the bytes tell of it.
struct ClosureCall {
  /// The name of the function that is called; nil for what has none.
  var callee: String?
  /// The label of the closure, given or implied by its place.
  var label: String?
  /// What the function is a member of, as written.
  var receiver: String?
  /// The other labels of the call.
  var labels: Set<String> = []
  /// The receiver and the names of the members that follow in the chain of calls.
  var chain: String = ""

  /// The label that a closure behind the parentheses stands for.
  static func trailingLabel(besides labels: Set<String>) -> String? {
    labels.contains("animations") || labels.contains("alongsideTransition") ? "completion" : nil
  }

  /// What becomes of the closure.
  var keeping: ClosureContext.Keeping {
    guard let callee else { return .unknown }
    if callee == "animate", labels.contains("alongsideTransition") || label == "alongsideTransition" || isCoordinator {
      return label == "completion" ? .transitionCompletion : .alongsideTransition
    }
    if callee == "animateAlongsideTransition" { return .alongsideTransition }
    if label == "completion" { return .unknown }
    if Self.runningAtOnce.contains(callee) { return .runsAtOnce }
    if Self.nonEscaping.contains(callee), !isStream { return .none }
    return .unknown
  }

  private var isCoordinator: Bool {
    guard let receiver else { return false }
    return receiver.lowercased().hasSuffix("coordinator") || receiver.lowercased().hasSuffix("coordinator?")
  }

  /// `map` and `filter` of publishers and observables keep their closures.
  private var isStream: Bool { Self.streamWords.contains { chain.contains($0) } }

  /// The standard library's and UIKit's functions whose closure parameter does not escape.
  private static let nonEscaping: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "sort", "first", "last", "firstIndex",
    "lastIndex", "contains", "allSatisfy", "min", "max", "removeAll", "drop", "prefix", "partition", "mapValues",
    "compactMapValues", "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "autoreleasepool", "sync",
    "performWithoutAnimation", "image", "pngData", "jpegData", "performAsCurrent",
  ]

  /// Functions that run an escaping closure before they return, or drop it when an animation was set up.
  private static let runningAtOnce: Set<String> = [
    "animate", "transition", "animateKeyframes", "addKeyframe", "addAnimations", "UIViewPropertyAnimator",
    "runningPropertyAnimator", "performBatchUpdates", "performSystemAnimation", "makeConstraints", "remakeConstraints",
    "updateConstraints", "prepareConstraints", "modifyAnimations",
  ]

  private static let streamWords = [
    "publisher", "Publisher", ".rx.", ".sink", ".subscribe", ".bind", ".drive", ".receive(", ".receive", ".asObservable",
    ".asDriver", "Subject", "$", ".eraseToAnyPublisher", ".assign", ".store", ".disposed",
  ]
}
