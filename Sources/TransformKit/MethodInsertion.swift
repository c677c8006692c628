import SourceEdits
import SourceText
import SwiftSyntax

/// Places for new code in a class: behind a member, or in the body of a method.
public struct MethodInsertion {
  let file: SwiftFile

  public init(in file: SwiftFile) {
    self.file = file
  }

  /// Lines behind a member, a blank line before them. Leading tabs of a line stand for steps.
  public func lines(_ lines: [String], behind member: some SyntaxProtocol) -> TextEdit {
    let indentation = file.indentation(of: member)
    let text = file.newLine + file.block(lines, indentation: indentation)
    let end = file.text.endOfLine(at: member.codeRange.upperBound)
    let rest = file.text.string(in: member.codeRange.upperBound..<end)
    let isAlone = rest.allSatisfy(\.isWhitespace) || rest.drop(while: \.isWhitespace).hasPrefix("//")
    guard isAlone, rest.last?.isNewline ?? false else {
      // Something else shares the line: the new lines start and end within it.
      let offset = member.codeRange.upperBound
      return TextEdit(range: offset..<offset, replacement: file.newLine + text)
    }
    return TextEdit(range: end..<end, replacement: text + (opensNextMember(end) ? file.newLine : ""))
  }

  /// The next line holds code, and no closing brace.
  private func opensNextMember(_ offset: ByteOffset) -> Bool {
    let next = file.text.string(in: offset..<file.text.endOfLine(at: offset)).first { !$0.isWhitespace }
    return next != nil && next != "}"
  }

  /// Lines in the body of a method: behind `statement`, or at the end.
  public func lines(_ lines: [String], in body: CodeBlockSyntax, behind statement: CodeBlockItemSyntax?) -> TextEdit {
    let indentation = body.statements.first.map { file.isStartOfLine($0.codeRange.lowerBound) ? file.indentation(of: $0) : nil } ?? nil
    let inner = indentation ?? file.indentation(of: body) + file.text.indentationStep
    if let statement, endsLine(statement) {
      let end = file.text.endOfLine(at: statement.codeRange.upperBound)
      return TextEdit(range: end..<end, replacement: file.block(lines, indentation: inner))
    }
    if statement == nil, file.isStartOfLine(body.rightBrace.codeRange.lowerBound) {
      let start = file.text.startOfLine(at: body.rightBrace.codeRange.lowerBound)
      return TextEdit(range: start..<start, replacement: file.block(lines, indentation: inner))
    }
    // The body shares a line with its braces.
    let offset = (statement ?? body.statements.last)?.codeRange.upperBound ?? body.leftBrace.codeRange.upperBound
    let rest = offset..<body.rightBrace.codeRange.lowerBound
    let tail = file.text.string(in: rest).allSatisfy(\.isWhitespace) ? file.indentation(of: body) : inner
    let isOpen = file.isEndOfLine(offset)
    return TextEdit(
      range: isOpen ? offset..<offset : offset..<offset + file.text.string(in: rest).prefix { $0 == " " }.utf8.count,
      replacement: file.newLine + file.block(lines, indentation: inner) + (isOpen ? "" : tail))
  }
}

extension MethodInsertion {
  /// Nothing but a comment follows on the statement's line.
  private func endsLine(_ statement: CodeBlockItemSyntax) -> Bool {
    let end = file.text.endOfLine(at: statement.codeRange.upperBound)
    let rest = file.text.string(in: statement.codeRange.upperBound..<end).drop(while: \.isWhitespace)
    return rest.isEmpty || rest.hasPrefix("//")
  }
}

extension FunctionDeclSyntax {
  /// The statement of the body that calls the superclass's method, when it is not inside another one.
  public func callOfSuper(_ base: String) -> CodeBlockItemSyntax? {
    body?.statements.first { item in
      guard let call = item.item.as(FunctionCallExprSyntax.self) else { return false }
      return call.calledExpression.trimmedDescription == "super." + base
    }
  }
}
