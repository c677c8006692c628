import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// The edits that take the moved parts out of the app delegate.
struct DelegateRemoval {
  let plan: MovePlan
  /// The window stays for readers elsewhere.
  let keepsWindow: Bool

  func edits() -> [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for file in files {
      var ranges: [Range<ByteOffset>] = []
      for part in plan.parts where part.file === file && !isKept(part) && !isInRemovedExtension(part) {
        ranges.append(file.rangeWithComments(of: part.node))
      }
      ranges += headings(in: file)
      ranges += removedExtensions(in: file).map { file.rangeWithComments(of: $0, takesMarks: true) }
      let adopted = adoptedProtocols(in: file)
      let all = adopted + merged(file.linesToDelete(withCode: ranges).map(file.closingGaps)).map { TextEdit(range: $0, replacement: "") } + keptWindow(in: file)
      if !all.isEmpty { edits[file.id] = all }
    }
    return edits
  }

  /// Ranges that touch or share blank lines as one.
  private func merged(_ ranges: [Range<ByteOffset>]) -> [Range<ByteOffset>] {
    var result: [Range<ByteOffset>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private var files: [SwiftFile] {
    var files: [SwiftFile] = []
    for container in plan.model.containers where !files.contains(where: { $0 === container.file }) { files.append(container.file) }
    return files
  }

  private func isKept(_ part: DelegatePart) -> Bool { keepsWindow && part.isWindowProperty && part.names == ["window"] }

  /// The property that stays makes no window any more.
  private func keptWindow(in file: SwiftFile) -> [TextEdit] {
    guard keepsWindow, let part = plan.parts.first(where: { isKept($0) && $0.file === file }), let binding = part.variable?.bindings.first,
      binding.initializer != nil
    else { return [] }
    return [TextEdit(range: part.range, replacement: "var window: UIWindow?")]
  }

  /// The names of protocols that the class adopts no more, each with the comma before it.
  private func adoptedProtocols(in file: SwiftFile) -> [TextEdit] {
    guard file === plan.model.file else { return [] }
    return plan.conformances.map { plan.model.conformances[$0] }.filter { $0.container == nil }.flatMap(\.protocols).compactMap { type in
      guard let comma = type.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate), comma.tokenKind == .comma else { return nil }
      return TextEdit(range: comma.codeRange.lowerBound..<type.type.codeRange.upperBound, replacement: "")
    }
  }

  // MARK: What is left empty

  /// Extensions without an own purpose all of whose members move.
  private func removedExtensions(in file: SwiftFile) -> [Syntax] {
    plan.model.containers.filter { $0.file === file }.map(\.node).filter(isRemoved)
  }

  private func isInRemovedExtension(_ part: DelegatePart) -> Bool { part.container.map(isRemoved) ?? false }

  private func isRemoved(_ container: Syntax) -> Bool {
    guard let extended = container.as(ExtensionDeclSyntax.self), !extended.memberBlock.members.isEmpty || extended.inheritanceClause != nil else { return false }
    if extended.inheritanceClause != nil, !plan.conformances.contains(where: { plan.model.conformances[$0].container?.id == extended.id }) { return false }
    return extended.memberBlock.members.allSatisfy { isMoving(Syntax($0.decl)) }
  }

  private func isMoving(_ declaration: Syntax) -> Bool {
    plan.parts.contains { $0.node.id == declaration.id && !isKept($0) }
  }

  /// `MARK` comments under which nothing is left.
  private func headings(in file: SwiftFile) -> [Range<ByteOffset>] {
    plan.model.containers.filter { $0.file === file && !isRemoved($0.node) }.flatMap { container in
      file.sections(of: container.node.memberItems).filter { section in
        !section.members.isEmpty && section.members.allSatisfy { isMoving(Syntax($0.decl)) }
      }.map(\.mark)
    }
  }
}

extension SwiftFile {
  /// Deleted lines with those blank ones behind them that would make a gap of several.
  fileprivate func closingGaps(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    guard range.lowerBound > 0, range.lowerBound == text.startOfLine(at: range.lowerBound), isBlankLine(before: range.lowerBound) else { return range }
    var end = range.upperBound
    while end < text.count, end == text.startOfLine(at: end) {
      let next = text.endOfLine(at: end)
      guard text.string(in: end..<next).allSatisfy(\.isWhitespace) else { break }
      end = next
    }
    var start = range.lowerBound
    // Nothing follows, so that the blank lines above would end the file.
    while end == text.count, start > 0, isBlankLine(before: start) { start = lines.range(ofLine: lines.index(at: start) - 1).lowerBound }
    return start..<end
  }

  /// The line above the one that starts here has nothing in it.
  func isBlankLine(before offset: ByteOffset) -> Bool {
    let line = lines.index(at: offset)
    return line > 0 && text.string(in: lines.range(ofLine: line - 1)).allSatisfy(\.isWhitespace)
  }
}
