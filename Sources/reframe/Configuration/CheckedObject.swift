import Reports

/// A string in a list, or one that stands for a list.
struct PlacedText {
  let text: String
  /// Where it was written: `migration.json:4: "paths"`.
  let place: String
}

/// An object in a file that people write: known keys, each at most once, and values of the kind that is asked for.
///
/// Everything that is wrong is a sentence that starts with the file, the line and the key.
struct CheckedObject<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  private let path: String
  private let members: [Key: JSON5.Member]

  /// - Parameter title: what the object is, with its article.
  init(_ members: [JSON5.Member], path: String, title: String) throws {
    self.path = path
    var known: [Key: JSON5.Member] = [:]
    for member in members {
      let place = "\(path):\(member.line): \"\(member.name)\""
      guard let key = Key(rawValue: member.name) else {
        let keys = Key.allCases.map(\.rawValue)
        let question = Suggestion.question(for: member.name, among: keys)
        throw Failure.usage(
          "\(place) is no key of \(title)" + (question.map { "; \($0)" } ?? ""),
          hint: "The keys are \(keys.joined(separator: ", ")).")
      }
      guard known.updateValue(member, forKey: key) == nil else { throw Failure.usage("\(place) is there twice") }
    }
    self.members = known
  }

  func member(_ key: Key) -> JSON5.Member? { members[key] }

  /// `migration.json:3: "name"`; only for a key that is there.
  func place(_ key: Key) -> String { place(key, line: member(key)?.line ?? 0) }

  private func place(_ key: Key, line: Int) -> String {
    "\(path):\(line): \"\(key.rawValue)\""
  }

  /// A string with something in it.
  func text(_ key: Key) throws -> String? {
    guard let member = member(key) else { return nil }
    return try text(member.value, at: place(key))
  }

  private func text(_ value: JSON5.Value, at place: String) throws -> String {
    guard case .string(let text) = value else { throw Failure.usage("\(place) is a string") }
    guard text.contains(where: { !$0.isWhitespace }) else { throw Failure.usage("\(place) is empty") }
    // For the system a path and a command end there.
    guard !text.utf8.contains(0) else { throw Failure.usage("\(place) cannot hold a NUL") }
    return text
  }

  func bool(_ key: Key) throws -> Bool? {
    guard let member = member(key) else { return nil }
    guard case .bool(let value) = member.value else { throw Failure.usage("\(place(key)) is true or false") }
    return value
  }

  /// A number, as `read` understands it.
  func number<Value>(
    _ key: Key, _ expected: String, _ read: (String) -> Value?
  ) throws -> Value? {
    guard let member = member(key) else { return nil }
    guard case .number(let text) = member.value, let value = read(text) else {
      throw Failure.usage("\(place(key)) is \(expected)")
    }
    return value
  }

  /// A list with something in it.
  func items(_ key: Key) throws -> [JSON5.Item]? {
    guard let member = member(key) else { return nil }
    guard case .array(let items) = member.value else { throw Failure.usage("\(place(key)) is a list") }
    guard !items.isEmpty else { throw Failure.usage("\(place(key)) is an empty list") }
    return items
  }

  /// Strings; a list of one may be the string alone.
  func texts(_ key: Key) throws -> [PlacedText]? {
    guard let member = member(key) else { return nil }
    switch member.value {
    case .string: return [PlacedText(text: try text(member.value, at: place(key)), place: place(key))]
    case .array:
      return try items(key)?.map { item in
        let place = place(key, line: item.line)
        guard case .string = item.value else { throw Failure.usage("\(place) is a list of strings") }
        return PlacedText(text: try text(item.value, at: place), place: place)
      }
    default: throw Failure.usage("\(place(key)) is a list of strings")
    }
  }

  /// One of a few words.
  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ key: Key, among _: Word.Type
  ) throws -> Word? {
    guard let text = try text(key) else { return nil }
    return try Self.word(PlacedText(text: text, place: place(key)), among: Array(Word.allCases))
  }

  /// Some of a few words.
  ///
  /// - Parameter order: the words as a message lists them.
  func choices<Word: RawRepresentable<String> & Hashable>(
    _ key: Key, among _: Word.Type, order: [Word]
  ) throws -> Set<Word>? {
    guard let list = try texts(key) else { return nil }
    return Set(try list.map { try Self.word($0, among: order) })
  }

  private static func word<Word: RawRepresentable<String>>(_ item: PlacedText, among words: [Word]) throws -> Word {
    if let word = Word(rawValue: item.text) { return word }
    let known = words.map(\.rawValue)
    let question = Suggestion.question(for: item.text, among: known)
    throw Failure.usage(
      "\(item.place): '\(item.text)' is none of \(known.map { "'\($0)'" }.joined(separator: ", "))"
        + (question.map { "; \($0)" } ?? ""))
  }
}
