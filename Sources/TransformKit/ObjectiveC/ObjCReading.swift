import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// A value of Objective-C that is read from a nearer provider: what transforms of reads have in common.
///
/// It decides the safety by the phase, writes the message and the record, and ties what belongs together.
public struct ObjCReading {
  public let use: ObjCGlobalUse
  public let site: ObjCSite
  public let file: ObjCFile
  /// The expression that is replaced.
  public let target: ObjCNode
  public let geometry: Reading.Geometry?
  /// What the new value is, for the record.
  public let value: ValueKind

  public init(
    _ use: ObjCGlobalUse, target: ObjCNode, value: ValueKind, geometry: Reading.Geometry? = nil, in file: ObjCFile
  ) {
    self.use = use
    self.target = target
    self.value = value
    self.geometry = geometry
    self.file = file
    site = file.site(of: target)
  }

  /// Leaves the code as it is.
  public func manual(_ reason: ReasonCode, _ message: String? = nil, notes: [ReasonCode] = []) -> Proposal {
    var proposal = Proposal.manual(message ?? Proposal.leaving(file.oneLine(target)), at: target, because: reason, notes: notes, in: file)
    proposal.ties = ties
    return proposal
  }

  /// Replaces the target. Doubts make the change one for review.
  public func replace(
    with text: String, from provider: Provider, as value: ValueKind? = nil, doubts: [ReasonCode] = [], notes: [ReasonCode] = [],
    edits more: [TextEdit] = []
  ) -> Proposal {
    guard !file.hasComment(in: target.range) else { return manual("comment-in-the-way") }
    // A directive inside of the expression would be lost.
    guard !file.tree.directives.contains(where: { target.range.contains($0.range.lowerBound) }) else { return manual("platform-branch") }
    let edit = TextEdit(range: target.range, replacement: text)
    return Proposal(
      message: "use '\(text)' instead of '\(file.oneLine(target))' (\(provider.rung))", anchor: target.range,
      action: .edit([file.id: [edit] + more], doubts.isEmpty ? .safe : .needsReview, doubts: doubts), notes: notes, ties: ties,
      kind: ChangeKind(provider: provider.name, phase: site.phase.rawValue),
      record: ChangeRecord(
        of: target, as: value ?? self.value, newDependency: "'\(text)' (\(provider.rung))", container: provider.container, notes: notes,
        at: site, in: file))
  }

  /// The doubt that the phase leaves; nil when the value is right whenever this code runs.
  public var phaseDoubt: ReasonCode? { site.phaseDoubt(showsItself: site.showsItself(in: file)) }

  private var ties: [Proposal.Tie] {
    var ties: [Proposal.Tie] = [.expression(ObjCExpressionContext(target).whole.range)]
    if let geometry, let member = site.memberNode { ties.append(.geometry(member.range, readsInsets: geometry == .insets)) }
    if case .localAlias(let local) = use.spelling {
      let count = file.uses(of: local).count
      let statement = local.declaration.statement ?? local.declaration
      if ObjCVariable(local.declaration)?.declarators.count == 1, let range = file.linesToDelete(withAll: [statement]).first {
        ties.append(.alias(range, count: count))
      }
    }
    return ties
  }
}

extension Proposal {
  /// Leaves Objective-C code as it is.
  public static func manual(
    _ message: String, at node: ObjCNode, because reason: ReasonCode, notes: [ReasonCode] = [], ties: [Tie] = [], in file: ObjCFile
  ) -> Proposal {
    Proposal(
      message: message, anchor: node.range, action: .manual(reason), notes: notes, ties: ties,
      record: ChangeRecord(
        scope: file.site(of: node).scope, oldDependency: file.oneLine(node), newDependency: "", trigger: "", update: "",
        preserved: "", verify: ""))
  }
}

extension ChangeRecord {
  /// What is to be said of a value that is read from somewhere else.
  public init(
    of target: ObjCNode, as value: ValueKind, newDependency: String, container: String = "the view", notes: [ReasonCode] = [],
    at site: ObjCSite, in file: ObjCFile
  ) {
    let closures = site.blocks.map { ($0.keeping, $0.callee.map { RecordWords.quoted($0) }) }
    // Who calls the method is known once somebody has asked when it runs.
    _ = site.evidence
    let trigger = Trigger(at: site, closures: closures, callers: file.solver.callers)
    let words = RecordWords(kind: value, moment: trigger.moment, place: site.place, container: container)
    let remark = notes.contains("breakpoint-literal") ? "; the number that it is compared with stays" : ""
    self.init(
      scope: site.scope, oldDependency: file.oneLine(target), newDependency: newDependency, trigger: trigger.words,
      update: ObjCReceiver(at: site, in: file).words(for: target), preserved: words.preserved + remark, verify: words.verify)
  }
}

extension ObjCFile {
  /// The bytes to delete with statements or declarations; see `LineRemoval`.
  public func linesToDelete(withAll nodes: [ObjCNode]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: nodes.map(\.range))
  }

  /// The bytes to delete with ranges of code.
  public func linesToDelete(of ranges: [Range<ByteOffset>]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: ranges)
  }

  /// The same, and the comments that only announce what goes.
  func linesAndCommentsToDelete(withAll nodes: [ObjCNode]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: nodes.map(\.range), announcedBy: tree.comments)
  }

  /// The ending that new lines take.
  public var newLine: String { text.lineEnding.rawValue }

  /// Lines, each with the indentation and the ending of the file; leading tabs stand for steps of indentation.
  public func block(_ lines: [String], indentation: String) -> String { text.block(lines, indentation: indentation) }
}
