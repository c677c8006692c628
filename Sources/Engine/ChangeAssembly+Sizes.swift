import SourceEdits
import SourceText
import TransformKit

extension ChangeAssembly {
  /// Where one size of a value has to stay, those that become the same value stay as well.
  mutating func tieMeetings() {
    let manual = proposals.indices.filter { index in
      if case .manual("view-bounds-ambiguous") = proposals[index].proposal.action { true } else { false }
    }
    guard !manual.isEmpty else { return }
    // Those in one expression with them stay, too.
    let staying = proposals.indices.filter { index in manual.contains { $0 == index || isInExpression(of: $0, index) } }
    var kept: [String: [Int]] = [:]
    for index in staying {
      for case .meeting(let name) in proposals[index].proposal.ties { kept[name, default: []].append(index) }
    }
    for (index, item) in proposals.enumerated() where item.isEdit {
      var others: [Int] = []
      for case .meeting(let name) in item.proposal.ties { others += kept[name] ?? [] }
      // Those of one expression stay for one reason.
      if others.isEmpty || staying.contains(index) { continue }
      proposals[index].proposal.leave(because: "coupled-geometry")
    }
  }

  private func isInExpression(of one: Int, _ other: Int) -> Bool {
    proposals[one].proposal.ties.contains { tie in
      if case .expression = tie { proposals[other].proposal.ties.contains(tie) } else { false }
    }
  }

  /// Pages are counted by the width of their scroll view, and rows are as high as their cells: a size is not safe where
  /// the other one does not move for certain.
  mutating func tieSizes() {
    var types: [String: [(index: Int, part: Proposal.SizePart)]] = [:]
    for (index, item) in proposals.enumerated() {
      for case .size(let type, let part) in item.proposal.ties { types[type, default: []].append((index, part)) }
    }
    for (type, list) in types {
      let unsure = list.filter { !proposals[$0.index].proposal.isSafe }.map(\.part) + (unsureElsewhere[type] ?? [])
      guard !unsure.isEmpty else { continue }
      let isMeasured = unsure.contains(.measure)
      for item in list where proposals[item.index].proposal.isSafe && (isMeasured || item.part == .scrolling) {
        proposals[item.index].proposal.doubt("coupled-geometry")
      }
    }
  }
}
