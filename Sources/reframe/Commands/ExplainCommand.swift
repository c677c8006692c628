import Engine
import Reports
import SourceEdits
import TransformKit
import Transforms
import Workspace

/// `reframe explain`: the page of a transform or a reason, or what is known of a line.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let style = invocation.terminal.style(try Configuration(invocation.arguments.settings).color)
    let topics = invocation.arguments.operands
    if let place = invocation.arguments.settings[.at]?.values.last {
      guard topics.isEmpty else { throw Failure.usage("'explain --at' takes no transform and no reason beside the place") }
      invocation.output.write(try report(on: place, invocation))
      return .done
    }
    guard let topic = topics.first else {
      invocation.output.write(TopicList(style: style).text())
      return .done
    }
    guard topics.count == 1 else { throw Failure.usage("'explain' takes one transform or reason at a time") }
    invocation.output.write(try page(of: topic, style: style))
    return .done
  }

  /// What is known of `FILE:LINE`.
  private static func report(on place: String, _ invocation: Invocation) throws -> String {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]), line > 0 else {
      throw Failure.usage("'--at \(place)' names no line", hint: "Write it as a path, a colon and a number: --at App/Home.swift:42")
    }
    let path = String(place[..<colon])
    let (configuration, checkout) = try invocation.configure(paths: [path])
    guard let file = try checkout.relativePaths(of: [path]).first.map({ FileID($0) }), SourceLanguage(of: file) != nil else {
      throw Failure.usage("'\(path)' is no file of Swift or Objective-C")
    }
    let result = try invocation.run(configuration, in: checkout) { $0.explains = .line(line, of: file) }
    guard let evidence = result.changes.explained else {
      let problem = result.changes.problems.first { $0.file == file }?.message
      throw Failure.usage(problem ?? "there is no code on line \(line) of '\(path)'")
    }
    func isThere(_ anchor: Anchor) -> Bool { anchor.file == file && anchor.line == line }
    return PlaceReport(
      place, evidence, changes: (result.changes.accepted + result.changes.offered).filter { isThere($0.anchor) },
      findings: result.changes.findings.filter { isThere($0.anchor) }, style: invocation.terminal.style(configuration.color)
    ).text()
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
