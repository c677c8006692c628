import ChangeLog
import Engine
import Foundation
import ProjectFiles
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
  /// What the run saw of its files.
  let store: SourceStore

  /// The file system, not the code, is why something is missing.
  var hasUnreadableFiles: Bool { changes.problems.contains { $0.kind == .unreadable } }

  /// True when something is left once the accepted changes are in.
  var hasRemainder: Bool {
    !changes.offered.isEmpty || !changes.findings.isEmpty || changes.problems.contains { $0.kind != .unreadable }
  }

  /// The original of every file that an accepted change edits.
  func originals() throws -> [FileID: SourceText] { try originals(of: changes.accepted) }

  /// The original of every file that one of the changes edits.
  func originals(of changes: [Change]) throws -> [FileID: SourceText] {
    var texts: [FileID: SourceText] = [:]
    for file in Set(changes.flatMap(\.edits.files)) { texts[file] = try text(of: file) }
    return texts
  }

  /// Every file that the run read, with the id of what it saw.
  func inputs() -> [String: String] {
    let seen = store.seenTexts.filter { $0.file.isInCheckout }
    let ids = Parallel.map(seen) { ($0.file.path, ContentID(of: $0.text).digits) }
    return Dictionary(uniqueKeysWithValues: ids)
  }

  /// The text that the run saw of a file, whatever was saved since: the edits fit this one.
  func text(of file: FileID) throws -> SourceText {
    do { return try store.text(of: file) } catch {
      throw Failure(code: .files, message: "\(file.path) could not be read: \(error)")
    }
  }
}

extension Invocation {
  /// The configuration from the command line and the file, and the checkout that the paths are in.
  func configure() throws -> (Configuration, Checkout) { try configure(paths: arguments.operands) }

  /// The configuration for other paths than the operands. What an interrupted run left open is ended first.
  func configure(paths: [String]) throws -> (Configuration, Checkout) {
    let checkout: Checkout
    do {
      checkout = try Checkout.locate(paths: paths, currentDirectory: FileManager.default.currentDirectoryPath)
    } catch let error as WorkspaceError {
      throw Failure.usage(error.message)
    }
    do { try checkout.recover(writerOptions) } catch { throw Failure(error) }
    let file = try ConfigurationFile.settings(
      path: arguments.settings[.config]?.values.last, root: checkout.root)
    let settings = arguments.settings.over(file)
    let configuration = try Configuration(settings, paths: paths)
    if let old = settings[.timeLimit], !configuration.isQuiet {
      terminal.say("reframe: \(old.origin) is ignored: no clock decides any more; '--size-limit' says what is left alone\n")
    }
    return (configuration, checkout)
  }

  /// What the project says of a file.
  private static func context(
    of file: FileID, _ facts: TargetFacts.Facts, isInPod: Bool, _ configuration: Configuration
  ) -> FileContext {
    let target = configuration.deploymentTarget ?? facts.deploymentTarget.flatMap { IOSVersion($0) } ?? FileContext().deploymentTarget
    return FileContext(deploymentTarget: target, isTest: facts.isTest, isAppExtension: facts.isAppExtension, isInPod: isInPod)
  }

  /// A review and a migration run the engine often, and say it once.
  private static let missingProjectIsSaid = Box(false)

  /// Without git and without a project, what is declared elsewhere is not known, and nobody would tell.
  private func sayMissingProject(_ files: [FileID], _ configuration: Configuration, _ checkout: Checkout) {
    guard !configuration.isQuiet, checkout.isWithoutProject(configuration.paths) else { return }
    guard !files.contains(where: \.describesProject), !Self.missingProjectIsSaid.value else { return }
    Self.missingProjectIsSaid.change { $0 = true }
    terminal.say("reframe: no git and no project around \(checkout.folder.escapedForTerminal): only what is in it is known\n")
  }

  /// `REFRAME_COUNTERS=1` asks what the run cost, as `Scripts/bench` does.
  private static func sayCounters(_ store: SourceStore, _ terminal: Terminal) {
    guard ProcessInfo.processInfo.environment["REFRAME_COUNTERS"] == "1" else { return }
    terminal.say("reframe: \(store.counters)\n")
  }

  /// Finds the files and runs the engine.
  ///
  /// - Parameter overlay: what files are taken to hold instead of what is on disk.
  /// - Parameter only: the files to work on; nil means those of the configuration's paths.
  /// - Parameter saysSkipped: name the paths that are passed over, on standard error.
  func run(
    _ configuration: Configuration, in checkout: Checkout,
    overlay: [FileID: SourceText] = [:], only: Set<FileID>? = nil, saysSkipped: Bool = true,
    adjusting adjust: (inout EngineOptions) -> Void = { _ in }
  ) throws -> RunResult {
    let found = try checkout.files(
      extensions: ProjectFolder.fileExtensions, paths: configuration.paths, excludes: configuration.excludes)
    let (listing, projectFiles) = found.divided { SourceLanguage(of: $0) != nil }
    if saysSkipped { for path in listing.skippedPaths { terminal.say("reframe: \(path.message.escapedForTerminal)\n") } }
    let others = try ProjectFolder.otherFiles(besides: found.files, of: configuration, in: checkout)
    if saysSkipped { sayMissingProject(found.files + others, configuration, checkout) }
    let known = others.filter { SourceLanguage(of: $0) != nil }

    let exclusions = Exclusions(configuration.excludes)
    let store = SourceStore(largestFile: configuration.largestFile) { file in
      if let text = overlay[file] { return text.bytes }
      return try checkout.read(file)
    }
    let projects = XcodeProjects { try? store.text(of: $0) }
    let facts = TargetFacts(checkout, projects: projects, reading: { try store.text(of: $0).bytes })
    let pods = PodFolders(root: checkout.root)
    let input = EngineInput(
      files: only.map { $0.sorted() } ?? listing.files,
      known: only.map { only in (listing.files + known).filter { !only.contains($0) }.sorted() } ?? known,
      projectFiles: projectFiles, knownProjectFiles: others.filter { SourceLanguage(of: $0) == nil },
      isExcluded: exclusions.hold, store: store,
      context: { Self.context(of: $0, facts.facts(for: $0), isInPod: pods.holds($0), configuration) },
      passedOver: { ProjectFolder.filesWithExcluded(by: configuration, in: checkout) },
      namedElsewhere: { names, files in checkout.namesWritten(among: names, besides: files) }, projects: projects)
    let line = ProgressLine(terminal: terminal, isQuiet: configuration.isQuiet)
    defer { line.end() }
    var options = configuration.options
    adjust(&options)
    var changes = Engine(transforms: TransformCatalogue.all).run(input, options: options) {
      line.show($0.phase, done: $0.done, total: $0.total)
    }
    Self.sayCounters(store, terminal)
    changes.problems = (changes.problems + listing.problems).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
    return RunResult(checkout: checkout, changes: changes, store: store)
  }
}

extension Configuration {
  fileprivate var options: EngineOptions {
    var options = EngineOptions()
    options.transforms = transforms
    options.asked = asked
    options.accepts = accepts
    options.acceptsUpTo = acceptsUpTo
    options.jobs = jobs
    options.assumptions = assumptions
    return options
  }
}

extension Invocation {
  /// The command as it was typed, for the record.
  var commandLine: String { "reframe \(arguments.typed.map(\.quotedForShell).joined(separator: " "))" }
}

extension ParsedArguments {
  /// The flags that select, and the paths, to repeat in a command that is suggested; a space before each.
  var repeated: String {
    let flags: [FlagName] = [.only, .skip, .include, .exclude, .config, .ios, .assume]
    let words = flags.flatMap { name in (settings[name]?.values ?? []).flatMap { ["--\(name.rawValue)", $0] } } + operands
    return words.map { " " + $0.quotedForShell }.joined().escapedForTerminal
  }
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? self : "'\(replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}

extension TransformCatalogue {
  /// The ids in the order of the catalogue.
  static var ids: [String] { all.map { $0.metadata.id } }

  /// The ids of those that look at whole apps.
  static var idsOfApps: Set<String> { Set(all.filter { $0 is any ProjectTransform.Type }.map { $0.metadata.id }) }
}
