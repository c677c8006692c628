import SourceEdits
import SourceText

/// What has been decided, written and split so far, and the way back.
///
/// It is what the events of a review add up to. It knows keys, not changes, so it can be made from a file before
/// anything is read.
public struct Decisions: Equatable, Sendable {
  /// A step that can be taken back.
  enum Step: Equatable, Sendable {
    /// Where the key was pressed, and what was said of each change before.
    case decided(at: DecisionKey, [DecisionKey: Decision?])
    case split(DecisionKey, was: Decision?)
    case wrote(batch: Int, [DecisionKey: Decision], renamed: [DecisionKey: DecisionKey])
  }

  /// What stands and is not written yet.
  private(set) var open: [DecisionKey: Decision] = [:]
  private(set) var split: Set<DecisionKey> = []
  private(set) var history: [Step] = []
  /// The numbers of all batches that were written, also of those that were taken back.
  public private(set) var everWritten: Set<Int> = []

  public init(_ events: [ReviewEvent] = []) {
    for event in events { add(event) }
  }

  public mutating func add(_ event: ReviewEvent) {
    switch event {
    case .decided(let list):
      guard let first = list.first else { return }
      var before: [DecisionKey: Decision?] = [:]
      for item in list {
        if !before.keys.contains(item.key) { before[item.key] = .some(open[item.key]) }
        open[item.key] = item.decision
      }
      history.append(.decided(at: first.key, before))
    case .split(let key):
      history.append(.split(key, was: open.removeValue(forKey: key)))
      split.insert(key)
    case .wrote(let batch, _):
      let written = open.filter(\.value.writes)
      open = open.filter { !$0.value.writes }
      everWritten.insert(batch)
      history.append(.wrote(batch: batch, written, renamed: [:]))
    case .renamed(let names): rename(names)
    case .takenBack: takeBack()
    }
  }

  /// The decisions of all batches that were written.
  public var written: [Decision] {
    history.flatMap { step -> [Decision] in
      if case .wrote(_, let decisions, _) = step { return Array(decisions.values) }
      return []
    }
  }

  /// The numbers of the batches that were written.
  public var batches: [Int] {
    history.compactMap { step in
      if case .wrote(let batch, _, _) = step { return batch }
      return nil
    }
  }

  /// The batch that would be taken back next; nil when the last step is none.
  public var lastBatch: Int? {
    if case .wrote(let batch, _, _) = history.last { return batch }
    return nil
  }

  private mutating func rename(_ names: [DecisionKey: DecisionKey]) {
    guard case .wrote(let batch, let written, let earlier) = history.last, earlier.isEmpty else { return }
    for (old, new) in names {
      if let decision = open.removeValue(forKey: old) { open[new] = decision }
    }
    history[history.count - 1] = .wrote(batch: batch, written, renamed: names)
  }

  private mutating func takeBack() {
    switch history.popLast() {
    case .decided(_, let before): for (key, decision) in before { open[key] = decision }
    case .split(let key, let decision):
      split.remove(key)
      open[key] = decision
    case .wrote(_, let written, let renamed):
      for (old, new) in renamed {
        if let decision = open.removeValue(forKey: new) { open[old] = decision }
      }
      open.merge(written) { $1 }
    case nil: break
    }
  }

  // MARK: Another run

  /// Drops a decision that does not hold any more. It is no step: it cannot be taken back.
  mutating func forget(_ key: DecisionKey) { open[key] = nil }

  /// Gives every key the name it has in another run; decisions of changes that are not there are dropped and returned.
  ///
  /// Two decisions that would belong to one change and differ are dropped, too: the change is asked about again.
  mutating func rebind(_ name: (DecisionKey) -> DecisionKey?) -> [DecidedChange] {
    var lost: [DecidedChange] = []
    var bound: [DecisionKey: Decision] = [:]
    var torn: Set<DecisionKey> = []
    for (key, decision) in open {
      guard let new = name(key) else {
        lost.append(DecidedChange(key, decision))
        continue
      }
      if let other = bound[new], other != decision { torn.insert(new) }
      bound[new] = decision
    }
    for key in torn { bound[key] = nil }
    open = bound
    split = Set(split.compactMap(name))
    rebindHistory(name)
    return lost
  }

  /// What was decided before a batch is about a text that comes back when the batch is taken back; those names stay.
  private mutating func rebindHistory(_ name: (DecisionKey) -> DecisionKey?) {
    let start = history.lastIndex { if case .wrote = $0 { true } else { false } } ?? -1
    let steps = history
    history = []
    for (index, step) in steps.enumerated() {
      func known(_ key: DecisionKey) -> DecisionKey? { index < start ? key : name(key) }
      switch step {
      case .decided(let place, let before):
        var bound: [DecisionKey: Decision?] = [:]
        for (key, decision) in before {
          if let key = known(key) { bound[key] = .some(decision) }
        }
        if let first = bound.keys.first { history.append(.decided(at: known(place) ?? first, bound)) }
      case .split(let key, let decision):
        if let key = known(key) { history.append(.split(key, was: decision)) }
      case .wrote(let batch, let written, let renamed):
        let names = index == start ? renamed.mapValues { name($0) ?? $0 } : renamed
        history.append(.wrote(batch: batch, written, renamed: names))
      }
    }
  }
}
