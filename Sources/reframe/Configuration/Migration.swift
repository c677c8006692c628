import SourceEdits
import SourceText

/// A scripted migration, checked: batches that are written one after the other.
struct Migration: Equatable {
  /// At least one, each with a name of its own.
  let batches: [MigrationBatch]
  /// What happens after a failed verification when the batch does not say otherwise.
  let onFailure: FailurePolicy
}

/// What becomes of a batch whose verification fails. It is taken back in any case.
enum FailurePolicy: String, CaseIterable {
  /// The migration ends there.
  case stop
  /// The next batch comes.
  case skip
  /// The changes that make it fail are looked for, and the others are written.
  case bisect
}

/// One step of a migration.
struct MigrationBatch: Equatable {
  /// A command that tells whether the checkout still works.
  struct Verification: Equatable {
    static let usualTimeLimit = 600.0

    let command: String
    /// Seconds.
    let timeLimit: Double
  }

  /// A search that took this many runs has found what it can find.
  static let usualMaxRuns = 50

  let name: String
  /// The ids of the transforms that run; nil means all.
  let transforms: Set<String>?
  /// Files and folders, relative to the root of the checkout and in their plainest form; `.` is the root itself.
  let paths: [String]
  let levels: Set<Safety>
  /// Globs as in a `.gitignore` at the root.
  let exclude: [String]
  let verify: Verification?
  let commit: Bool
  let onFailure: FailurePolicy
  /// How often the verification may run while changes are looked for that make it fail.
  let maxRuns: Int
}

extension MigrationBatch {
  /// Tells whether a batch is still the one that was run: the same for the same meaning, whatever the spelling.
  ///
  /// Values that a batch need not name are left out, so that a key that comes later changes no fingerprint of today.
  var fingerprint: String {
    var fields: [(String, [String])] = [("name", [name])]
    if let transforms { fields.append(("transforms", transforms.sorted())) }
    if paths != ["."] { fields.append(("paths", paths.sorted())) }
    if levels != [.safe] { fields.append(("levels", levels.map(\.rawValue).sorted())) }
    // Of two globs the later one wins.
    if !exclude.isEmpty { fields.append(("exclude", exclude)) }
    if let verify {
      fields.append(("verify", [verify.command]))
      if verify.timeLimit != Verification.usualTimeLimit { fields.append(("timeLimit", [String(verify.timeLimit)])) }
    }
    if commit { fields.append(("commit", ["true"])) }
    if onFailure != .stop { fields.append(("onFailure", [onFailure.rawValue])) }
    if maxRuns != Self.usualMaxRuns { fields.append(("maxRuns", [String(maxRuns)])) }
    // Each value with its length before it: no two contents give the same text.
    let text = fields.map { field in
      "\(field.0) \(field.1.count)\n" + field.1.map { "\($0.utf8.count):\($0)\n" }.joined()
    }.joined()
    return ContentID(of: Array(text.utf8)).digits
  }
}
