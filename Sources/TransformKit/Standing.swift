import SourceEdits
import SourceText
import UIKitModel

/// Where a piece of code stands, in either language: what decisions ask.
public protocol Standing {
  /// The type around the code, when there is one.
  var type: Site.TypeContext? { get }
  var member: Member? { get }
  var branch: Site.Branch { get }
  /// The code is in a preview, and not shipped.
  var isPreview: Bool { get }
  /// When the code runs, and the calls that show it.
  var evidence: PhaseEvidence { get }
  /// How an instance member can be reached from here.
  var selfAccess: SelfAccess { get }
  /// Some closure around the code runs on another thread than the main one.
  var isInBackground: Bool { get }
  /// What becomes of the closures between the code and the member, innermost first.
  var keepings: [ClosureContext.Keeping] { get }
}

extension Standing {
  public var phase: Phase { evidence.phase }

  /// What the innermost type is; nil outside of types.
  public var role: ResolvedRole? { type?.role }

  /// `Type.member`, for reports.
  public var scope: String {
    let memberName = member.map { $0.kind == .initializer || $0.kind == .method ? $0.spelling : $0.baseName }
    return ([type?.path.joined(separator: "."), memberName].compactMap { $0 }.joined(separator: "."))
      .nonEmpty ?? "top level"
  }

  /// True where an instance's own members can be read.
  public var isInstanceMember: Bool {
    guard type != nil, let member, !member.isStatic else { return false }
    switch member.kind {
    case .method, .initializer, .deinitializer, .computedProperty, .observer, .subscriptAccessor: return true
    case .storedInitialiser, .lazyInitialiser, .defaultArgument, .enumCase, .function, .cppMember, .macro: return false
    }
  }

  /// The member is named like a question about a device: `isIPhoneX`, `hasNotch`.
  public var isNamedAfterDevice: Bool {
    guard let name = member?.baseName.lowercased() else { return false }
    return ["iphone", "ipad", "device", "notch"].contains { name.contains($0) }
  }

  /// The doubt that the phase leaves; nil when a value is right whenever this code runs.
  ///
  /// - Parameter showsItself: the member itself puts its object on screen, so that it is not there yet.
  public func phaseDoubt(showsItself: @autoclosure () -> Bool) -> ReasonCode? {
    switch phase {
    case .live, .afterwards: nil
    case .beforeGeometry, .beforeTransition, .frozen: "unsafe-phase"
    case .unknown: showsItself() ? "unsafe-phase" : "unknown-phase"
    }
  }

  /// Where a person finds the code on screen.
  var place: String {
    guard let type, let last = type.path.last else { return "a screen that uses it" }
    let name = "'\(last)'"
    switch type.role {
    case .known(.viewController): return name
    case .known(.cell), .known(.reusableView): return "a list with \(name)"
    case .known(.layout): return "a collection view with \(name)"
    case .known(.presentationController): return "a presentation by \(name)"
    case .known(.sceneDelegate), .known(.appDelegate), .known(.application): return "the app"
    case .known(.view), .known(.window), .known(.swiftUIView): return "a screen with \(name)"
    case .known(.layer): return "a view with \(name)"
    case .known(.plain), .openProtocol, .unknown, .ambiguous: return "a screen that uses \(name)"
    }
  }
}
