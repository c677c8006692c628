import SourceEdits
import SourceText
import TransformKit

extension ProjectHelpers {
  /// Reads the files that extend UIKit's shared classes; there are few.
  static func gather(from facts: [FileFacts], index: ProjectIndex, input: EngineInput) -> ProjectHelpers {
    var helpers = ProjectHelpers()
    let files = Set(["UIWindow", "UIApplication"].flatMap { index.files(about: $0) })
    for fact in facts where files.contains(fact.file) && !fact.mentions.isEmpty {
      guard let bytes = try? input.read(fact.file) else { continue }
      let text = SourceText(bytes: bytes)
      let file = SwiftFile(
        id: fact.file, text: text, parsed: text, outline: SourceOutline(text), facts: fact,
        context: input.context(fact.file), index: index)
      helpers.add(from: file)
    }
    return helpers
  }
}
