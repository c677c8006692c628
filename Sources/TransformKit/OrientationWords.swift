import SourceEdits

/// What people read about an observer that moves, in either language.
struct OrientationWords {
  /// The calls that run the handlers; nil for a block that moves. None when the handlers do nothing.
  let calls: [String?]
  let className: String
  let isView: Bool
  /// Every handler ran before the rotation.
  let isBefore: Bool
  /// The method that runs them now, and where it is looked up.
  let callback: String

  private var work: String {
    let names = calls.compactMap { $0 }.map { "'\($0)'" }
    let blocks = calls.count - names.count
    return (names + (blocks == 0 ? [] : [blocks == 1 ? "the observer's block" : "the observers' blocks"])).joined(separator: " and ")
  }

  var message: String {
    if calls.isEmpty { return "stop observing the orientation (the handler does nothing)" }
    return "run \(work) from \(callback) instead of observing the orientation"
  }

  func record(scope: String, old: String) -> ChangeRecord {
    let when =
      isView
      ? "in the layout pass that follows a change of the view's size"
      : isBefore
        ? "before the controller's view changes its size: at each rotation, resize and new split"
        : "when a change of the size of the controller's view has ended: a rotation, a resize, a new split"
    let words = RecordWords(kind: .observer, moment: .transition, place: "'\(className)'", container: "the view")
    if calls.isEmpty {
      return ChangeRecord(
        scope: scope, oldDependency: old, newDependency: "nothing: the handler has no code", trigger: "never", update: "nothing",
        preserved: words.preserved, verify: words.verify)
    }
    return ChangeRecord(
      scope: scope, oldDependency: old,
      newDependency: "'\(callback)' of '\(className)' (it comes when the size changes, however that happens)",
      trigger: "'\(callback)', \(when)", update: "what \(work) \(calls.count > 1 ? "do" : "does")",
      preserved: words.preserved, verify: words.verify)
  }
}
