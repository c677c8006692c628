import ChangeLog
import Foundation
import Reports
import SourceEdits
import Transforms
import Workspace

/// A migration that was read and can be run here, with all that this takes.
struct PreparedMigration {
  let invocation: Invocation
  let checkout: Checkout
  let batches: [MigrationBatch]
  /// From the flags and `.reframe.json`.
  let configuration: Configuration
  /// The migration's file: relative to the root, or absolute when it is elsewhere.
  let name: String

  /// Throws a sentence for whatever would stop a batch later on.
  init(_ invocation: Invocation) throws {
    guard let operand = invocation.arguments.operands.first, invocation.arguments.operands.count == 1 else {
      throw Failure.usage("'run' takes the file of one migration", hint: "See 'reframe run --help'.")
    }
    let migration = try MigrationFile.migration(at: operand, transforms: TransformCatalogue.ids)
    self.invocation = invocation
    batches = migration.batches
    let here: Checkout
    (configuration, here) = try invocation.configure(paths: [])
    name = (try? here.relativePaths(of: [operand]).first) ?? URL(fileURLWithPath: operand).standardizedFileURL.path
    // The paths of the file start there.
    checkout = try Checkout.locate(paths: [], currentDirectory: here.root)
    try check(operand)
  }

  private func check(_ operand: String) throws {
    for batch in batches {
      for path in batch.paths where path != "." && !checkout.exists(FileID(path)) {
        throw Failure.usage("\(operand): batch '\(batch.name)': there is no file or folder '\(path)' in the checkout")
      }
      if batch.commit, !checkout.isGit {
        throw Failure.usage("\(operand): batch '\(batch.name)': there is no git here that could commit anything")
      }
    }
  }

  /// The batches as the state knows them.
  var steps: [MigrationState.Batch] { batches.map { .init(name: $0.name, fingerprint: $0.fingerprint) } }

  func position(_ index: Int) -> MigrationPosition {
    MigrationPosition(number: index + 1, count: batches.count, name: batches[index].name)
  }

  /// What the engine is asked to do for a batch.
  ///
  /// The file decides; the flags and the configuration add what they exclude and what they know of the project.
  func configuration(for batch: MigrationBatch) -> Configuration {
    var result = configuration
    if let transforms = batch.transforms { result.transforms = transforms }
    result.accepts = batch.levels.min() ?? .safe
    result.acceptsUpTo = batch.levels.max() ?? .safe
    result.excludes += batch.exclude
    result.paths = batch.paths
    return result
  }

  /// What git has to say before a batch is written.
  ///
  /// - Parameter refusal: what a refusal comes to.
  func policy(commits: Bool, refusal: String) -> GitPolicy {
    GitPolicy(
      allowsDirty: configuration.git.allowsDirty, allowsStaged: configuration.git.allowsStaged, commits: commits,
      commitWord: "\"commit\": true", refusal: refusal)
  }

  /// What to type to go on.
  var command: String {
    let words = invocation.arguments.typed.filter { $0 != "--\(FlagName.restart.rawValue)" }
    return "reframe \(words.map(\.quotedForShell).joined(separator: " "))"
  }

  var style: TextStyle { invocation.terminal.style(configuration.color) }

  /// Says how far the work is, unless nobody wants to know.
  func say(_ line: String) {
    guard !configuration.isQuiet else { return }
    invocation.terminal.say(line + "\n")
  }
}

extension PreparedMigration {
  /// How far an earlier run came; nil when there is none to go on with. Throws when its file was another one.
  func state() throws -> MigrationState? {
    guard !invocation.arguments.isSet(.restart) else { return nil }
    let again = "Say --restart to begin with the first batch; what was written stays."
    let path = "\(StateFolder.name)/\(MigrationState.fileName)"
    guard let bytes = try checkout.state(MigrationState.fileName) else { return nil }
    let state: MigrationState
    do { state = try MigrationState(bytes: bytes, name: path) } catch {
      throw Failure(code: .refused, message: error.message, hint: again)
    }
    guard state.migration == name else {
      throw Failure(
        code: .refused, message: "the migration '\(state.migration)' was stopped here after \(counted(state.done.count, "batch", "batches"))",
        hint: "Go on with it first. \(again)")
    }
    return state
  }

  /// The index of the batch to go on with.
  func next(after state: MigrationState) throws -> Int {
    switch state.next(in: steps) {
    case .batch(let index): return index
    case .finished: return batches.count
    case .changed(let sentence):
      throw Failure(
        code: .refused, message: sentence,
        hint: "Undo that edit to go on, or say --restart to begin with the first batch; what was written stays.")
    }
  }
}
