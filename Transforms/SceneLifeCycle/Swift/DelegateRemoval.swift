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
      let all = file.linesToDelete(withCode: ranges).map { TextEdit(range: $0, replacement: "") } + keptWindow(in: file)
      if !all.isEmpty { edits[file.id] = all }
    }
    return edits
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

  // MARK: What is left empty

  /// Extensions without an own purpose all of whose members move.
  private func removedExtensions(in file: SwiftFile) -> [Syntax] {
    plan.model.containers.filter { $0.file === file }.map(\.node).filter(isRemoved)
  }

  private func isInRemovedExtension(_ part: DelegatePart) -> Bool { part.container.map(isRemoved) ?? false }

  private func isRemoved(_ container: Syntax) -> Bool {
    guard let extended = container.as(ExtensionDeclSyntax.self), extended.inheritanceClause == nil, !extended.memberBlock.members.isEmpty else { return false }
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
