import Foundation
import SourceEdits
import SourceText
import Synchronization
import Testing

@testable import Workspace

/// A crash at each step of a write, and at each step of what ends it.
@Suite struct CrashTests {
  /// Replacements, removals and creations, in old and new folders.
  private struct Mixed {
    let folder: TemporaryFolder
    let writes: [FileWrite]
    let before: Tree
    let after: Tree

    /// - Parameter isSmall: one file of each kind.
    init(isSmall: Bool = false) throws {
      folder = try TemporaryFolder()
      try folder.write("App/Main.swift", "old main\n")
      try folder.run("chmod", "755", "App/Main.swift")
      try folder.write("App/Views/Größe – von Hand.swift", "alt\r\nalt\r\n")
      try folder.write("App/Gone.swift", "to go\n")
      try folder.write("Other.swift", "other\n")
      try folder.write("Untouched.swift", "mine\n")
      // The folder of ours is made by the first run, and stays.
      _ = try CheckoutWriter(folder.checkout())
      let all = [
        FileWrite(FileID("App/Main.swift"), before: SourceText("old main\n"), after: SourceText("new main\n")),
        FileWrite(FileID("App/Views/Größe – von Hand.swift"), before: SourceText("alt\r\nalt\r\n"), after: SourceText("neu\r\nalt\r\n")),
        FileWrite(FileID("App/Gone.swift"), before: SourceText("to go\n"), after: nil),
        FileWrite(FileID("App/Made.swift"), before: nil, after: SourceText("made\n")),
        FileWrite(FileID("New/Deep/Made.swift"), before: nil, after: SourceText("made deep\n")),
        FileWrite(FileID("Other.swift"), before: SourceText("other\n"), after: SourceText("")),
        FileWrite.newState("batches/0001-test/batch.json", Array("{}".utf8)),
      ]
      writes = isSmall ? [all[0], all[2], all[3], all[5]] : all
      before = try Tree(folder.path)
      let copy = try TemporaryFolder()
      try before.write(to: copy.path)
      try CheckoutWriter(copy.checkout()).write(writes, title: "a test")
      after = try Tree(copy.path)
    }

    func run(_ options: CheckoutWriter.Options) throws {
      try CheckoutWriter(folder.checkout(), options: options).write(writes, title: "a test")
    }
  }

  @Test func aWriteDoesWhatItIsTold() throws {
    let mixed = try Mixed()
    let (before, after) = (mixed.before.entries, mixed.after.entries)
    #expect(before["App/Main.swift"]?.mode == 0o755)
    var expected = before
    expected["App/Main.swift"] = Tree.Entry(mode: 0o755, bytes: Data("new main\n".utf8))
    expected["App/Views/Größe – von Hand.swift"] = Tree.Entry(mode: 0o644, bytes: Data("neu\r\nalt\r\n".utf8))
    expected["App/Gone.swift"] = nil
    expected["App/Made.swift"] = Tree.Entry(mode: 0o644, bytes: Data("made\n".utf8))
    expected["New/Deep/Made.swift"] = Tree.Entry(mode: 0o644, bytes: Data("made deep\n".utf8))
    expected["Other.swift"] = Tree.Entry(mode: 0o644, bytes: Data())
    expected[".reframe/batches/0001-test/batch.json"] = Tree.Entry(mode: 0o644, bytes: Data("{}".utf8))
    for folder in ["New", "New/Deep", ".reframe/batches", ".reframe/batches/0001-test"] { expected[folder] = Tree.Entry(mode: 0, bytes: nil) }
    #expect(after == expected)
  }

  @Test func aCrashAtAnyStepEndsWhollyOldOrWhollyNew() throws {
    let mixed = try Mixed()
    let states = CrashStates(of: mixed.folder.path)
    try mixed.run(CheckoutWriter.Options(reached: states.note))
    #expect(try Tree(mixed.folder.path) == mixed.after)
    let turn = try #require(states.steps.firstIndex(of: "journal says replacing"))
    let isOld = Dictionary(uniqueKeysWithValues: states.steps.enumerated().map { ($1, $0 < turn) })
    try states.recoverAll { steps, message, tree in
      #expect(message == nil, "\(steps)")
      #expect(tree.leftovers == [], "\(steps)")
      #expect(tree == (isOld[steps[0]]! ? mixed.before : mixed.after), "\(steps)")
    }
  }

  /// What somebody else does to a file while it is written.
  enum Meddling: CaseIterable {
    case savesInPlace, savesByRenaming, savesTheSame, deletes

    /// False when there was nothing to do.
    func happen(to path: String) throws -> Bool {
      switch self {
      case .savesInPlace:
        if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data("theirs\n".utf8))
        try handle.close()
      case .savesByRenaming: try Data("theirs\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      case .savesTheSame:
        guard let bytes = FileManager.default.contents(atPath: path) else { return false }
        try bytes.write(to: URL(fileURLWithPath: path))
      case .deletes:
        guard FileManager.default.fileExists(atPath: path) else { return false }
        try FileManager.default.removeItem(atPath: path)
      }
      return true
    }

    /// What the file holds from then on; nil when that is what it held.
    var content: Data?? {
      switch self {
      case .savesInPlace, .savesByRenaming: Data("theirs\n".utf8)
      case .savesTheSame: nil
      case .deletes: .some(nil)
      }
    }
  }

  @Test(arguments: ["Other.swift", "App/Gone.swift", "App/Made.swift"], Meddling.allCases)
  func whatSomebodyElseDoesAtAnyStepStays(target: String, meddling: Meddling) throws {
    let plain = try Mixed(isSmall: true)
    let steps = CrashStates(of: plain.folder.path)
    try plain.run(CheckoutWriter.Options(reached: steps.note))
    var seen: Set<Tree> = []
    for turn in 0..<steps.all.count {
      let mixed = try Mixed(isSmall: true)
      let states = CrashStates(of: mixed.folder.path)
      let count = Mutex(0)
      let happened = Mutex(false)
      let options = CheckoutWriter.Options(reached: { step in
        let now = count.withLock { count in
          count += 1
          return count - 1
        }
        do {
          if now == turn { try happened.withLock { $0 = try meddling.happen(to: mixed.folder.path + "/" + target) } }
        } catch { Issue.record(error) }
        if now >= turn { states.note("\(turn) \(step)") }
      })
      let message = sentence { try mixed.run(options) }
      guard happened.withLock({ $0 }) else { continue }
      if let message { #expect(message.contains("'\(target)'"), "\(steps.steps[turn])") }
      try judge(mixed, target, meddling, Tree(mixed.folder.path), isOld: message != nil, [steps.steps[turn]])
      try states.recoverAll(besides: &seen) { steps, message, tree in
        if let message { #expect(message.contains("edited since: '\(target)' ("), "\(steps)") }
        try judge(mixed, target, meddling, tree, isOld: nil, steps)
      }
    }
  }

  /// Everything but the file is wholly old or wholly new, and the file is what somebody made of it.
  private func judge(
    _ mixed: Mixed, _ target: String, _ meddling: Meddling, _ tree: Tree, isOld: Bool?, _ steps: [String]
  ) throws {
    #expect(tree.leftovers == [], "\(steps)")
    if let content = meddling.content { #expect(tree.entries[target]?.bytes == content, "\(steps)") }
    func others(_ tree: Tree) -> Tree {
      var tree = tree
      if meddling.content != nil { tree.entries[target] = nil }
      return tree
    }
    if isOld != false, others(tree) == others(mixed.before) { return }
    #expect(isOld != true && others(tree) == others(mixed.after), "\(steps): \(tree)")
  }
}
