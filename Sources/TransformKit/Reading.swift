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
  /// The number of links of the chain that the target stands for; what a name of the project reads behind them is read
  /// from the provider, too.
  private let depth: Int
  /// What of a layout it reads, if anything.
  public enum Geometry: Sendable {
    case size
    case insets
  }
  public let geometry: Geometry?
  /// What the new value is, for the record.
  public let value: ValueKind

  public init(
    _ use: GlobalUse, target: ExprSyntax, depth: Int = 0, value: ValueKind, geometry: Geometry? = nil, site: Site, in file: SwiftFile
  ) {
    self.depth = depth
    self.value = value
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
  ///
  /// - Parameter value: what the new value is, where it is another than the reading's.
  public func replace(
    with path: String, from provider: Provider, as value: ValueKind? = nil, doubts: [ReasonCode] = [],
    notes: [ReasonCode] = [], edits more: [TextEdit] = []
  ) -> Proposal {
    let text = path + use.hiddenPath(after: depth)
    guard !file.hasComment(in: target.codeRange) else { return manual("comment-in-the-way") }
    let edit = TextEdit(range: target.codeRange, replacement: text)
    return Proposal(
      message: "use '\(text)' instead of '\(file.oneLine(target))' (\(provider.rung))",
      anchor: target.codeRange,
      action: .edit([file.id: [edit] + more], doubts.isEmpty ? .safe : .needsReview, doubts: doubts),
      notes: notes, ties: ties, kind: ChangeKind(provider: provider.name, phase: site.phase.rawValue),
      record: record(text, provider: provider, value: value ?? self.value, notes: notes))
  }

  /// The doubt that the phase leaves; nil when the value is right whenever this code runs.
  public var phaseDoubt: ReasonCode? {
    site.phaseDoubt(showsItself: site.showsItself(hidesView: target.isShadowed("view"), in: file))
  }

  private var ties: [Proposal.Tie] {
    var ties: [Proposal.Tie] = [.expression(target.wholeExpression.codeRange)]
    if let geometry, let member = site.member, member.kind != .storedInitialiser {
      ties.append(.geometry(member.range, readsInsets: geometry == .insets))
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

  private func record(_ text: String, provider: Provider, value: ValueKind, notes: [ReasonCode]) -> ChangeRecord {
    var record = ChangeRecord(
      of: target, as: value, newDependency: "'\(text)' (\(provider.rung))", container: provider.container, at: site, in: file)
    if notes.contains("breakpoint-literal") { record.preserved += "; the number that it is compared with stays" }
    return record
  }
}

extension ChangeRecord {
  /// What is to be said of a value that is read from somewhere else.
  ///
  /// - Parameter container: what it is read from, like `the view`.
  public init(
    of target: ExprSyntax, as value: ValueKind, newDependency: String, container: String = "the view", at site: Site, in file: SwiftFile
  ) {
    let trigger = Trigger(at: site, in: file)
    let words = RecordWords(kind: value, moment: trigger.moment, place: site.place, container: container)
    self.init(
      scope: site.scope, oldDependency: file.oneLine(target), newDependency: newDependency, trigger: trigger.words,
      update: Receiver(at: site, in: file).words(for: target), preserved: words.preserved, verify: words.verify)
  }
}

extension Provider {
  /// What it is, for people.
  var container: String {
    switch name {
    case "bounds", "view", "": "the view"
    case "contentView": "the cell"
    default: rung.hasPrefix("the coming size") ? "the window" : "'\(name)'"
    }
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
