import Foundation

/// What is wrong after a step.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A batch as the sequence knows it.
struct SequenceBatch {
  enum Standing { case applied, partlyUndone, undone }

  let number: Int
  let before: [String: Data]
  let after: [String: Data]
  let blocks: [String: [Block]]
  var standing = Standing.applied
  /// Which of its blocks were taken back, by their index.
  var takenBack: [String: Set<Int>] = [:]
}

/// A dry run that was kept.
struct SequencePlan {
  let path: String
  let patch: ReadPatch
  /// What every file was that it was made of.
  let inputs: [String: Data]
}

/// Random steps in a checkout of their own. What each may do is worked out here, from the diff that was shown and from
/// what the files were; the disk is compared with that after every step.
final class Sequence {
  let checkout: TemporaryCheckout
  var dice: Dice
  /// What the files are.
  var files: [String: ModelFile] = [:]
  var batches: [SequenceBatch] = []
  var plans: [SequencePlan] = []
  /// What was written and taken back so far, by file.
  var known: [String: [(before: Data, after: Data)]] = [:]
  private(set) var transcript: [String] = []
  private(set) var counts: [String: Int] = [:]
  private var names = 0

  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    checkout = try TemporaryCheckout([:])
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false"), ("core.autocrlf", "false")] {
      try checkout.git("config", key, value)
    }
    for _ in 0..<2 + dice.below(4) { try addFile() }
    try write()
    try checkout.commit()
  }

  /// Does some steps. Throws what is wrong after the first that went wrong.
  func run() throws {
    for _ in 0..<6 + dice.below(7) {
      switch dice.below(20) {
      case 0..<6: try apply()
      case 6..<8: try savePlan()
      case 8..<11: try applyPlan()
      case 11..<15: try edit()
      case 15..<19: try batches.isEmpty && !dice.hits(4) ? apply() : undo()
      default:
        note("git commit")
        try checkout.commit()
      }
      try compare()
    }
    try checkPatches()
  }

  func note(_ words: String) { transcript.append(words) }

  func count(_ what: String) { counts[what, default: 0] += 1 }

  func demand(_ condition: Bool, _ words: @autoclosure () -> String) throws(Trouble) {
    if !condition { throw Trouble(words()) }
  }

  // MARK: Files

  func addFile() throws {
    names += 1
    let (name, file) = SequenceSources.file(names, &dice)
    files[name] = file
  }

  /// So that there is something to do again.
  func writeAnotherFile() throws {
    try addFile()
    note("a file added")
    try write()
  }

  /// Makes the files on disk what they are thought to be.
  func write() throws {
    var snapshot = try Snapshot(checkout.folder)
    snapshot.files = snapshot.files.filter { $0.key.hasPrefix(".reframe/") }.merging(files.mapValues(\.entry)) { $1 }
    try snapshot.restore(to: checkout.folder)
  }

  /// The files on disk are what they are thought to be, and nothing lies beside them.
  func compare() throws {
    let now = try Snapshot(checkout.folder)
    try demand(now.leftovers.isEmpty, "left: \(now.leftovers)")
    try demand(now.sources.files == files.mapValues(\.entry), "the files are not what they should be: \(difference(now.sources.files))")
    for batch in batches {
      let isOpen = now.batches[batch.number]
      try demand(isOpen == (batch.standing == .applied), "batch \(batch.number) is \(String(describing: isOpen)) and should be \(batch.standing)")
    }
    try demand(now.batches.count == batches.count, "the log has the batches \(now.batches.keys.sorted())")
  }

  func difference(_ now: [String: Snapshot.Entry]) -> String {
    let wanted = files.mapValues(\.entry)
    return Set(now.keys).union(wanted.keys).filter { now[$0] != wanted[$0] }.sorted().map { name in
      func text(_ entry: Snapshot.Entry?) -> String { entry.map { "\(String($0.mode, radix: 8)) \(String(decoding: $0.bytes, as: UTF8.self))" } ?? "nothing" }
      return "\(name)\n--- wanted\n\(text(wanted[name]))\n--- found\n\(text(now[name]))"
    }.joined(separator: "\n")
  }

  /// The patch of every batch that nobody touched since can be taken back by git.
  private func checkPatches() throws {
    for batch in batches where batch.standing == .applied && batch.after.allSatisfy({ files[$0.key]?.bytes == $0.value }) {
      let folder = try folder(of: batch.number)
      let result = try checkout.git("apply", "--reverse", "--check", "\(folder)/changes.patch")
      try demand(result.status == 0, "git does not take batch \(batch.number) back: \(result.errors)")
      count("patch checked with git")
    }
  }

  func folder(of number: Int) throws -> String {
    let root = ".reframe/batches"
    let names = try FileManager.default.contentsOfDirectory(atPath: checkout.folder.appendingPathComponent(root).path)
    guard let name = names.first(where: { Int($0.prefix(4)) == number }) else { throw Trouble("there is no folder of batch \(number)") }
    return "\(root)/\(name)"
  }

  // MARK: Running

  func reframe(_ arguments: [String], killedAt point: Int? = nil) throws -> Reframe.Result {
    var environment = ["SOURCE_DATE_EPOCH": "1700000000"]
    if let point { environment["REFRAME_FAULT_POINT"] = String(point) }
    let result = try Reframe.run(Reframe.executable, arguments, in: checkout.folder, environment: environment)
    note("reframe \(arguments.joined(separator: " "))\(point.map { "  (killed at \($0))" } ?? "") -> \(result.status)")
    try demand(result.status <= 4 || point != nil && result.status == 137, "\(arguments): \(result.status) \(result.errors)")
    return result
  }

  /// Runs a command that does exactly one thing, and may kill it; the model is what came of it.
  ///
  /// - Parameter isDone: true when the log says that it was done.
  func exactly(
    _ arguments: [String], becomes new: [String: ModelFile], isDone: (Snapshot) -> Bool
  ) throws -> Bool {
    let isKilled = dice.hits(3)
    let result = try reframe(arguments, killedAt: isKilled ? 1 + dice.below(45) : nil)
    if result.status == 137 {
      count("kill")
      while dice.hits(2), try Snapshot(checkout.folder).hasJournal {
        count("kill of a recovery")
        _ = try reframe(["scan", "-q"], killedAt: 1 + dice.below(8))
      }
      let next = try reframe(dice.pick([["scan", "-q"], ["log"], ["diff", "-q"]]))
      try demand(next.status == 0, "after the kill: \(next.errors)")
    } else {
      try demand(result.status == 0, "\(arguments): \(result.status) \(result.errors)")
    }
    let now = try Snapshot(checkout.folder)
    let done = isDone(now)
    try demand(done || result.status == 137, "\(arguments): it is not in the log")
    if done { files = new }
    if result.status == 137 { count(done ? "killed and finished" : "killed and taken back") }
    return done
  }
}
