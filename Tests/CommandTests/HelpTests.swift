import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  private let anywhere = FileManager.default.temporaryDirectory

  @Test("overall: every command, the exit codes, and nothing that is not there")
  func overall() throws {
    let result = try Reframe.run("--help", in: anywhere)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for command in ["scan", "diff", "apply", "review", "explain", "transforms", "help"] {
      #expect(result.text.contains("\n  \(command) "))
    }
    #expect(result.text.contains("Exit codes:\n  0  done\n"))
  }

  @Test(
    "of a command: usage, flags, examples, in 80 columns",
    arguments: ["scan", "diff", "apply", "run", "log", "undo", "review", "explain", "transforms", "help"])
  func command(name: String) throws {
    let result = try Reframe.run(name, "--help", in: anywhere)
    #expect(result.status == 0)
    #expect(result.text.contains("\nUsage: reframe \(name)"))
    #expect(result.text.contains("\nExamples:\n  reframe \(name)"))
    #expect(result.text.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(try Reframe.run("help", name, in: anywhere).text == result.text)
    #expect(try Reframe.run(name, "-h", in: anywhere).text == result.text)
  }

  @Test("of a command: the exit codes that it can end with")
  func exitCodes() throws {
    func codes(_ name: String) throws -> [String] {
      let parts = try Reframe.run(name, "--help", in: anywhere).text.components(separatedBy: "\nExit codes:\n")
      guard parts.count == 2 else { return [] }
      let lines = parts[1].components(separatedBy: "\n\n")[0].split(separator: "\n")
      return lines.compactMap { $0.firstMatch(of: /^ {2}([0-9n+]+) {2}/).map { String($0.output.1) } }
    }
    for name in ["scan", "diff", "apply", "review", "undo"] { #expect(try codes(name) == ["0", "1", "2", "3", "4"], "\(name)") }
    #expect(try codes("run") == ["0", "1", "2", "3", "4", "128+n"])
    #expect(try codes("log") == ["0", "2", "3", "4"])
    for name in ["explain", "transforms", "help"] { #expect(try codes(name) == [], "\(name)") }
    #expect(try Reframe.run("undo", "--help", in: anywhere).text.contains("\n  1  with --merge: some changes were left"))
  }

  @Test("explain prints the page of a reason")
  func explainReason() throws {
    let result = try Reframe.run("explain", "weak-self-optional", in: anywhere)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("weak-self-optional  self is weak and not unwrapped here\n\n"))
    #expect(result.text.contains("What unlocks it\n"))
  }

  @Test("explain prints the page of a transform, and every code it names has one")
  func explainTransform() throws {
    let list = try Reframe.run("transforms", in: anywhere, environment: ["COLUMNS": "200"]).text
    for line in list.split(separator: "\n") {
      let id = String(try #require(line.split(separator: " ").first))
      let page = try Reframe.run("explain", id, in: anywhere)
      #expect(page.status == 0)
      #expect(page.text.hasPrefix("\(id)  "))
      let codes = page.text.components(separatedBy: "Reasons and notes it gives\n").dropFirst().joined()
      for code in codes.matches(of: /(?m)^  ([a-z0-9-]+)/).map(\.output.1) {
        #expect(try Reframe.run("explain", String(code), in: anywhere).status == 0, "\(id) gives \(code)")
      }
    }
  }

  @Test("explain prints both pages where a reason is called like its transform", arguments: ["requires-full-screen", "pad-orientations"])
  func explainBoth(topic: String) throws {
    let text = try Reframe.run("explain", topic, in: anywhere).text
    #expect(text.hasPrefix("\(topic)  ") && text.contains("\n\n\(topic)  "))
    #expect(text.contains("Reasons and notes it gives\n"))
    #expect(text.contains("By hand\n1. "))
  }

  @Test("explain without a topic lists them")
  func topics() throws {
    let result = try Reframe.run("explain", in: anywhere)
    #expect(result.status == 0)
    #expect(result.text.contains("\n  screen-bounds "))
    #expect(result.text.contains("\n  unsafe-phase "))
  }
}
