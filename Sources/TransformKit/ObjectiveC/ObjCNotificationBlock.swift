import ObjCSyntax
import SourceText

/// A block that handles a notification, to be moved to another method as it is.
public struct ObjCNotificationBlock {
  /// A statement before the block that gives it a weak self, and the name; nil where a macro chooses that.
  struct Prelude {
    let statement: ObjCNode
    let name: String?
  }

  let block: ObjCBlock
  let file: ObjCFile

  init(_ block: ObjCBlock, in file: ObjCFile) {
    self.block = block
    self.file = file
  }

  private var references: [ObjCNode] { block.body.descendants.filter { $0.kind == .declarationReference } }

  /// The body reads the notification.
  var usesNotification: Bool {
    let names = Set(block.parameters.map(\.name))
    return references.contains { names.contains($0.code) && $0.local(named: $0.code)?.declaration == block.node }
  }

  /// The statements of the method around it that give it a weak self.
  var preludes: [Prelude] {
    let words = Set(references.map(\.code))
    let strongify = block.body.code.lowercased().contains("strong")
    return block.node.ancestors().filter { $0.kind == .compoundStatement }.flatMap { body in
      body.children.filter { $0.range.upperBound <= block.node.range.lowerBound }.compactMap { statement -> Prelude? in
        if let name = statement.nameOfWeakSelf { return words.contains(name) ? Prelude(statement: statement, name: name) : nil }
        guard statement.isWeakMacro else { return nil }
        let named = words.first { statement.code.contains("(\($0))") && $0 != "self" }
        let isUsed = strongify || named != nil || words.contains { ObjCSelf.weakNames.contains($0) && $0.hasPrefix("w") }
        return isUsed ? Prelude(statement: statement, name: named) : nil
      }
    }
  }

  /// The body depends on where it stands: it names locals of the method around it other than its weak self, or uses names
  /// that mean something else in the method it would move to.
  func dependsOnPlace(shadowing: Set<String>) -> Bool {
    let moving = preludes.map(\.statement)
    return references.contains { reference in
      let name = reference.code
      guard let local = reference.local(named: name) else { return shadowing.contains(name) }
      let declaration = local.declaration.range
      if block.node.range.contains(declaration.lowerBound) { return false }
      return !moving.contains { $0.range.contains(declaration.lowerBound) }
    }
  }

  /// Its body on lines of their own, each starting with tabs for the steps below the least indented line.
  var bodyLines: [String] { lines(replacing: nil) }

  /// - Parameter weak: the name that becomes `self`.
  private func lines(replacing weak: String?) -> [String] {
    let range = block.body.range.lowerBound + 1..<block.body.range.upperBound - 1
    var text = ""
    var end = range.lowerBound
    for reference in references where reference.code == weak {
      text += file.text.string(in: end..<reference.range.lowerBound) + "self"
      end = reference.range.upperBound
    }
    text += file.text.string(in: end..<range.upperBound)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
    lines[0] = lines[0].drop { $0 == " " || $0 == "\t" }
    let isInline = !lines[0].isEmpty
    if !isInline { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    while let last = lines.last?.last, last == " " || last == "\t" { lines[lines.count - 1].removeLast() }
    let widths = lines.dropFirst(isInline ? 1 : 0).filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let common = widths.min() ?? 0
    return lines.enumerated().map { index, line in String(isInline && index == 0 ? line : line.dropFirst(min(common, line.count))) }
  }

  /// The lines that do at once what the block does later; nil when that takes more than writing `self` for its weak name.
  var linesForDirectUse: [String]? {
    guard !block.body.mayLeaveBody, !block.body.code.lowercased().contains("strong") else { return nil }
    let preludes = preludes
    if preludes.isEmpty { return bodyLines }
    guard preludes.count == 1, let name = preludes[0].name else { return nil }
    return lines(replacing: name)
  }
}

extension ObjCNode {
  /// The name in `__weak typeof(self) name = self;`.
  var nameOfWeakSelf: String? {
    guard kind == .declarationStatement, let variable = ObjCVariable(self), variable.declarators.count == 1,
      variable.specifiers.contains(where: { ["__weak", "__unsafe_unretained", "__block"].contains($0) }),
      let only = variable.declarators.first, ["self", "&*self", "(id)self"].contains(only.initializer?.code ?? "")
    else { return nil }
    return only.name
  }

  /// `@weakify(self)`, `WS(weakSelf);`, `WEAKSELF`
  var isWeakMacro: Bool {
    let isPlain = children.first.map { $0.kind == .call || $0.kind == .declarationReference } ?? false
    guard kind == .macroInvocation || kind == .expressionStatement && isPlain else { return false }
    let word = code.drop { $0 == "@" || $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.lowercased().contains("weak") || word == "WS"
  }
}
