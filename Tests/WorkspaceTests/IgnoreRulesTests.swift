import Testing

@testable import Workspace

@Suite struct IgnoreRulesTests {
  @Test(arguments: [
    ("*.swift", "a/b.swift", true), ("/b.swift", "a/b.swift", false), ("a/*.swift", "a/b.swift", true),
    ("a/*.swift", "x/a/b.swift", false), ("**/b.swift", "b.swift", true), ("a/**/b.swift", "a/b.swift", true),
    ("a/**", "a/x/y", true), ("a/**", "a", false), ("a/*/c", "a/b/b/c", false), ("[a-c].txt", "b.txt", true),
    ("[!a-c].txt", "b.txt", false), ("\\#a", "#a", true), ("\\!a", "!a", true), ("a\\ ", "a ", true), ("a ", "a", true),
    ("[[:digit:]]*", "7up", true), ("[]a]", "]", true), ("[a", "[a", false), ("a?c", "a/c", false), ("x/a?c", "x/a/c", false),
    ("a\\", "a\\", false), ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 4000), false),
  ])
  func oneRule(pattern: String, path: String, ignores: Bool) {
    let rules = IgnoreRules(Array(pattern.utf8))
    #expect((rules.verdict(on: Array(path.utf8)[...], isFolder: false) == true) == ignores)
  }

  @Test func theLastRuleThatMatchesDecides() {
    let rules = IgnoreRules(Array("*.swift\n!keep.swift\n# no rule\n\nkeep.swift/\n".utf8))
    #expect(rules.verdict(on: Array("a.swift".utf8)[...], isFolder: false) == true)
    #expect(rules.verdict(on: Array("keep.swift".utf8)[...], isFolder: false) == false)
    #expect(rules.verdict(on: Array("keep.swift".utf8)[...], isFolder: true) == true)
    #expect(rules.verdict(on: Array("a.txt".utf8)[...], isFolder: false) == nil)
  }

  @Test func windowsLineEndingsAndAByteOrderMarkAreNoPartOfARule() {
    let rules = IgnoreRules([0xEF, 0xBB, 0xBF] + Array("a.swift\r\nb.swift\r\n".utf8))
    #expect(rules.ignores(Array("a.swift".utf8)[...], isFolder: false))
    #expect(rules.ignores(Array("b.swift".utf8)[...], isFolder: false))
  }

  /// The walk and git must agree on generated trees with generated rules.
  @Test(arguments: UInt64(1)...12)
  func theWalkListsWhatGitDoesNotIgnore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder(git: true)
    let folders = try Self.fill(folder, &random)
    for place in folders where place.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      let rules = (0..<Int.random(in: 1...7, using: &random)).map { _ in Self.rule(&random) }
      try folder.write(place + ".gitignore", rules.joined(separator: "\n"))
    }
    let output = try folder.run("git", "ls-files", "-z", "--others", "--exclude-standard")
    let expected = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(".c") }
    let selection = FileSelection(extensions: ["c"], scopes: [[]], excludes: [])
    let listing = FolderWalk.listing(root: folder.path, selection: selection)
    #expect(listing.files.map(\.path) == expected.sorted())
    #expect(listing.problems.isEmpty)
  }

  /// Single rules against `git check-ignore`, which also knows files that do not exist.
  @Test(arguments: UInt64(1)...6)
  func singleRulesMeanWhatTheyMeanToGit(seed: UInt64) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    let folder = try TemporaryFolder(git: true)
    let paths = try Self.paths(&random)
    for _ in 0..<25 {
      let rule = Self.rule(&random)
      try folder.write(".gitignore", rule + "\n")
      let input = paths.joined(separator: "\0").utf8 + [0]
      let output = try folder.run("git", "check-ignore", "-z", "--no-index", "--stdin", input: Array(input), accepts: 0...1)
      let ignored = Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      let rules = IgnoreRules(Array((rule + "\n").utf8))
      for path in paths {
        #expect(rules.ignores(Array(path.utf8)[...], isFolder: false) == ignored.contains(path), "\(rule) on \(path)")
      }
    }
  }

  private static let names = ["a", "b", "ab", "foo", "foob", "B", "a-b", "[a]", "a b", "é", "b.c", "a.c", "foo.c", "!a.c", "#b.c"]

  private static func fill(_ folder: TemporaryFolder, _ random: inout SeededGenerator) throws -> [String] {
    var folders = [""]
    for _ in 0..<14 {
      let parent = folders.randomElement(using: &random)!
      let name = ["a", "b", "ab", "foo", "foob", "a b", "é"].randomElement(using: &random)!
      if parent.utf8.count < 20, !folders.contains(parent + name + "/") { folders.append(parent + name + "/") }
    }
    for place in folders {
      for name in ["a.c", "b.c", "foo.c", "ab.c", "!a.c", "#b.c", "a b.c", "é.c"] where Bool.random(using: &random) {
        try folder.write(place + name, "x")
      }
    }
    return folders
  }

  private static func paths(_ random: inout SeededGenerator) throws -> [String] {
    (0..<60).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in names.randomElement(using: &random)! }.joined(separator: "/")
    }
  }

  private static func rule(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "b", "foo", "*", "**", "?", ".c", "/", "/", "/**/", "**/", "/**", "[ab]", "[!a]", "[a-f]", "\\", "é", "a b", "*.c",
      "[[:alpha:]]", "[", "]", "-", "B", "***", "[]-]",
    ]
    var rule = Int.random(in: 0..<6, using: &random) == 0 ? "!" : ""
    if Int.random(in: 0..<8, using: &random) == 0 { rule += "\\" }
    for _ in 0..<Int.random(in: 1...4, using: &random) { rule += pieces.randomElement(using: &random)! }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: rule += "/"
    case 1: rule += "  "
    case 2: rule += "\r"
    default: break
    }
    return rule
  }
}
