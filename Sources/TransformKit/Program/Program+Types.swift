import SourceEdits
import SourceText

extension Program {
  /// The type that a declaration gives a member of a Swift type, as written; nil where none is found.
  func declaredType(of member: String, in type: String, seenFrom file: FileID) -> String? {
    for id in index.files(about: type, in: file) where id.isSwift {
      guard summary(of: id)?.names.all.mayContain(member) ?? false, let code = swiftCode(of: id) else { continue }
      if let found = code.declaredType(of: member, in: type) { return found }
    }
    return nil
  }

  /// The type that other files write for a member of a type, without its marks; empty where a declaration writes none, nil where
  /// there is none.
  func writtenType(of member: String, in type: String, seenFrom file: FileID) -> String? {
    for id in index.files(about: type, in: file) where id.isSwift && id != file {
      guard mayWrite(member, in: id), let name = swiftCode(of: id)?.declaration(of: member, in: type) else { continue }
      let written = SwiftMemberReader(name, in: swiftCode(of: id)!).member().result ?? ""
      return String(written.drop { $0 == "(" }.prefix { $0 != "?" && $0 != "!" && $0 != ")" })
    }
    return nil
  }

  /// The parts of a class in the program: its declaration and its extensions.
  func parts(of path: [String], in file: FileID, code: SwiftCode) -> [TypeText] {
    let name = path.joined(separator: ".")
    let own = code.parts(named: name).map { TypeText(code: code, range: $0.range, isExtension: $0.isExtension) }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let about = Set(index.files(about: simple, fullName: name))
    let files = index.files(about: simple, in: file).filter { $0 != file && $0.isSwift && about.contains($0) }
    let others = files.compactMap { swiftCode(of: $0) }.map { code in
      code.parts(named: name).map { TypeText(code: code, range: $0.range, isExtension: $0.isExtension) }
    }
    guard own.contains(where: { !$0.isExtension }) else { return own + others.joined() }
    // Another file that declares the name declares another class.
    return own + others.filter { $0.allSatisfy(\.isExtension) }.joined()
  }
}

/// The bytes of a declaration or extension of a type.
struct TypeText {
  let code: SwiftCode
  let range: Range<ByteOffset>
  let isExtension: Bool

  var names: ArraySlice<SourceOutline.Name> { code.outline.names.inside(range) }

  /// The file imports a module of this name.
  func imports(_ module: String) -> Bool {
    let (importing, wanted) = (NameHash("import"), NameHash(module))
    return zip(code.outline.names, code.outline.names.dropFirst()).contains { $0.hash == importing && $1.hash == wanted }
  }
}

extension SwiftCode {
  /// The declarations and extensions of a type by its full name.
  func parts(named name: String) -> [TypePart] { types.values.filter { $0.fullName == name }.sorted { $0.range.lowerBound < $1.range.lowerBound } }

  /// Where this file declares a member of a type with this simple name.
  func declaration(of member: String, in type: String) -> SourceOutline.Name? { declarations(of: member, in: type).first }

  private func declarations(of member: String, in type: String) -> [SourceOutline.Name] {
    let hash = NameHash(member)
    return outline.members.filter { name in
      guard name.hash == hash, let holder = block(around: name.start), let part = types[holder] else { return false }
      return part.path.last?.split(separator: ".").last.map(String.init) == type
    }
  }

  /// What a declaration in this file gives as the type of a member of a type with this simple name.
  func declaredType(of member: String, in type: String) -> String? {
    for name in declarations(of: member, in: type) {
      let reader = SwiftMemberReader(name, in: self)
      if let result = reader.member().result { return result }
      guard let value = reader.initialValue, let start = codeByte(from: value.lowerBound) else { continue }
      let made = text.string(in: start..<max(start, value.upperBound)).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // `= Deck()` tells the type; `= makeDeck()` does not.
      if made.first?.isUppercase ?? false, start + made.utf8.count < text.count, text.bytes[start + made.utf8.count] == 0x28 { return String(made) }
    }
    return nil
  }
}
