import SourceEdits

/// A transform that looks at whole apps: project files, property lists and sources together.
public protocol ProjectTransform: Transform {
  /// What should become of the project's apps, in order of the anchors' files.
  func proposals(in project: Project) -> [ProjectProposal]
}

/// What a transform wants done about an app.
public struct ProjectProposal {
  /// The file of the anchor.
  public let file: FileID
  /// Its edits may be in several files.
  public var proposal: Proposal
  /// Files that come into being, with their content.
  public var creations: [FileID: String]
  /// The keys of the apps that it is about.
  public var apps: [String]
  /// Whether they launch depends on it.
  public var decidesLaunch: Bool
  /// What other transforms say for these reasons in these files goes without saying.
  public private(set) var settled: [FileID: Set<ReasonCode>] = [:]

  public init(file: FileID, proposal: Proposal, creations: [FileID: String] = [:], apps: [String] = [], decidesLaunch: Bool = false) {
    self.file = file
    self.proposal = proposal
    self.creations = creations
    self.apps = apps
    self.decidesLaunch = decidesLaunch
  }

  /// Takes back what other transforms say for a reason in the files.
  public mutating func settle(_ reason: ReasonCode, in files: [FileID]) {
    for file in files { settled[file, default: []].insert(reason) }
  }
}

extension ProjectProposal {
  /// Leaves the code as it is.
  ///
  /// - Parameter range: the bytes of `file` that it is about.
  /// - Parameter code: what stands there, for the record.
  public static func manual(
    _ message: String, in file: FileID, at range: Range<Int>, because reason: ReasonCode, notes: [ReasonCode] = [], scope: String = "",
    code: String = "", apps: [String] = [], decidesLaunch: Bool = false
  ) -> ProjectProposal {
    let record = ChangeRecord(
      scope: scope, oldDependency: code, newDependency: "", trigger: "", update: "", preserved: "", verify: "")
    return ProjectProposal(
      file: file, proposal: Proposal(message: message, anchor: range, action: .manual(reason), notes: notes, record: record), apps: apps,
      decidesLaunch: decidesLaunch)
  }
}
