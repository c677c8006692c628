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
    /// Those of the arguments, when it is called.
    var labels: [String]?
  }

  /// The places that read a member through the app's delegate, in order.
  func readers(of name: String) -> [Reader] {
    request.project.files(naming: [name], around: request.delegate).flatMap { file in
      file.isSwift ? swiftReaders(of: name, in: file) : objcReaders(of: name, in: file)
    }
  }

  private func swiftReaders(of name: String, in id: FileID) -> [Reader] {
    guard let file = request.project.swift(id) else { return [] }
    let names = delegateNames(in: file)
    return file.identifiers(named: name).compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
        let base = access.base, isDelegate(base, names: names)
      else { return nil }
      let labels = access.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.plainText ?? "_" }
      return Reader(file: id, range: access.codeRange, code: file.oneLine(access), labels: labels)
    }
  }

  /// The names that variables and parameters of the class have in a file.
  private func delegateNames(in file: SwiftFile) -> Set<String> {
    var names: Set<String> = []
    for token in file.identifiers(named: model.name) + file.identifiers(named: "delegate") {
      if let parameter = token.enclosing(FunctionParameterSyntax.self), parameter.type.trimmedDescription.filter({ !"?!".contains($0) }) == model.name {
        names.insert((parameter.secondName ?? parameter.firstName).plainText)
      } else if let binding = token.enclosing(PatternBindingSyntax.self) {
        let type = binding.typeAnnotation?.type.trimmedDescription.filter { !"?!".contains($0) }
        let value = binding.initializer?.value ?? binding.accessorBlock?.onlyExpression
        if type == model.name || value.map({ isDelegate($0, names: []) }) ?? false { names.formUnion(binding.pattern.declaredNames) }
      }
      if let binding = token.enclosing(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value, isDelegate(value, names: []) {
        names.formUnion(binding.pattern.declaredNames)
      }
    }
    return names
  }

  /// The expression is the app's delegate, by what it is cast to, by its name or by what it was bound to.
  private func isDelegate(_ base: ExprSyntax, names: Set<String>) -> Bool {
    let text = base.trimmedDescription.filter { !"?!() \n\t".contains($0) }
    if text.hasSuffix("as" + model.name) || text.hasSuffix("UIApplication.shared.delegate") { return true }
    let parts = text.split(separator: ".").map(String.init)
    guard let last = parts.last else { return false }
    if parts.count >= 2, parts[parts.count - 2] == model.name { return isShared(last) }
    if last == "delegate", parts.count >= 2, parts[parts.count - 2].lowercased().hasPrefix("app") { return true }
    return names.contains(last) || last.lowercased() == "appdelegate" && last != model.name
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
      let isStatic = text.string(in: line..<offset).contains(model.name) && model.parts.contains { $0.isStatic && $0.names.contains { $0.lowercased() == word } }
      guard isStatic || word == "delegate" || word == "appdelegate" || word.hasSuffix(model.name.lowercased()) else { continue }
      let end = offset + name.utf8.count
      readers.append(Reader(file: id, range: offset..<end, code: text.string(in: line..<end).trimmed))
    }
    return readers
  }
}

extension AccessorBlockSyntax {
  /// The expression that a getter without `return`, or with nothing else, gives.
  fileprivate var onlyExpression: ExprSyntax? {
    guard case .getter(let items) = accessors, items.count == 1, let item = items.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
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
