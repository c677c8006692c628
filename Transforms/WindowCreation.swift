import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit
import UIKitModel

/// Makes windows in the scene at hand.
///
/// A window without a scene is never shown in an app that has scenes.
///
/// ## Safety
///
/// Safe where a scene is in scope that is not optional, or can be bound by the guard every scene delegate begins with.
/// Elsewhere the window is left to a person: which scene it belongs to is not ours to guess.
public struct WindowCreation: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "window-creation",
    title: "Make windows in their scene",
    summary: """
      'UIWindow(frame:)' and 'UIWindow()' make a window that belongs to no scene and is not shown. Where a scene is in \
      scope the window is made with 'UIWindow(windowScene:)', and setting 'windowScene' afterwards goes.
      """,
    safety: """
      Safe in a scene delegate's 'scene(_:willConnectTo:options:)' and wherever a scene that is not optional is in \
      scope. Windows of another size than the scene, of classes without the initialiser, and those without a scene are \
      left to a person.
      """,
    addedIn: "0.1.0",
    codes: [
      "window-needs-scene", "custom-window-frame", "custom-window-initialiser", "legacy-branch", "platform-branch",
      "dead-branch", "preview-code", "test-target", "comment-in-the-way",
    ])

  public static let examples: [Example] = [
    .changes(
      "a function that is handed the scene",
      before: """
        func makeWindow(in scene: UIWindowScene) -> UIWindow {
          ↓UIWindow(frame: UIScreen.main.bounds)
        }
        """,
      after: """
        func makeWindow(in scene: UIWindowScene) -> UIWindow {
          UIWindow(windowScene: scene)
        }
        """)
  ]

  public init() {}

  public func proposal(for window: WindowConstruction, in file: SwiftFile) -> Proposal? {
    let site = file.site(of: window.call)
    if let reason = Gate.branch(site, in: file) { return manual(window, reason, in: file) }
    if window.isSuperclassCall { return manual(window, "custom-window-initialiser", in: file) }
    guard let binding = SceneBinding(for: window, site: site, in: file) else {
      return manual(window, "window-needs-scene", in: file)
    }
    guard window.isFullSize(in: file) else { return manual(window, "custom-window-frame", in: file) }
    guard file.inheritsSceneInitialiser(window.className) else { return manual(window, "custom-window-initialiser", in: file) }
    guard !file.hasComment(in: window.call.codeRange) else { return manual(window, "comment-in-the-way", in: file) }
    return replacement(window, binding, site: site, in: file)
  }

  private func manual(_ window: WindowConstruction, _ reason: ReasonCode, in file: SwiftFile) -> Proposal {
    .manual(Proposal.leaving(file.oneLine(window.call)), at: window.call, because: reason, in: file)
  }

  private func replacement(
    _ window: WindowConstruction, _ binding: SceneBinding, site: Site, in file: SwiftFile
  ) -> Proposal {
    let arguments = window.call.calledExpression.codeRange.upperBound..<window.call.codeRange.upperBound
    var edits = [TextEdit(range: arguments, replacement: "(windowScene: \(binding.name))")]
    if let edit = binding.edit { edits.append(edit) }
    if let statement = SceneAssignment(after: window, scene: binding, in: file)?.statement {
      edits.append(TextEdit(range: file.linesToDelete(with: statement), replacement: ""))
    }
    let text = "\(window.call.calledExpression.trimmedDescription)(windowScene: \(binding.name))"
    var record = ChangeRecord(
      of: ExprSyntax(window.call), as: .newWindow, newDependency: "'\(text)' (\(binding.rung))", at: site, in: file)
    let name = Receiver(at: site, in: file).name(for: ExprSyntax(window.call))
    record.update = "\(name): the window takes the size of its scene and follows it"
    return Proposal(
      message: "use '\(text)' instead of '\(window.call.oneLine)' (\(binding.rung))", anchor: window.call.codeRange,
      action: .edit([file.id: edits], .safe, doubts: []),
      record: record)
  }
}

/// The scene that a new window can be made in, and the edit that gives it a name where it has none.
private struct SceneBinding {
  let name: String
  let edit: TextEdit?
  let rung: String

  init?(for window: WindowConstruction, site: Site, in file: SwiftFile) {
    if let scene = Ladder(from: window.call, site: site).scene {
      name = scene.path
      rung = scene.rung
      edit = nil
      return
    }
    guard site.member?.name == "scene(_:willConnectTo:options:)", site.closures.isEmpty,
      let scene = site.member?.parameters.first, let body = site.member?.node?.as(FunctionDeclSyntax.self)?.body,
      let statement = body.statements.first(where: { $0.codeRange.contains(window.call.codeRange.lowerBound) }),
      !window.call.isShadowed("windowScene")
    else { return nil }
    name = "windowScene"
    if let unnamed = Self.unnamedGuard(of: scene.name, in: body, before: statement) {
      edit = TextEdit(range: unnamed.codeRange, replacement: name)
      rung = "the scene that the guard above checks"
    } else {
      let start = file.text.startOfLine(at: statement.codeRange.lowerBound)
      let line = "guard let windowScene = \(scene.name) as? UIWindowScene else { return }"
      edit = TextEdit(range: start..<start, replacement: file.block([line], indentation: file.indentation(of: statement)))
      rung = "the scene that connects"
    }
  }

  /// The `_` of `guard let _ = (scene as? UIWindowScene) else`, as the project template has it.
  private static func unnamedGuard(of scene: String, in body: CodeBlockSyntax, before end: CodeBlockItemSyntax) -> PatternSyntax? {
    for item in body.statements {
      if item.id == end.id { return nil }
      guard let check = item.item.as(GuardStmtSyntax.self), check.conditions.count == 1,
        let binding = check.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == "_",
        let value = binding.initializer?.value.trimmedDescription.filter({ $0 != "(" && $0 != ")" }),
        value == "\(scene) as? UIWindowScene"
      else { continue }
      return binding.pattern
    }
    return nil
  }
}

/// `window.windowScene = windowScene`, which the new initialiser makes needless.
private struct SceneAssignment {
  let statement: CodeBlockItemSyntax

  init?(after window: WindowConstruction, scene: SceneBinding, in file: SwiftFile) {
    let made = ExprSyntax(window.call)
    guard let item = made.statement, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    var name: String?
    if let binding = made.parent?.parent?.as(PatternBindingSyntax.self) { name = binding.pattern.trimmedDescription }
    let context = ExpressionContext(made)
    if context.isWholeAssignedValue { name = context.assignedTo?.trimmedDescription }
    guard let name else { return nil }
    let targets = Set(["", "?", "!"].map { name + $0 + ".windowScene" })
    for candidate in list.drop(while: { $0.id != item.id }).dropFirst() {
      guard let sequence = candidate.item.as(SequenceExprSyntax.self), let left = sequence.elements.first?.trimmedDescription,
        targets.contains(left), sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      else {
        if file.text.string(in: candidate.codeRange).contains("windowScene") { return nil }
        continue
      }
      let value = sequence.elements.dropFirst(2).map(\.trimmedDescription).joined(separator: " ")
      guard value == scene.name || value.hasSuffix("as? UIWindowScene") || value.hasSuffix("as? UIWindowScene)") else { return nil }
      statement = candidate
      return
    }
    return nil
  }
}
