import SourceEdits
import SourceText
import TransformKit

/// A proposal together with the transform and file it came from.
struct ProposedChange {
  let transform: String
  /// The transform's place in the catalogue.
  let order: Int
  let file: FileID
  let anchor: Anchor
  var proposal: Proposal

  var isEdit: Bool {
    if case .edit = proposal.action { return true }
    return false
  }
}

/// Makes changes and findings of the proposals of one file: ties are drawn, ids are given.
struct ChangeAssembly {
  private(set) var changes: [Change] = []
  private(set) var findings: [Finding] = []

  var proposals: [ProposedChange]
  /// What becomes one change.
  private var groups: Groups
  /// What has to land together; a change of several pieces can be split into them.
  private var pieces: Groups
  private var ordinals: [String: Int] = [:]
  private var extraEdits: [Int: [TextEdit]] = [:]
  private var reported: Set<String> = []
  /// The sizes of types that are not certain in the types' other files.
  let unsureElsewhere: [String: [Proposal.SizePart]]

  init(_ proposals: [ProposedChange], unsureElsewhere: [String: [Proposal.SizePart]] = [:]) {
    self.unsureElsewhere = unsureElsewhere
    self.proposals = proposals.sorted { ($0.anchor, $0.order) < ($1.anchor, $1.order) }
    groups = Groups(count: self.proposals.count)
    pieces = groups
    tieGeometry()
    tieFates()
    tieMeetings()
    tieSizes()
    tieAliases()
    tieExpressions()
    assemble()
  }

  // MARK: Ties

  /// Sizes and insets that one member reads move together or not at all.
  private mutating func tieGeometry() {
    var members: [Range<ByteOffset>: [(index: Int, readsInsets: Bool)]] = [:]
    for (index, item) in proposals.enumerated() {
      for case .geometry(let range, let readsInsets) in item.proposal.ties { members[range, default: []].append((index, readsInsets)) }
    }
    for (_, list) in members.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      guard list.contains(where: \.readsInsets), list.contains(where: { !$0.readsInsets }) else { continue }
      if list.allSatisfy({ proposals[$0.index].isEdit }) {
        for item in list.dropFirst() { unite(list[0].index, item.index) }
      } else {
        for item in list where proposals[item.index].isEdit { proposals[item.index].proposal.leave(because: "coupled-geometry") }
      }
    }
  }

  /// Where one use has to stay, those that are compared with it stay as well.
  private mutating func tieFates() {
    var kept: [String: ReasonCode] = [:]
    for item in proposals {
      guard case .manual(let reason) = item.proposal.action else { continue }
      for case .fate(let range) in item.proposal.ties { kept["\(item.transform) \(range)"] = reason }
    }
    for (index, item) in proposals.enumerated() where item.isEdit {
      for case .fate(let range) in item.proposal.ties {
        if let reason = kept["\(item.transform) \(range)"] { proposals[index].proposal.leave(because: reason) }
      }
    }
  }

  /// The local name goes when every use of it goes.
  private mutating func tieAliases() {
    var uses: [Range<ByteOffset>: (count: Int, list: [Int])] = [:]
    for (index, item) in proposals.enumerated() where item.isEdit {
      for case .alias(let range, let count) in item.proposal.ties {
        uses[range, default: (count, [])].list.append(index)
      }
    }
    for (range, use) in uses.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) where use.list.count == use.count {
      for index in use.list.dropFirst() { groups.unite(use.list[0], index) }
      extraEdits[use.list[0], default: []].append(TextEdit(range: range, replacement: ""))
    }
  }

  /// Uses in one expression are one change; when one of them has to stay, all do.
  private mutating func tieExpressions() {
    var first: [String: Int] = [:]
    var kept: [String: ReasonCode] = [:]
    for item in proposals {
      guard case .manual(let reason) = item.proposal.action else { continue }
      for case .expression(let range) in item.proposal.ties {
        kept["\(item.transform) \(range.lowerBound) \(range.upperBound)"] = reason
      }
    }
    for (index, item) in proposals.enumerated() where item.isEdit {
      for case .expression(let range) in item.proposal.ties {
        if let reason = kept["\(item.transform) \(range.lowerBound) \(range.upperBound)"] {
          proposals[index].proposal.leave(because: reason)
        }
      }
    }
    for (index, item) in proposals.enumerated() where item.isEdit {
      for case .expression(let range) in item.proposal.ties {
        let key = "\(item.transform) \(range.lowerBound) \(range.upperBound)"
        if let other = first[key] { unite(other, index) } else { first[key] = index }
      }
    }
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    groups.unite(a, b)
    pieces.unite(a, b)
  }

  // MARK: Changes

  private mutating func assemble() {
    var members: [Int: [Int]] = [:]
    for index in proposals.indices { members[groups.root(index), default: []].append(index) }
    for (_, list) in members.sorted(by: { $0.key < $1.key }) {
      let edits = list.filter { proposals[$0].isEdit }
      for index in list where !proposals[index].isEdit && isFirstOfItsKind(index) { findings.append(finding(proposals[index])) }
      guard let first = edits.first else { continue }
      let id = id(for: proposals[first])
      if let change = change(edits, id: id, parts: parts(of: edits, id: id)) { changes.append(change) }
    }
  }

  /// One finding is enough for an expression that is left alone for one reason.
  private mutating func isFirstOfItsKind(_ index: Int) -> Bool {
    let item = proposals[index]
    guard case .manual(let reason) = item.proposal.action else { return true }
    for case .expression(let range) in item.proposal.ties {
      return reported.insert("\(item.transform) \(reason) \(range.lowerBound) \(range.upperBound)").inserted
    }
    return true
  }

  /// The pieces of a change that has more than one, each a change that can land alone.
  private func parts(of list: [Int], id: String) -> [Change] {
    let members = Dictionary(grouping: list, by: pieces.root).sorted { $0.key < $1.key }
    guard members.count > 1 else { return [] }
    return members.enumerated().compactMap { change($0.element.value, id: "\(id).\($0.offset + 1)", parts: nil) }
  }

  /// - Parameter parts: nil for a part, which leaves alone what only the whole may touch.
  private func change(_ list: [Int], id: String, parts: [Change]?) -> Change? {
    var all: [FileID: [TextEdit]] = [:]
    var safety = Safety.safe
    var doubts: [ReasonCode] = []
    var notes: [ReasonCode] = []
    for index in list {
      guard case .edit(let edits, let level, let codes) = proposals[index].proposal.action else { continue }
      for (file, edits) in edits { all[file, default: []] += edits }
      if parts != nil, let extra = extraEdits[index] { all[proposals[index].file, default: []] += extra }
      safety = min(safety, level)
      doubts += codes.filter { !doubts.contains($0) }
      notes += proposals[index].proposal.notes.filter { !notes.contains($0) }
    }
    guard let batch = EditBatch(all) else { return nil }
    let item = proposals[list[0]]
    let more = list.count > 1 ? ", and \(list.count - 1) more in the same place" : ""
    return Change(
      id: id, transform: item.transform, message: item.proposal.message + more, anchor: item.anchor,
      safety: safety, edits: batch, kind: item.proposal.kind, parts: parts ?? [], doubts: doubts, notes: notes,
      record: list.count > 1 ? item.proposal.record.joined(with: list.dropFirst().map { proposals[$0].proposal.record }) : item.proposal.record)
  }

  private mutating func finding(_ item: ProposedChange) -> Finding {
    guard case .manual(let reason) = item.proposal.action else { preconditionFailure("only proposals without edits get here") }
    return Finding(
      id: id(for: item), transform: item.transform, message: item.proposal.message, anchor: item.anchor, reason: reason,
      notes: item.proposal.notes, scope: item.proposal.record.scope)
  }

  /// Made of what the change is about, not of where it stands: lines may move.
  private mutating func id(for item: ProposedChange) -> String {
    let key = [item.transform, item.file.path, item.proposal.record.scope, item.proposal.record.oldDependency].joined(separator: "\u{0}")
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    return Self.id(of: key + "\u{0}\(ordinal)")
  }

  static func id(of key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String((hash ^ (hash >> 48)) & 0xffff_ffff_ffff, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}

/// Which of some numbered things belong together.
private struct Groups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func unite(_ a: Int, _ b: Int) {
    let (low, high) = (min(root(a), root(b)), max(root(a), root(b)))
    parents[high] = low
  }

  /// The first member of the group.
  func root(_ index: Int) -> Int {
    var current = index
    while parents[current] != current { current = parents[current] }
    return current
  }
}
