/// How far a scripted migration has come: `.reframe/run.json`, there once a batch is done and until all are.
public struct MigrationState: LogFile, Equatable {
  public static let title = "state of a migration"
  public static let currentSchema = 1
  public static let fileName = "run.json"

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
    /// The number it has in the log, also when it was taken back; nil when there was nothing to change.
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

  public let schemaVersion: Int
  /// The file of the migration, relative to the root of the checkout, or absolute when it is elsewhere.
  public let migration: String
  /// In order, from the first batch of the file.
  public private(set) var done: [Done]
  /// The files that had somebody else's uncommitted changes when they were written, in order of their paths.
  public private(set) var mixed: [String]

  public init(migration: String, done: [Done] = [], mixed: [String] = []) {
    schemaVersion = Self.currentSchema
    self.migration = migration
    self.done = done
    self.mixed = mixed
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

  /// The state once one more batch is done.
  ///
  /// - Parameter files: those that had somebody else's uncommitted changes and were written by it.
  public func adding(_ batch: Done, mixed files: [String] = []) -> MigrationState {
    MigrationState(migration: migration, done: done + [batch], mixed: Set(mixed + files).sorted())
  }
}
