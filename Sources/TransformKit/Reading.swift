import SourceEdits
import SwiftSyntax
import UIKitModel

/// A value that is read from a nearer provider: what transforms of reads have in common.
///
/// It decides the safety by the phase, writes the message and the record, and ties what belongs together.
public struct Reading {
  /// The use of the shared object.
  public let use: GlobalUse
  public let site: Site
  public let file: SwiftFile
  /// The expression that is replaced.
  public let target: ExprSyntax
  /// What of a layout it reads, if anything.
  public enum Geometry: Sendable {
    case size
    case insets
  }
  public let geometry: Geometry?

  public init(_ use: GlobalUse, target: ExprSyntax, geometry: Geometry? = nil, site: Site, in file: SwiftFile) {
    self.geometry = geometry
    self.use = use
    self.site = site
    self.file = file
    self.target = target
  }

  /// Leaves the code as it is.
  public func manual(_ reason: ReasonCode, _ message: String? = nil, notes: [ReasonCode] = []) -> Proposal {
    var proposal = Proposal.manual(
      message ?? Proposal.leaving(file.oneLine(target)), at: target, because: reason, notes: notes, in: file)
    proposal.ties = ties
    return proposal
  }

  /// Replaces the target. Doubts make the change one for review.
  public func replace(
    with text: String, from provider: Provider, doubts: [ReasonCode] = [], notes: [ReasonCode] = [],
    edits more: [TextEdit] = []
  ) -> Proposal {
    guard !file.hasComment(in: target.codeRange) else { return manual("comment-in-the-way") }
    let edit = TextEdit(range: target.codeRange, replacement: text)
    return Proposal(
      message: "use '\(text)' instead of '\(file.oneLine(target))' (\(provider.rung))",
      anchor: target.codeRange,
      action: .edit([file.id: [edit] + more], doubts.isEmpty ? .safe : .needsReview, doubts: doubts),
      notes: notes, ties: ties, kind: ChangeKind(provider: provider.name, phase: site.phase.rawValue),
      record: record(text, provider: provider))
  }

  /// The doubt that the phase leaves; nil when the value is right whenever this code runs.
  public var phaseDoubt: ReasonCode? {
    switch site.phase {
    case .live, .afterwards: nil
    case .beforeGeometry, .beforeTransition, .frozen: "unsafe-phase"
    // What the member itself puts on screen is not there yet.
    case .unknown: site.showsItself(hidesView: target.isShadowed("view"), in: file) ? "unsafe-phase" : "unknown-phase"
    }
  }

  private var ties: [Proposal.Tie] {
    var ties: [Proposal.Tie] = [.expression(target.wholeExpression.codeRange)]
    if let geometry, let member = site.member, member.kind != .storedInitialiser {
      ties.append(.geometry(member.node.codeRange, readsInsets: geometry == .insets))
    }
    if case .localAlias(let variable) = use.spelling {
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      let uses = file.all(GlobalUse.self).filter {
        if case .localAlias(let other) = $0.spelling { return other.id == variable.id }
        return false
      }
      if variable.bindings.count == 1, !name.isEmpty { ties.append(.alias(file.linesToDelete(with: variable), count: uses.count)) }
    }
    return ties
  }

  private func record(_ text: String, provider: Provider) -> ChangeRecord {
    ChangeRecord(
      scope: site.scope, oldDependency: file.oneLine(target), newDependency: "\(text) (\(provider.rung))",
      trigger: trigger, update: "what \(site.member?.name ?? "the code") computes from it",
      preserved: "the type of the value, and the result wherever the window fills the screen", verify: verification)
  }

  private var trigger: String {
    let name = site.member?.name ?? "this code"
    switch site.phase {
    case .live:
      let role = site.role?.role ?? .plain
      return LifeCycle.isRecomputed(method: name, in: role)
        ? "\(name), which UIKit calls again after each change of size" : "each time \(name) runs while the view is on screen"
    case .beforeTransition: return "each time \(name) runs, while the view still has its old size"
    case .frozen: return "once, when it is first asked for"
    case .beforeGeometry: return "once, when \(name) runs, before the final size is known"
    case .afterwards: return "each time \(name) runs, after the view left the window"
    case .unknown: return "each time \(name) is called"
    }
  }

  private var verification: String {
    "open \(site.type?.path.first ?? "the screen") in a narrow, a wide and a short window, then resize and rotate while it shows"
  }
}

extension SwiftFile {
  /// The code of a node on one line, for messages.
  public func oneLine(_ node: some SyntaxProtocol) -> String {
    code(of: node).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined()
  }
}

extension SyntaxProtocol {
  /// The code on one line, for messages.
  public var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined()
  }
}
