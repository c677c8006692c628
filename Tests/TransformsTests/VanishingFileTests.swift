import Engine
import SourceEdits
import Synchronization
import Testing
import TransformKit
import Transforms

/// Files that can be read once and no more.
@Suite struct VanishingFileTests {
  @Test(arguments: [
    ["A.swift": "class A: UIViewController { func f() { use(UIScreen.main.bounds) } }"],
    // A helper of the project makes the engine look at all files a second time.
    [
      "A.swift": "let a = 1",
      "B.swift": "enum Windows { static var front: UIWindow? { UIApplication.shared.keyWindow } }",
    ],
  ])
  func areNamed(_ texts: [String: String]) {
    let reads = Mutex<[String: Int]>([:])
    let input = EngineInput(
      files: texts.keys.sorted().map { FileID($0) },
      read: { file in
        struct Gone: Error {}
        let count = reads.withLock { reads in
          reads[file.path, default: 0] += 1
          return reads[file.path] ?? 0
        }
        guard file.path != "A.swift" || count == 1, let text = texts[file.path] else { throw Gone() }
        return Array(text.utf8)
      },
      context: { _ in FileContext() })
    let set = Engine(transforms: TransformCatalogue.all).run(input, options: EngineOptions())
    #expect(set.problems.map(\.kind) == [.unreadable])
    #expect(set.problems.map(\.file) == [FileID("A.swift")])
  }
}
