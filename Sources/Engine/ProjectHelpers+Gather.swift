import Patterns
import SourceEdits
import SourceText
import TransformKit

extension ProjectHelpers {
  /// Reads the files that extend UIKit's shared classes or declare something that gives windows; there are few.
  static func gather(from facts: [FileFacts], index: ProjectIndex, input: EngineInput) -> ProjectHelpers {
    let extending = Set(["UIWindow", "UIApplication"].flatMap { index.files(about: $0) })
    let files = facts.filter { !$0.mentions.isEmpty && ($0.givesWindows || extending.contains($0.file)) }.compactMap { fact in
      (try? input.read(fact.file)).map { (fact, SourceText(bytes: $0)) }
    }
    var helpers = ProjectHelpers()
    // A helper may be made of another one.
    for _ in 0..<3 {
      var isGrowing = false
      for (fact, text) in files {
        let file = SwiftFile(
          id: fact.file, text: text, parsed: text, outline: SourceOutline(text), facts: fact,
          context: input.context(fact.file), index: index, helpers: helpers)
        isGrowing = helpers.add(from: file) || isGrowing
      }
      if !isGrowing { break }
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
