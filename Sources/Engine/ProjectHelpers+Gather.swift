import Patterns
import SourceEdits
import SourceText
import TransformKit

extension ProjectHelpers {
  /// Reads the files that extend UIKit's shared classes or declare something that gives windows; there are few.
  static func gather(
    from facts: [FileSummary], program: Program, input: EngineInput, options: EngineOptions
  ) -> ProjectHelpers {
    let index = program.index
    let extending = Set(["UIWindow", "UIApplication"].flatMap { index.files(about: $0) })
    let files = facts.filter { $0.file.isSwift && !$0.mentions.isEmpty && ($0.givesWindows || extending.contains($0.file)) }.compactMap { fact in
      input.store.parsableText(of: fact.file).map { (fact, $0) }
    }
    var helpers = ProjectHelpers()
    // A helper may be made of another one.
    for _ in 0..<3 {
      let known = helpers
      let outcomes = WorkerPool.run(count: files.count, jobs: options.jobs) { item in
        let (fact, text) = files[item]
        let code = program.swiftCode(of: fact.file, holding: text)
        let outline = code.outline
        guard outline.isParsable else { return known }
        let file = SwiftFile(
          id: fact.file, code: code,
          tree: program.swiftTree(of: fact.file, for: code),
          facts: fact, context: FileContext(), program: program, helpers: known)
        return known.adding(from: file)
      }
      for found in outcomes { helpers.merge(found) }
      if helpers == known { break }
    }
    return helpers
  }

  /// Matches the uses of helpers on types of the project and of other names for UIKit's shared objects, which no
  /// pattern of the first pass can know.
  func usePattern(_ index: ProjectIndex) -> Pattern? {
    var uses = staticTypes.filter { $0 != "UIWindow" }.map { type in
      "\(type)\\s*\\.\\s*(?:\(names(of: type).joined(separator: "|")))\\b"
    }
    for global in GlobalUse.Global.allCases {
      uses += index.aliases(of: global.rawValue).map { "\($0)\\s*\\.\\s*\(global.accessor)\\b" }
    }
    guard !uses.isEmpty else { return nil }
    return try? Pattern("\\b(?:\(uses.joined(separator: "|")))")
  }
}
