import SourceEdits

/// What codes mean, in a sentence each.
enum ReasonWords {
  /// What a doubt or note says of one change; nil for a code without a page.
  static func sentence(for code: ReasonCode) -> String? { sentences[code] }

  private static let sentences: [ReasonCode: String] = Dictionary(
    ReasonPages.all.map { ($0.code, $0.brief.map { $0 + "." } ?? "\($0.title). \(firstSentence(of: $0.wrong))") },
    uniquingKeysWith: { first, _ in first })

  /// A sentence ends with a full stop before a capital letter.
  private static func firstSentence(of text: String) -> String {
    let words = text.split(separator: " ")
    let end = words.indices.dropLast().first { words[$0].last == "." && words[$0 + 1].first!.isUppercase }
    return words[...(end ?? words.count - 1)].joined(separator: " ")
  }
}
