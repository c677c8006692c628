import SourceEdits
import SourceText
import SwiftSyntax

extension SwiftFile {
  /// The bytes to delete with statements or members on lines of their own: whole lines, with a blank line that would be
  /// left doubled or next to a brace. A run of neighbours goes as one.
  public func linesToDelete(withAll nodes: [Syntax]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: nodes.map(\.withSemicolon.codeRange))
  }

  /// The same, and the comments that only announce what goes.
  func linesAndCommentsToDelete(withAll nodes: [Syntax]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: nodes.map(\.withSemicolon.codeRange), announcedBy: outline.comments)
  }

  /// True when nothing but white space follows on the line.
  func isEndOfLine(_ offset: ByteOffset) -> Bool { LineRemoval(text, lines).isEndOfLine(offset) }

  /// True when nothing but white space stands before it on the line.
  func isStartOfLine(_ offset: ByteOffset) -> Bool { LineRemoval(text, lines).isStartOfLine(offset) }
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
