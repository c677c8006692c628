import Engine
import Foundation
import Reports
import SourceEdits
import SourceText
import TransformKit
import Transforms
import Workspace

/// What one run of the engine over a checkout gave.
struct RunResult {
  let checkout: Checkout
  let changes: ChangeSet
  let started: Date

  /// The file system, not the code, is why something is missing.
  var hasUnreadableFiles: Bool { changes.problems.contains { $0.kind == .unreadable } }

  /// True when something is left once the accepted changes are in.
  var hasRemainder: Bool {
    !changes.offered.isEmpty || !changes.findings.isEmpty || changes.problems.contains { $0.kind != .unreadable }
  }

  /// The original of every file that an accepted change edits.
  ///
  /// They are read again, because a run keeps no texts. Throws when one was saved since: the edits no longer fit it.
  func originals() throws -> [FileID: SourceText] {
    var texts: [FileID: SourceText] = [:]
    for (file, edits) in changes.acceptedEdits.sorted(by: { $0.key < $1.key }) {
      let text = SourceText(bytes: try checkout.read(file))
      let attributes = try FileManager.default.attributesOfItem(atPath: checkout.root + "/" + file.path)
      let isNewer = (attributes[.modificationDate] as? Date).map { $0 > started } ?? false
      if isNewer || text.count < edits.last?.range.upperBound ?? 0 {
        throw Failure(
          code: .refused, message: "\(file.path) changed while it was being read", hint: "Run the command again.")
      }
      texts[file] = text
    }
    return texts
  }
}

extension Invocation {
  /// The configuration from the command line and the file, and the checkout that the paths are in.
  func configure() throws -> (Configuration, Checkout) {
    let paths = arguments.operands
    let checkout: Checkout
    do {
      checkout = try Checkout.locate(paths: paths, currentDirectory: FileManager.default.currentDirectoryPath)
    } catch let error as WorkspaceError {
      throw Failure.usage(error.message)
    }
    let file = try ConfigurationFile.settings(
      path: arguments.settings[.config]?.values.last, root: checkout.root)
    return (try Configuration(arguments.settings.over(file), paths: paths), checkout)
  }

  /// Finds the files and runs the engine.
  ///
  /// - Parameter overlay: texts that are looked at instead of those on disk; when there are any, they alone are worked on.
  func run(
    _ configuration: Configuration, in checkout: Checkout, verifies: Bool = true, overlay: [FileID: SourceText] = [:],
    adjusting adjust: (inout EngineOptions) -> Void = { _ in }
  ) throws -> RunResult {
    let started = Date()
    let listing = try checkout.files(extensions: ["swift"], paths: configuration.paths, excludes: configuration.excludes)
    if overlay.isEmpty { for path in listing.skippedPaths { terminal.say("reframe: \(path.message.escapedForTerminal)\n") } }
    let files = overlay.isEmpty ? listing.files : overlay.keys.sorted()
    let others = try ProjectFolder.otherFiles(besides: listing.files, of: configuration, in: checkout)

    let facts = TargetFacts(checkout)
    let input = EngineInput(
      files: files, known: overlay.isEmpty ? others : (listing.files + others).filter { overlay[$0] == nil }.sorted(),
      read: { try overlay[$0]?.bytes ?? checkout.read($0) },
      context: { file in
        let facts = facts.facts(for: file)
        return FileContext(
          deploymentTarget: configuration.deploymentTarget ?? facts.deploymentTarget.flatMap { IOSVersion($0) }
            ?? FileContext().deploymentTarget,
          isTest: facts.isTest, isAppExtension: facts.isAppExtension)
      })
    let line = ProgressLine(terminal: terminal, isQuiet: configuration.isQuiet)
    defer { line.end() }
    var options = configuration.options(verifies: verifies)
    adjust(&options)
    var changes = Engine(transforms: TransformCatalogue.all).run(input, options: options) {
      line.show($0.phase, done: $0.done, total: $0.total)
    }
    changes.problems = (changes.problems + listing.problems).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
    return RunResult(checkout: checkout, changes: changes, started: started)
  }
}

extension Configuration {
  fileprivate func options(verifies: Bool) -> EngineOptions {
    var options = EngineOptions()
    options.transforms = transforms
    options.accepts = accepts
    options.jobs = jobs
    options.assumptions = assumptions
    options.secondsPerFile = secondsPerFile
    options.verifies = verifies
    return options
  }
}

extension ParsedArguments {
  /// The flags that select, and the paths, to repeat in a command that is suggested; a space before each.
  var repeated: String {
    let flags: [FlagName] = [.only, .skip, .include, .exclude, .config, .ios, .assume]
    let words = flags.flatMap { name in (settings[name]?.values ?? []).flatMap { ["--\(name.rawValue)", $0] } } + operands
    return words.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
      return isPlain ? " \(word)" : " '\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
    }.joined().escapedForTerminal
  }
}

extension TransformCatalogue {
  /// The ids in the order of the catalogue.
  static var ids: [String] { all.map { $0.metadata.id } }
}
