import SourceEdits

/// What `reframe explain` says of a transform.
public struct TransformPage: Sendable {
  /// A small before and after.
  public struct Example: Sendable {
    let title: String
    let before: String
    let after: String?
    let reason: ReasonCode?

    /// `↓` in `before` marks the place; `after` is nil when the code stays.
    public init(title: String, before: String, after: String?, reason: ReasonCode?) {
      self.title = title
      self.before = before
      self.after = after
      self.reason = reason
    }

    /// `before` without the mark.
    var plainBefore: String { before.filter { $0 != "↓" } }
  }

  let id: String
  let title: String
  let summary: String
  let safety: String
  let addedIn: String
  let codes: [ReasonCode]
  let examples: [Example]

  public init(
    id: String, title: String, summary: String, safety: String, addedIn: String, codes: [ReasonCode],
    examples: [Example]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.safety = safety
    self.addedIn = addedIn
    self.codes = codes
    self.examples = examples
  }

  /// The page laid out for a terminal.
  public func text(style: TextStyle) -> String {
    var blocks = [
      "\(style.paint(id, .bold))  \(title) (since \(addedIn))",
      paragraphs(summary, style),
      style.paint("Safety", .bold) + "\n" + paragraphs(safety, style),
    ]
    blocks += examples.map { text(of: $0, style: style) }
    if !codes.isEmpty {
      let rows = codes.sorted().map { ($0.text, ReasonPages.page(for: $0)?.title ?? "") }
      blocks.append(style.paint("Reasons and notes it gives", .bold) + "\n" + columns(rows, style: style))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func text(of example: Example, style: TextStyle) -> String {
    var head = "Example: \(example.title)"
    if let reason = example.reason { head += " [\(reason)]" }
    var lines = wrap(head, width: style.width)
    lines[0] = style.paint(lines[0], .bold)
    let before = example.plainBefore.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let after = example.after?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) else {
      return (lines + before.map { trimmedEnd("    \($0)") }).joined(separator: "\n")
    }
    return (lines + Self.difference(before, after, style: style)).joined(separator: "\n")
  }

  /// The lines of both with `-` and `+` before those that only one side has.
  private static func difference(_ before: [String], _ after: [String], style: TextStyle) -> [String] {
    let changes = after.difference(from: before)
    let removed = Set(changes.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
    let inserted = Set(changes.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append(style.paint("  - \(before[old])", .red))
        old += 1
      } else if new < after.count, inserted.contains(new) {
        lines.append(style.paint("  + \(after[new])", .green))
        new += 1
      } else {
        lines.append(trimmedEnd("    \(before[old])"))
        old += 1
        new += 1
      }
    }
    return lines
  }

  private func paragraphs(_ text: String, _ style: TextStyle) -> String {
    text.split(separator: "\n\n").map { wrap(String($0), width: style.width).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}
