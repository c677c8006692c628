import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit
import UIKitModel

extension WindowCreation: ObjCTransform {
  public func proposal(for window: ObjCWindowConstruction, in file: ObjCFile) -> Proposal? {
    let site = file.site(of: window.node)
    func manual(_ reason: ReasonCode) -> Proposal {
      .manual(Proposal.leaving(file.oneLine(window.node)), at: window.node, because: reason, in: file)
    }
    if let reason = Gate.branch(site, in: file) { return manual(reason) }
    if window.isSuperclassCall { return manual("custom-window-initialiser") }
    guard let binding = ObjCSceneBinding(for: window, site: site, in: file) else { return manual("window-needs-scene") }
    guard window.isFullSize(in: file) else { return manual("custom-window-frame") }
    guard file.inheritsSceneInitialiser(window.className) else { return manual("custom-window-initialiser") }
    guard !file.hasComment(in: window.node.range) else { return manual("comment-in-the-way") }
    return replacement(window, binding, site: site, in: file)
  }

  private func replacement(
    _ window: ObjCWindowConstruction, _ binding: ObjCSceneBinding, site: ObjCSite, in file: ObjCFile
  ) -> Proposal {
    let text = "[\(window.allocation) initWithWindowScene:\(binding.expression)]"
    var edits = [TextEdit(range: window.node.range, replacement: text)]
    if let edit = binding.edit { edits.append(edit) }
    if let statement = ObjCSceneAssignment(after: window, scene: binding, in: file)?.statement {
      edits += file.linesToDelete(withAll: [statement]).map { TextEdit(range: $0, replacement: "") }
    }
    var record = ChangeRecord(of: window.node, as: .newWindow, newDependency: "'\(text)' (\(binding.rung))", at: site, in: file)
    record.update += ": the window takes the size of its scene and follows it"
    return Proposal(
      message: "use '\(text)' instead of '\(file.oneLine(window.node))' (\(binding.rung))", anchor: window.node.range,
      action: .edit([file.id: edits], .safe, doubts: []), record: record)
  }
}

/// The scene that a new window can be made in, and the edit that makes sure of it where nothing does yet.
private struct ObjCSceneBinding {
  let expression: String
  let edit: TextEdit?
  let rung: String

  init?(for window: ObjCWindowConstruction, site: ObjCSite, in file: ObjCFile) {
    if let scene = ObjCLadder(from: window.node, site: site).scene {
      expression = scene.path
      rung = scene.rung
      edit = nil
      return
    }
    guard site.member?.name == "scene(_:willConnectTo:options:)", site.blocks.isEmpty, let scene = site.member?.parameters.first,
      let body = site.memberNode?.child(.compoundStatement),
      let statement = body.children.first(where: { $0.range.contains(window.node.range.lowerBound) })
    else { return nil }
    let cast = "(UIWindowScene *)\(scene.name)"
    let isChecked = file.text.string(in: body.range.lowerBound..<window.node.range.lowerBound).filter { !$0.isWhitespace }
      .contains("[\(scene.name)isKindOfClass:")
    expression = cast
    guard !isChecked else {
      edit = nil
      rung = "the scene that is checked above"
      return
    }
    let start = file.text.startOfLine(at: statement.range.lowerBound)
    let line = "if (![\(scene.name) isKindOfClass:[UIWindowScene class]]) { return; }"
    edit = TextEdit(range: start..<start, replacement: file.block([line], indentation: file.text.indentation(at: statement.range.lowerBound)))
    rung = "the scene that connects"
  }
}

/// `self.window.windowScene = windowScene;`, which the new initialiser makes needless.
private struct ObjCSceneAssignment {
  let statement: ObjCNode

  init?(after window: ObjCWindowConstruction, scene: ObjCSceneBinding, in file: ObjCFile) {
    guard let first = window.node.statement, let body = first.parent, body.kind == .compoundStatement else { return nil }
    let context = ObjCExpressionContext(window.node)
    guard let name = context.assignedTo?.code ?? file.local(holding: window.node)?.name else { return nil }
    for candidate in body.children where candidate.range.lowerBound > first.range.upperBound {
      let code = candidate.code.filter { !$0.isWhitespace }
      guard code.contains("windowScene") || code.contains("setWindowScene") else { continue }
      let value = scene.expression.filter { !$0.isWhitespace }
      guard ["\(name).windowScene=\(value);", "[\(name)setWindowScene:\(value)];"].contains(code) else { return nil }
      statement = candidate
      return
    }
    return nil
  }
}
