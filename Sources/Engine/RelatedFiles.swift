import SourceEdits
import SourceText
import TransformKit

/// The other files that declare or extend a type, read once for one file's analysis.
final class RelatedFiles {
  private let own: FileID
  private let index: ProjectIndex
  private let input: EngineInput
  private var texts: [FileID: (text: SourceText, outline: SourceOutline)?] = [:]

  init(of own: FileID, index: ProjectIndex, input: EngineInput) {
    self.own = own
    self.index = index
    self.input = input
  }

  /// Those that mention the name; all of them, whole, without one. Files that do not parse are no help.
  func files(about typeName: String, mentioning name: String?) -> [SwiftFile] {
    index.files(about: typeName).compactMap { id in
      guard id != own, let (text, outline) = contents(of: id) else { return nil }
      let mentions = name.map { outline.occurrences(of: $0, in: text) }
      guard mentions?.isEmpty != true else { return nil }
      let source = FileAnalyzer.source(text, outline: outline, around: mentions.map { Blanking.Mentions($0) })
      let facts = FileFacts(file: id, mentions: mentions ?? [], declarations: [])
      let file = SwiftFile(
        id: id, text: text, parsed: source, outline: outline, facts: facts, context: FileContext(), index: index)
      return file.tree.hasError ? nil : file
    }
  }

  private func contents(of id: FileID) -> (text: SourceText, outline: SourceOutline)? {
    if let known = texts[id] { return known }
    var result: (text: SourceText, outline: SourceOutline)?
    if let bytes = try? input.read(id) {
      let text = SourceText(bytes: bytes)
      let outline = SourceOutline(text)
      if text.isValidUTF8, outline.isParsable { result = (text, outline) }
    }
    texts[id] = result
    return result
  }
}
