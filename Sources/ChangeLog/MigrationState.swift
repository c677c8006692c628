/// How far a scripted migration has come: `.reframe/run.json`, there from the first batch until the last is done.
public struct MigrationState: Codable, Equatable, Sendable {
  public static let title = "state of a migration"
  public static let currentSchema = 1

  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// There was nothing to change.
    case nothing
    /// Written; there is no command that verifies it.
    case written
    case verified
    /// Written without the changes that made the verification fail.
    case verifiedInPart = "verified-in-part"
    /// The verification failed, and nothing of the batch stays.
    case takenBack = "taken-back"
  }

  /// A batch that is done.
  public struct Done: Codable, Equatable, Sendable {
    public let name: String
    public let fingerprint: String
    public let outcome: Outcome
    /// The number it has in the log; nil when nothing was written.
    public let batch: Int?
    /// The number of changes that stay.
    public let changes: Int
    /// The number of changes that were left out because the verification fails with them.
    public let leftOut: Int

    public init(name: String, fingerprint: String, outcome: Outcome, batch: Int?, changes: Int, leftOut: Int) {
      self.name = name
      self.fingerprint = fingerprint
      self.outcome = outcome
      self.batch = batch
      self.changes = changes
      self.leftOut = leftOut
    }
  }

  /// The batch in work.
  public struct Current: Codable, Equatable, Sendable {
    public let name: String
    public let fingerprint: String
    /// The batch of the log that is on disk and not verified yet; nil when nothing of it is.
    public var unverified: Int?

    public init(name: String, fingerprint: String, unverified: Int? = nil) {
      self.name = name
      self.fingerprint = fingerprint
      self.unverified = unverified
    }
  }

  public let schemaVersion: Int
  /// The file of the migration, relative to the root of the checkout, or absolute when it is elsewhere.
  public let migration: String
  /// In order, from the first batch of the file.
  public private(set) var done: [Done]
  public private(set) var current: Current?

  public init(migration: String, done: [Done] = [], current: Current? = nil) {
    schemaVersion = Self.currentSchema
    self.migration = migration
    self.done = done
    self.current = current
  }
}

extension MigrationState {
  /// A batch of the migration's file, as far as it matters here.
  public struct Batch: Equatable, Sendable {
    public let name: String
    public let fingerprint: String

    public init(name: String, fingerprint: String) {
      self.name = name
      self.fingerprint = fingerprint
    }
  }

  /// Where to go on.
  public enum Next: Equatable, Sendable {
    /// With the batch at this index, from 0.
    case batch(Int)
    /// Nothing is left to do.
    case finished
    /// The file is no longer the one that was begun: a sentence.
    case changed(String)
  }

  /// Where a run that was stopped goes on, with the batches that the file has now.
  ///
  /// What comes after the part that is done may have changed in any way.
  public func next(in batches: [Batch]) -> Next {
    for (index, done) in done.enumerated() {
      guard index < batches.count else {
        return .changed("\(title(index, done.name)) of '\(migration)' is done and no longer in the file")
      }
      let batch = batches[index]
      if batch.fingerprint == done.fingerprint { continue }
      guard batch.name == done.name else {
        return .changed("\(title(index, done.name)) of '\(migration)' is done, and now '\(batch.name)' stands in its place")
      }
      return .changed("\(title(index, done.name)) of '\(migration)' is done and reads differently now")
    }
    return done.count < batches.count ? .batch(done.count) : .finished
  }

  private func title(_ index: Int, _ name: String) -> String { "batch \(index + 1), '\(name)'," }

  /// The state once a batch is begun, or is on disk and waits for its verification.
  public func beginning(_ batch: Batch, unverified: Int? = nil) -> MigrationState {
    var state = self
    state.current = Current(name: batch.name, fingerprint: batch.fingerprint, unverified: unverified)
    return state
  }

  /// The state once the batch in work is done.
  public func finishing(_ outcome: Outcome, batch: Int?, changes: Int, leftOut: Int = 0) -> MigrationState {
    guard let current else { return self }
    var state = self
    state.done.append(
      Done(
        name: current.name, fingerprint: current.fingerprint, outcome: outcome, batch: batch, changes: changes,
        leftOut: leftOut))
    state.current = nil
    return state
  }
}
