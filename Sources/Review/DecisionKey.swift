import SourceEdits
import SourceText

/// What a decision belongs to: what a change does to which lines of which member. Line numbers are no part of it, so
/// it holds when code above is added or the indentation changes.
public struct DecisionKey: Hashable, Sendable {
  /// What must be the same.
  public struct Content: Hashable, Sendable {
    public let transform: String
    public let file: FileID
    public let scope: String
    /// The lines that go, without the spaces around them.
    public let removed: [String]
    /// The lines that come.
    public let added: [String]

    public init(transform: String, file: FileID, scope: String, removed: [String], added: [String]) {
      self.transform = transform
      self.file = file
      self.scope = scope
      self.removed = removed
      self.added = added
    }
  }

  public let content: Content
  /// The lines around, which tell changes of equal content apart.
  public let surroundings: [String]
  /// Which of the changes with this content it was, from 0, and how many there were.
  public let rank: Int
  public let twins: Int
  /// False when another change has the same content and the same lines around.
  public let isDistinct: Bool

  public init(content: Content, surroundings: [String], rank: Int = 0, twins: Int = 1, isDistinct: Bool = true) {
    self.content = content
    self.surroundings = surroundings
    self.rank = rank
    self.twins = twins
    self.isDistinct = isDistinct
  }
}

extension DecisionKey {
  /// The keys of changes that one run proposes, in their order.
  ///
  /// - Parameter texts: the originals of all files that are edited.
  static func keys(of changes: [Change], in texts: [FileID: SourceText]) -> [DecisionKey] {
    let lines = changes.map { TouchedLines($0, texts) }
    let contents = zip(changes, lines).map { change, lines in
      Content(
        transform: change.transform, file: change.anchor.file, scope: change.record.scope, removed: lines.removed,
        added: lines.added)
    }
    var twins: [Content: [Int]] = [:]
    for (index, content) in contents.enumerated() { twins[content, default: []].append(index) }
    return contents.indices.map { index in
      let family = twins[contents[index]] ?? []
      let alike = family.count { lines[$0].around == lines[index].around }
      return DecisionKey(
        content: contents[index], surroundings: lines[index].around, rank: family.firstIndex(of: index) ?? 0,
        twins: family.count, isDistinct: alike == 1)
    }
  }
}

/// The lines that a change removes, adds and leaves around them, without the spaces at both ends.
private struct TouchedLines {
  private(set) var removed: [String] = []
  private(set) var added: [String] = []
  private(set) var around: [String] = []

  init(_ change: Change, _ texts: [FileID: SourceText]) {
    for file in change.edits.files {
      guard let text = texts[file], let edits = change.edits.edits[file] else { continue }
      if file != change.anchor.file {
        removed.append("--- \(file)")
        added.append("+++ \(file)")
      }
      for line in UnifiedDiff(of: text, in: file, edits: edits).hunks.flatMap(\.lines) { add(line) }
    }
    for (file, text) in change.creations.sorted(by: { $0.key < $1.key }) { added += ["+++ \(file)", text] }
  }

  private mutating func add(_ line: UnifiedDiff.Line) {
    let text = Self.trimmed(line.bytes)
    switch line.kind {
    case .removed: removed.append(text)
    case .added: added.append(text)
    case .context: if !text.isEmpty { around.append(text) }
    }
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var text = bytes.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Finds the changes of this run that decisions of an earlier one belong to.
///
/// When it cannot be told for certain, nothing is found: a change is then asked about again, which is better than a
/// decision that was meant for another.
struct KeyMatching {
  private let byContent: [DecisionKey.Content: [DecisionKey]]

  /// - Parameter keys: those of this run, in order.
  init(_ keys: [DecisionKey]) {
    byContent = Dictionary(grouping: keys, by: \.content)
  }

  func match(_ earlier: DecisionKey) -> DecisionKey? {
    let family = byContent[earlier.content] ?? []
    if family.count == 1, earlier.twins == 1 { return family[0] }
    // Nothing but the order tells them apart; it does while they are as many.
    guard earlier.isDistinct else {
      return family.count == earlier.twins && family.indices.contains(earlier.rank) ? family[earlier.rank] : nil
    }
    let exact = family.filter { $0.surroundings == earlier.surroundings }
    guard exact.isEmpty else { return exact.count == 1 ? exact[0] : nil }
    let shared = family.map { Self.shared(earlier.surroundings, $0.surroundings) }
    guard let most = shared.max(), 2 * most >= earlier.surroundings.count, shared.count(where: { $0 == most }) == 1 else { return nil }
    return shared.firstIndex(of: most).map { family[$0] }
  }

  /// The number of lines that both have.
  private static func shared(_ a: [String], _ b: [String]) -> Int {
    var rest = Dictionary(b.map { ($0, 1) }, uniquingKeysWith: +)
    return a.count { line in
      guard let count = rest[line], count > 0 else { return false }
      rest[line] = count - 1
      return true
    }
  }
}
