import ChangeLog

/// How a scan stands beside its baseline, as a part of the reports.
public struct BaselineReport: Sendable {
  /// What became of the file.
  public enum Outcome: Sendable {
    /// It was only read.
    case compared
    case created
    case rewritten
    /// It was to be written and holds just that already.
    case current
  }

  let comparison: BaselineComparison
  private let name: String
  private let outcome: Outcome
  private let command: String

  /// - Parameter name: the file, as it was named.
  /// - Parameter command: what would write it, to be copied.
  public init(_ comparison: BaselineComparison, name: String, outcome: Outcome, command: String) {
    self.comparison = comparison
    self.name = name
    self.outcome = outcome
    self.command = command
  }

  // MARK: Text

  /// How many places are known and how many are not; nothing when there is no place.
  func summary(style: TextStyle) -> [String] {
    guard !comparison.places.isEmpty else { return [] }
    let known = comparison.known
    let new = comparison.new.count
    let those = known == 0 ? "No place is" : "\(counted(known, "place")) \(known == 1 ? "is" : "are")"
    let others = new == 0 ? "none is new" : "\(grouped(new)) \(new == 1 ? "is" : "are") new"
    let sentence = "\(those) in the baseline \(name.escapedForTerminal), \(others)."
    return [wrap(sentence, width: style.width).joined(separator: "\n")]
  }

  /// Where counts rose or fell, what is gone, and what was written.
  func differences(style: TextStyle) -> [String] {
    var blocks: [String] = []
    if !comparison.rises.isEmpty { blocks.append(list("More than in the baseline", comparison.rises, style)) }
    if !comparison.falls.isEmpty { blocks.append(list("Fewer than in the baseline", comparison.falls, style)) }
    let gone = comparison.gone
    if gone > 0 { blocks.append("\(counted(gone, "place")) of the baseline \(gone == 1 ? "is" : "are") gone.") }
    let total = counted(comparison.updated.total, "place")
    switch outcome {
    case .compared: break
    case .created, .rewritten: blocks.append("Wrote \(name.escapedForTerminal): \(total).")
    case .current: blocks.append("\(name.escapedForTerminal) is current: \(total).")
    }
    return blocks
  }

  private func list(_ title: String, _ differences: [BaselineComparison.Difference], _ style: TextStyle) -> String {
    let rows = differences.map { ("\($0.before) -> \($0.now)", $0.area.words) }
    return style.paint(title, .bold) + "\n" + columns(rows, style: style)
  }

  /// Writing the baseline anew, where something is gained and it would not be refused.
  var steps: [(String, String)] {
    guard outcome == .compared, comparison.gone > 0, comparison.rises.isEmpty else { return [] }
    return [(command, comparison.new.isEmpty ? "keeps the gain" : "takes the new for the gone")]
  }

  // MARK: JSON

  /// The member `baseline` of the report for programs.
  var json: JSONValue {
    .record(
      ("file", .string(name)),
      ("written", .bool(outcome == .created || outcome == .rewritten)),
      ("known", .int(comparison.known)),
      ("gone", .int(comparison.gone)),
      (
        "new",
        .array(comparison.new.map { .record(("id", .string($0.id)), ("fingerprint", .string($0.entry.fingerprint))) })
      ),
      ("rises", .array(comparison.rises.map(json))),
      ("falls", .array(comparison.falls.map(json)))
    )
  }

  private func json(_ difference: BaselineComparison.Difference) -> JSONValue {
    .record(
      ("transform", .string(difference.area.transform)), ("folder", .string(difference.area.folder)),
      ("before", .int(difference.before)), ("now", .int(difference.now)))
  }
}

extension BaselineArea {
  /// `screen-bounds in Sources/App`.
  public var words: String { "\(transform) in \(folder.isEmpty ? "the root" : folder)".escapedForTerminal }
}
