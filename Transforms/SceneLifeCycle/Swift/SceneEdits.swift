import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// What has to be different in moved code: windows are made in the scene, and names are reached from another class.
struct SceneEdits {
  let plan: MovePlan
  let sceneClassName: String
  /// Methods that make a window, or call one that does: they are handed the scene.
  let needsScene: Set<Int>

  private var model: DelegateModel { plan.model }

  init(_ plan: MovePlan, sceneClassName: String) {
    self.plan = plan
    self.sceneClassName = sceneClassName
    var needing: Set<Int> = []
    var size = -1
    while size != needing.count {
      size = needing.count
      for part in plan.parts where part.kind == .method && !needing.contains(part.id) {
        let calls = part.uses.members.flatMap { plan.model.targets(of: $0) }
        if !part.uses.windows.isEmpty || calls.contains(where: needing.contains) { needing.insert(part.id) }
      }
    }
    needsScene = needing
  }

  /// A local that only gave windows their frames.
  func isNeedless(_ part: DelegatePart) -> Bool {
    guard let name = part.names.first, part.names.count == 1, part.statement?.item.is(VariableDeclSyntax.self) ?? false else { return false }
    let uses = model.parts.flatMap { other in
      other.uses.locals.filter { $0.use.name == name && part.node.contains($0.declaration) }.map { use in
        other.uses.windows.contains { Syntax($0.arguments).contains(use.use.node) }
      }
    }
    return !uses.isEmpty && uses.allSatisfy { $0 }
  }

  /// The part makes a window, or calls a method that does.
  func usesScene(_ part: DelegatePart) -> Bool {
    !part.uses.windows.isEmpty || part.uses.members.contains { model.targets(of: $0).contains(where: needsScene.contains) }
  }

  /// The edits of a part's text.
  func edits(of part: DelegatePart) throws(MigrationRefusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for call in part.uses.windows { edits += try window(call, in: part) }
    for use in part.uses.members { edits += try names(use, in: part) }
    if needsScene.contains(part.id), let clause = part.function?.signature.parameterClause {
      edits.append(appended("in windowScene: UIWindowScene", to: clause.rightParen, isFirst: clause.parameters.isEmpty))
    }
    for statement in part.node.frameStatements {
      edits += part.file.linesToDelete(withAll: [Syntax(statement)]).map { TextEdit(range: $0, replacement: "") }
    }
    if part.isStatement {
      for exit in part.statement?.exits ?? [] {
        guard let value = exit.expression else { continue }
        guard value.is(BooleanLiteralExprSyntax.self) else {
          throw MigrationRefusal("window-code-mixed", at: exit, in: part.file, "leave the window: the launch ends here with a result of its own")
        }
        edits.append(TextEdit(range: exit.returnKeyword.codeRange.upperBound..<value.codeRange.upperBound, replacement: ""))
      }
    }
    return edits
  }

  private func window(_ call: FunctionCallExprSyntax, in part: DelegatePart) throws(MigrationRefusal) -> [TextEdit] {
    let file = part.file
    if call.calledExpression.trimmedDescription == ".init", call.isOfWholeScreen {
      return [TextEdit(range: call.calledExpression.codeRange.upperBound..<call.codeRange.upperBound, replacement: "(windowScene: windowScene)")]
    }
    guard let construction = file.all(WindowConstruction.self).first(where: { $0.call.id == call.id }),
      file.inheritsSceneInitialiser(construction.className)
    else {
      throw MigrationRefusal(
        "custom-window-initialiser", at: call, in: file, "leave '\(file.oneLine(call))': its class has no 'init(windowScene:)'")
    }
    guard construction.isFullSize(in: file) else {
      throw MigrationRefusal("custom-window-frame", at: call, in: file, "leave '\(file.oneLine(call))': the window is not as large as its scene")
    }
    guard part.isStatement || part.kind == .method || part.isWindowProperty || part.isActivity else {
      throw MigrationRefusal("window-needs-scene", at: call, in: file, "leave '\(file.oneLine(call))': no scene is known here")
    }
    return [TextEdit(range: call.calledExpression.codeRange.upperBound..<call.codeRange.upperBound, replacement: "(windowScene: windowScene)")]
  }

  private func names(_ use: PartUses.Use, in part: DelegatePart) throws(MigrationRefusal) -> [TextEdit] {
    let targets = model.targets(of: use).map { model.parts[$0] }
    var edits: [TextEdit] = []
    if let target = targets.first, targets.count == 1, needsScene.contains(target.id) { edits += try handScene(use, in: part) }
    let moves = targets.contains { plan.moves($0) || plan.repeated.contains($0.id) }
    if use.isStatic {
      guard let base = use.node.as(MemberAccessExprSyntax.self)?.base.map({ Syntax($0) }) ?? use.node.as(MemberTypeSyntax.self).map({ Syntax($0.baseType) })
      else { return edits }
      if moves, base.trimmedDescription == model.name { edits.append(TextEdit(range: base.codeRange, replacement: sceneClassName)) }
      if !moves, base.trimmedDescription == "Self" { edits.append(TextEdit(range: base.codeRange, replacement: model.name)) }
      return edits
    }
    let start = use.node.codeRange.lowerBound
    if !moves, targets.contains(where: { $0.kind == .type }) {
      edits.append(TextEdit(range: start..<start, replacement: model.name + "."))
    } else if !use.isExplicit, Self.sceneNames.contains(use.name), use.node.is(DeclReferenceExprSyntax.self) {
      edits.append(TextEdit(range: start..<start, replacement: "self."))
    }
    return edits
  }

  /// What the methods of a scene delegate call their parameters.
  private static let sceneNames: Set<String> = ["scene", "session", "connectionOptions", "windowScene"]

  /// `makeWindow()` becomes `makeWindow(in: windowScene)`.
  private func handScene(_ use: PartUses.Use, in part: DelegatePart) throws(MigrationRefusal) -> [TextEdit] {
    guard let call = use.node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.node.as(ExprSyntax.self)?.id,
      let end = call.rightParen, call.trailingClosure == nil, part.isStatement || needsScene.contains(part.id) || part.isActivity
    else {
      throw MigrationRefusal("window-needs-scene", at: use.node, in: part.file, "leave '\(use.name)': it makes a window, and no scene is known here")
    }
    return [appended("in: windowScene", to: end, isFirst: call.arguments.isEmpty)]
  }

  private func appended(_ text: String, to end: TokenSyntax, isFirst: Bool) -> TextEdit {
    let offset = end.previousToken(viewMode: .sourceAccurate)?.codeRange.upperBound ?? end.codeRange.lowerBound
    return TextEdit(range: offset..<offset, replacement: isFirst ? text : ", " + text)
  }
}

extension FunctionCallExprSyntax {
  /// Made without a frame, or with the screen's.
  fileprivate var isOfWholeScreen: Bool {
    guard let value = arguments.first?.expression else { return true }
    guard arguments.count == 1, arguments.first?.label?.text == "frame" else { return false }
    let local = value.as(DeclReferenceExprSyntax.self).flatMap { $0.localName($0.baseName.plainText)?.value }
    return (local ?? value).trimmedDescription == "UIScreen.main.bounds"
  }
}

extension DelegatePart {
  /// A callback that is handed a scene, and is no more than that.
  fileprivate var isActivity: Bool {
    if case .activity = callback { true } else { false }
  }
}

extension Syntax {
  /// `window?.frame = UIScreen.main.bounds` and `window?.screen = …`: a window in a scene has both from it.
  fileprivate var frameStatements: [CodeBlockItemSyntax] {
    var found: [CodeBlockItemSyntax] = []
    if let item = self.as(CodeBlockItemSyntax.self), item.setsFrameOfWindow { return [item] }
    for child in children(viewMode: .sourceAccurate) { found += child.frameStatements }
    return found
  }
}

extension CodeBlockItemSyntax {
  var setsFrameOfWindow: Bool {
    guard let sequence = item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
      let target = sequence.elements.first?.as(MemberAccessExprSyntax.self), let value = sequence.elements.last?.trimmedDescription
    else { return false }
    let owner = target.base?.trimmedDescription.filter { !"?!".contains($0) } ?? ""
    guard owner == "window" || owner.hasSuffix(".window") else { return false }
    switch target.declName.baseName.text {
    case "frame", "bounds": return value == "UIScreen.main.bounds"
    case "screen": return value == "UIScreen.main"
    default: return false
    }
  }
}
