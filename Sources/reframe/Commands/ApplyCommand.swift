import Reports
import SourceEdits
import SourceText
import Transforms
import Workspace

/// `reframe apply`: writes the accepted changes.
enum ApplyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (configuration, checkout) = try invocation.configure()
    let result = try invocation.run(configuration, in: checkout)
    let originals = try result.originals()
    if !configuration.allowsDirty { try refuse(dirtyAmong: originals.keys.sorted(), in: checkout) }
    let (written, failures) = write(result.changes, originals, to: checkout)
    switch configuration.format {
    case .json:
      let report = JSONReport(
        applying: result.changes, written: written, failures: failures, toolVersion: Tool.version,
        transforms: TransformCatalogue.ids)
      invocation.output.write(report.formatted())
    case .text:
      let report = ApplyReport(
        result.changes, written: written, failures: failures, style: invocation.terminal.style(configuration.color),
        arguments: invocation.arguments.repeated)
      invocation.output.write(report.text())
    }
    for failure in failures {
      invocation.terminal.say("reframe: not written: \(failure.message.escapedForTerminal)\n")
    }
    if !failures.isEmpty || result.hasUnreadableFiles { return .files }
    return configuration.isStrict && result.hasRemainder ? .findings : .done
  }

  /// Throws when a file that would be written has changes that git does not know, or when git cannot be asked.
  static func refuse(dirtyAmong files: [FileID], in checkout: Checkout) throws(Failure) {
    let dirty: [FileID]
    do {
      dirty = try checkout.uncommitted(among: files)
    } catch {
      throw Failure(
        code: .refused, message: error.message,
        hint: "Nothing was written. Mend that, or say --allow-dirty to write all the same.")
    }
    guard !dirty.isEmpty else { return }
    let list = dirty.map { "  \($0.path.escapedForTerminal)" }.joined(separator: "\n")
    throw Failure(
      code: .refused,
      message: "\(counted(dirty.count, "file")) to be written \(dirty.count == 1 ? "has" : "have") uncommitted changes:\n\(list)",
      hint: "Nothing was written. Commit or stash them, or say --allow-dirty.")
  }

  /// Writes every file that it can; a failure stops none of the others.
  private static func write(
    _ changes: ChangeSet, _ originals: [FileID: SourceText], to checkout: Checkout
  ) -> (written: [FileID], failures: [ApplyReport.Failure]) {
    var written: [FileID] = []
    var failures: [ApplyReport.Failure] = []
    for (file, edits) in changes.acceptedEdits.sorted(by: { $0.key < $1.key }) {
      guard let original = originals[file] else { continue }
      do {
        try checkout.write(original.applying(edits), to: file, expecting: original)
        written.append(file)
      } catch {
        failures.append(ApplyReport.Failure(file: file, message: String(describing: error)))
      }
    }
    return (written, failures)
  }
}
