import SourceEdits

/// What `reframe transforms` says: all transforms on one page.
public struct TransformsPage: Sendable {
  private let transforms: [TransformPage]

  /// - Parameter transforms: in the order of the catalogue.
  public init(_ transforms: [TransformPage]) { self.transforms = transforms }

  /// One line for each, laid out for a terminal.
  public func list(style: TextStyle) -> String {
    columns(transforms.map { ($0.id, $0.title) }, style: style) + "\n"
  }

  /// The page in Markdown: `Scripts/docs` writes it to `Transforms/README.md`.
  public func markdown() -> String {
    let head = """
      # Transforms

      What each transform does, when it is safe, and every reason it can give. They stand in the order in which they take
      precedence. `reframe explain REASON` says more of a reason. `Scripts/docs` writes this page from the sources
      beside it; do not edit it.
      """
    let contents = transforms.map { "- [\($0.id)](#\($0.id)): \(prose($0.title))" }.joined(separator: "\n")
    return ([head, contents] + transforms.flatMap(markdownBlocks)).joined(separator: "\n\n") + "\n"
  }

  private func markdownBlocks(_ transform: TransformPage) -> [String] {
    var blocks = [
      "## \(transform.id)",
      "**\(prose(transform.title))** (since \(transform.addedIn))",
      wrapped(transform.summary),
      "### Safety",
      wrapped(transform.safety),
    ]
    if !transform.examples.isEmpty { blocks.append("### Examples") }
    blocks += transform.examples.flatMap(markdownBlocks)
    if !transform.codes.isEmpty {
      let rows = transform.codes.sorted().map { "- `\($0)`: \(prose(ReasonPages.page(for: $0)?.title ?? ""))" }
      blocks += ["### Reasons and notes", rows.joined(separator: "\n")]
    }
    return blocks
  }

  private func markdownBlocks(_ example: TransformPage.Example) -> [String] {
    let title = prose(example.title.prefix(1).uppercased() + example.title.dropFirst())
    guard let after = example.after else {
      let reason = example.reason.map { " (`\($0)`)" } ?? ""
      return ["\(title), so this stays\(reason):", code(example.plainBefore)]
    }
    let review = example.reason.map { " Needs review: `\($0)`." } ?? ""
    return ["\(title).\(review) Before:", code(example.plainBefore), "After:", code(after)]
  }

  /// The same for programs.
  public func json(toolVersion: String) -> JSONValue {
    .object([
      .init("schemaVersion", .int(JSONReport.schemaVersion)),
      .init("tool", .object([.init("name", .string("reframe")), .init("version", .string(toolVersion))])),
      .init("command", .string("transforms")),
      .init("transforms", .array(transforms.map(json))),
    ])
  }

  private func json(_ transform: TransformPage) -> JSONValue {
    let codes = transform.codes.sorted().map { code in
      JSONValue.object([
        .init("code", .string(code.text)), .init("title", .string(ReasonPages.page(for: code)?.title ?? "")),
      ])
    }
    return .object([
      .init("id", .string(transform.id)), .init("title", .string(transform.title)),
      .init("summary", .string(transform.summary)), .init("safety", .string(transform.safety)),
      .init("addedIn", .string(transform.addedIn)), .init("codes", .array(codes)),
      .init("examples", .array(transform.examples.map(json))),
    ])
  }

  private func json(_ example: TransformPage.Example) -> JSONValue {
    .object([
      .init("title", .string(example.title)), .init("before", .string(example.plainBefore)),
      .init("after", example.after.map { .string($0) } ?? .null),
      .init("reason", example.reason.map { .string($0.text) } ?? .null),
    ])
  }
}

// MARK: Markdown

private func code(_ source: String) -> String { "```swift\n\(source)\n```" }

private func wrapped(_ text: String) -> String {
  text.split(separator: "\n\n").map { wrap(prose(String($0)), width: 120).joined(separator: "\n") }
    .joined(separator: "\n\n")
}

/// The text with `'code'` as Markdown's code, and nothing else that Markdown would take for its own.
///
/// A quotation opens where no word ends and closes where none begins, so the apostrophe of "the app's" is none.
private func prose(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  var last: Character = " "
  while let character = rest.popFirst() {
    if character == "'", !last.isWord, let end = rest.closingQuote {
      result += "`\(rest[..<end])`"
      rest = rest[rest.index(after: end)...]
      last = "`"
      continue
    }
    result += "\\*_<>`[]".contains(character) ? "\\\(character)" : String(character)
    last = character
  }
  return result
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}

extension Substring {
  /// The first apostrophe that no letter or digit follows.
  fileprivate var closingQuote: Index? {
    indices.first { self[$0] == "'" && !(self[index(after: $0)...].first?.isWord ?? false) }
  }
}
