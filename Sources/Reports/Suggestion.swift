/// Finds what somebody may have meant.
public enum Suggestion {
  /// The candidates nearest to `word`, best first and at most three; empty when none is near.
  public static func nearest(to word: String, among candidates: [String]) -> [String] {
    let wanted = normalized(word)
    guard !wanted.isEmpty else { return [] }
    var ranked: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let name = normalized(candidate)
      let isPrefix = wanted.count >= 3 && name.hasPrefix(wanted)
      let distance = isPrefix ? 1 : self.distance(wanted, name)
      if distance <= max(1, min(wanted.count, name.count) / 3) { ranked.append((distance, candidate)) }
    }
    guard let best = ranked.map(\.distance).min() else { return [] }
    return Array(ranked.filter { $0.distance == best }.map(\.candidate).sorted().prefix(3))
  }

  /// A sentence like `did you mean 'scan'?`, or nil when nothing is near.
  public static func question(for word: String, among candidates: [String], prefix: String = "") -> String? {
    let names = nearest(to: word, among: candidates).map { "'\(prefix)\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words (Damerau–Levenshtein,
  /// each place edited once).
  public static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { current[j] = min(current[j], before[j - 2] + 1) }
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }

  /// `ScreenBounds`, `screen_bounds` and `screen-bounds` are one word.
  private static func normalized(_ word: String) -> String {
    var result = ""
    for character in word {
      if character.isUppercase, let last = result.last, last != "-" { result += "-" }
      result += character == "_" || character == " " ? "-" : character.lowercased()
    }
    // A word in capitals is no camel case.
    return word == word.uppercased() ? word.lowercased().replacing("_", with: "-") : result
  }
}

extension String {
  fileprivate func replacing(_ old: Character, with new: Character) -> String { String(map { $0 == old ? new : $0 }) }
}
