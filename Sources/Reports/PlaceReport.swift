import SourceEdits

/// What `reframe explain --at` prints: what is known of a place, and what was missing for a change there.
public struct PlaceReport: Sendable {
  private let place: String
  private let evidence: PlaceEvidence
  private let changes: [Change]
  private let findings: [Finding]
  private let style: TextStyle

  /// - Parameters:
  ///   - place: The file and line as they were named.
  ///   - changes: Those on the line.
  ///   - findings: Those on the line.
  public init(_ place: String, _ evidence: PlaceEvidence, changes: [Change], findings: [Finding], style: TextStyle) {
    self.place = place
    self.evidence = evidence
    self.changes = changes
    self.findings = findings
    self.style = style
  }

  /// The report as text, which ends with a line break.
  public func text() -> String {
    let blocks = [style.paint(place, .bold), columns(rows, style: style)] + changes.map(block) + findings.map(block)
    return blocks.joined(separator: "\n\n") + "\n" + (changes.isEmpty && findings.isEmpty ? "\nNothing is reported on this line.\n" : "")
  }

  private var rows: [(String, String)] {
    let targets = evidence.targets.isEmpty ? "none that a project file tells of" : evidence.targets.joined(separator: ", ")
    var rows = [
      ("target", targets), ("runs on", "iOS \(evidence.deploymentTarget) and later"),
      ("type", evidence.type.map { "\($0), \(evidence.role)" } ?? "none"), ("member", evidence.member ?? "none"),
      ("phase", Self.words[evidence.phase] ?? evidence.phase),
    ]
    rows += evidence.calls.enumerated().map { index, step in (index == 0 ? "because" : "", (index == 0 ? "" : "← ") + words(step)) }
    rows += evidence.closures.enumerated().map { index, closure in (index == 0 ? "closures" : "", closure) }
    rows += evidence.providers.enumerated().map { index, provider in (index == 0 ? "can ask" : "", provider) }
    return rows
  }

  private func words(_ step: PlaceEvidence.Step) -> String {
    guard let file = step.file else { return step.name }
    return "\(step.name) (\(file)\(step.line.map { ":\($0)" } ?? ""))"
  }

  private static let words = [
    "beforeGeometry": "before there is a size", "live": "while the view is laid out and on screen",
    "beforeTransition": "while a new size is announced and the old one still holds", "frozen": "once, for a value that is kept",
    "afterwards": "after the view has left its window", "unknown": "not known",
  ]

  // MARK: Results

  private func block(_ change: Change) -> String {
    let level = change.safety == .safe ? "safe" : "review"
    let missing = change.doubts.isEmpty ? ["Nothing is missing."] : change.doubts.map(missing)
    return ([style.paint("\(level)  \(change.transform)", .bold), "  " + change.message] + missing.map { "  " + $0 }).joined(separator: "\n")
  }

  private func block(_ finding: Finding) -> String {
    [style.paint("manual  \(finding.transform)", .bold), "  " + finding.message, "  " + missing(finding.reason)].joined(separator: "\n")
  }

  private func missing(_ code: ReasonCode) -> String {
    let title = ReasonPages.page(for: code)?.title ?? "no page"
    return "missing: \(title) [\(code.text)]; 'reframe explain \(code.text)' says what would unlock it"
  }
}
