import SourceEdits
import SourceText
import TransformKit

/// The other Swift files that declare or extend a type, read once for one file's analysis.
final class RelatedFiles {
  private let own: FileID
  private let index: ProjectIndex
  private let input: EngineInput
  private let blanks: Bool
  private var texts: [FileID: SourceText?] = [:]
  private var outlines: [FileID: SourceOutline] = [:]

  init(of own: FileID, index: ProjectIndex, input: EngineInput, blanks: Bool) {
    self.own = own
    self.index = index
    self.input = input
    self.blanks = blanks
  }

  /// Those that mention the name; all of them, whole, without one. Files that do not parse are no help.
  func files(about typeName: String, mentioning name: String?) -> [SwiftFile] {
    index.files(about: typeName, in: own).compactMap { id in
      guard id.isSwift, id != own, let text = text(of: id) else { return nil }
      // Most files do not mention the name at all, and need no outline.
      if let name, !text.contains(name) { return nil }
      let outline = outline(of: id, text)
      let mentions = name.map { outline.occurrences(of: $0, in: text) }
      guard outline.isParsable, mentions?.isEmpty != true else { return nil }
      let source = FileAnalyzer.source(text, outline: outline, around: blanks ? mentions.map { Blanking.Mentions($0) } : nil)
      let facts = FileFacts(file: id, mentions: mentions ?? [], declarations: [])
      let file = SwiftFile(
        id: id, text: text, parsed: source, outline: outline, facts: facts, context: FileContext(), index: index)
      return file.tree.hasError ? nil : file
    }
  }

  private func text(of id: FileID) -> SourceText? {
    if let known = texts[id] { return known }
    let text = (try? input.read(id)).map { SourceText(bytes: $0) }.flatMap { $0.isValidUTF8 ? $0 : nil }
    texts[id] = text
    return text
  }

  private func outline(of id: FileID, _ text: SourceText) -> SourceOutline {
    if let known = outlines[id] { return known }
    let outline = SourceOutline(text)
    outlines[id] = outline
    return outline
  }
}
