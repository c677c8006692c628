import Foundation
import Testing

/// What is in `.reframe/` may be damaged, or made by somebody else: a checkout can come with it.
@Suite("hostile and damaged state")
struct StateAttackTests {
  /// A checkout with a batch, and a folder beside it that nobody may touch.
  private struct Scene {
    let checkout: TemporaryCheckout
    let outside: TemporaryCheckout
    let batch = ".reframe/batches/0001-safe-changes"
    private let before: (sources: Snapshot, outside: Snapshot)

    init() throws {
      outside = try TemporaryCheckout(["Gallery.swift": TemporaryCheckout.gallery, "journal-replacing.json": "{}"], git: false)
      try FileManager.default.createDirectory(at: outside.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
      checkout = try TemporaryCheckout()
      try FileManager.default.createSymbolicLink(
        at: checkout.folder.appendingPathComponent("Elsewhere"), withDestinationURL: outside.folder)
      #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
      before = (try Snapshot(checkout.folder).sources, try Snapshot(outside.folder))
    }

    func url(_ path: String) -> URL { checkout.folder.appendingPathComponent(path) }

    /// Runs a command that has to be refused with a sentence, and touches nothing.
    @discardableResult
    func refused(_ command: String, _ name: String, codes: [Int32] = [2, 4]) throws -> String {
      let result = try Reframe.run(Reframe.executable, command.split(separator: " ").map(String.init), in: checkout.folder)
      #expect(codes.contains(result.status), "\(name), \(command): \(result.status) \(result.text)\(result.errors)")
      #expect(result.errors.contains("reframe: ") && !result.errors.contains("Fatal"), "\(name), \(command): \(result.errors)")
      try untouched("\(name), \(command)")
      return result.errors
    }

    func untouched(_ name: String) throws {
      #expect(try Snapshot(checkout.folder).sources == before.sources, "\(name)")
      #expect(try Snapshot(outside.folder) == before.outside, "\(name)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: outside.folder.path).sorted() == ["Gallery.swift", "empty", "journal-replacing.json"],
        "\(name)")
    }

    /// Runs the body while a file of ours holds something else.
    func with(_ text: String, at path: String, _ body: () throws -> Void) throws {
      let earlier = FileManager.default.contents(atPath: url(path).path)
      try checkout.write(text, to: path)
      try body()
      try FileManager.default.removeItem(at: url(path))
      if let earlier { try earlier.write(to: url(path)) }
    }
  }

  private static let garbage = ["", "{", "null", "[]", "{}", "no JSON", String(repeating: "[", count: 100_000), "{\"schemaVersion\": 1}", "{\"schemaVersion\": 7}"]

  @Test("journals", arguments: ["preparing", "replacing", "closing", "reverting"])
  func journals(phase: String) throws {
    let scene = try Scene()
    let path = ".reframe/journal-\(phase).json"
    for text in Self.garbage {
      try scene.with(text, at: path) {
        for command in ["scan", "diff", "apply", "log", "undo"] {
          let words = try scene.refused(command, text)
          #expect(words.contains("'\(path)' is "))
        }
      }
    }
    let id = String(repeating: "a", count: 40)
    let steps = [
      "\"path\": \"../outside.swift\", \"new\": \".reframe-1.new\"", "\"path\": \"/etc/outside\", \"old\": \".reframe-1.old\"",
      "\"path\": \".git/config\", \"old\": \".reframe-1.old\"", "\"path\": \"App/Gallery.swift\", \"new\": \"Alerts.swift\"",
      "\"path\": \"App/Gallery.swift\", \"new\": \".reframe-/../Alerts.swift\"", "\"path\": \"App/Gallery.swift\", \"old\": \"Gallery.swift\"",
      "\"path\": \"App/Gallery.swift\", \"old\": \".reframe-\\u0000\"", "\"path\": \"App/Gallery.swift\", \"before\": \"zz\"",
      "\"path\": \"App/Gallery.swift\", \"after\": \"\(id)a\"", "\"path\": 1", "\"new\": \".reframe-1.new\"",
    ]
    for step in steps {
      try scene.with("{\"schemaVersion\": 1, \"title\": \"x\", \"steps\": [{\(step)}]}", at: path) {
        for command in ["scan", "undo"] { try scene.refused(command, step) }
      }
    }
  }

  @Test("a journal reaches nothing that is behind a link", arguments: ["preparing", "replacing", "closing", "reverting"])
  func links(phase: String) throws {
    let scene = try Scene()
    try scene.with(
      """
      {"schemaVersion": 1, "title": "x", "folders": ["Elsewhere/empty", "Elsewhere"],
       "steps": [{"path": "Elsewhere/Gallery.swift", "new": ".reframe-1.new", "after": "\(String(repeating: "a", count: 40))"}]}
      """, at: ".reframe/journal-\(phase).json"
    ) {
      // Where nothing could have been written there is nothing to take back.
      _ = try Reframe.run("scan", in: scene.checkout.folder)
      try scene.untouched(phase)
      try? scene.checkout.write("", to: ".reframe/journal-\(phase).json")
    }
  }

  @Test("records of batches and of undoing them")
  func records() throws {
    let scene = try Scene()
    let record = try scene.checkout.read("\(scene.batch)/batch.json")
    let id = #/"before" : "[0-9a-f]{40}"/#
    var damaged = Self.garbage + [
      record.replacing(#/"start" : \d+/#, with: "\"start\" : -1"), record.replacing(#/"end" : \d+/#, with: "\"end\" : 0"),
      record.replacing(#/"start" : \d+/#, with: "\"start\" : 9223372036854775807"),
      record.replacing(#/"end" : \d+/#, with: "\"end\" : 9223372036854775807"), record.replacing(id, with: "\"before\" : \"zz\""),
      record.replacing("App/Gallery.swift", with: "../Gallery.swift"), record.replacing("App/Gallery.swift", with: ".git/config"),
    ]
    damaged += stride(from: 1, to: record.utf8.count - 2, by: 211).map { String(record.prefix($0)) }
    for text in damaged {
      try scene.with(text, at: "\(scene.batch)/batch.json") {
        for command in ["undo", "undo --merge"] { try scene.refused(command, text) }
        let log = try Reframe.run("log", "1", in: scene.checkout.folder)
        #expect([0, 2, 4].contains(log.status), "\(text): \(log.status) \(log.errors)")
      }
    }
    for text in Self.garbage {
      try scene.with(text, at: "\(scene.batch)/undone-1.json") {
        for command in ["undo", "log"] { try scene.refused(command, text) }
      }
      try scene.with(text, at: ".reframe/trial.json") {
        for command in ["scan", "apply", "undo", "log"] { try scene.refused(command, text) }
      }
    }
    // What a batch says that it took away has to be what comes back.
    try scene.with(record.replacing("\"removed\" : \"UIScreen.main.bounds\"", with: "\"removed\" : \"UIScreen.main.bouncy\""), at: ".reframe/trial.json") {
      let words = try scene.refused("scan", "a trial")
      #expect(words.contains("does not say what 'App/Gallery.swift' was"))
    }
    #expect(try Reframe.run("undo", in: scene.checkout.folder).status == 0)
  }

  @Test("patches that undo --merge reads")
  func patches() throws {
    let scene = try Scene()
    let edited = try scene.checkout.read("App/Gallery.swift") + "// more\n"
    try scene.checkout.write(edited, to: "App/Gallery.swift")
    let patch = try scene.checkout.read("\(scene.batch)/changes.patch")
    let numbers = ["-1", "0", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "", "x"]
    var damaged = numbers.flatMap { number in
      ["@@ -\(number),\(number) +\(number),\(number) @@", "@@ -5,\(number) +5,7 @@", "@@ -\(number),7 +5,7 @@", "@@ -5,7 +5,\(number) @@"].map {
        patch.replacing(#/@@ [-+,0-9 ]+ @@/#, with: $0)
      }
    }
    damaged += ["", "\n", "@@", "+++ b/App/Gallery.swift\n@@ -1 +1 @@\n", "\\ No newline at end of file\n"]
    damaged += stride(from: 0, to: patch.utf8.count, by: 53).map { String(patch.prefix($0)) }
    for text in damaged {
      try scene.with(text, at: "\(scene.batch)/changes.patch") {
        let result = try Reframe.run("undo", "--merge", in: scene.checkout.folder)
        #expect([0, 1, 2, 4].contains(result.status), "\(text): \(result.status) \(result.errors)")
        let now = try scene.checkout.read("App/Gallery.swift")
        #expect(now == (result.status == 0 ? TemporaryCheckout.gallery + "// more\n" : edited), "\(text): \(now)")
        if now != edited {
          try scene.checkout.write(edited, to: "App/Gallery.swift")
          try FileManager.default.removeItem(at: scene.url("\(scene.batch)/undone-1.json"))
        }
      }
    }
  }

  @Test("a state folder that is something else")
  func folders() throws {
    let scene = try Scene()
    let keeper = FileManager.default
    let state = scene.url(".reframe")
    let kept = scene.url(".git/kept")
    try keeper.moveItem(at: state, to: kept)
    try keeper.createSymbolicLink(at: state, withDestinationURL: scene.outside.folder)
    for command in ["scan", "apply --include needs-review --allow-dirty", "undo", "log"] { try scene.refused(command, "a link") }
    try keeper.removeItem(at: state)
    try Data("file".utf8).write(to: state)
    for command in ["apply --include needs-review --allow-dirty", "undo"] { try scene.refused(command, "a file") }
    #expect(try Reframe.run("scan", in: scene.checkout.folder).status == 0)
    try keeper.removeItem(at: state)
    try keeper.moveItem(at: kept, to: state)

    for name in ["batches", "lock", ".gitignore"] {
      let place = scene.url(".reframe/\(name)")
      try keeper.moveItem(at: place, to: kept)
      for target in ["Gallery.swift", "empty", "nothing"] {
        try keeper.createSymbolicLink(at: place, withDestinationURL: scene.outside.folder.appendingPathComponent(target))
        let result = try Reframe.run("apply", "--include", "needs-review", "--allow-dirty", in: scene.checkout.folder)
        if name == ".gitignore" {
          #expect(result.status == 0, "\(target): \(result.errors)")
          #expect(try Reframe.run("undo", in: scene.checkout.folder).status == 0)
        } else {
          #expect([3, 4].contains(result.status) && result.errors.contains("reframe: "), "\(name) to \(target): \(result.status) \(result.errors)")
        }
        try scene.untouched("\(name) to \(target)")
        try keeper.removeItem(at: place)
      }
      try keeper.moveItem(at: kept, to: place)
    }
  }

  @Test("folders of batches with absurd names")
  func names() throws {
    let scene = try Scene()
    for name in ["9223372036854775807-x", "99999999999999999999999-x", "0002-link", "0003", "0x7"] {
      try FileManager.default.createDirectory(at: scene.url(".reframe/batches/\(name)"), withIntermediateDirectories: true)
    }
    try FileManager.default.removeItem(at: scene.url(".reframe/batches/0002-link"))
    try FileManager.default.createSymbolicLink(at: scene.url(".reframe/batches/0002-link"), withDestinationURL: scene.outside.folder)
    #expect(try Reframe.run("apply", "--include", "needs-review", "--allow-dirty", in: scene.checkout.folder).status == 0)
    #expect(try Snapshot(scene.checkout.folder).batches == [1: true, 4: true])
    #expect(try Reframe.run("undo", in: scene.checkout.folder).status == 0)
    try scene.untouched("names")
  }
}
