import Foundation
import SourceEdits
import Testing

@testable import reframe

@Suite("The file of a migration")
struct MigrationFileTests {
  private func read(_ text: String) throws -> Migration {
    try MigrationFile.migration(
      in: Array(text.utf8), shownAs: "migration.json", transforms: ["screen-bounds", "screen-scale", "key-window"])
  }

  /// The sentence that reading the text must fail with, and what follows it.
  private func complaint(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return (error as? Failure)?.message
    }
  }

  @Test("a batch needs no more than a name")
  func defaults() throws {
    let migration = try read(#"{batches: [{name: "all"}]}"#)
    #expect(migration.onFailure == .stop)
    #expect(
      migration.batches == [
        MigrationBatch(
          name: "all", transforms: nil, paths: ["."], levels: [.safe], exclude: [], verify: nil, commit: false,
          onFailure: .stop, maxRuns: 50)
      ])
  }

  @Test("everything that can be said, with comments, single quotes and trailing commas")
  func everything() throws {
    let migration = try read(
      """
      {
        // Unless a batch says otherwise.
        onFailure: 'skip',
        batches: [
          {
            name: "Größen zuerst",
            transforms: ["screen-bounds", 'screen-scale',],
            paths: ["App//Views/", "./Lib/./Cells"],
            levels: ["safe", "needs-review"],
            exclude: "Legacy/",
            verify: { command: "make \\
      test", timeLimit: 2.5 },
            commit: true,
            onFailure: "bisect",
            maxRuns: 12,
          },
          { name: "windows", transforms: "key-window", paths: "./", verify: "make test", commit: false },
        ],
      }
      """)
    #expect(migration.onFailure == .skip)
    #expect(
      migration.batches == [
        MigrationBatch(
          name: "Größen zuerst", transforms: ["screen-scale", "screen-bounds"], paths: ["App/Views", "Lib/Cells"],
          levels: [.safe, .needsReview], exclude: ["Legacy/"], verify: .init(command: "make test", timeLimit: 2.5),
          commit: true, onFailure: .bisect, maxRuns: 12),
        MigrationBatch(
          name: "windows", transforms: ["key-window"], paths: ["."], levels: [.safe], exclude: [],
          verify: .init(command: "make test", timeLimit: 600), commit: false, onFailure: .skip, maxRuns: 50),
      ])
  }

  @Test(
    "mistakes of the whole file",
    arguments: [
      ("", "migration.json:1:1: a value is missing at the end"),
      ("{batches: [}", "migration.json:1:12: a value is expected"),
      (#"[{name: "a"}]"#, #"migration.json: an object with "batches" is expected"#),
      ("{}", #"migration.json: "batches" is missing; a migration is a list of them"#),
      (
        "{\n  batchs: []\n}", #"migration.json:2: "batchs" is no key of a migration; did you mean 'batches'?"#
      ),
      ("{batches: [], batches: []}", #"migration.json:1: "batches" is there twice"#),
      ("{batches: []}", #"migration.json:1: "batches" is an empty list"#),
      (#"{batches: {name: "a"}}"#, #"migration.json:1: "batches" is a list"#),
      ("{batches: [\n\n  'bounds'\n]}", #"migration.json:3: a batch is an object with a "name""#),
      ("{batches: [\n  {},\n]}", #"migration.json:2: a batch needs a "name""#),
      (
        "{\n batches: [{name: 'a'}],\n onFailure: 'stopp'}",
        #"migration.json:3: "onFailure": 'stopp' is none of 'stop', 'skip', 'bisect'; did you mean 'stop'?"#
      ),
      (
        "{batches: [\n  {name: 'a'},\n  {name: 'b'},\n  {\n    name: 'a'},\n]}",
        #"migration.json:5: "name": the batch in line 2 is called 'a', too"#
      ),
    ])
  func wholeFile(text: String, message: String) { #expect(complaint(text) == message) }

  // Each stands in line 3, after the name in line 2.
  @Test(
    "mistakes in a batch",
    arguments: [
      ("nam: 'b'", #""nam" is no key of a batch; did you mean 'name'?"#),
      ("name: 'b'", #""name" is there twice"#),
      ("transforms: []", #""transforms" is an empty list"#),
      ("transforms: ['screen-bonds']", #""transforms": there is no transform 'screen-bonds'; did you mean 'screen-bounds'?"#),
      ("transforms: 'zebra'", #""transforms": there is no transform 'zebra'"#),
      ("transforms: 3", #""transforms" is a list of strings"#),
      ("transforms: [true]", #""transforms" is a list of strings"#),
      ("paths: '/App'", #""paths": '/App' is absolute; paths start at the root of the checkout"#),
      ("paths: ['App/../../Lib']", #""paths": 'App/../../Lib' climbs; paths lead down from the root of the checkout"#),
      ("paths: ['App/..']", #""paths": 'App/..' climbs; paths lead down from the root of the checkout"#),
      ("paths: []", #""paths" is an empty list"#),
      ("paths: ['']", #""paths" is empty"#),
      (#"paths: ["App\u0000"]"#, #""paths" cannot hold a NUL"#),
      ("levels: ['manual']", #""levels": 'manual' is none of 'safe', 'needs-review'"#),
      ("levels: 'saef'", #""levels": 'saef' is none of 'safe', 'needs-review'; did you mean 'safe'?"#),
      ("levels: []", #""levels" is an empty list"#),
      ("exclude: {}", #""exclude" is a list of strings"#),
      ("verify: true", #""verify" is a command, or an object with "command" and "timeLimit""#),
      ("verify: ['make', 'test']", #""verify" is a command, or an object with "command" and "timeLimit""#),
      ("verify: ' '", #""verify" is empty"#),
      ("verify: {}", #""verify" needs a "command""#),
      ("verify: {command: 3}", #""command" is a string"#),
      (
        "verify: {command: 'make', timelimit: 3}",
        #""timelimit" is no key of "verify"; did you mean 'timeLimit'?"#
      ),
      ("verify: {command: 'make', timeLimit: 0}", #""timeLimit" is a number of seconds above 0"#),
      ("verify: {command: 'make', timeLimit: '60'}", #""timeLimit" is a number of seconds above 0"#),
      ("verify: {command: 'make', timeLimit: 1e999}", #""timeLimit" is a number of seconds above 0"#),
      ("commit: 'yes'", #""commit" is true or false"#),
      ("onFailure: 'bisect'", #""onFailure": without a "verify" nothing can fail"#),
      (
        "verify: 'make', onFailure: 'ignore'",
        #""onFailure": 'ignore' is none of 'stop', 'skip', 'bisect'"#
      ),
      ("verify: 'make', onFailure: 'bisect', maxRuns: 0", #""maxRuns" is a whole number from 1"#),
      ("verify: 'make', onFailure: 'bisect', maxRuns: 2.5", #""maxRuns" is a whole number from 1"#),
      (
        "verify: 'make', maxRuns: 9",
        #""maxRuns": only a batch with a "verify" and "onFailure": "bisect" has more than one run"#
      ),
    ])
  func batch(content: String, message: String) {
    #expect(complaint("{batches: [{\n  name: 'a',\n  \(content)}]}") == "migration.json:3: \(message)")
  }

  @Test("a name is one line and says something", arguments: [
    ("''", #""name" is empty"#), (#""a\nb""#, #""name" is one line of text"#), (#""\u001b[2J""#, #""name" is one line of text"#),
    ("7", #""name" is a string"#),
  ])
  func name(text: String, message: String) {
    #expect(complaint("{batches: [{name: \(text)}]}") == "migration.json:1: \(message)")
  }

  @Test("a list names the line of the item that is wrong")
  func lineOfItem() {
    #expect(
      complaint("{batches: [{name: 'a', paths: [\n'App',\n'Lib',\n'/usr'\n]}]}")
        == #"migration.json:4: "paths": '/usr' is absolute; paths start at the root of the checkout"#)
  }

  @Test("the search of every batch may be bounded when the file says to bisect")
  func inheritedPolicy() throws {
    let migration = try read("{onFailure: 'bisect', batches: [{name: 'a', verify: 'make', maxRuns: 7}, {name: 'b'}]}")
    #expect(migration.batches.map(\.maxRuns) == [7, 50])
    #expect(migration.batches.map(\.onFailure) == [.bisect, .bisect])
  }

  @Test("the fingerprint is that of the content, however it is written")
  func sameFingerprint() throws {
    let plain = try read("{batches: [{name: 'a', transforms: ['key-window', 'screen-scale'], paths: ['B', 'A'], verify: 'make'}]}")
    let spelled = try read(
      """
      { "batches": [ { "verify": {"timeLimit": 600, "command": "make"}, // later
        "commit": false, "levels": ["safe"], "onFailure": "stop",
        "paths": ["./A/", "B//"], "transforms": ["screen-scale", "key-window", "key-window"], "name": "a" } ] }
      """)
    #expect(plain.batches[0].fingerprint == spelled.batches[0].fingerprint)
  }

  @Test("whatever changes the meaning changes the fingerprint")
  func otherFingerprints() throws {
    let contents = [
      "name: 'a'", "name: 'b'", "name: 'a', transforms: 'key-window'", "name: 'a', transforms: 'screen-scale'",
      "name: 'a', paths: 'A'", "name: 'a', paths: ['A', 'B']", "name: 'a', paths: 'A B'", "name: 'a', levels: 'needs-review'",
      "name: 'a', levels: ['safe', 'needs-review']", "name: 'a', exclude: 'A'", "name: 'a', exclude: ['A', '!B']",
      "name: 'a', exclude: ['!B', 'A']", "name: 'a', verify: 'make'", "name: 'a', verify: 'make '",
      "name: 'a', verify: {command: 'make', timeLimit: 60}", "name: 'a', verify: {command: 'make', timeLimit: 61}",
      "name: 'a', commit: true", "name: 'a', verify: 'make', onFailure: 'skip'",
      "name: 'a', verify: 'make', onFailure: 'bisect'", "name: 'a', verify: 'make', onFailure: 'bisect', maxRuns: 3",
    ]
    let fingerprints = try contents.map { try read("{batches: [{\($0)}]}").batches[0].fingerprint }
    #expect(Set(fingerprints).count == contents.count)
  }

  // `printf 'name 1\n1:a\n' | git hash-object --stdin`: a run that was stopped outlives an update of the tool.
  @Test("the fingerprint stays the same from version to version")
  func stableFingerprint() throws {
    #expect(try read("{batches: [{name: 'a'}]}").batches[0].fingerprint == "5f7d078ec92253ec550f45b574f0a6a071d880b0")
  }

  @Test("the documentation has every key, and its example is one")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/migration.md"), encoding: .utf8)
    let example = try #require(text.firstMatch(of: /```json5\n((?s:.*?))```/)?.output.1)
    #expect(try read(String(example)).batches.map(\.name) == ["scale", "sizes of cells"])
    for place in ["{zebra: 1}", "{batches: [{zebra: 1}]}", "{batches: [{name: 'a', verify: {zebra: 1}}]}"] {
      let hint = try #require(#expect(throws: Failure.self) { try read(place) }?.hint)
      let keys = try #require(hint.firstMatch(of: /The keys are (.*)\./)?.output.1).split(separator: ", ")
      #expect(keys.count > 1)
      for key in keys { #expect(text.contains("`\(key)`")) }
    }
  }
}
