import SourceEdits

/// What `reframe scan` prints: totals, then every place by file, then what to do next.
public struct ScanReport: Sendable {
  private let changes: ChangeSet
  private let totals: Totals
  private let style: TextStyle
  private let arguments: String
  private let baseline: BaselineReport?
  private let ofApps: Set<String>

  /// - Parameter transforms: the ids in the order of the catalogue.
  /// - Parameter arguments: what follows the command in the commands that are suggested, like ` Sources/App`.
  /// - Parameter ofApps: the ids of the transforms that look at whole apps; what they say comes first.
  /// - Parameter baseline: when there is one, only what it does not have is listed.
  public init(
    _ changes: ChangeSet, transforms: [String], ofApps: Set<String> = [], style: TextStyle, arguments: String = "",
    baseline: BaselineReport? = nil
  ) {
    self.ofApps = ofApps
    self.changes = changes
    totals = Totals(changes, order: transforms)
    self.style = style
    self.arguments = arguments
    self.baseline = baseline
  }

  /// The whole report, a line ending at its end.
  public func text() -> String {
    var blocks = [wrap(heading, width: style.width).joined(separator: "\n")]
    if let launches = LaunchReport(changes, style: style).text() { blocks.append(launches) }
    blocks += filesAndPlaces { ofApps.contains($0.transform) }
    if totals.all > 0 { blocks.append(table) }
    if let baseline { blocks += baseline.summary(style: style) }
    blocks += filesAndPlaces { !ofApps.contains($0.transform) }
    if let baseline { blocks += baseline.differences(style: style) }
    if !changes.conflicts.isEmpty { blocks.append(conflicts) }
    if !changes.problems.isEmpty { blocks.append(ProblemList(changes.problems, style: style).text()) }
    let steps = NextSteps(steps + (baseline?.steps ?? []))
    blocks.append(steps.text(style: style) ?? "Nothing to do.")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let places = totals.all == 0 ? "no legacy geometry" : counted(totals.all, "place")
    let files = Set(changes.places.map(\.anchor.file)).count
    var line = totals.all == 0 ? "\(counted(changes.filesRead, "file")) read, \(places)" :
      "\(places) in \(counted(files, "file")), of \(grouped(changes.filesRead)) read"
    if changes.suppressed > 0 { line += "; \(grouped(changes.suppressed)) switched off by comments" }
    return line
  }

  // MARK: Totals

  private var table: String {
    let codes = totals.rows.flatMap { $0.reasons.values.flatMap { $0.keys.map { $0.text.count + 2 } } }
    let first = max(24, (totals.rows.map(\.transform.count) + codes).max() ?? 0)
    let title = "".padded(first) + Level.allCases.map { paint($0.rawValue.leading(8), $0) }.joined()
    var lines = [title]
    for row in totals.rows {
      lines.append(style.paint(row.transform.padded(first), .bold) + cells { row[$0] })
      for (code, counts) in reasons(of: row) {
        lines.append("  " + code.text.padded(first - 2) + cells { counts[$0] ?? 0 })
      }
    }
    if totals.rows.count > 1 { lines.append("all".padded(first) + cells { totals[$0] }) }
    return lines.map(trimmedEnd).joined(separator: "\n")
  }

  private func cells(_ count: (Level) -> Int) -> String {
    Level.allCases.map { level in
      let number = count(level)
      return (number == 0 ? "" : grouped(number)).leading(8)
    }.joined()
  }

  /// The reasons of a row, most frequent first.
  private func reasons(of row: Totals.Row) -> [(ReasonCode, [Level: Int])] {
    var byCode: [ReasonCode: [Level: Int]] = [:]
    for (level, counts) in row.reasons {
      for (code, count) in counts { byCode[code, default: [:]][level] = count }
    }
    return byCode.sorted {
      let a = $0.value.values.reduce(0, +)
      let b = $1.value.values.reduce(0, +)
      return (-a, $0.key) < (-b, $1.key)
    }.map { ($0.key, $0.value) }
  }

  // MARK: Places

  private func filesAndPlaces(_ isWanted: (Place) -> Bool) -> [String] {
    var blocks: [String] = []
    let places = changes.places.filter { isWanted($0) && (baseline?.comparison.isNew(id: $0.id, at: $0.anchor) ?? true) }
    var start = 0
    while start < places.count {
      var end = start
      while end < places.count, places[end].anchor.file == places[start].anchor.file { end += 1 }
      let path = places[start].anchor.file.path.escapedForTerminal
      let list = PlaceList(Array(places[start..<end]), style: style)
      blocks.append(([style.paint(path, .bold)] + list.lines()).joined(separator: "\n"))
      start = end
    }
    return blocks
  }

  private var conflicts: String {
    let lines = changes.conflicts.map {
      "  \($0.file.path.escapedForTerminal): \($0.deferred) waits for \($0.kept), which it overlaps"
    }
    return ([style.paint("Overlaps, tried again on the next run", .bold)] + lines).joined(separator: "\n")
  }

  private func paint(_ text: String, _ level: Level) -> String { style.paint(text, level.rendition) }

  // MARK: Next

  private var steps: [(String, String)] {
    let accepted = changes.accepted.count
    if accepted > 0 {
      let noun = changes.accepted.allSatisfy { $0.safety == .safe } ? "safe change" : "change"
      return [
        ("reframe diff\(arguments)", "shows the \(accepted == 1 ? noun : counted(accepted, noun))"),
        ("reframe apply\(arguments)", "writes \(accepted == 1 ? "it" : "them")"),
      ]
    }
    let offered = changes.offered.count
    if offered > 0 {
      let what = offered == 1 ? "change" : counted(offered, "change")
      return [("reframe diff --include needs-review\(arguments)", "shows the \(what) to look at")]
    }
    guard let reason = totals.mostFrequentReason else { return [] }
    return [("reframe explain \(reason)", "says what would unlock the most frequent reason")]
  }
}

extension Level {
  var rendition: TextStyle.Rendition {
    switch self {
    case .safe: .green
    case .review: .yellow
    case .manual: .red
    }
  }
}

func trimmedEnd(_ line: String) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return line
}
