import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// What goes from the files of an app delegate, or is left for systems without scenes.
struct ObjCDelegateEdits {
  private let change: ObjCSceneChange
  private let keepsWindow: Bool
  private var plan: ObjCMoveSet { change.plan }
  private var model: ObjCDelegateModel { plan.model }

  init(_ change: ObjCSceneChange, keepsWindow: Bool) {
    self.change = change
    self.keepsWindow = keepsWindow
  }

  var edits: [FileID: [TextEdit]] {
    if change.request.deploymentTarget < IOSVersion(13) { return ObjCLegacyBranch(plan).edits }
    var edits: [FileID: [TextEdit]] = [:]
    for file in model.files {
      var extents = plan.movingNodes(in: file).map { ObjCExtent(of: $0, in: file) }
      extents += model.methods.values.filter { $0.file === file && change.callbacks.removed.contains($0.name) && !plan.movesMethod($0.name) }
        .map { ObjCExtent(of: $0.node, in: file) }
      extents += declarations(in: file).map { ObjCExtent(of: $0, in: file) }
      extents += change.fileNames.moved.filter { $0.file === file }
      let ranges = withHeadings(Set(extents.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }, in: file)
      var list = file.linesToDelete(of: ranges).map { TextEdit(range: $0, replacement: "") }
      list += synthesisEdits(in: file) + protocolEdits(in: file) + emptyBraces(in: file).map { blockEdit($0, in: file) }
      if !list.isEmpty { edits[file.id] = list }
    }
    return edits
  }

  /// The lists of protocols lose those that move.
  private func protocolEdits(in file: ObjCFile) -> [TextEdit] {
    let going = Set(plan.roles.map(\.rawValue))
    let lists = Set(plan.roles.flatMap { model.adoptions(of: $0) }.filter { $0.file === file }.map(\.node))
    return lists.map { list in
      let rest = list.code.dropFirst().dropLast().split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !going.contains($0) }
      if !rest.isEmpty { return TextEdit(range: list.range, replacement: "<" + rest.joined(separator: ", ") + ">") }
      let start = file.text.string(in: file.text.startOfLine(at: list.range.lowerBound)..<list.range.lowerBound)
      let space = start.reversed().prefix { $0 == " " }.count
      return TextEdit(range: list.range.lowerBound - space..<list.range.upperBound, replacement: "")
    }
  }

  /// With the `#pragma mark` above what goes, where nothing is left under it.
  private func withHeadings(_ ranges: [Range<ByteOffset>], in file: ObjCFile) -> [Range<ByteOffset>] {
    let marks = file.tree.directives.filter { $0.kind == .pragma && file.text.string(in: $0.range).words.dropFirst().first == "mark" }
    let headings = marks.filter { mark in
      var end = mark.range.upperBound
      var holdsNothing = false
      while let next = ranges.first(where: { $0.lowerBound >= end && file.text.string(in: end..<$0.lowerBound).allSatisfy(\.isWhitespace) }) {
        holdsNothing = true
        end = next.upperBound
      }
      let rest = file.text.string(in: end..<file.text.count).drop(while: \.isWhitespace)
      return holdsNothing && (rest.hasPrefix("@end") || rest.hasPrefix("#pragma mark"))
    }
    return (ranges + headings.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
  }

  private var goingVariables: [ObjCDelegateVariable] { change.movedProperties.filter { $0.name != "window" || !keepsWindow } }

  /// The declarations of moved variables and methods.
  private func declarations(in file: ObjCFile) -> [ObjCNode] {
    let methods = change.movedMethods.flatMap(\.declarations)
    let variables = goingVariables.flatMap(\.declarations)
    let braces = emptyBraces(in: file)
    return (methods + variables).filter { $0.file === file }.map(\.node).filter { node in !braces.contains { $0 == node.parent } }
  }

  /// The braces of instance variables all of which go.
  private func emptyBraces(in file: ObjCFile) -> [ObjCNode] {
    let going = Set(goingVariables.flatMap(\.declarations).filter { $0.file === file }.map(\.node))
    return Set(going.compactMap(\.parent)).filter { parent in
      parent.kind == .objcIvarBlock && parent.children.allSatisfy { going.contains($0) || $0.kind == .accessSpecifier }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func blockEdit(_ block: ObjCNode, in file: ObjCFile) -> TextEdit {
    let line = file.text.string(in: file.text.startOfLine(at: block.range.lowerBound)..<block.range.lowerBound)
    if line.allSatisfy(\.isWhitespace) { return TextEdit(range: file.linesToDelete(of: [block.range])[0], replacement: "") }
    let space = line.reversed().prefix { $0 == " " }.count
    return TextEdit(range: block.range.lowerBound - space..<block.range.upperBound, replacement: "")
  }

  /// `@synthesize` loses the names of what moves.
  private func synthesisEdits(in file: ObjCFile) -> [TextEdit] {
    let going = Set(goingVariables.map(\.name))
    let nodes = Set(goingVariables.compactMap(\.synthesis).filter { $0.file === file }.map(\.node))
    return nodes.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { node in
      let rest = ObjCSynthesis(node).elements.filter { !going.contains($0.name) }
      guard rest.isEmpty else {
        let word = node.code.prefix { $0 != " " }
        let end = node.code.hasSuffix(";") ? ";" : ""
        return TextEdit(range: node.range, replacement: word + " " + rest.map(\.code).joined(separator: ", ") + end)
      }
      return TextEdit(range: file.linesToDelete(of: [ObjCExtent(of: node, in: file).range])[0], replacement: "")
    }
  }
}

/// The window's code of an app that runs on systems without scenes, too: it stays for those alone.
struct ObjCLegacyBranch {
  private let plan: ObjCMoveSet

  init(_ plan: ObjCMoveSet) {
    self.plan = plan
  }

  var edits: [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for run in runs {
      let (first, last) = (run[0], run[run.count - 1])
      let (file, text) = (first.file, first.file.text)
      let start = text.startOfLine(at: ObjCExtent(of: first.node, in: file).range.lowerBound)
      let end = text.endOfLine(at: ObjCExtent(of: last.node, in: file).range.upperBound)
      let outer = text.indentation(at: first.node.range.lowerBound)
      let step = ObjCFileStyle(of: file, methods: [first.method]).step
      let code = text.string(in: start..<end).unixLines.indented(by: step)
      let whole = outer + "if (@available(iOS 13.0, *)) {} else {\n" + code + outer + "}\n"
      edits[file.id, default: []].append(
        TextEdit(range: start..<end, replacement: whole.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: file.newLine)))
    }
    return edits
  }

  /// Statements that follow each other and all move.
  private var runs: [[ObjCLaunchStatement]] {
    var runs: [[ObjCLaunchStatement]] = []
    for statement in plan.statements where plan.moves(statement) {
      if let last = runs.last?.last, last.index + 1 == statement.index, last.method.name == statement.method.name {
        runs[runs.count - 1].append(statement)
      } else {
        runs.append([statement])
      }
    }
    return runs
  }

  /// A local that one run declares and another one needs.
  var refusal: ObjCRefusal? {
    for run in runs {
      let declared = run.reduce(into: Set<ObjCSharedValue>()) { $0.formUnion($1.declared) }
      let own = Set(run.map(\.index))
      for statement in plan.statements where plan.moves(statement) && !own.contains(statement.index) {
        guard let value = statement.used.first(where: declared.contains) else { continue }
        return ObjCRefusal(
          "app-delegate-state", at: statement.node, in: statement.file,
          "'\(value.name)' belongs to window code further up; put all of it together first, so that systems before iOS 13 keep it in one piece")
      }
    }
    return nil
  }
}
