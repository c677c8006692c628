import SourceEdits

/// What a run looked at. Only there can a place be called gone; what a baseline has elsewhere stays in it.
public struct BaselineCoverage: Sendable {
  private let paths: [String]
  private let transforms: Set<String>
  private let isLeftOut: @Sendable (FileID) -> Bool

  /// - Parameter paths: files and folders, as the baseline has them; an empty one is all of it.
  /// - Parameter transforms: the ids of those that ran.
  /// - Parameter isLeftOut: true for a file that was excluded, or that could not be read or understood.
  public init(paths: [String], transforms: Set<String>, isLeftOut: @escaping @Sendable (FileID) -> Bool = { _ in false }) {
    self.paths = paths
    self.transforms = transforms
    self.isLeftOut = isLeftOut
  }

  func holds(_ entry: BaselineEntry) -> Bool {
    guard transforms.contains(entry.transform) else { return false }
    return paths.contains { entry.file.isIn($0) } && !isLeftOut(entry.file)
  }
}

extension FileID {
  /// True for the file that the path names, and for those in the folder that it names; an empty path holds all.
  public func isIn(_ path: String) -> Bool {
    path.isEmpty || self.path.utf8.elementsEqual(path.utf8) || self.path.utf8.starts(with: (path + "/").utf8)
  }
}

/// The places of a run beside those of a baseline.
public struct BaselineComparison: Sendable {
  /// An area whose count is another one now.
  public struct Difference: Equatable, Sendable {
    public let area: BaselineArea
    public let before: Int
    public let now: Int

    public init(area: BaselineArea, before: Int, now: Int) {
      self.area = area
      self.before = before
      self.now = now
    }
  }

  /// Every place of the run.
  public let places: [BaselinePlace]
  /// The places that the baseline does not have. Of equal places the last ones are taken for new.
  public let new: [BaselinePlace]
  /// How many places of the baseline are no longer there.
  public let gone: Int
  /// The areas with more places than the baseline has, in order.
  public let rises: [Difference]
  /// The areas with fewer.
  public let falls: [Difference]
  /// The baseline that the run would leave: its places, and what it did not look at.
  public let updated: Baseline

  /// What tells places apart; an id alone may come twice.
  private struct Key: Hashable {
    let id: String
    let anchor: Anchor
  }

  private let newKeys: Set<Key>

  public init(of places: [BaselinePlace], with baseline: Baseline, coverage: BaselineCoverage) {
    self.places = places
    var unclaimed = baseline.counts
    new = places.filter { place in
      guard let count = unclaimed[place.entry], count > 0 else { return true }
      unclaimed[place.entry] = count - 1
      return false
    }
    newKeys = Set(new.map { Key(id: $0.id, anchor: $0.anchor) })
    gone = unclaimed.reduce(0) { coverage.holds($1.key) ? $0 + $1.value : $0 }

    let elsewhere = baseline.counts.filter { !coverage.holds($0.key) }
    updated = Baseline(counts: Baseline(places).counts.merging(elsewhere) { max($0, $1) })

    let before = baseline.areas
    let now = updated.areas
    let differences = Set(before.keys).union(now.keys).sorted().map {
      Difference(area: $0, before: before[$0] ?? 0, now: now[$0] ?? 0)
    }
    rises = differences.filter { $0.now > $0.before }
    falls = differences.filter { $0.now < $0.before }
  }

  /// How many places the baseline has.
  public var known: Int { places.count - new.count }

  /// True when a baseline that may only shrink is broken by the run.
  public var hasGrown: Bool { !new.isEmpty || !rises.isEmpty }

  /// True when the baseline does not have the change or finding.
  public func isNew(id: String, at anchor: Anchor) -> Bool { newKeys.contains(Key(id: id, anchor: anchor)) }
}
