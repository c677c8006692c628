/// Reads the part of a declaration between its name and its brace.
enum Heritage {
  /// The inherited names, and those that `Self` must inherit from by the where clause.
  static func names(in text: String) -> [String] {
    guard text.utf8.contains(0x3A) || text.utf8.contains(0x3D) else { return [] }
    let plain = withoutCommentsAndGenerics(text)
    let whereClause = self.whereClause(of: plain)
    let head = plain[..<(whereClause?.startIndex ?? plain.endIndex)]
    var result: [String] = []
    if let colon = head.firstIndex(of: 0x3A) { result += list(head[(colon + 1)...]) }
    for requirement in whereClause?.dropFirst(5).split(separator: 0x2C) ?? [] {
      let sides = requirement.split { $0 == 0x3A || $0 == 0x3D }
      if sides.count == 2, words(sides[0]).map({ String(decoding: $0, as: UTF8.self) }) == ["Self"] { result += list(sides[1]) }
    }
    return result
  }

  /// The first of these names, its last part. Most clauses are a colon and plain names, and need no more than a look.
  static func first(in text: String) -> String? {
    var part: Substring.UTF8View?
    let plain = text.utf8.drop { $0 == 0x20 }
    if plain.first == 0x3A {
      let name = plain.dropFirst().drop { $0 == 0x20 }.prefix { $0 != 0x2C && $0 != 0x20 && $0 != 0x0A }
      let rest = plain[name.endIndex...].drop { $0 == 0x20 }
      let isWord = name.allSatisfy { $0 == 0x2E || $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      if isWord, !name.isEmpty, rest.isEmpty || rest.first == 0x2C { part = name }
    }
    let name = part.map { String(Substring($0)) } ?? names(in: text).first
    return name?.split(separator: ".").last.map(String.init)
  }

  /// What a type alias stands for.
  static func aliased(_ text: String) -> [String] {
    let plain = withoutCommentsAndGenerics(text)
    guard let equal = plain.firstIndex(of: 0x3D) else { return [] }
    return list(plain[(equal + 1)...])
  }

  /// From the word `where` on.
  private static func whereClause(of plain: [UInt8]) -> ArraySlice<UInt8>? {
    words(plain[...]).first { $0.elementsEqual("where".utf8) }.map { plain[$0.startIndex...] }
  }

  /// The names between commas and ampersands; of `@unchecked Sendable`, `@preconcurrency Foo`, `any Foo` the last word.
  private static func list(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { $0 == 0x2C || $0 == 0x26 }.compactMap { words($0).last.map { String(decoding: $0, as: UTF8.self) } }
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0 == 0x20 || $0 == 0x0C || $0 == 0x0B }
  }

  /// One line, single spaces, without comments and without anything in angle brackets.
  private static func withoutCommentsAndGenerics(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var depth = 0
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == 0x2F, bytes.first == 0x2F {
        bytes = bytes.drop { $0 != 0x0A }
      } else if byte == 0x2F, bytes.first == 0x2A {
        while let next = bytes.popFirst(), !(next == 0x2A && bytes.first == 0x2F) {}
        bytes = bytes.dropFirst()
      } else if byte == 0x3C {
        depth += 1
      } else if byte == 0x3E {
        if depth > 0 { depth -= 1 }
      } else if depth == 0 {
        result.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0x20 : byte)
      }
    }
    return result
  }
}
