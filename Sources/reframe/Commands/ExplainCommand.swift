import Reports
import SourceEdits
import TransformKit
import Transforms

/// `reframe explain`: the page of a transform or a reason.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let style = invocation.terminal.style(try Configuration(invocation.arguments.settings).color)
    let topics = invocation.arguments.operands
    guard let topic = topics.first else {
      invocation.output.write(TopicList(style: style).text())
      return .done
    }
    guard topics.count == 1 else { throw Failure.usage("'explain' takes one transform or reason at a time") }
    invocation.output.write(try page(of: topic, style: style))
    return .done
  }

  private static func page(of topic: String, style: TextStyle) throws -> String {
    // A few reasons are called like the transform that gives them.
    let pages = [transformPage(of: topic, style: style), reasonPage(of: topic, style: style)].compactMap { $0 }
    if !pages.isEmpty { return pages.joined(separator: "\n") }
    let known = TransformCatalogue.ids + ReasonPages.all.map(\.code.text)
    let question = Suggestion.question(for: topic, among: known)
    throw Failure.usage(
      "there is no transform and no reason '\(topic)'" + (question.map { "; \($0)" } ?? ""),
      hint: "'reframe explain' lists them all.")
  }

  private static func transformPage(of topic: String, style: TextStyle) -> String? {
    TransformCatalogue.all.first { $0.metadata.id == topic }.map { TransformPage($0).text(style: style) }
  }

  private static func reasonPage(of topic: String, style: TextStyle) -> String? {
    guard let page = ReasonPages.page(for: ReasonCode(topic)) else { return nil }
    let users = TransformCatalogue.all.filter { $0.metadata.codes.contains(page.code) }.map { $0.metadata.id }
    guard !users.isEmpty else { return page.text(style: style) }
    let footer = wrap("Given by \(users.joined(separator: ", ")).", width: style.width)
    return page.text(style: style) + "\n" + footer.joined(separator: "\n") + "\n"
  }
}

extension TransformPage {
  init(_ transform: any Transform.Type) {
    let metadata = transform.metadata
    self.init(
      id: metadata.id, title: metadata.title, summary: metadata.summary, safety: metadata.safety,
      addedIn: metadata.addedIn, codes: metadata.codes,
      examples: transform.examples.map {
        Example(title: $0.title, before: $0.before, after: $0.after, reason: $0.reason)
      })
  }
}

/// What can be explained.
private struct TopicList {
  let style: TextStyle

  func text() -> String {
    let transforms = TransformCatalogue.all.map { ($0.metadata.id, $0.metadata.title) }
    let reasons = ReasonPages.all.sorted { $0.code < $1.code }.map { ($0.code.text, $0.title) }
    return style.paint("Transforms", .bold) + "\n" + columns(transforms, style: style) + "\n\n"
      + style.paint("Reasons and notes", .bold) + "\n" + columns(reasons, style: style) + "\n"
  }
}
