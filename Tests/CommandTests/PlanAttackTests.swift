import Foundation
import Testing

/// A plan is data: whatever it says, nothing but the files of the checkout can be written, and only as a plan may.
@Suite("hostile and damaged plans")
struct PlanAttackTests {
  typealias JSON = [String: Any]

  /// A checkout with a plan of one change, and a folder beside it that nobody may touch.
  private struct Scene {
    let checkout: TemporaryCheckout
    let outside: TemporaryCheckout
    let plan: String
    private let before: (Snapshot, Snapshot, Snapshot)
    private let hooks: URL

    init() throws {
      outside = try TemporaryCheckout(["Gallery.swift": TemporaryCheckout.gallery], git: false)
      checkout = try TemporaryCheckout([
        "App/Gallery.swift": TemporaryCheckout.gallery, "App/Metrics.swift": TemporaryCheckout.metrics,
        "App/Alerts.swift": TemporaryCheckout.alerts,
      ])
      let keeper = FileManager.default
      try keeper.createSymbolicLink(
        at: checkout.folder.appendingPathComponent("Link.swift"), withDestinationURL: outside.folder.appendingPathComponent("Gallery.swift"))
      try keeper.createSymbolicLink(at: checkout.folder.appendingPathComponent("Elsewhere"), withDestinationURL: outside.folder)
      try checkout.commit()
      let path = checkout.folder.appendingPathComponent(".git/plan.json").path
      #expect(try Reframe.run("diff", "--quiet", "--save", path, in: checkout.folder).status == 0)
      plan = try checkout.read(".git/plan.json")
      hooks = checkout.folder.appendingPathComponent(".git/hooks")
      before = (try Snapshot(checkout.folder).sources, try Snapshot(outside.folder), try Snapshot(hooks))
    }

    /// Applies a plan that has to be refused; gives what was said.
    func refused(_ plan: Data, _ name: String, _ flags: [String] = []) throws -> String {
      try plan.write(to: checkout.folder.appendingPathComponent(".git/plan.json"))
      let result = try Reframe.run(
        Reframe.executable, ["apply", ".git/plan.json", "--allow-dirty"] + flags, in: checkout.folder)
      #expect([2, 4].contains(result.status), "\(name): \(result.status) \(result.text)\(result.errors)")
      #expect(result.errors.hasPrefix("reframe: ") && !result.errors.contains("Fatal"), "\(name): \(result.errors)")
      let now = try Snapshot(checkout.folder)
      #expect(now.sources == before.0 && now.batches.isEmpty && now.leftovers == [], "\(name)")
      #expect(try Snapshot(outside.folder) == before.1 && Snapshot(hooks) == before.2, "\(name)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.folder.path) == ["Gallery.swift"], "\(name)")
      return result.errors
    }

    /// The same for the plan with something changed.
    @discardableResult
    func refused(_ name: String, _ flags: [String] = [], _ change: (inout JSON) -> Void) throws -> String {
      var object = try #require(try JSONSerialization.jsonObject(with: Data(plan.utf8)) as? JSON)
      change(&object)
      return try refused(JSONSerialization.data(withJSONObject: object), name, flags)
    }
  }

  @Test("paths that are none of the checkout's files")
  func paths() throws {
    let scene = try Scene()
    let absolute = scene.outside.folder.appendingPathComponent("Gallery.swift").path
    let names = [
      absolute, "../\(scene.outside.folder.lastPathComponent)/Gallery.swift", "App/../../\(scene.outside.folder.lastPathComponent)/Gallery.swift",
      "Link.swift", "Elsewhere/Gallery.swift", ".git/hooks/pre-commit", ".GIT/hooks/pre-commit", "git~1/hooks/pre-commit",
      ".git /hooks/pre-commit", ".git./hooks/pre-commit", ".git::$INDEX_ALLOCATION/hooks/x", ".g\u{200C}it/hooks/pre-commit", "App/.git/hooks/x",
      "App/Gallery.swift\0", "App/Gallery.swift\0.txt", ".reframe/lock", ".Reframe/journal-replacing.json", "./App/Gallery.swift",
      "App//Gallery.swift", "", ".", "App/", "App/Gallery.swift/",
    ]
    for name in names {
      for flags in [[], ["--partial"]] {
        try scene.refused("all: \(name)", flags) { plan in
          plan = Self.replacing("App/Gallery.swift", with: name, in: plan) as! JSON
        }
      }
      // As something that was only read a link says nothing; everything else is refused there, too.
      guard !["Link.swift", "Elsewhere/Gallery.swift"].contains(name) else { continue }
      let words = try scene.refused("input: \(name)") { $0.update("inputs") { $0[name] = $0["App/Gallery.swift"] } }
      #expect(words.contains("the path '"), "\(name)")
    }
  }

  @Test("files that come into being where they must not")
  func creations() throws {
    let scene = try Scene()
    let names = [
      "App/Metrics.swift", "App", "Link.swift", "Elsewhere/New.swift", "Elsewhere/New/Deep/New.swift", "../New.swift", ".git/hooks/post-checkout",
      ".git/new/New.swift", "App/Metrics.swift/New.swift", ".reframe/batches/0001-screen-bounds/New.swift", scene.outside.folder.path + "/New.swift",
    ]
    let id = "2f259b79aa7e263f5829bb6e98096e7ec976d998"
    for name in names {
      try scene.refused("creation: \(name)") { plan in
        plan.change { $0["creations"] = [name: "new\n"] }
        plan.update("files") { $0.append(["path": name, "after": id]) }
      }
    }
    try scene.refused("a creation without a state") { $0.change { $0["creations"] = ["New.swift": "new\n"] } }
    try scene.refused("a creation and edits of one file") { $0.change { $0["creations"] = ["App/Gallery.swift": "new\n"] } }
  }

  @Test("numbers that make no sense")
  func numbers() throws {
    let scene = try Scene()
    let huge = Int.max
    for (key, value) in [("start", -1), ("start", huge), ("end", huge), ("end", 0), ("line", -1), ("line", huge), ("start", Int.min)] {
      try scene.refused("\(key): \(value)") { $0.edit { $0[key] = value } }
      try scene.refused("offered \(key): \(value)") { plan in
        plan["offered"] = plan["changes"]
        plan.edit(in: "offered") { $0[key] = value }
      }
    }
    for (key, value) in [("start", -1), ("end", -1), ("line", 0), ("column", -7)] {
      try scene.refused("place \(key): \(value)") { $0.change { $0.update("place") { $0[key] = value } } }
    }
    for text in ["1e400", "99999999999999999999999", "1.5", "-9223372036854775809", "true", "\"1\"", "null"] {
      let plan = scene.plan.replacing(#/"start" : \d+/#, with: "\"start\" : \(text)")
      _ = try scene.refused(Data(plan.utf8), text)
    }
  }

  @Test("edits that do not fit their file or each other")
  func edits() throws {
    let scene = try Scene()
    for list in ["changes", "offered"] {
      try scene.refused("beyond the end of the file: \(list)") { plan in
        if list == "offered" { plan[list] = plan["changes"] }
        plan.edit(in: list) { $0.merge(["start": 100_000, "end": 100_020]) { $1 } }
      }
      try scene.refused("another place: \(list)") { plan in
        if list == "offered" { plan[list] = plan["changes"] }
        plan.edit(in: list) { edit in
          edit["start"] = (edit["start"] as! Int) + 1
          edit["end"] = (edit["end"] as! Int) + 1
        }
      }
    }
    try scene.refused("a replacement that was not shown") { $0.edit { $0["replacement"] = "evil()" } }
    try scene.refused("edits of one change that overlap") { plan in
      plan.change { change in
        change.update("edits") { (edits: inout JSON) in
          var list = edits["App/Gallery.swift"] as! [JSON]
          list.append(list[0].merging(["replacement": "other"]) { $1 })
          edits["App/Gallery.swift"] = list
        }
      }
    }
    try scene.refused("edits of two changes that overlap") { plan in
      plan.update("changes") { changes in
        let other = String(decoding: try! JSONSerialization.data(withJSONObject: changes[0]), as: UTF8.self).replacing("view.bounds", with: "other")
        changes.append(try! JSONSerialization.jsonObject(with: Data(other.utf8)) as! JSON)
      }
    }
    try scene.refused("a change without edits") { $0.change { $0["edits"] = JSON() } }
    try scene.refused("a file that is named twice") { $0.update("files") { $0.append($0[0]) } }
    try scene.refused("a file that is not described") { $0["files"] = [JSON]() }
    try scene.refused("an id that is none") { $0.update("files") { $0[0]["after"] = "zz" } }
    try scene.refused("another result") { $0.update("files") { $0[0]["after"] = String(repeating: "0", count: 40) } }
    try scene.refused("a file that went away") { $0.update("files") { $0[0]["after"] = nil } }
    try scene.refused("a safety that does not exist") { $0.change { $0["safety"] = "absolute" } }
    try scene.refused("a finding with a hostile place") { plan in
      plan.update("findings") { $0[0].update("place") { (place: inout JSON) in place["file"] = "../x" } }
    }
  }

  @Test("plans of somewhere else, and what is no plan")
  func foreign() throws {
    let scene = try Scene()
    for root in ["/", scene.outside.folder.path, "", ".", scene.checkout.folder.path + "/"] { try scene.refused("root: \(root)") { $0["root"] = root } }
    for version in [0, 2, -1, Int.max] { try scene.refused("schema \(version)") { $0["schemaVersion"] = version } }
    try scene.refused("another tool") { $0["tool"] = ["name": "reframe", "version": "0.0.1"] }
    for key in ["changes", "files", "inputs", "root", "tool", "schemaVersion", "offered", "findings"] {
      try scene.refused("without \(key)") { $0[key] = nil }
      try scene.refused("\(key) of another kind") { $0[key] = 17.5 }
    }
    let bytes = Data(scene.plan.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 97) { _ = try scene.refused(bytes.prefix(length), "cut off after \(length)") }
    let depth = 100_000
    for (name, text) in [
      ("nothing but brackets", String(repeating: "[", count: depth)), ("closed brackets", String(repeating: "[", count: depth) + String(repeating: "]", count: depth)),
      ("objects", String(repeating: "{\"schemaVersion\":", count: depth)),
      ("deep inside", scene.plan.replacing("\"findings\" : [", with: "\"findings\" : " + String(repeating: "[", count: depth))),
      ("null", "null"), ("a string", "\"plan\""), ("a number", "1"), ("an empty object", "{}"), ("zero bytes", String(repeating: "\0", count: 1000)),
      ("text", "This is no JSON.\n"),
    ] { _ = try scene.refused(Data(text.utf8), name) }
    _ = try scene.refused(Data([0xFF, 0xFE, 0x7B, 0x22, 0xC0, 0x80]), "no UTF-8")
  }

  @Test("what a plan says cannot drive the terminal")
  func terminal() throws {
    let scene = try Scene()
    try Data(scene.plan.replacing("use 'view.bounds'", with: "\\u001b]0;evil\\u0007\\u001b[2J'view.bounds'").utf8)
      .write(to: scene.checkout.folder.appendingPathComponent(".git/plan.json"))
    let result = try Reframe.run("apply", ".git/plan.json", in: scene.checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("view.bounds") && !result.text.contains("\u{1B}") && !result.text.contains("\u{7}"))
    let log = try Reframe.run("log", "1", in: scene.checkout.folder)
    #expect(log.text.contains("view.bounds") && !log.text.contains("\u{1B}") && !log.text.contains("\u{7}"))
  }

  /// The value with a word replaced wherever it is a string or a key.
  private static func replacing(_ word: String, with other: String, in value: Any) -> Any {
    switch value {
    case let object as JSON:
      Dictionary(object.map { ($0.key == word ? other : $0.key, replacing(word, with: other, in: $0.value)) }) { first, _ in first }
    case let list as [Any]: list.map { replacing(word, with: other, in: $0) }
    case let text as String: text == word ? other : text
    default: value
    }
  }
}

extension [String: Any] {
  fileprivate mutating func update(_ key: String, _ change: (inout [String: Any]) -> Void) {
    var value = self[key] as! [String: Any]
    change(&value)
    self[key] = value
  }

  fileprivate mutating func update(_ key: String, _ change: (inout [[String: Any]]) -> Void) {
    var value = self[key] as! [[String: Any]]
    change(&value)
    self[key] = value
  }

  /// Changes the first change.
  fileprivate mutating func change(in list: String = "changes", _ change: (inout [String: Any]) -> Void) {
    update(list) { (changes: inout [[String: Any]]) in change(&changes[0]) }
  }

  /// Changes the first edit of the first change.
  fileprivate mutating func edit(in list: String = "changes", _ change: (inout [String: Any]) -> Void) {
    self.change(in: list) { item in
      item.update("edits") { (edits: inout [String: Any]) in
        let path = edits.keys.first!
        var all = edits[path] as! [[String: Any]]
        change(&all[0])
        edits[path] = all
      }
    }
  }
}
