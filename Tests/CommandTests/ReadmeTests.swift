import Foundation
import Testing

/// This repository, as far as tests read it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}

@Suite("README.md")
struct ReadmeTests {
  private let readme: String

  init() throws { readme = try String(contentsOf: Repository.file("README.md"), encoding: .utf8) }

  /// The code blocks of a language.
  private func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "\n```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] + "\n" }
  }

  /// The lines of the shell blocks that begin with `start`.
  private func commands(_ start: String) -> [String] {
    blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0.hasPrefix(start) }
  }

  @Test("the diffs are what the tool prints, one of each language")
  func diff() throws {
    var kinds: Set<String> = []
    for shown in blocks("diff") {
      let path = try #require(shown.firstMatch(of: /\n\+\+\+ b\/(.*)/)?.output.1)
      kinds.insert(URL(fileURLWithPath: String(path)).pathExtension)
      let result = try Reframe.run("diff", String(path), in: Repository.root)
      #expect(result.status == 0)
      // The file's name depends on where this checkout lies.
      #expect(hunks(result.text) == hunks(shown))
    }
    #expect(kinds == ["swift", "m"])
  }

  private func hunks(_ diff: String) -> [String] {
    Array(diff.components(separatedBy: "\n").drop { !$0.hasPrefix("@@") })
  }

  @Test("the answers about launches, and the change that is shown, are what the tool prints")
  func launches() throws {
    let apps = try TemporaryCheckout(apps: ["swift-programmatic", "flutter", "already-migrated", "deliveries"])
    let scan = try Reframe.run("scan", in: apps.folder)
    let answers = try #require(blocks("text").first { $0.hasPrefix("$ reframe scan\n") })
    #expect(scan.text.contains("\n\n" + answers.dropFirst("$ reframe scan\n".count) + "\n"), "\(scan.text)")

    let one = try TemporaryCheckout(apps: ["swift-programmatic"])
    let diff = try Reframe.run("diff", "--only", "scene-life-cycle", in: one.folder)
    let shown = try #require(blocks("text").first { $0.hasPrefix("$ reframe diff --only scene-life-cycle\n") })
    // Lines are left out, none are made up.
    var rest = diff.text.components(separatedBy: "\n")[...]
    for line in shown.components(separatedBy: "\n").dropFirst() {
      let place = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(place + 1)...]
    }
  }

  @Test("every command works as written, on a copy of the small app")
  func reframeCommands() throws {
    let lines = commands("reframe ")
    #expect(lines.count > 8)
    for line in lines {
      let copy = try TemporaryCheckout([:], git: false)
      try FileManager.default.copyItem(
        at: Repository.file("Fixtures/LegacyApp"), to: copy.folder.appendingPathComponent("App"))
      // The migration that is shown, and a stand-in for what verifies it.
      try copy.write(try #require(blocks("json5").first), to: "migration.json")
      try copy.write("#!/bin/sh\n", to: "bin/xcodebuild")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: copy.folder.appendingPathComponent("bin/xcodebuild").path)
      try copy.git("init", "--quiet")
      try copy.git("config", "user.name", "Test")
      try copy.git("config", "user.email", "test@example.com")
      try copy.commit()
      // What looks at batches needs one.
      if ["log", "undo"].contains(line.split(separator: " ")[1]) { try Reframe.run("apply", "--quiet", in: copy.folder) }
      let script = "set -euo pipefail; PATH=$PWD/bin:$PATH; reframe() { \"$REFRAME\" \"$@\"; }\n\(line)"
      let result = try Reframe.shell(script, in: copy.folder)
      #expect(result.status == 0, "\(line)\n\(result.errors)")
    }
  }

  @Test("docs/review-session.txt is what a review says; README.md shows its beginning")
  func reviewSession() throws {
    let session = try Reframe.run(
      Repository.file("Scripts/review-session"), [Reframe.executable.path], in: Repository.root)
    #expect(session.status == 0, "\(session.errors)")
    let kept = try String(contentsOf: Repository.file("docs/review-session.txt"), encoding: .utf8)
    #expect(kept == session.text, "run Scripts/docs")
    let shown = try #require(blocks("text").first { $0.contains("$ reframe review") })
    #expect(kept.hasPrefix(shown))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count > 20)
  }

  @Test("every script and every linked file is there")
  func files() throws {
    for script in commands("Scripts/").compactMap({ $0.split(separator: " ").first }) {
      #expect(FileManager.default.isExecutableFile(atPath: Repository.file(String(script)).path), "\(script)")
    }
    let links = readme.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }
    #expect(links.count > 10)
    for link in links where !link.contains("://") {
      #expect(FileManager.default.fileExists(atPath: Repository.file(link).path), "\(link)")
    }
  }

  @Test("every code it mentions has a page")
  func codes() throws {
    for code in readme.matches(of: /(?:review|person): `([a-z-]+)`/).map({ String($0.output.1) }) {
      #expect(try Reframe.run("explain", code, in: Repository.root).status == 0, "\(code)")
    }
  }
}
