#if DEBUG
  import Foundation
  import Testing

  /// Kills the process at every step of a write, and what is run next, too.
  @Suite("killed at every step")
  struct KillTests {
    /// A checkout with everything that makes files different, and a command that changes it.
    private struct Scene {
      let checkout: TemporaryCheckout
      let command: [String]
      /// The number of files that change.
      let count: Int
      /// Where the command begins.
      let start: Snapshot
      /// The sources without and with batch 1.
      let plain: Snapshot
      let applied: Snapshot
      /// The names of the steps of a run that nobody interrupts.
      let steps: [String]

      /// - Parameter preparation: a command that leads to where the command begins.
      /// - Parameter more: the number of further files.
      init(_ command: [String], after preparation: [String]? = nil, more: Int = 0) throws {
        var files = [
          "App/Main screen.swift": KillTests.gallery("Main"), "App/Größe/Über uns.swift": KillTests.gallery("About").replacing("\n", with: "\r\n"),
          "Gallery.swift": KillTests.gallery("Gallery"), "Views/Deep/'Quoted'.swift": KillTests.gallery("Quoted"), "Views/notes.txt": "notes\n",
        ]
        for number in 0..<more { files["More/\(number).swift"] = KillTests.gallery("More\(number)") }
        count = KillTests.files.count + more
        checkout = try TemporaryCheckout(files)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: checkout.folder.appendingPathComponent("App/Main screen.swift").path)
        try checkout.commit()
        self.command = command
        plain = try Snapshot(checkout.folder).sources
        if let preparation { #expect(try Reframe.run(Reframe.executable, preparation, in: checkout.folder).status == 0) }
        start = try Snapshot(checkout.folder)
        let log = checkout.folder.appendingPathComponent(".git/steps")
        try Data().write(to: log)
        let result = try Reframe.run(Reframe.executable, command, in: checkout.folder, environment: ["REFRAME_FAULT_LOG": log.path])
        #expect(result.status == 0, "\(result.errors)")
        let end = try Snapshot(checkout.folder).sources
        applied = start.batches.isEmpty ? end : start.sources
        #expect(start.batches.isEmpty || end == plain)
        steps = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) }
      }

      @discardableResult
      func run(_ arguments: [String], killedAt point: Int? = nil) throws -> Reframe.Result {
        try Reframe.run(
          Reframe.executable, arguments, in: checkout.folder, environment: point.map { ["REFRAME_FAULT_POINT": String($0)] } ?? [:])
      }

      /// Kills the command at every step, and every second time what is run next, twice; then runs that to its end.
      func killEverywhere(by stride: Int = 1) throws {
        let nexts = [["scan"], ["undo"], ["diff"], ["log"]]
        var outcomes: Set<Bool> = []
        for point in Swift.stride(from: 1, through: steps.count + 1, by: stride) {
          try start.restore(to: checkout.folder)
          let status = try run(command, killedAt: point).status
          #expect(status == (point <= steps.count ? 137 : 0), "killed at \(point)")
          let next = nexts[point / stride % 4]
          if point / stride % 3 > 0 { for round in 1...2 { try run(next, killedAt: 1 + (5 * point + 3 * round) % 11) } }
          try end(with: next, steps[..<min(point, steps.count)].last ?? "")
          outcomes.insert(try finalBatch())
        }
        #expect(outcomes == [true, false])
      }

      /// The next command says that it ended something, and leaves everything as it was or as it was to become.
      private func end(with next: [String], _ step: String) throws {
        let isOpen = try Snapshot(checkout.folder).hasJournal
        let result = try run(next)
        #expect(result.errors.contains("reframe: an interrupted run was ") == isOpen, "\(step), \(next): \(result.errors)")
        let now = try Snapshot(checkout.folder)
        let isApplied = now.batches[1] == true
        #expect(now.sources == (isApplied ? applied : plain), "\(step), \(next): \(now)")
        let status = try checkout.git("status", "--porcelain", "--untracked-files=all").text
        #expect(status.split(separator: "\n").count == (isApplied ? count : 0), "\(step), \(next): \(status)")
        #expect(try run(["log"]).text.contains("1 ") == !now.batches.isEmpty)
      }

      /// True when the batch was written and not taken back; then it can be, to the bytes from before.
      private func finalBatch() throws -> Bool {
        let isApplied = try Snapshot(checkout.folder).batches[1] == true
        #expect(try run(["undo"]).status == (isApplied ? 0 : 2))
        let now = try Snapshot(checkout.folder)
        #expect(now.sources == plain)
        #expect(now.leftovers == [])
        return isApplied
      }
    }

    fileprivate static func gallery(_ name: String) -> String { TemporaryCheckout.gallery.replacing("Gallery", with: name) }

    /// The steps of every write, with the files of the scene.
    fileprivate static let files = ["App/Größe/Über uns.swift", "App/Main screen.swift", "Gallery.swift", "Views/Deep/'Quoted'.swift"]
    private static let common =
      [
        "lock taken", "half of '.reframe/journal-preparing.json' written", "'.reframe/journal-preparing.json' flushed", "journal written",
        "new contents flushed", "journal says replacing", "files replaced", "journal says closing", "old contents removed", "journal removed",
      ] + files.flatMap { ["half of '\($0)' written", "new '\($0)' written", "old '\($0)' kept", "'\($0)' replaced"] }
    private static let batch = ["batch.json", "changes.patch", "CHANGES.md"].flatMap { file in
      let path = ".reframe/batches/0001-safe-changes/\(file)"
      return ["half of '\(path)' written", "new '\(path)' written", "'\(path)' made"]
    }

    @Test("apply")
    func apply() throws {
      let scene = try Scene(["apply"])
      #expect(Set(scene.steps).isSuperset(of: Self.common + Self.batch + ["folder '.reframe/batches' made"]))
      try scene.killEverywhere()
    }

    @Test("apply plan.json")
    func plan() throws {
      let name = FileManager.default.temporaryDirectory.appendingPathComponent("plan-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: name) }
      let scene = try Scene(["apply", name.path], after: ["diff", "--quiet", "--save", name.path])
      #expect(Set(scene.steps).isSuperset(of: Self.common + Self.batch.map { $0.replacing("safe-changes", with: "screen-bounds") }))
      try scene.killEverywhere()
    }

    @Test("many files, which are written in several parts at once")
    func many() throws {
      for preparation in [nil, ["apply"]] {
        let scene = try Scene([preparation == nil ? "apply" : "undo"], after: preparation, more: 62)
        #expect(scene.steps.count > 250)
        try scene.killEverywhere(by: 43)
      }
    }

    @Test("undo")
    func undo() throws {
      let scene = try Scene(["undo"], after: ["apply"])
      let record = ".reframe/batches/0001-safe-changes/undone-1.json"
      #expect(Set(scene.steps).isSuperset(of: Self.common + ["half of '\(record)' written", "new '\(record)' written", "'\(record)' made"]))
      try scene.killEverywhere()
    }
  }
#endif
