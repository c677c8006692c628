import SourceText
import SwiftSyntax

extension SwiftFile {
  /// Code of this file means the same in another one: it names nothing that is private to either, and both import the same.
  func leaves(_ code: some SyntaxProtocol, to other: SwiftFile) -> Bool {
    if other.id == id { return true }
    guard let hidden = outline.privateNames(in: text), let others = other.outline.privateNames(in: other.text),
      moduleNames.isSubset(of: other.moduleNames)
    else { return false }
    let words = Set(code.tokens(viewMode: .sourceAccurate).map(\.plainText))
    return words.isDisjoint(with: hidden) && words.isDisjoint(with: others)
  }

  private var moduleNames: Set<String> {
    let importing = NameHash("import")
    return Set(zip(outline.names, outline.names.dropFirst()).compactMap { $0.hash == importing ? text.string(in: $1.start..<$1.end) : nil })
  }
}

extension SourceOutline {
  /// The names of what is declared private; nil where a whole extension is.
  fileprivate func privateNames(in text: SourceText) -> Set<String>? {
    let marks: Set<NameHash> = [NameHash("private"), NameHash("fileprivate")]
    var result: Set<String> = []
    for mark in names where marks.contains(mark.hash) {
      // `private static weak var name`
      let code = text.string(in: mark.end..<min(mark.end + 200, text.count))
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let first = words.firstIndex(where: Self.declaring.contains) else { continue }
      if words[first] == "extension" { return nil }
      // `class func` has two of them.
      if let name = words[first...].first(where: { !Self.declaring.contains($0) }) { result.insert(name) }
    }
    return result
  }

  private static let declaring: Set<String> = [
    "var", "let", "func", "class", "struct", "enum", "actor", "protocol", "typealias", "extension",
  ]
}
