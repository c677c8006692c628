import SourceText
import TransformKit

/// The calls of macros that put names together of what they are given: `JOIN(SCREEN, _WIDTH)`.
struct GluingCalls {
  private let finder: NameFinder
  /// How far behind the macro's name its arguments are looked for, in bytes.
  private static let reach = 300

  /// Nil when no macro does that.
  init?(_ facts: [FileSummary]) {
    let macros = facts.flatMap(\.macros)
    var names = Set(macros.filter { $0.gluing?.joinsParameters ?? false }.map(\.name))
    guard !names.isEmpty else { return nil }
    // `#define JOIN(a, b) JOIN_NOW(a, b)`
    var count = 0
    while count != names.count {
      count = names.count
      for macro in macros where macro.parameters != nil && macro.words.contains(where: names.contains) { names.insert(macro.name) }
    }
    finder = NameFinder(names)
  }

  /// Which of the names a call in the text may put together.
  func names(of names: Set<String>, in text: SourceText) -> Set<String> {
    var found: Set<String> = []
    for offset in finder.offsets(in: text) {
      let code = text.string(in: offset..<min(offset + Self.reach, text.count)).prefix { $0 != ";" }
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      found.formUnion(names.filter { name in Self.isMade(name[...], of: words.filter { $0 != name }) })
    }
    return found
  }

  private static func isMade(_ name: Substring, of words: [Substring]) -> Bool {
    name.isEmpty || words.contains { name.hasPrefix($0) && isMade(name.dropFirst($0.count), of: words) }
  }
}
