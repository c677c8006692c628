import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// The files of a run and how to get at them. The engine itself touches no disk.
public struct EngineInput: Sendable {
  /// The files to work on, in order of their paths.
  public let files: [FileID]
  /// Further files whose types are known to the run; they are read, not worked on. In order of their paths.
  public let known: [FileID]
  /// Project files, property lists, `.xcconfig`s and the like that may be worked on, in order of their paths.
  public let projectFiles: [FileID]
  /// The other files of such kinds of the project, in order of their paths.
  public let knownProjectFiles: [FileID]
  /// True for a file that the run was told to leave alone. What it says counts; no change touches it.
  public let isExcluded: @Sendable (FileID) -> Bool
  /// Where the texts of files come from: each is read once.
  public let store: SourceStore
  /// What the project says of a file. Called from several threads, for candidates only.
  public let context: @Sendable (FileID) -> FileContext
  /// Files that the run was told to pass over, and that may use what the others declare. Asked for when something is to be
  /// removed.
  public let passedOver: @Sendable () -> [FileID]
  /// Which of these names any text of the checkout writes as a whole word, in files other than the given ones: those in
  /// other languages, ignored ones, other people's. Of a name with dots, as `Metrics.width`, the same text writes every part.
  /// Asked for when something is to be removed.
  public let namedElsewhere: @Sendable (_ names: Set<String>, _ besides: Set<FileID>) -> Set<String>

  /// The Xcode projects of the run, each parsed once.
  public let projects: XcodeProjects
  /// The targets of the checkout.
  public let targets: TargetMap

  /// - Parameter projects: nil where the engine parses them itself.
  public init(
    files: [FileID], known: [FileID] = [], projectFiles: [FileID] = [], knownProjectFiles: [FileID] = [],
    isExcluded: @escaping @Sendable (FileID) -> Bool = { _ in false }, store: SourceStore,
    context: @escaping @Sendable (FileID) -> FileContext, passedOver: @escaping @Sendable () -> [FileID] = { [] },
    namedElsewhere: @escaping @Sendable (_ names: Set<String>, _ besides: Set<FileID>) -> Set<String> = { _, _ in [] },
    projects: XcodeProjects? = nil
  ) {
    let text: @Sendable (FileID) -> SourceText? = { try? store.text(of: $0) }
    let shared = projects ?? XcodeProjects(reading: text)
    self.projects = shared
    targets = TargetMap(
      projectFiles: { Self.describing(projectFiles + knownProjectFiles + files + known) }, projects: shared, text: text)
    self.namedElsewhere = namedElsewhere
    self.passedOver = passedOver
    self.files = files
    self.known = known
    self.projectFiles = projectFiles
    self.knownProjectFiles = knownProjectFiles
    self.isExcluded = isExcluded
    self.store = store
    self.context = context
  }

  /// The text that the run sees of a file.
  func text(of file: FileID) throws -> SourceText { try store.text(of: file) }
}

extension EngineInput {
  /// The files that tell of targets, or of a project without saying which.
  private static func describing(_ files: [FileID]) -> [FileID] {
    files.filter { ["project.pbxproj", "Package.swift"].contains($0.name) || GeneratedProject.fileNames.contains($0.name) }
  }
}

/// What a run shall tell the evidence of.
public enum Explains: Sendable, Equatable {
  case nothing
  /// Every change and finding in a source file.
  case results
  /// The first code on a line, counted from 1, of a file, and the results there.
  case line(Int, of: FileID)
}

/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// The ids of the transforms that run; nil means all.
  public var transforms: Set<String>?
  /// The ids of those that somebody named one by one: they may propose what is never done unasked.
  public var asked: Set<String> = []
  /// The lowest safety that is accepted without a person.
  public var accepts: Safety = .safe
  /// The highest; below `.safe` only changes with a doubt are accepted.
  public var acceptsUpTo: Safety = .safe
  /// The ids of changes that a person declined: they are left out before conflicts are looked for, so they block nothing.
  public var declines: Set<String> = []
  /// How often changed files are looked at again, the first time included.
  public var passes = 10
  /// The number of threads.
  public var jobs: Int = 1
  /// Types that the project does not declare, with their superclass, as from `--assume`.
  public var assumptions: [String: String] = [:]
  /// False in tests of what is found at first: then changed files are not parsed a second time to verify them. Every
  /// command verifies, so that all say the same.
  var verifies = true
  /// Accepted changes will land, so that a definition which only they use can go with them. False when a person decides
  /// on each: then it can go when the files as they are do not use it.
  public var changesLand = true
  /// Whose evidence is wanted.
  public var explains = Explains.nothing
  /// False when every candidate is parsed as a whole, which finds the same, as tests show.
  var blanks = true

  public init() {}

  /// True for a change of this level that is accepted without a person.
  func accepts(_ safety: Safety) -> Bool { safety >= accepts && safety <= acceptsUpTo }
}
