/// A batch in a line of `reframe log`.
public struct LogEntry: Sendable, Equatable {
  /// What became of a batch.
  public enum State: String, Sendable, CaseIterable {
    case applied
    case undone
    /// Some of its changes were undone.
    case partlyUndone = "partly undone"
    /// Its verification failed.
    case takenBack = "taken back"
  }

  public let number: Int
  /// ISO 8601, UTC.
  public let date: String
  public let title: String
  public let changes: Int
  public let files: Int
  public let state: State
  /// The commit that holds it.
  public let commit: String?

  public init(number: Int, date: String, title: String, changes: Int, files: Int, state: State, commit: String? = nil) {
    self.number = number
    self.date = date
    self.title = title
    self.changes = changes
    self.files = files
    self.state = state
    self.commit = commit
  }
}

/// A date for people, like `2026-02-03 10:15 UTC`, of one in ISO 8601 and UTC.
public func shownDate(_ date: String) -> String {
  let parts = date.split(separator: "T", maxSplits: 1)
  guard parts.count == 2, parts[1].hasSuffix("Z") else { return date }
  return "\(parts[0]) \(parts[1].prefix(5)) UTC"
}

/// What `reframe log` prints: the batches, newest first.
public struct LogReport: Sendable {
  private let entries: [LogEntry]

  public init(_ entries: [LogEntry]) {
    self.entries = entries.sorted { $0.number > $1.number }
  }

  // MARK: Text

  /// A table within the style's width; what does not fit in a title goes on below it.
  public func text(style: TextStyle) -> String {
    guard let newest = entries.first else { return "No batches yet.\n" }
    let rows = entries.map(Row.init)
    let widths = Self.titles.indices.map { column in
      max(Self.titles[column].count, rows.map { $0.cells[column].displayWidth }.max() ?? 0)
    }
    // The title takes what the others leave, and at least enough for a word.
    let others = widths.reduce(0, +) - widths[Row.title] + 2 * (widths.count - 1)
    let room = min(widths[Row.title], max(12, style.width - others))
    var lines = [style.paint(Self.line(Self.titles, widths, title: room), .bold)]
    for row in rows { lines += row.lines(widths, title: room, style: style) }
    lines += ["", hint(newest)]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What to type next; of undoing only when there is something to undo.
  private func hint(_ newest: LogEntry) -> String {
    let show = "'reframe log \(newest.number)' shows one of them"
    guard let last = entries.first(where: { [.applied, .partlyUndone].contains($0.state) && $0.changes > 0 }) else { return show + "." }
    return "\(show), 'reframe undo \(last.number)' takes \(last.number == newest.number ? "it" : "batch \(last.number)") back."
  }

  private static let titles = ["No.", "Date", "Title", "Changes", "Files", "State", "Commit"]

  /// One batch in the columns of the table.
  private struct Row {
    static let title = 2
    static let numbers: Set<Int> = [0, 3, 4]
    static let state = 5

    let cells: [String]
    let rendition: TextStyle.Rendition

    init(_ entry: LogEntry) {
      cells = [
        String(entry.number), shownDate(entry.date).escapedForTerminal, entry.title.escapedForTerminal, grouped(entry.changes),
        grouped(entry.files), entry.state.rawValue, String((entry.commit ?? "").escapedForTerminal.prefix(7)),
      ]
      rendition = entry.state == .applied ? .green : .dim
    }

    func lines(_ widths: [Int], title room: Int, style: TextStyle) -> [String] {
      let title = fitted(cells[Row.title], width: room)
      var first = cells
      first[Row.title] = title[0]
      let indent = String(repeating: " ", count: widths[0] + 2 + widths[1] + 2)
      return [LogReport.line(first, widths, title: room) { $0 == Row.state ? style.paint($1, rendition) : $1 }]
        + title.dropFirst().map { indent + $0 }
    }
  }

  /// - Parameter paint: gets each cell with its column once its width is settled.
  private static func line(
    _ cells: [String], _ widths: [Int], title room: Int, paint: (Int, String) -> String = { $1 }
  ) -> String {
    let padded = cells.enumerated().map { column, cell -> String in
      let space = String(repeating: " ", count: max(0, (column == Row.title ? room : widths[column]) - cell.displayWidth))
      let painted = paint(column, cell)
      return Row.numbers.contains(column) ? space + painted : painted + space
    }
    return trimmedEnd(padded.joined(separator: "  "))
  }

  // MARK: Markdown

  /// The same as a Markdown table.
  public func markdown() -> [UInt8] {
    var page = MarkdownWriter(capacity: 100 * (entries.count + 2))
    page.raw("| \(Self.titles.joined(separator: " | ")) |\n|\(Self.titles.indices.map { Row.numbers.contains($0) ? "---:|" : "---|" }.joined())\n")
    for row in entries.map(Row.init) {
      for cell in row.cells {
        page.raw("| ")
        page.escaped(cell)
        page.raw(" ")
      }
      page.raw("|\n")
    }
    return page.bytes
  }

  // MARK: JSON

  /// The same for programs.
  public func json(toolVersion: String) -> JSONValue {
    .object([
      .init("schemaVersion", .int(JSONReport.schemaVersion)),
      .init("tool", .object([.init("name", .string("reframe")), .init("version", .string(toolVersion))])),
      .init("command", .string("log")),
      .init("batches", .array(entries.map(Self.json))),
    ])
  }

  private static func json(_ entry: LogEntry) -> JSONValue {
    .object([
      .init("number", .int(entry.number)), .init("date", .string(entry.date)), .init("title", .string(entry.title)),
      .init("changes", .int(entry.changes)), .init("files", .int(entry.files)),
      .init("state", .string(entry.state.rawValue)), .init("commit", entry.commit.map { .string($0) } ?? .null),
    ])
  }
}
