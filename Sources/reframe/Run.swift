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
  let started: Date
  /// What the run took files to hold instead of what is on disk.
  let overlay: [FileID: SourceText]

  /// The file system, not the code, is why something is missing.
  var hasUnreadableFiles: Bool { changes.problems.contains { $0.kind == .unreadable } }

  /// True when something is left once the accepted changes are in.
  var hasRemainder: Bool {
    !changes.offered.isEmpty || !changes.findings.isEmpty || changes.problems.contains { $0.kind != .unreadable }
  }

  /// The original of every file that an accepted change edits.
  ///
  /// They are read again, because a run keeps no texts. Throws when one was saved since: the edits no longer fit it.
  func originals() throws -> [FileID: SourceText] { try originals(of: changes.accepted) }

  /// The original of every file that one of the changes edits.
  func originals(of changes: [Change]) throws -> [FileID: SourceText] {
    var ends: [FileID: ByteOffset] = [:]
    for change in changes {
      for (file, edits) in change.edits.edits { ends[file] = max(ends[file] ?? 0, edits.last?.range.upperBound ?? 0) }
    }
    var texts: [FileID: SourceText] = [:]
    for (file, end) in ends.sorted(by: { $0.key < $1.key }) {
      texts[file] = try text(of: file, reaching: end)
    }
    return texts
  }

  /// The text that the run saw of a file. Throws when it was saved since, or does not reach to the offset.
  func text(of file: FileID, reaching end: ByteOffset) throws -> SourceText {
    if let text = overlay[file] { return text }
    let text = SourceText(bytes: try checkout.read(file))
    let attributes = try FileManager.default.attributesOfItem(atPath: checkout.root + "/" + file.path)
    let isNewer = (attributes[.modificationDate] as? Date).map { $0 > started } ?? false
    if isNewer || text.count < end {
      throw Failure(
        code: .refused, message: "\(file.path) changed while it was being read", hint: "Run the command again.")
    }
    return text
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
    return (try Configuration(arguments.settings.over(file), paths: paths), checkout)
  }

  /// What the project says of a file, with the project file that says it noted.
  private static func context(
    of file: FileID, _ facts: TargetFacts.Facts, isInPod: Bool, _ configuration: Configuration, reading checkout: Checkout, _ inputs: InputLog?
  ) -> FileContext {
    if let source = facts.source { inputs?.note(FileID(source)) { try checkout.read($0) } }
    let target = configuration.deploymentTarget ?? facts.deploymentTarget.flatMap { IOSVersion($0) } ?? FileContext().deploymentTarget
    return FileContext(deploymentTarget: target, isTest: facts.isTest, isAppExtension: facts.isAppExtension, isInPod: isInPod)
  }

  /// The Xcode projects of a run, each read once for everybody.
  private static func projects(of checkout: Checkout, _ inputs: InputLog?, _ overlay: [FileID: SourceText]) -> XcodeProjects {
    XcodeProjects { file in
      if let text = overlay[file] { return text }
      guard let bytes = try? checkout.read(file) else { return nil }
      inputs?.note(file, bytes)
      return SourceText(bytes: bytes)
    }
  }

  /// Finds the files and runs the engine.
  ///
  /// - Parameter inputs: takes note of every file that is read.
  /// - Parameter overlay: what files are taken to hold instead of what is on disk.
  /// - Parameter only: the files to work on; nil means those of the configuration's paths.
  /// - Parameter saysSkipped: name the paths that are passed over, on standard error.
  func run(
    _ configuration: Configuration, in checkout: Checkout, verifies: Bool = true, inputs: InputLog? = nil,
    overlay: [FileID: SourceText] = [:], only: Set<FileID>? = nil, saysSkipped: Bool = true,
    adjusting adjust: (inout EngineOptions) -> Void = { _ in }
  ) throws -> RunResult {
    let started = Date()
    let found = try checkout.files(
      extensions: ProjectFolder.fileExtensions, paths: configuration.paths, excludes: configuration.excludes)
    let (listing, projectFiles) = found.divided { SourceLanguage(of: $0) != nil }
    if saysSkipped { for path in listing.skippedPaths { terminal.say("reframe: \(path.message.escapedForTerminal)\n") } }
    let others = try ProjectFolder.otherFiles(besides: found.files, of: configuration, in: checkout)
    let known = others.filter { SourceLanguage(of: $0) != nil }

    let exclusions = Exclusions(configuration.excludes)
    let projects = Self.projects(of: checkout, inputs, overlay)
    let (facts, pods) = (TargetFacts(checkout, projects: projects), PodFolders(root: checkout.root))
    let input = EngineInput(
      files: only.map { $0.sorted() } ?? listing.files,
      known: only.map { only in (listing.files + known).filter { !only.contains($0) }.sorted() } ?? known,
      projectFiles: projectFiles, knownProjectFiles: others.filter { SourceLanguage(of: $0) == nil },
      isExcluded: exclusions.hold,
      read: { file in
        if let text = overlay[file] { return text.bytes }
        let bytes = try checkout.read(file)
        inputs?.note(file, bytes)
        return bytes
      },
      context: { Self.context(of: $0, facts.facts(for: $0), isInPod: pods.holds($0), configuration, reading: checkout, inputs) },
      passedOver: { ProjectFolder.filesWithExcluded(by: configuration, in: checkout) },
      namedElsewhere: { names, files in checkout.namesWritten(among: names, besides: files) }, projects: projects)
    let line = ProgressLine(terminal: terminal, isQuiet: configuration.isQuiet)
    defer { line.end() }
    var options = configuration.options(verifies: verifies)
    adjust(&options)
    var changes = Engine(transforms: TransformCatalogue.all).run(input, options: options) {
      line.show($0.phase, done: $0.done, total: $0.total)
    }
    changes.problems = (changes.problems + listing.problems).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
    return RunResult(checkout: checkout, changes: changes, started: started, overlay: overlay)
  }
}

extension Configuration {
  fileprivate func options(verifies: Bool) -> EngineOptions {
    var options = EngineOptions()
    options.transforms = transforms
    options.asked = asked
    options.accepts = accepts
    options.acceptsUpTo = acceptsUpTo
    options.jobs = jobs
    options.assumptions = assumptions
    options.secondsPerFile = secondsPerFile
    options.verifies = verifies
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
