import SourceEdits

/// How many places there are, by level, transform and reason.
public struct Totals: Sendable, Equatable {
  /// The numbers of one transform.
  public struct Row: Sendable, Equatable {
    public let transform: String
    public internal(set) var counts: [Level: Int] = [:]
    /// For each doubt or reason the number of places. A change with several doubts counts under its first.
    public internal(set) var reasons: [Level: [ReasonCode: Int]] = [:]

    public subscript(level: Level) -> Int { counts[level] ?? 0 }
  }

  /// One row for each transform with a place, in the order of the catalogue.
  public let rows: [Row]

  /// Counts what is in `changes`. Transforms missing from `order` come last, by name.
  public init(_ changes: ChangeSet, order: [String]) {
    var rows: [String: Row] = [:]
    for place in changes.places {
      var row = rows[place.transform] ?? Row(transform: place.transform)
      row.counts[place.level, default: 0] += 1
      if let code = place.codes.first { row.reasons[place.level, default: [:]][code, default: 0] += 1 }
      rows[place.transform] = row
    }
    let known = order.filter { rows[$0] != nil }
    self.rows = (known + rows.keys.filter { !order.contains($0) }.sorted()).compactMap { rows[$0] }
  }

  /// The number of places of a level in all transforms.
  public subscript(level: Level) -> Int { rows.reduce(0) { $0 + $1[level] } }

  /// The number of places.
  public var all: Int { Level.allCases.reduce(0) { $0 + self[$1] } }

  /// The reason given most often for leaving code alone; of several, the first by name.
  public var mostFrequentReason: ReasonCode? {
    var counts: [ReasonCode: Int] = [:]
    for row in rows {
      for (code, count) in row.reasons[.manual] ?? [:] { counts[code, default: 0] += count }
    }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }

  /// `12 safe, 3 to review, 5 left to a person`: the levels that occur.
  public var sentence: String {
    let words: [(Level, String)] = [(.safe, "safe"), (.review, "to review"), (.manual, "left to a person")]
    return words.filter { self[$0.0] > 0 }.map { "\(grouped(self[$0.0])) \($0.1)" }.joined(separator: ", ")
  }
}
