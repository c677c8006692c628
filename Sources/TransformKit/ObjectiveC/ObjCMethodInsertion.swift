import ObjCSyntax
import SourceEdits
import SourceText

/// Places for new code in an Objective-C class, in the style of the code around it.
struct ObjCMethodInsertion {
  let file: ObjCFile

  init(in file: ObjCFile) {
    self.file = file
  }

  private var removal: LineRemoval { LineRemoval(file.text, file.lines) }

  /// Lines with steps for leading tabs: those of the file, when none are given.
  func block(_ lines: [String], indentation: String, step: String? = nil) -> String {
    let step = step ?? file.text.indentationStep
    return lines.map { line in
      guard !line.isEmpty else { return file.newLine }
      let depth = line.prefix { $0 == "\t" }.count
      return indentation + String(repeating: step, count: depth) + line.dropFirst(depth) + file.newLine
    }.joined()
  }

  /// A method behind another one, or at the end of an implementation that has none.
  func method(_ signature: String, body: [String], in implementation: ObjCInterface, behind member: ObjCNode?) -> TextEdit {
    if let member { return method(signature, body: body, behind: member) }
    let lines = ["- (void)" + signature + " {"] + body.map { $0.isEmpty ? "" : "\t" + $0 } + ["}", ""]
    let end = implementation.node.range.upperBound
    let start = file.text.startOfLine(at: end - "@end".utf8.count)
    return TextEdit(range: start..<start, replacement: block(lines, indentation: file.text.indentation(at: start)))
  }

  /// A method behind another one and in its style: where its brace stands, and the spaces around its type.
  ///
  /// - Parameters:
  ///   - signature: what follows `- (void)`.
  ///   - body: lines, a leading tab for each step below the body's.
  func method(_ signature: String, body: [String], behind member: ObjCNode) -> TextEdit {
    let head = head(of: member) + signature
    let start = isBraceAlone(member) ? [head, "{"] : [head + " {"]
    let indentation = file.text.indentation(at: member.range.lowerBound)
    let lines = start + body.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
    let text = file.newLine + block(lines, indentation: indentation, step: step(of: member, indentation))
    let end = file.text.endOfLine(at: member.range.upperBound)
    let rest = file.text.string(in: member.range.upperBound..<end)
    guard rest.allSatisfy(\.isWhitespace) || rest.drop(while: \.isWhitespace).hasPrefix("//"), rest.last?.isNewline ?? false else {
      let offset = member.range.upperBound
      return TextEdit(range: offset..<offset, replacement: file.newLine + text)
    }
    let next = file.text.string(in: end..<file.text.endOfLine(at: end)).first { !$0.isWhitespace }
    return TextEdit(range: end..<end, replacement: text + (next == nil ? "" : file.newLine))
  }

  /// The step of a method's own body, which may be another one than most of the file has.
  private func step(of member: ObjCNode, _ indentation: String) -> String? {
    guard let first = member.child(.compoundStatement)?.children.first, removal.isStartOfLine(first.range.lowerBound) else { return nil }
    let inner = file.text.indentation(at: first.range.lowerBound)
    guard inner.hasPrefix(indentation), inner.count > indentation.count else { return nil }
    return String(inner.dropFirst(indentation.count))
  }

  /// `- (void)`, with the spaces that the other method has.
  private func head(of member: ObjCNode) -> String {
    guard let method = ObjCMethod(member), let first = method.selectorParts.first, let type = member.child(.typeName) else { return "- (void)" }
    let before = file.text.string(in: member.range.lowerBound + 1..<type.range.lowerBound)
    let behind = file.text.string(in: type.range.upperBound..<first.lowerBound)
    guard before.allSatisfy({ $0 == " " || $0 == "(" }), behind.allSatisfy({ $0 == " " || $0 == ")" }) else { return "- (void)" }
    return "-" + before + "void" + behind
  }

  /// The brace of the method stands on a line of its own.
  func isBraceAlone(_ member: ObjCNode) -> Bool {
    guard let body = member.child(.compoundStatement) else { return false }
    return removal.isStartOfLine(body.range.lowerBound)
  }

  /// Lines in a body: behind `statement`, or at the end.
  func lines(_ lines: [String], in body: ObjCNode, behind statement: ObjCNode?) -> TextEdit {
    let first = body.children.first
    let isOnOwnLine = first.map { removal.isStartOfLine($0.range.lowerBound) } ?? false
    let inner = isOnOwnLine && first != nil
      ? file.text.indentation(at: first!.range.lowerBound)
      : file.text.indentation(at: body.range.upperBound - 1) + file.text.indentationStep
    if let statement, endsLine(statement) {
      let end = file.text.endOfLine(at: statement.range.upperBound)
      return TextEdit(range: end..<end, replacement: block(lines, indentation: inner))
    }
    let close = body.range.upperBound - 1
    if statement == nil, removal.isStartOfLine(close) {
      let start = file.text.startOfLine(at: close)
      return TextEdit(range: start..<start, replacement: block(lines, indentation: inner))
    }
    // The body shares a line with its braces.
    let offset = (statement ?? body.children.last)?.range.upperBound ?? body.range.lowerBound + 1
    let tail = file.text.string(in: offset..<close).allSatisfy(\.isWhitespace) ? file.text.indentation(at: body.range.lowerBound) : inner
    let spaces = file.text.string(in: offset..<close).prefix { $0 == " " }.utf8.count
    return TextEdit(range: offset..<offset + spaces, replacement: file.newLine + block(lines, indentation: inner) + tail)
  }

  /// Nothing but a comment follows on the statement's line.
  private func endsLine(_ statement: ObjCNode) -> Bool {
    let end = file.text.endOfLine(at: statement.range.upperBound)
    let rest = file.text.string(in: statement.range.upperBound..<end).drop(while: \.isWhitespace)
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// An instance variable of the implementation, in its braces or in new ones.
  func instanceVariable(_ declaration: String, of implementation: ObjCInterface, styledLike member: ObjCNode?) -> TextEdit? {
    if let variables = implementation.node.child(.objcIvarBlock) { return lines([declaration], in: variables, behind: nil) }
    let end = (implementation.node.child(.protocolReferences)?.range ?? implementation.nameRange).upperBound
    let line = file.text.string(in: end..<file.text.endOfLine(at: end))
    guard line.allSatisfy(\.isWhitespace) else { return nil }
    let opening = member.map(isBraceAlone) ?? false ? file.newLine + "{" : " {"
    return TextEdit(range: end..<end, replacement: opening + file.newLine + block(["\t" + declaration], indentation: "") + "}")
  }
}

extension ObjCClassParts.Method {
  /// The statement of the body that sends the same message to `super`, when it is not inside another one.
  var callOfSuper: ObjCNode? {
    method.body?.children.first { statement in
      guard statement.kind == .expressionStatement, let message = statement.children.first.flatMap({ ObjCMessage($0) }) else { return false }
      return message.receiverKind == .super && message.selector == method.selector
    }
  }

  /// Under an `#if` that other code of its part is not under.
  var isConditional: Bool {
    let tree = part.file.tree
    return tree.conditions(at: node.range.lowerBound).count > tree.conditions(at: part.node.range.lowerBound).count
  }
}
