import SourceEdits
import SourceText

/// A review: the changes of one run in order, where the person is, and what has been decided.
///
/// A value without a disk: what happens comes back as events to be written down and as messages to be shown.
public struct ReviewSession: Sendable {
  /// The changes as they are shown: a split one is there in its pieces.
  public private(set) var items: [ReviewItem] = []
  /// The index of the change that is shown; past the last one when everything is decided.
  public private(set) var cursor = 0
  public private(set) var decisions: Decisions
  /// The originals of all files that are edited.
  public private(set) var texts: [FileID: SourceText] = [:]
  /// Before splitting.
  private var wholes: [ReviewItem] = []
  /// What is written for an edited or suppressed change, once it has been worked out.
  private var replacements: [DecisionKey: Change] = [:]
  private var itemsByFile: [FileID: [Int]] = [:]
  /// The text that was looked for last.
  var lastSearch = ""

  /// - Parameter decisions: those of a review that is taken up again; their changes are found in `show`.
  public init(_ decisions: Decisions = Decisions()) {
    self.decisions = decisions
  }

  // MARK: The changes

  /// Shows the changes of a run, in order. Decisions go to the changes that they belong to; those whose change is not
  /// there any more come back.
  public mutating func show(_ changes: [Change], in texts: [FileID: SourceText]) -> [DecidedChange] {
    let place = current?.key
    self.texts = texts
    wholes = ReviewItem.items(of: changes, in: texts)
    let matching = KeyMatching(wholes.flatMap { [$0] + $0.parts }.map(\.key))
    let lost = decisions.rebind(matching.match)
    replacements = [:]
    arrange()
    if let place = place.flatMap(matching.match), let index = index(of: place) { cursor = index } else { goToUndecided(from: 0) }
    return lost.sorted { $0.key.content.file < $1.key.content.file }
  }

  /// Adds changes of another run over the same texts, such as one that a declined change stood in the way of.
  ///
  /// Returns the number of new ones.
  public mutating func add(_ changes: [Change], in texts: [FileID: SourceText], order: ([Change]) -> [Change]) -> Int {
    let known = Set(wholes.map(\.change.id))
    let new = changes.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return 0 }
    self.texts.merge(texts) { first, _ in first }
    let kept = replacements
    _ = show(order(wholes.map(\.change) + new), in: self.texts)
    replacements = kept
    return new.count
  }

  /// The change that is shown; nil when everything is decided.
  public var current: ReviewItem? { items.indices.contains(cursor) ? items[cursor] : nil }

  public func decision(on item: ReviewItem) -> Decision? { decisions.open[item.key] }

  public var isComplete: Bool { items.allSatisfy { decision(on: $0) != nil } }

  public var tally: ReviewTally {
    var tally = ReviewTally()
    for item in items { tally.count(decision(on: item)) }
    for decision in decisions.written { tally.count(decision) }
    return tally
  }

  /// Puts the pieces of split changes in their places.
  private mutating func arrange() {
    items = wholes.flatMap { isSplit($0) ? $0.parts : [$0] }
    indexFiles()
  }

  private mutating func indexFiles() {
    itemsByFile = [:]
    for (index, item) in items.enumerated() {
      for file in item.change.edits.files { itemsByFile[file, default: []].append(index) }
    }
  }

  /// Takes changes out that have been written.
  mutating func drop(_ keys: Set<DecisionKey>) {
    let place = current?.key
    items.removeAll { keys.contains($0.key) }
    indexFiles()
    cursor = place.flatMap { place in items.firstIndex { $0.key == place } } ?? items.count
  }

  /// The changes that are shown in their pieces.
  var splitWholes: [ReviewItem] { wholes.filter(isSplit) }

  private func isSplit(_ whole: ReviewItem) -> Bool {
    !whole.parts.isEmpty
      && (decisions.split.contains(whole.key) || whole.parts.contains { decisions.open[$0.key] != nil })
  }

  private func index(of key: DecisionKey) -> Int? {
    items.firstIndex { $0.key == key } ?? wholes.first { $0.key == key }?.parts.first.flatMap { part in
      items.firstIndex { $0.key == part.key }
    } ?? wholes.first { $0.parts.contains { $0.key == key } }.flatMap { whole in
      items.firstIndex { $0.key == whole.key }
    }
  }

  // MARK: Where the person is

  /// Goes to the first undecided change from an index on, and from the start when there is none; else past the end.
  mutating func goToUndecided(from start: Int) {
    let open = items.indices.filter { decision(on: items[$0]) == nil }
    cursor = open.first { $0 >= start } ?? open.first ?? items.count
  }

  mutating func go(to index: Int) { cursor = index }

  mutating func go(to key: DecisionKey) {
    if let index = index(of: key) { cursor = index }
  }

  // MARK: What is decided

  /// Applies an event, and brings the list of changes up to date when that changes it.
  mutating func take(_ event: ReviewEvent) -> ReviewEvent {
    let split = decisions.split
    decisions.add(event)
    if decisions.split != split { arrange() }
    return event
  }

  mutating func replace(_ key: DecisionKey, by change: Change) { replacements[key] = change }

  /// What is written for a change: itself, what a person made of it, or the comment; nil when nothing is.
  func outcome(of item: ReviewItem) -> Change? {
    switch decision(on: item) {
    case .accepted: item.change
    case .edited, .suppressed: replacements[item.key]
    case .declined, nil: nil
    }
  }

  /// The other changes that have been decided to be written and cannot be, together with this one.
  public func rival(of change: Change, except key: DecisionKey) -> ReviewItem? {
    for file in change.edits.files {
      for index in itemsByFile[file] ?? [] where items[index].key != key {
        if let other = outcome(of: items[index]), other.edits.conflicts(with: change.edits) != nil { return items[index] }
      }
    }
    return nil
  }

  /// Everything that would be written now, in order. Pieces that have all been accepted are the whole again, which may
  /// do more than its pieces: a local that they were the only users of goes with them.
  public var outcomes: [Change] {
    wholes.flatMap { whole -> [Change] in
      guard isSplit(whole) else { return outcome(of: whole).map { [$0] } ?? [] }
      let isWhole = whole.parts.allSatisfy { decision(on: $0) == .accepted } && !hasRival(whole)
      return isWhole ? [whole.change] : whole.parts.compactMap(outcome)
    }
  }

  private func hasRival(_ whole: ReviewItem) -> Bool {
    let own = Set(whole.parts.map(\.key))
    return whole.change.edits.files.contains { file in
      (itemsByFile[file] ?? []).contains { index in
        guard !own.contains(items[index].key), let other = outcome(of: items[index]) else { return false }
        return other.edits.conflicts(with: whole.change.edits) != nil
      }
    }
  }

  /// The decisions whose outcome has to be worked out again, because the changes come from another run.
  public var unresolved: [(item: ReviewItem, decision: Decision)] {
    items.compactMap { item in
      switch decision(on: item) {
      case .edited, .suppressed: replacements[item.key] == nil ? (item, decision(on: item)!) : nil
      default: nil
      }
    }
  }

  /// Gives a decision of an earlier run its outcome, or drops the decision when there is none any more.
  public mutating func resolve(_ item: ReviewItem, as change: Change?) {
    if let change, rival(of: change, except: item.key) == nil {
      replacements[item.key] = change
    } else {
      decisions.forget(item.key)
    }
  }

  /// The items that edit a file, in order.
  func items(in file: FileID) -> [Int] { itemsByFile[file] ?? [] }
}

extension ReviewSession {
  /// What to show of a change: what would be written for it, where a person has made something else of it.
  public func shown(_ item: ReviewItem) -> Change { outcome(of: item) ?? item.change }

  /// The ids of the changes of this run that are declined as a whole, or left alone with a comment.
  public var declinedIDs: Set<String> {
    var ids: Set<String> = []
    for item in items where !item.isPart {
      switch decision(on: item) {
      case .declined, .suppressed: ids.insert(item.change.id)
      default: break
      }
    }
    for whole in splitWholes where whole.parts.allSatisfy({ decision(on: $0) == .declined }) { ids.insert(whole.change.id) }
    return ids
  }
}
