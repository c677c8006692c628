import Foundation
import Testing

@Suite("The list of transforms")
struct TransformsTests {
  private let anywhere = FileManager.default.temporaryDirectory

  private func ids() throws -> [String] {
    try Reframe.run("transforms", in: anywhere, environment: ["COLUMNS": "200"]).text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  @Test("the page has every transform in order, with safety, examples and reasons")
  func markdown() throws {
    let result = try Reframe.run("transforms", "--format", "markdown", in: anywhere)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.hasPrefix("# Transforms\n\n"))
    let sections = result.text.components(separatedBy: "\n## ").dropFirst()
    #expect(sections.map { String($0.prefix { $0 != "\n" }) } == (try ids()))
    for section in sections {
      #expect(section.contains("\n### Safety\n\n"))
      #expect(section.contains("\n```swift\n"))
      #expect(section.contains("\n### Reasons and notes\n\n- `"))
    }
  }

  @Test("the page shows code as code, without the marks of the tests, and keeps apostrophes")
  func prose() throws {
    let page = try Reframe.run("transforms", "--format=markdown", in: anywhere).text
    #expect(page.contains("`UIScreen.main.bounds` is the size of a display, not of the app's window."))
    #expect(page.contains("header.frame.size.width = UIScreen.main.bounds.width\n"))
    #expect(page.contains("\n- `unsafe-phase`: the code runs before the container has its size\n"))
    #expect(page.contains("so this stays (`static-context`):\n\n```swift\n"))
    #expect(!page.contains("↓"))
  }

  @Test("Transforms/README.md is that page; Scripts/docs writes it")
  func isCurrent() throws {
    let page = try Reframe.run("transforms", "--format", "markdown", in: anywhere).text
    let file = try String(contentsOf: Repository.file("Transforms/README.md"), encoding: .utf8)
    #expect(file == page, "run Scripts/docs")
  }

  @Test("JSON has the same")
  func json() throws {
    let result = try Reframe.run("transforms", "--format", "json", in: anywhere)
    let report = try JSONDecoder().decode(Report.self, from: result.output)
    #expect(report.schemaVersion == 1)
    #expect(report.command == "transforms")
    #expect(report.transforms.map(\.id) == (try ids()))
    for transform in report.transforms {
      #expect(!transform.summary.isEmpty && !transform.safety.isEmpty)
      #expect(transform.codes.filter(\.title.isEmpty).map(\.code) == [])
      #expect(!transform.examples.isEmpty)
    }
    let kept = try #require(report.transforms.first { $0.id == "screen-bounds" }?.examples.first { $0.after == nil })
    #expect(kept.reason == "static-context")
    #expect(!kept.before.contains("↓"))
  }

  @Test(
    "each command has its own formats",
    arguments: [
      (["transforms", "--format", "markdwn"], "'markdwn' is none of 'text', 'markdown', 'json'; did you mean 'markdown'?"),
      (["scan", "--format", "markdown"], "'markdown' is none of 'text', 'json'"),
      (["explain", "--format", "json"], "'explain' takes no --format"),
    ])
  func wrongFormat(arguments: [String], message: String) throws {
    let result = try Reframe.run(Reframe.executable, arguments, in: anywhere)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(result.text == "")
  }

  @Test("help shows the formats of the command")
  func help() throws {
    #expect(try Reframe.run("transforms", "--help", in: anywhere).text.contains("--format <text|markdown|json>"))
    #expect(try Reframe.run("scan", "--help", in: anywhere).text.contains("--format <text|json>"))
  }
}

private struct Report: Decodable {
  struct Transform: Decodable {
    struct Code: Decodable { let code, title: String }
    struct Example: Decodable {
      let title, before: String
      let after, reason: String?
    }

    let id, title, summary, safety, addedIn: String
    let codes: [Code]
    let examples: [Example]
  }

  let schemaVersion: Int
  let command: String
  let transforms: [Transform]
}
