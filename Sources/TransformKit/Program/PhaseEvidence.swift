import SourceEdits
import SourceText
import UIKitModel

/// When code runs, and the calls that show it.
public struct PhaseEvidence: Sendable, Equatable {
  /// One member on the way from the code to what calls it.
  public struct Step: Sendable, Equatable {
    /// `HomeViewController.viewDidLoad()`.
    public let name: String
    public let file: FileID?
    /// Where the call stands in the file; nil for a member that nobody need call.
    public var offset: ByteOffset?
    /// The member is what a notification calls.
    var isNotification = false
  }

  public let phase: Phase
  /// From the member of the code to the one that UIKit, or nobody that is known, calls.
  public let steps: [Step]

  init(_ phase: Phase, steps: [Step] = []) {
    self.phase = phase
    self.steps = steps
  }

  /// The code stands in what a notification calls, and nothing that runs at another time does.
  public var isOfNotification: Bool { steps.dropFirst().first?.isNotification ?? false }

  /// The way in one line: `layout() ← middle() ← viewDidLoad()`.
  public var path: String { steps.map(\.name).joined(separator: " ← ") }

  /// The phase of a helper by those of its callers, with the caller that decides it.
  ///
  /// All live gives live, any before gives before; without callers a selector tells of an action.
  static func together(_ callers: [PhaseEvidence], isNamedBySelector: Bool) -> PhaseEvidence {
    let phase = Phase.together(callers.map(\.phase), isNamedBySelector: isNamedBySelector)
    if let deciding = callers.first(where: { $0.phase == phase }) ?? callers.first(where: { $0.phase == .frozen }) {
      return PhaseEvidence(phase, steps: deciding.steps)
    }
    if isNamedBySelector { return PhaseEvidence(phase, steps: [Step(name: "an action", file: nil)]) }
    return PhaseEvidence(phase, steps: callers.isEmpty ? [Step(name: "no caller that was found", file: nil)] : [])
  }

  /// The same for a member that those callers call.
  func behind(_ step: Step) -> PhaseEvidence { PhaseEvidence(phase, steps: [step] + steps) }
}

extension PhaseEvidence.Step {
  init(_ member: Member, of type: Site.TypeContext?, in file: FileID) {
    let owner = type.map { $0.fullName + "." } ?? ""
    self.init(name: owner + member.spelling, file: file, offset: member.range.lowerBound)
  }

  static func foreign(_ site: CallSite) -> Self {
    guard let member = site.member else { return Self(name: "others, by its declaration for others", file: nil) }
    let owner = site.type.map { $0.fullName + "." } ?? ""
    return Self(name: "\(owner)\(member.spelling), on another object", file: site.file, offset: site.offset)
  }

  static func notification(_ use: SelectorUse) -> Self {
    switch use {
    case .notification(let name): Self(name: "the notification \(name)", file: nil, isNotification: true)
    case .action: Self(name: "an action", file: nil)
    case .other: Self(name: "a selector that anything may call", file: nil)
    }
  }
}

extension Phase {
  /// The phase of a helper by those of its callers.
  static func together(_ phases: [Phase], isNamedBySelector: Bool) -> Phase {
    if phases.isEmpty { return isNamedBySelector ? .live : .unknown }
    if phases.allSatisfy({ $0 == .frozen }) { return .frozen }
    if phases.contains(.beforeGeometry) { return .beforeGeometry }
    if phases.contains(.unknown) || phases.contains(.frozen) { return .unknown }
    if phases.contains(.beforeTransition) { return .beforeTransition }
    return phases.contains(.afterwards) ? .afterwards : .live
  }
}
