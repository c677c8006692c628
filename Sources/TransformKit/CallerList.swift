import SwiftSyntax
import UIKitModel

/// Who calls a member, for people.
struct CallerList {
  /// One member that calls it.
  struct Caller {
    /// Between quotes, with what stands between the member and the call.
    let name: String
    /// When UIKit calls the caller; nil when it does not, or when a closure comes in between.
    let timing: Timing?
    fileprivate let member: Member
    fileprivate let key: String
    fileprivate let closure: Moment?
  }

  /// Each once, in order of the source.
  private(set) var callers: [Caller] = []
  var isNamedBySelector = false
  /// The member may be called on another object in the same file.
  var hasStrangers = false

  var isEmpty: Bool { callers.isEmpty && !isNamedBySelector && !hasStrangers }
  var isOnlyNamedBySelector: Bool { callers.isEmpty && isNamedBySelector }

  /// The callers in a list that is read aloud.
  var names: String { RecordWords.list(callers.map(\.name) + (hasStrangers ? ["perhaps another object"] : []), word: "or") }

  /// Enough that the list ends with a number.
  var areMany: Bool { callers.count + (hasStrangers ? 1 : 0) > 3 }

  /// When the calls happen, as far as that decides what to try and is the same for all.
  func moment(among known: [String: CallerList], depth: Int = 0) -> Moment {
    if isOnlyNamedBySelector { return .event }
    let moments = Set(callers.map { $0.moment(among: known, depth: depth) })
    return moments.count == 1 && !hasStrangers && !isNamedBySelector ? moments.first! : .called
  }

  /// - Parameter typeName: the full name of the type of the member that is called, which goes without saying.
  mutating func note(
    _ caller: Member, type context: Site.TypeContext?, closures: [ClosureContext.Keeping], typeName: String
  ) {
    let type = context?.fullName ?? ""
    let key = MemberKey(caller, ofTypeNamed: type).text
    let owner = type == typeName ? "" : (context?.path.last ?? "") + "."
    let plain = "'\(owner)\(caller.spelling)'"
    let closure = Self.closure(of: closures)
    let name = closure.map { $0.words + plain } ?? plain
    guard !callers.contains(where: { $0.name == name }) else { return }
    let timing = closure == nil ? Timing.ofUIKit(caller, role: context?.role.role ?? .plain) : nil
    callers.append(Caller(name: name, timing: timing, member: caller, key: key, closure: closure?.moment))
  }

  private static func closure(of closures: [ClosureContext.Keeping]) -> Timing? {
    for keeping in closures {
      switch keeping {
      case .none, .runsAtOnce: continue
      case .alongsideTransition: return Timing(moment: .transition, words: "the transition's animation in ")
      case .transitionCompletion: return Timing(moment: .transition, words: "the transition's completion in ")
      case .unknown: return Timing(moment: .later, words: "a closure in ")
      }
    }
    return nil
  }
}

extension CallerList.Caller {
  /// When the call happens, as far as it decides what to try.
  fileprivate func moment(among known: [String: CallerList], depth: Int) -> Moment {
    if let moment = closure ?? timing?.moment { return moment }
    if member.attributes.contains("IBAction") { return .event }
    // Helpers may call each other in a circle.
    guard depth < 4, let own = known[key], !own.isEmpty else { return .called }
    return own.moment(among: known, depth: depth + 1)
  }
}
