import SourceEdits

/// What `reframe explain` says of a reason, doubt or note.
public struct ReasonPage: Sendable {
  public let code: ReasonCode
  /// A few words.
  public let title: String
  /// What is wrong, or what to know.
  public let wrong: String
  /// A few lines of code that get this code.
  public let example: String
  /// The one fact or edit that would unlock the change.
  public let unlock: String
  /// What a person does instead, in order; none where the unlocking edit is all there is.
  public let steps: [Step]
  /// What to know of one change, in half a sentence; nil where the title and the first sentence say it.
  public let brief: String?

  init(
    _ code: ReasonCode, _ title: String, wrong: String, example: String, unlock: String, steps: [Step] = [], brief: String? = nil
  ) {
    self.code = code
    self.title = title
    self.wrong = wrong
    self.example = example
    self.unlock = unlock
    self.steps = steps
    self.brief = brief
  }

  /// The page laid out for a terminal.
  public func text(style: TextStyle) -> String {
    let code = self.code.text
    let head = style.paint(code, .bold) + wrap(title, width: style.width, indent: 2, firstIndent: code.count + 2)
      .joined(separator: "\n").dropFirst(code.count)
    var blocks = [
      head,
      paragraph(wrong, style),
      example.split(separator: "\n", omittingEmptySubsequences: false).map { trimmedEnd("    \($0)") }
        .joined(separator: "\n"),
      style.paint("What unlocks it", .bold) + "\n" + paragraph(unlock, style),
    ]
    if !steps.isEmpty { blocks.append(style.paint("By hand", .bold) + "\n" + numbered(style).joined(separator: "\n\n")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func numbered(_ style: TextStyle) -> [String] {
    steps.enumerated().map { index, step in step.text(number: index + 1, width: style.width) }
  }

  private func paragraph(_ text: String, _ style: TextStyle) -> String {
    wrap(text, width: style.width).joined(separator: "\n")
  }
}

/// The page of every code. A code that a transform gives and that has no page fails a test.
public enum ReasonPages {
  /// All pages, by topic.
  public static let all: [ReasonPage] =
    ReasonPage.phases + ReasonPage.contexts + ReasonPage.expressions + ReasonPage.meanings + ReasonPage.windows
    + ReasonPage.branches + ReasonPage.orientation + ReasonPage.sceneGeometry + ReasonPage.observers + ReasonPage.surroundings + ReasonPage.objectiveC
    + ReasonPage.scenes + ReasonPage.launches + ReasonPage.frameworks + ReasonPage.appDelegates + ReasonPage.appWindows
    + ReasonPage.manifests + ReasonPage.projectFiles + ReasonPage.targets

  /// The page of a code.
  public static func page(for code: ReasonCode) -> ReasonPage? { byCode[code] }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}
