import SwiftSyntax
import UIKitModel

/// When code runs again, in words: the `trigger` of a record.
struct Trigger {
  let moment: Moment
  let words: String

  init(at site: Site, in file: SwiftFile) {
    // Who calls the member is known once somebody has asked when it runs.
    _ = site.evidence
    // The closures of a view's body are part of it.
    let receivers = site.role == .known(.swiftUIView) ? [] : site.closures.map { ($0.keeping, Self.receiver(of: $0)) }
    self.init(at: site, closures: receivers, callers: file.solver.callers)
  }

  /// - Parameter closures: what becomes of each closure around the code, and the code that takes it, between quotes.
  /// - Parameter callers: who calls which member, as far as somebody looked.
  init(at site: some Standing, closures: [(ClosureContext.Keeping, String?)], callers: [String: CallerList]) {
    guard let member = site.member else {
      moment = .called
      words = "each time this code runs"
      return
    }
    let name = "'\(member.spelling)'"
    if let closure = Self.closure(of: closures, name: name) {
      (moment, words) = (closure.moment, closure.words)
      return
    }
    let timing = Self.timing(of: member, at: site, callers: callers)
    moment = timing.moment
    words = "\(name), \(timing.words)"
  }

  // MARK: Closures

  private static func closure(of closures: [(ClosureContext.Keeping, String?)], name: String) -> Timing? {
    for (keeping, receiver) in closures {
      switch keeping {
      case .none, .runsAtOnce: continue
      case .alongsideTransition:
        return Timing(moment: .transition, words: "the animation that \(name) gives to the transition, while the view takes its new size")
      case .transitionCompletion:
        return Timing(moment: .transition, words: "the completion that \(name) gives to the transition, once the view has its new size")
      case .unknown:
        let words = receiver.map { " gives to \($0)" } ?? " makes"
        return Timing(moment: .later, words: "the closure that \(name)\(words), each time it runs")
      }
    }
    return nil
  }

  /// The function or property that takes a closure.
  private static func receiver(of context: ClosureContext) -> String? {
    if let called = ClosureArgument(context.closure)?.call.calledExpression {
      let code = called.oneLine
      // A chain of calls is known by its last name.
      let isChain = code.contains("(") || code.contains("{")
      return RecordWords.quoted(isChain ? ClosureArgument(context.closure)?.call.memberName ?? code : code)
    }
    return ExpressionContext(ExprSyntax(context.closure)).assignedTo.map { RecordWords.quoted($0.oneLine) }
  }

  // MARK: Members

  private static func timing(of member: Member, at site: some Standing, callers known: [String: CallerList]) -> Timing {
    if member.kind == .initializer { return Timing(moment: .early, words: "once, when the object is made and before it has its size") }
    if member.kind == .observer { return Timing(moment: .event, words: "each time the property is set") }
    let calls = (site.type?.fullName).flatMap { known[MemberKey(member, ofTypeNamed: $0).text] }
    if let timing = Timing.ofUIKit(member, role: site.role?.role ?? .plain) {
      guard site.phase == .beforeGeometry, timing.moment != .early, let calls, !calls.callers.isEmpty else { return timing }
      // A hook of UIKit that own code calls before UIKit does.
      return Timing(moment: .early, words: "\(timing.words); and when \(calls.names) calls it before there is a size")
    }
    if member.attributes.contains("IBAction") { return Timing(moment: .event, words: "each time its action is sent") }
    return helper(member, calls, among: known)
  }

  private static func helper(_ member: Member, _ calls: CallerList?, among known: [String: CallerList]) -> Timing {
    let isRead = member.kind == .computedProperty || member.kind == .subscriptAccessor
    // Without a list nobody looked.
    guard let calls, !calls.isEmpty else {
      let remark = calls == nil ? "" : isRead ? "; no reader was found in its type" : "; no caller was found in its type"
      return Timing(moment: .called, words: "each time it is \(isRead ? "read" : "called")\(remark)")
    }
    if calls.isOnlyNamedBySelector {
      return Timing(moment: .event, words: "each time the control, gesture, timer or notification that names it in '\(member.isObjectiveC ? "@" : "#")selector' calls it")
    }
    if calls.callers.isEmpty { return Timing(moment: .called, words: "each time it is \(isRead ? "read" : "called"), perhaps by another object") }
    let words = "each time \(calls.names) \(isRead ? "read" : "call")\(calls.areMany ? "" : "s") it"
    let timings = calls.callers.map(\.timing)
    guard !calls.hasStrangers, let only = timings[0], !only.isGeneral, timings.allSatisfy({ $0?.words == only.words }) else {
      return Timing(moment: calls.moment(among: known), words: words)
    }
    return Timing(moment: only.moment, words: "\(words): \(only.words.replacingPrefix("each time", with: "when"))")
  }
}
