import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// Keeps the launch for systems before iOS 13, which have no scenes: the window's code runs only there.
struct LegacyLaunch {
  let plan: MovePlan

  func edits() throws(MigrationRefusal) -> [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for method in plan.model.launchMethods {
      let runs = runs(of: method)
      for (index, run) in runs.enumerated() {
        try check(run, against: runs[(index + 1)...].flatMap { $0 })
        edits[method.file.id, default: []].append(wrapping(run, in: method.file))
      }
    }
    return edits
  }

  /// Neighbouring statements that move.
  private func runs(of method: DelegatePart) -> [[DelegatePart]] {
    var runs: [[DelegatePart]] = [[]]
    for part in plan.model.statements(of: method) {
      if plan.moves(part) { runs[runs.count - 1].append(part) } else { runs.append([]) }
    }
    return runs.filter { !$0.isEmpty }
  }

  /// Names of one block are not seen in the next.
  private func check(_ run: [DelegatePart], against later: [DelegatePart]) throws(MigrationRefusal) {
    for part in later {
      guard let use = part.uses.locals.first(where: { local in run.contains { $0.node.contains(local.declaration) } })?.use else { continue }
      throw MigrationRefusal(
        "app-delegate-state", at: use.node, in: part.file,
        "leave the window: below iOS 13 its code stays, in two parts that share '\(use.name)', with other code between them")
    }
  }

  private func wrapping(_ run: [DelegatePart], in file: SwiftFile) -> TextEdit {
    let (first, last) = (file.rangeWithComments(of: run[0].node), file.rangeWithComments(of: run[run.count - 1].node))
    let indentation = file.indentation(of: run[0].node)
    let step = file.text.indentationStep
    let lines = MovedCode(file).lines(of: first.lowerBound..<last.upperBound, code: run[0].range.lowerBound)
    let block = ["if #available(iOS 13.0, *) {", step + "// The scene delegate makes the window.", "} else {"] + lines.map { $0.isEmpty ? "" : step + $0 } + ["}"]
    let text = block.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? $0.element : indentation + $0.element }
    return TextEdit(range: first.lowerBound..<last.upperBound, replacement: text.joined(separator: file.newLine))
  }
}
