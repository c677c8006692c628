import SourceEdits
import SourceText
import TransformKit

/// Says of every app whether it launches, with what the transforms say of it.
struct LaunchAnswers {
  private let project: Project
  private let items: [String: [Item]]
  private let names: [String: Int]

  private let listed: ListedApps

  init(_ project: Project, _ items: [Item], listed: ListedApps) {
    self.project = project
    self.listed = listed
    var byApp: [String: [Item]] = [:]
    for item in items where item.decidesLaunch {
      for app in item.apps { byApp[app, default: []].append(item) }
    }
    self.items = byApp
    names = project.apps.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }

  var all: [LaunchAnswer] { project.apps.filter(listed.lists).map(answer) }

  private func answer(for app: AppTarget) -> LaunchAnswer {
    func answer(_ launches: Bool, _ message: String, _ reason: ReasonCode? = nil, change: String? = nil) -> LaunchAnswer {
      LaunchAnswer(app: name(of: app), file: app.file, launches: launches, message: message, reason: reason, change: change)
    }
    switch project.adoption(of: app) {
    case .adopted(let how): return answer(true, how.description)
    case .half(let reason, _, let message): return answer(false, message, reason)
    case .none:
      let own = items[app.key] ?? []
      if let change = own.lazy.compactMap(\.change).first {
        let isListed = own.contains { $0.change?.id == change.id && $0.isListed }
        return answer(false, "it has no scenes", "no-scenes", change: isListed ? change.id : nil)
      }
      if let finding = own.lazy.compactMap(\.finding).first { return answer(false, "it has no scenes: \(finding.why ?? finding.message)", finding.reason) }
      guard let delegate = project.delegates(of: app).first else { return answer(false, "it has no scene manifest, and no app delegate was found", "no-scenes") }
      return answer(false, "it has no scene manifest, and '\(delegate.name)' makes no window that could move to a scene delegate", "no-scenes")
    }
  }

  /// Its name, with the folder of its project where several apps have that name.
  private func name(of app: AppTarget) -> String {
    guard names[app.name] ?? 0 > 1, case .xcode(let file, _) = app.origin, !file.projectFolder.isEmpty else { return app.name }
    return "\(app.name) (\(file.projectFolder))"
  }
}

/// What is said so far, by file, so that what an app's change settles is found where it is.
struct FindingsByFile {
  private var findings: [FileID: [Finding]]
  private var offered: [FileID: [Change]]
  /// The accepted changes of apps, in the order in which they came.
  private(set) var accepted: [Change] = []
  private var places: [FileID: [(transform: String, range: Range<ByteOffset>)]]

  init(_ set: ChangeSet) {
    findings = Dictionary(grouping: set.findings, by: \.anchor.file)
    offered = Dictionary(grouping: set.offered, by: \.anchor.file)
    places = [:]
    for change in set.accepted { places[change.anchor.file, default: []].append((change.transform, change.anchor.range)) }
  }

  func put(into set: inout ChangeSet) {
    set.findings = findings.sorted { $0.key < $1.key }.flatMap(\.value)
    set.offered = offered.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Takes back what is said for the reasons in the files.
  mutating func settle(_ settled: [FileID: Set<ReasonCode>]) {
    for (file, reasons) in settled { findings[file]?.removeAll { reasons.contains($0.reason) } }
  }

  /// Adds a finding, unless another transform says something of the same place.
  mutating func add(_ finding: Finding) {
    let file = finding.anchor.file
    let start = finding.anchor.range.lowerBound
    func isReported(_ transform: String, _ range: Range<ByteOffset>) -> Bool { transform != finding.transform && range.contains(start) }
    if places[file]?.contains(where: { isReported($0.transform, $0.range) }) ?? false { return }
    if offered[file]?.contains(where: { isReported($0.transform, $0.anchor.range) }) ?? false { return }
    if findings[file]?.contains(where: { isReported($0.transform, $0.anchor.range) }) ?? false { return }
    findings[file, default: []].append(finding)
  }

  /// Adds a change; what was said of code that goes with it is settled.
  mutating func add(_ change: Change, isAccepted: Bool) {
    settle(change)
    if isAccepted { accepted.append(change) } else { offered[change.anchor.file, default: []].append(change) }
  }

  /// Takes back what is said of code that goes with a change.
  mutating func settle(_ change: Change) {
    for (file, edits) in change.edits.edits {
      func isSettled(_ anchor: Anchor) -> Bool {
        edits.contains { $0.range.lowerBound <= anchor.range.lowerBound && anchor.range.upperBound <= $0.range.upperBound && !$0.range.isEmpty }
      }
      findings[file]?.removeAll { $0.transform != change.transform && isSettled($0.anchor) }
      offered[file]?.removeAll { $0.transform != change.transform && isSettled($0.anchor) }
    }
  }
}

/// A proposal about an app, as a change or finding.
struct Item {
  let transform: String
  let anchor: Anchor
  let text: SourceText?
  let change: Change?
  let finding: Finding?
  /// The apps that it is about.
  let apps: [String]
  /// An app launches or does not by it.
  let decidesLaunch: Bool
  let settled: [FileID: Set<ReasonCode>]
  /// Its file is one of those that the run lists.
  let isListed: Bool

  init(_ proposal: ProjectProposal, transform: String, project: Project, isListed: Bool, ordinals: inout [String: Int]) {
    let (content, text) = (proposal.proposal, project.text(of: proposal.file))
    self.transform = transform
    self.text = text
    self.isListed = isListed
    apps = proposal.apps
    decidesLaunch = proposal.decidesLaunch
    settled = proposal.settled
    let position = text.map { LineTable($0).position(at: content.anchor.lowerBound) } ?? LineColumn(line: 1, column: 1)
    let anchor = Anchor(file: proposal.file, range: content.anchor, position: position)
    self.anchor = anchor
    let key = [transform, proposal.file.path, content.record.scope, content.record.oldDependency].joined(separator: "\u{0}")
    ordinals[key, default: -1] += 1
    let id = ChangeAssembly.id(of: key + "\u{0}\(ordinals[key]!)")
    switch content.action {
    case .manual(let reason):
      change = nil
      finding = Finding(
        id: id, transform: transform, message: content.message, anchor: anchor, reason: reason, notes: content.notes,
        scope: content.record.scope)
    case .edit(let edits, let safety, let doubts):
      finding = nil
      change = EditBatch(edits).map {
        Change(
          id: id, transform: transform, message: content.message, anchor: anchor, safety: safety, edits: $0,
          creations: proposal.creations, kind: content.kind, doubts: doubts, notes: content.notes, record: content.record)
      }
    }
  }
}
