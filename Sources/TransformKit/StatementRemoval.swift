import SourceEdits
import SourceText
import SwiftSyntax

extension SwiftFile {
  /// The bytes to delete with statements or members on lines of their own: whole lines, with a blank line that would be
  /// left doubled or next to a brace. A run of neighbours goes as one.
  public func linesToDelete(withAll nodes: [Syntax]) -> [Range<ByteOffset>] {
    var runs: [[Syntax]] = []
    for node in nodes.map(\.withSemicolon).sorted(by: { $0.position < $1.position }) {
      if let last = runs.last?.last, isBlank(last.codeRange.upperBound..<node.codeRange.lowerBound) {
        runs[runs.count - 1].append(node)
      } else {
        runs.append([node])
      }
    }
    return runs.flatMap { run -> [Range<ByteOffset>] in
      let start = text.startOfLine(at: run[0].codeRange.lowerBound)
      let end = text.endOfLine(at: run[run.count - 1].codeRange.upperBound)
      guard isStartOfLine(run[0].codeRange.lowerBound), isEndOfLine(run[run.count - 1].codeRange.upperBound) else {
        return run.map { withSpaceBeforeComment($0.codeRange) }
      }
      return [closingGap(start..<end)]
    }
  }

  /// Takes a blank line along when two would meet, or one would stand next to a brace.
  private func closingGap(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    let line = lines.index(at: range.lowerBound)
    let previous = line > 0 ? lines.range(ofLine: line - 1) : 0..<0
    let next = range.upperBound..<text.endOfLine(at: range.upperBound)
    let opens = text.string(in: previous).last { !$0.isWhitespace } == "{"
    let closes = text.string(in: next).first { !$0.isWhitespace } == "}"
    if isBlank(next), isBlank(previous) || opens { return range.lowerBound..<next.upperBound }
    if isBlank(previous), closes { return previous.lowerBound..<range.upperBound }
    return range
  }

  /// With the space behind it when it begins its line, and the space before it when it ends it.
  private func withSpaceBeforeComment(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    if isStartOfLine(range.lowerBound) {
      let rest = text.string(in: range.upperBound..<text.endOfLine(at: range.upperBound))
      return range.lowerBound..<range.upperBound + rest.prefix { $0 == " " || $0 == "\t" }.utf8.count
    }
    guard isEndOfLine(range.upperBound) else { return range }
    var start = range.lowerBound
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    return start..<range.upperBound
  }

  private func isBlank(_ range: Range<ByteOffset>) -> Bool {
    text.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// True when nothing but white space follows on the line.
  func isEndOfLine(_ offset: ByteOffset) -> Bool { isBlank(offset..<text.endOfLine(at: offset)) }

  /// True when nothing but white space stands before it on the line.
  func isStartOfLine(_ offset: ByteOffset) -> Bool { isBlank(text.startOfLine(at: offset)..<offset) }
}

extension Syntax {
  /// The statement or member with the semicolon that ends it.
  fileprivate var withSemicolon: Syntax {
    if let item = parent?.as(CodeBlockItemSyntax.self), item.semicolon != nil { return Syntax(item) }
    if let item = parent?.as(MemberBlockItemSyntax.self), item.semicolon != nil { return Syntax(item) }
    return self
  }
}

extension CodeBlockItemSyntax {
  /// The declaration that the statement is directly in the body of: no condition, loop or closure is between.
  public var ownerOfBody: Syntax? {
    guard let block = parent?.parent, block.is(CodeBlockSyntax.self), let owner = block.parent else { return nil }
    switch owner.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl: return owner
    default: return nil
    }
  }

  /// True when an earlier statement of the body may leave it.
  public var mayBeSkipped: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return true }
    return list.prefix { $0.id != id }.contains { Syntax($0).mayLeaveBody }
  }
}

extension Syntax {
  /// The code returns or throws out of the body it is in; what closures and local functions do stays in them.
  public var mayLeaveBody: Bool {
    if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return false }
    if self.is(ReturnStmtSyntax.self) || self.is(ThrowStmtSyntax.self) { return true }
    return children(viewMode: .sourceAccurate).contains { $0.mayLeaveBody }
  }
}
