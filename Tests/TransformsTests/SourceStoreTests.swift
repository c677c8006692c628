import Engine
import SourceEdits
import SourceText
import Synchronization
import Testing
import TransformKit
import Transforms

/// The run's memory of files.
@Suite struct SourceStoreTests {
  private struct Gone: Error {}

  /// Runs the engine over files that can be read once and no more.
  private func run(_ texts: [String: String]) -> (set: ChangeSet, store: SourceStore) {
    let reads = Mutex<Set<FileID>>([])
    let store = SourceStore { file in
      guard reads.withLock({ $0.insert(file).inserted }), let text = texts[file.path] else { throw Gone() }
      return Array(text.utf8)
    }
    let input = EngineInput(files: texts.keys.sorted().map { FileID($0) }, store: store, context: { _ in FileContext() })
    return (Engine(transforms: TransformCatalogue.all).run(input, options: EngineOptions()), store)
  }

  @Test(arguments: [
    ["A.swift": "class A: UIViewController { func f() { use(UIScreen.main.bounds) } }"],
    // A helper of the project makes the engine look at all files a second time.
    [
      "A.swift": "let a = 1",
      "B.swift": "enum Windows { static var front: UIWindow? { UIApplication.shared.keyWindow } }",
    ],
  ])
  func readsEachFileOnce(_ texts: [String: String]) {
    let (set, store) = run(texts)
    #expect(set.problems.isEmpty)
    #expect(store.counters.byFile.values.allSatisfy { $0.opens == 1 })
    #expect(Set(store.seenTexts.map(\.file.path)) == Set(texts.keys))
  }

  @Test func aFailureIsKept() {
    let store = SourceStore { _ in throw Gone() }
    for _ in 0..<2 { #expect(throws: Gone.self) { try store.text(of: FileID("A.swift")) } }
    #expect(store.counters.byFile[FileID("A.swift")]?.opens == 1)
    #expect(store.seenText(of: FileID("A.swift")) == nil)
  }

  @Test func allThreadsSeeOneContent() async {
    let next = Mutex(0)
    let store = SourceStore { _ in
      next.withLock { next in
        next += 1
        return Array("let a = \(next)".utf8)
      }
    }
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<32 { group.addTask { try? store.text(of: FileID("A.swift")).string } }
      for await text in group { #expect(text == "let a = 1") }
    }
  }

  @Test func countsParsesByKind() throws {
    let code = """
      class A: UIViewController {
        override func viewWillAppear(_ animated: Bool) { frame = UIScreen.main.bounds }
        func other() { print(1) }
      }
      """
    let store = run(["A.swift": code]).store
    let counts = try #require(store.counters.byFile[FileID("A.swift")])
    #expect(counts.opens == 1)
    #expect(counts.parses >= 1 && counts.parses <= 2)
    #expect(store.counters.description.hasPrefix("files 1, opens 1 (most 1: A.swift), parses "))
  }
}
