import SourceEdits
import SourceText

/// A change that waits for a decision.
public struct ReviewItem: Equatable, Sendable {
  public let change: Change
  public let key: DecisionKey
  /// The pieces it can be split into; empty when it is one.
  public let parts: [ReviewItem]
  /// True for a piece of another change.
  public let isPart: Bool

  /// What it has in common with others that are decided alike.
  public var kind: ReviewKind { ReviewKind(transform: change.transform, kind: change.kind) }

  /// Makes items of the changes of one run.
  static func items(of changes: [Change], in texts: [FileID: SourceText]) -> [ReviewItem] {
    let keys = DecisionKey.keys(of: changes.flatMap { [$0] + $0.parts }, in: texts)
    var next = 0
    func key() -> DecisionKey {
      defer { next += 1 }
      return keys[next]
    }
    return changes.map { change in
      let own = key()
      let parts = change.parts.map { ReviewItem(change: $0, key: key(), parts: [], isPart: true) }
      return ReviewItem(change: change, key: own, parts: parts, isPart: false)
    }
  }

  /// True when the text is in what a person sees of the change; case makes no difference.
  func has(_ words: String) -> Bool {
    let texts =
      [change.transform, change.message, change.record.scope] + change.edits.files.map(\.path)
      + change.doubts.map(\.text) + change.notes.map(\.text) + key.content.removed + key.content.added
    return texts.contains { $0.lowercased().contains(words.lowercased()) }
  }
}

/// A transform, what is asked instead and when: changes that agree in all three are decided alike.
public struct ReviewKind: Hashable, Sendable, CustomStringConvertible {
  public let transform: String
  public let kind: ChangeKind

  public init(transform: String, kind: ChangeKind) {
    self.transform = transform
    self.kind = kind
  }

  /// `screen-bounds, view, live`: what is known of it.
  public var description: String {
    [transform, kind.provider, kind.phase].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The order in which changes are shown.
public enum ReviewOrder: String, Sendable, CaseIterable {
  /// By file and line.
  case place
  /// By transform, provider and phase, then by place.
  case kind

  /// The changes in this order.
  ///
  /// - Parameter transforms: the ids in the order of the catalogue.
  public func sorted(_ changes: [Change], transforms: [String]) -> [Change] {
    let byPlace = changes.sorted { ($0.anchor, $0.transform, $0.id) < ($1.anchor, $1.transform, $1.id) }
    guard self == .kind else { return byPlace }
    let ranks = Dictionary(transforms.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let sorted = byPlace.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      let ranks = (ranks[left.transform] ?? .max, ranks[right.transform] ?? .max)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      return (left.transform, left.kind.provider, left.kind.phase, a.offset)
        < (right.transform, right.kind.provider, right.kind.phase, b.offset)
    }
    return sorted.map(\.element)
  }
}
