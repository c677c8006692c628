import ObjCSyntax
import SourceEdits
import TransformKit
import UIKitModel

extension OrientationObserver: ObjCTransform {
  public func proposal(for observation: ObjCObservation, in file: ObjCFile) -> Proposal? {
    guard let first = observation.registrations.first(where: { $0.file.id == file.id }) else { return nil }
    if let refusal = Self.refusal(observation, in: file) { return Self.manual(refusal.reason, at: refusal.at ?? first, in: file) }
    guard let parts = observation.parts else { return Self.manual("global-context", at: first, in: file) }
    let site = file.site(of: first.notification.node)
    let move = ObjCOrientationMove(observation, of: parts, isView: site.role?.role != .viewController, in: file)
    switch move.result {
    case .refused(let reason): return Self.manual(reason, at: first, in: file)
    case .edits(let edits):
      let doubts = move.doubts
      return Proposal(
        message: move.message, anchor: first.notification.node.range,
        action: .edit(edits, doubts.isEmpty ? .safe : .needsReview, doubts: doubts),
        record: move.record(scope: site.scope, old: file.oneLine(first.notification.node)))
    }
  }

  private static func manual(_ reason: ReasonCode, at registration: ObjCObservation.Registration, in file: ObjCFile) -> Proposal {
    let node = registration.notification.node
    let message =
      reason == "not-a-view-controller"
      ? "leave the observer (a scene delegate has 'windowScene:didUpdateEffectiveGeometry:' from iOS 26)"
      : "leave the observer of '\(file.oneLine(node))'"
    return .manual(message, at: node, because: reason, in: file)
  }

  /// What stands in the way of any change to the class, and at which registration of this file.
  private static func refusal(
    _ observation: ObjCObservation, in file: ObjCFile
  ) -> (reason: ReasonCode, at: ObjCObservation.Registration?)? {
    let own = observation.registrations.filter { $0.file.id == file.id }
    for registration in own {
      if let reason = Gate.branch(file.site(of: registration.notification.node), in: file) { return (reason, registration) }
    }
    if observation.parts?.concernsCameraOrMotion ?? false { return ("orientation-device-semantics", nil) }
    for registration in own {
      let site = file.site(of: registration.notification.node)
      if case .none("notification-name-string") = registration.handler { return ("notification-name-string", registration) }
      if let kind = site.member?.kind, [.function, .cppMember, .macro].contains(kind), let reason = Gate.member(site) {
        return (reason, registration)
      }
      if let reason = role(site) { return (reason, registration) }
      if case .none(let reason) = registration.handler { return (reason, registration) }
      if let reason = Gate.member(site) { return (reason, registration) }
    }
    for case .none(let reason) in observation.registrations.map(\.handler) { return (reason, nil) }
    return nil
  }
}
