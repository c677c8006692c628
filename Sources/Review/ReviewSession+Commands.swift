import SourceEdits
import SourceText

/// What came of a key: something to write down, and something to say.
public struct ReviewStep: Equatable, Sendable {
  public let event: ReviewEvent?
  /// A sentence for the person; nil when the next change says enough.
  public let message: String?

  init(_ event: ReviewEvent? = nil, _ message: String? = nil) {
    self.event = event
    self.message = message
  }
}

extension ReviewSession {
  /// The keys that make sense now, in the order of the prompt.
  public var keys: [ReviewKey] {
    guard let item = current else {
      return [.yes] + (decisions.history.isEmpty ? [] : [.takeBack]) + (items.isEmpty ? [] : [.earlier]) + [.quit, .help]
    }
    let inFile = undecided(besides: item, inFileOf: item)
    let ofKind = undecided(besides: item, like: item)
    return ReviewKey.allCases.filter { key in
      switch key {
      case .yesInFile, .noInFile: !inFile.isEmpty
      case .yesOfKind, .noOfKind: !ofKind.isEmpty
      case .takeBack: !decisions.history.isEmpty
      case .apply: decisions.open.values.contains(where: \.writes)
      case .later: cursor + 1 < items.count || isComplete
      case .earlier: cursor > 0
      case .find: items.count > 1
      case .split: !item.parts.isEmpty
      default: true
      }
    }
  }

  /// Why a key does nothing now, as a sentence; nil when it does something, shown or not.
  public func refusal(of key: ReviewKey) -> String? {
    guard current != nil else {
      return keys.contains(key) ? nil : "everything is decided; 'y' ends the review, 'u' takes back, 'k' shows the last change"
    }
    guard !keys.contains(key) else { return nil }
    switch key {
    // They decide the change that is shown, though there are no others.
    case .yesInFile, .noInFile, .yesOfKind, .noOfKind: return nil
    case .takeBack: return "there is nothing to take back"
    case .apply: return "nothing is accepted that is not written"
    case .later: return "this is the last change; \(tally.undecided) \(tally.undecided == 1 ? "is" : "are") undecided"
    case .earlier: return "this is the first change"
    case .find: return "there is only this change"
    case .split: return "this change has no independent pieces"
    default: return nil
    }
  }

  /// The number of undecided changes that `a` and `d`, or `A` and `D`, would decide together with this one.
  public func undecidedInFile(of item: ReviewItem) -> Int { undecided(besides: item, inFileOf: item).count }
  public func undecidedOfKind(of item: ReviewItem) -> Int { undecided(besides: item, like: item).count }

  private func undecided(besides item: ReviewItem, inFileOf other: ReviewItem) -> [ReviewItem] {
    items(in: other.change.anchor.file).map { items[$0] }.filter {
      $0.key != item.key && decision(on: $0) == nil && $0.change.anchor.file == other.change.anchor.file
    }
  }

  private func undecided(besides item: ReviewItem, like other: ReviewItem) -> [ReviewItem] {
    items.filter { $0.key != item.key && $0.kind == other.kind && decision(on: $0) == nil }
  }

  // MARK: Decisions

  public mutating func accept() -> ReviewStep {
    guard let item = current else { return ReviewStep() }
    if let rival = rival(of: item.change, except: item.key) { return ReviewStep(nil, Self.overlap(with: rival)) }
    return decide([DecidedChange(item.key, .accepted)])
  }

  public mutating func decline() -> ReviewStep {
    guard let item = current else { return ReviewStep() }
    return decide([DecidedChange(item.key, .declined)])
  }

  /// Accepts or declines the change that is shown and all undecided ones of its file.
  public mutating func decideFile(_ decision: Decision) -> ReviewStep {
    guard let item = current else { return ReviewStep() }
    let others = undecided(besides: item, inFileOf: item)
    return decideAll([item] + others, decision, of: "in \(item.change.anchor.file)")
  }

  /// Accepts or declines the change that is shown and all undecided ones of its kind.
  public mutating func decideKind(_ decision: Decision) -> ReviewStep {
    guard let item = current else { return ReviewStep() }
    return decideAll([item] + undecided(besides: item, like: item), decision, of: "of the kind \(item.kind)")
  }

  /// Takes the person's lines for the change that is shown.
  ///
  /// - Parameter change: what is written then; it has been checked.
  public mutating func edit(_ hunks: [EditedHunk], as change: Change) -> ReviewStep {
    replaceCurrent(.edited(hunks), by: change)
  }

  /// Leaves the code of the change that is shown, with a comment.
  public mutating func suppress(with comment: Change) -> ReviewStep { replaceCurrent(.suppressed, by: comment) }

  private mutating func replaceCurrent(_ decision: Decision, by change: Change) -> ReviewStep {
    guard let item = current else { return ReviewStep() }
    if let rival = rival(of: change, except: item.key) { return ReviewStep(nil, Self.overlap(with: rival)) }
    replace(item.key, by: change)
    return decide([DecidedChange(item.key, decision)])
  }

  private mutating func decide(_ list: [DecidedChange]) -> ReviewStep {
    let event = take(.decided(list))
    goToUndecided(from: min(cursor + 1, items.count))
    return ReviewStep(event)
  }

  /// Decides several at once; one that overlaps an accepted change stays undecided.
  private mutating func decideAll(_ list: [ReviewItem], _ decision: Decision, of what: String) -> ReviewStep {
    var decided: [DecidedChange] = []
    var taken: [FileID: [EditBatch]] = [:]
    for item in list {
      let edits = item.change.edits
      let clashes = edits.files.contains { (taken[$0] ?? []).contains { $0.conflicts(with: edits) != nil } }
      if decision.writes, clashes || rival(of: item.change, except: item.key) != nil { continue }
      decided.append(DecidedChange(item.key, decision))
      for file in edits.files { taken[file, default: []].append(edits) }
    }
    let left = list.count - decided.count
    let rest = left == 0 ? "" : "; \(left) left undecided, because \(left == 1 ? "it overlaps" : "they overlap") accepted ones"
    let message = "\(decision.word) \(Self.changes(decided.count)) \(what)\(rest)"
    return ReviewStep(decided.isEmpty ? nil : decide(decided).event, message)
  }

  private static func changes(_ count: Int) -> String { "\(count) \(count == 1 ? "change" : "changes")" }

  private static func overlap(with rival: ReviewItem) -> String {
    let anchor = rival.change.anchor
    return "this overlaps the change at \(anchor.file):\(anchor.line), which is accepted; decline that one first"
  }

  /// Shows the pieces of a change one by one.
  public mutating func split() -> ReviewStep {
    guard let item = current, !item.parts.isEmpty else { return ReviewStep() }
    let event = take(.split(item.key))
    return ReviewStep(event, "split into \(item.parts.count) changes")
  }

  // MARK: Back and forth

  /// Takes back the last decision or split, and goes where it was made. A batch is taken back with `tookBackBatch`.
  public mutating func takeBack() -> ReviewStep {
    switch decisions.history.last {
    case .decided(let place, let before):
      let event = take(.takenBack)
      go(to: place)
      return ReviewStep(event, "took back \(before.count == 1 ? "the decision" : "\(before.count) decisions")")
    case .split(let whole, _):
      let event = take(.takenBack)
      go(to: whole)
      return ReviewStep(event, "put the pieces together again")
    case .wrote, nil: return ReviewStep(nil, "there is nothing to take back")
    }
  }

  public mutating func later() -> ReviewStep {
    if let words = current == nil ? nil : refusal(of: .later) { return ReviewStep(nil, words) }
    go(to: min(cursor + 1, items.count))
    return ReviewStep()
  }

  public mutating func earlier() -> ReviewStep {
    if let words = refusal(of: .earlier) { return ReviewStep(nil, words) }
    go(to: cursor - 1)
    return ReviewStep()
  }

  /// Goes to the next change that has the text, from the start again after the last; an empty text repeats the last search.
  public mutating func find(_ words: String) -> ReviewStep {
    if !words.isEmpty { lastSearch = words }
    guard !lastSearch.isEmpty else { return ReviewStep(nil, "nothing to look for") }
    let order = items.indices.map { (cursor + 1 + $0) % items.count }
    guard let found = order.first(where: { items[$0].has(lastSearch) }) else {
      return ReviewStep(nil, "no change has '\(lastSearch)'")
    }
    let isOnly = found == cursor
    go(to: found)
    return ReviewStep(nil, isOnly ? "no other change has '\(lastSearch)'" : nil)
  }

  // MARK: Batches

  /// Notes that everything accepted so far was written as a batch.
  public mutating func wrote(batch: Int, contents: [FileID: ContentID]) -> ReviewStep {
    let written = Set(items.filter { decision(on: $0)?.writes == true }.map(\.key))
    let event = take(.wrote(batch: batch, contents: contents))
    drop(written)
    return ReviewStep(event)
  }

  /// Notes that the last batch was taken back: its changes are accepted and not written again. The changes of a new
  /// run have to be shown after that.
  public mutating func tookBackBatch() -> ReviewStep { ReviewStep(take(.takenBack)) }

  /// Shows the changes of the run after a batch. Declined changes are found by where they stood, because what was
  /// written beside them has become a part of their lines.
  ///
  /// - Parameter written: the edits of the batch, in the texts that were shown so far.
  public mutating func showRest(
    _ changes: [Change], in texts: [FileID: SourceText], after written: [FileID: [TextEdit]]
  ) -> ReviewStep {
    let places = MovedPlaces(ReviewItem.items(of: changes, in: texts))
    var names: [DecisionKey: DecisionKey] = [:]
    for item in items where decision(on: item) == .declined {
      if let new = places.key(of: item, after: written), new != item.key { names[item.key] = new }
    }
    let event = names.isEmpty ? nil : take(.renamed(names))
    _ = show(changes, in: texts)
    return ReviewStep(event)
  }
}

/// Finds changes by the place where they stood in the text before.
private struct MovedPlaces {
  private struct Place: Hashable {
    let transform: String
    let file: FileID
    let start: ByteOffset
  }

  private var wholes: [Place: DecisionKey] = [:]
  private var parts: [Place: DecisionKey] = [:]

  init(_ items: [ReviewItem]) {
    for item in items {
      wholes[Self.place(of: item)] = item.key
      // A piece that is left alone is a whole now.
      for part in item.parts.isEmpty ? [item] : item.parts { parts[Self.place(of: part)] = part.key }
    }
  }

  func key(of item: ReviewItem, after written: [FileID: [TextEdit]]) -> DecisionKey? {
    let anchor = item.change.anchor
    let before = (written[anchor.file] ?? []).prefix { $0.range.upperBound <= anchor.range.lowerBound }
    let growth = before.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
    return (item.isPart ? parts : wholes)[Self.place(of: item, growth)]
  }

  private static func place(of item: ReviewItem, _ growth: Int = 0) -> Place {
    let anchor = item.change.anchor
    return Place(transform: item.change.transform, file: anchor.file, start: anchor.range.lowerBound + growth)
  }
}
