import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// Finds who reaches members of the app delegate from other code.
struct DelegateReaders {
  let request: SceneMigrationRequest
  let model: DelegateModel

  struct Reader {
    let file: FileID
    let range: Range<ByteOffset>
    let code: String
  }

  /// The places that read a member through the app's delegate, in order.
  func readers(of name: String) -> [Reader] {
    request.project.files(naming: [name]).sorted().flatMap { file -> [Reader] in
      guard !request.project.context(of: file).isTest else { return [] }
      return file.isSwift ? swiftReaders(of: name, in: file) : objcReaders(of: name, in: file)
    }
  }

  private func swiftReaders(of name: String, in id: FileID) -> [Reader] {
    guard let file = request.project.swift(id) else { return [] }
    return file.identifiers(named: name).compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
        let base = access.base, isDelegate(base)
      else { return nil }
      return Reader(file: id, range: access.codeRange, code: file.oneLine(access))
    }
  }

  /// The expression is the app's delegate, by what it is cast to, by its name or by what it was bound to.
  private func isDelegate(_ base: ExprSyntax) -> Bool {
    let text = base.trimmedDescription.filter { !"?!() \n\t".contains($0) }
    if text.hasSuffix("as" + model.name) || text.hasSuffix("UIApplication.shared.delegate") { return true }
    let parts = text.split(separator: ".")
    if parts.count >= 2, parts[parts.count - 2] == model.name { return isShared(String(parts[parts.count - 1])) }
    guard let reference = base.unwrapped.as(DeclReferenceExprSyntax.self) else { return parts.last?.lowercased() == "appdelegate" }
    let name = reference.baseName.plainText
    if let local = reference.localName(name) {
      if local.type.map({ $0.filter { !"?!".contains($0) } == model.name }) ?? false { return true }
      return local.value.map { isDelegate($0) || $0.trimmedDescription.filter { !"()? \n".contains($0) }.hasSuffix("as" + model.name) } ?? false
    }
    return name.lowercased() == "appdelegate" && name != model.name
  }

  /// A static member of the class that gives the one object.
  private func isShared(_ name: String) -> Bool { model.parts(named: name).contains(where: \.isStatic) }

  /// In Objective-C the words tell: `delegate.window`, `[delegate window]`.
  private func objcReaders(of name: String, in id: FileID) -> [Reader] {
    guard let text = request.project.text(of: id) else { return [] }
    var readers: [Reader] = []
    for offset in text.offsets(ofWord: name) {
      let line = text.startOfLine(at: offset)
      let before = text.string(in: line..<offset).reversed().drop { $0 == " " || $0 == "]" || $0 == ")" || $0 == "." || $0 == ">" || $0 == "-" }
      let word = String(String(before.prefix { $0.isLetter || $0 == "_" }).reversed()).lowercased()
      guard word.hasSuffix("delegate") , word == "delegate" || word == "appdelegate" || word.hasSuffix(model.name.lowercased()) else { continue }
      let end = offset + name.utf8.count
      readers.append(Reader(file: id, range: offset..<end, code: text.string(in: line..<end).trimmed))
    }
    return readers
  }
}

extension ExprSyntax {
  fileprivate var unwrapped: ExprSyntax {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.unwrapped }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first { return first.expression.unwrapped }
    return self
  }
}

extension SourceText {
  /// Where a word stands by itself, comments and strings included.
  fileprivate func offsets(ofWord word: String) -> [ByteOffset] {
    let pattern = Array(word.utf8)
    func isWordByte(_ byte: UInt8) -> Bool { byte == 0x5F || byte > 0x7F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) }
    var result: [ByteOffset] = []
    var offset = 0
    while offset + pattern.count <= count {
      if bytes[offset] == pattern[0], bytes[offset..<offset + pattern.count].elementsEqual(pattern), offset == 0 || !isWordByte(bytes[offset - 1]),
        offset + pattern.count == count || !isWordByte(bytes[offset + pattern.count])
      {
        result.append(offset)
      }
      offset += 1
    }
    return result
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
