import ChangeLog
import SourceEdits

/// The report for machines: `docs/json-schema.md` describes it, `docs/reframe-report.schema.json` checks it.
public struct JSONReport: Sendable {
  /// Grows when a reader of the previous version could go wrong; new members alone do not raise it.
  public static let schemaVersion = 1

  private let changes: ChangeSet
  private let command: String
  private let toolVersion: String
  private let transforms: [String]
  private let outcome: [JSONValue.Member]
  private let comparison: BaselineComparison?

  /// - Parameter transforms: the ids in the order of the catalogue.
  public init(
    _ changes: ChangeSet, command: String, toolVersion: String, transforms: [String], baseline: BaselineReport? = nil
  ) {
    self.init(
      changes, command: command, toolVersion: toolVersion, transforms: transforms,
      outcome: baseline.map { [.init("baseline", $0.json)] } ?? [], comparison: baseline?.comparison)
  }

  /// The report of an `apply`, with the files it wrote and the batch they are.
  public init(
    applying changes: ChangeSet, written: [FileID], batch: Int?, commit: String?, toolVersion: String, transforms: [String]
  ) {
    self.init(
      changes, command: "apply", toolVersion: toolVersion, transforms: transforms,
      outcome: [
        .init("written", .array(written.map { .string($0.path) })), .init("batch", batch.map { .int($0) } ?? .null),
        .init("commit", commit.map { .string($0) } ?? .null),
      ])
  }

  private init(
    _ changes: ChangeSet, command: String, toolVersion: String, transforms: [String], outcome: [JSONValue.Member],
    comparison: BaselineComparison? = nil
  ) {
    self.changes = changes
    self.command = command
    self.toolVersion = toolVersion
    self.transforms = transforms
    self.outcome = outcome
    self.comparison = comparison
  }

  /// The report as UTF-8.
  public func formatted() -> [UInt8] { value.formatted() }

  /// The report as a value.
  public var value: JSONValue {
    let accepted = Set(changes.accepted.map(\.id))
    let members: [JSONValue.Member] = [
      .init("schemaVersion", .int(Self.schemaVersion)),
      .init("tool", .record(("name", .string("reframe")), ("version", .string(toolVersion)))),
      .init("command", .string(command)),
      .init("totals", totals),
      .init("launches", .array(changes.launches.map(json))),
      .init("changes", .array(changes.allChanges.map { json($0, isAccepted: accepted.contains($0.id)) })),
      .init("findings", .array(changes.findings.map(json))),
      .init("conflicts", .array(changes.conflicts.map(json))),
      .init("problems", .array(changes.problems.map(json))),
    ]
    return .object(members + outcome)
  }

  private var totals: JSONValue {
    let totals = Totals(changes, order: transforms)
    return .record(
      ("filesRead", .int(changes.filesRead)),
      ("filesParsed", .int(changes.filesParsed)),
      ("suppressed", .int(changes.suppressed)),
      ("accepted", .int(changes.accepted.count)),
      ("safe", .int(totals[.safe])),
      ("needsReview", .int(totals[.review])),
      ("manual", .int(totals[.manual])),
      ("conflicts", .int(changes.conflicts.count)),
      ("problems", .int(changes.problems.count)),
      ("byTransform", .array(totals.rows.map(json)))
    )
  }

  private func json(_ row: Totals.Row) -> JSONValue {
    func counts(_ level: Level) -> JSONValue {
      let sorted = (row.reasons[level] ?? [:]).sorted { $0.key < $1.key }
      return .object(sorted.map { .init($0.key.text, .int($0.value)) })
    }
    return .record(
      ("transform", .string(row.transform)), ("safe", .int(row[.safe])), ("needsReview", .int(row[.review])),
      ("manual", .int(row[.manual])), ("doubts", counts(.review)), ("reasons", counts(.manual)))
  }

  private func json(_ change: Change, isAccepted: Bool) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("id", .string(change.id)), .init("transform", .string(change.transform)),
      .init("safety", .string(change.safety.rawValue)), .init("accepted", .bool(isAccepted)),
      .init("message", .string(change.message)),
    ]
    let tail: [JSONValue.Member] = [
      .init("scope", .string(change.record.scope)), .init("doubts", .codes(change.doubts)),
      .init("notes", .codes(change.notes)), .init("record", json(change.record)), .init("edits", json(change.edits)),
      .init("creations", json(change.creations)),
    ]
    return .object(head + place(change.anchor) + tail + evidence(of: change.id) + novelty(id: change.id, at: change.anchor))
  }

  private func json(_ finding: Finding) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("id", .string(finding.id)), .init("transform", .string(finding.transform)),
      .init("reason", .string(finding.reason.text)), .init("message", .string(finding.message)),
    ]
    let tail: [JSONValue.Member] = [.init("scope", .string(finding.scope)), .init("notes", .codes(finding.notes))]
    return .object(head + place(finding.anchor) + tail + evidence(of: finding.id) + novelty(id: finding.id, at: finding.anchor))
  }

  /// What is known of the place; nothing where it was not asked for, or where the place is in no source file.
  private func evidence(of id: String) -> [JSONValue.Member] {
    changes.evidence[id].map { [.init("evidence", json($0))] } ?? []
  }

  private func json(_ evidence: PlaceEvidence) -> JSONValue {
    func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    return .record(
      ("targets", list(evidence.targets)), ("deploymentTarget", .string(evidence.deploymentTarget)),
      ("type", evidence.type.map { .string($0) } ?? .null), ("role", .string(evidence.role)),
      ("member", evidence.member.map { .string($0) } ?? .null), ("phase", .string(evidence.phase)),
      ("calls", .array(evidence.calls.map(json))), ("closures", list(evidence.closures)), ("providers", list(evidence.providers)))
  }

  private func json(_ step: PlaceEvidence.Step) -> JSONValue {
    .record(
      ("name", .string(step.name)), ("file", step.file.map { .string($0.path) } ?? .null), ("line", step.line.map { .int($0) } ?? .null))
  }

  /// Whether a baseline has the place; nothing when there is none.
  private func novelty(id: String, at anchor: Anchor) -> [JSONValue.Member] {
    comparison.map { [.init("isNew", .bool($0.isNew(id: id, at: anchor)))] } ?? []
  }

  private func place(_ anchor: Anchor) -> [JSONValue.Member] {
    [
      .init("file", .string(anchor.file.path)), .init("line", .int(anchor.line)),
      .init("column", .int(anchor.column)), .init("range", .range(anchor.range)),
    ]
  }

  private func json(_ record: ChangeRecord) -> JSONValue {
    .record(
      ("scope", .string(record.scope)), ("oldDependency", .string(record.oldDependency)),
      ("newDependency", .string(record.newDependency)), ("trigger", .string(record.trigger)),
      ("update", .string(record.update)), ("preserved", .string(record.preserved)),
      ("verify", .string(record.verify)))
  }

  private func json(_ batch: EditBatch) -> JSONValue {
    .array(
      batch.files.flatMap { file in
        (batch.edits[file] ?? []).map {
          .record(
            ("file", .string(file.path)), ("range", .range($0.range)), ("replacement", .string($0.replacement)))
        }
      })
  }

  private func json(_ creations: [FileID: String]) -> JSONValue {
    .array(creations.sorted { $0.key < $1.key }.map { .record(("file", .string($0.key.path)), ("content", .string($0.value))) })
  }

  private func json(_ answer: LaunchAnswer) -> JSONValue {
    .record(
      ("app", .string(answer.app)), ("file", .string(answer.file.path)), ("launches", .bool(answer.launches)),
      ("message", .string(answer.message)), ("reason", answer.reason.map { .string($0.text) } ?? .null),
      ("change", answer.change.map { .string($0) } ?? .null))
  }

  private func json(_ conflict: Conflict) -> JSONValue {
    .record(
      ("kept", .string(conflict.kept)), ("deferred", .string(conflict.deferred)),
      ("file", .string(conflict.file.path)), ("range", .range(conflict.overlap)))
  }

  private func json(_ problem: FileProblem) -> JSONValue {
    .record(
      ("file", .string(problem.file.path)), ("kind", .string(problem.kind.rawValue)),
      ("message", .string(problem.message)))
  }
}

extension JSONValue {
  static func record(_ members: (String, JSONValue)...) -> JSONValue {
    .object(members.map { Member($0.0, $0.1) })
  }

  fileprivate static func range(_ range: Range<Int>) -> JSONValue {
    .record(("start", .int(range.lowerBound)), ("end", .int(range.upperBound)))
  }

  fileprivate static func codes(_ codes: [ReasonCode]) -> JSONValue { .array(codes.map { .string($0.text) }) }
}
