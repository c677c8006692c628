import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// Moves the window of an Objective-C app delegate to a scene delegate.
struct ObjCSceneMigration {
  let request: SceneMigrationRequest
  private let project: Project

  init(_ request: SceneMigrationRequest) {
    self.request = request
    project = request.project
  }

  /// What becomes of the app delegate.
  var outcome: SceneMigrationOutcome {
    let files = request.delegate.files.filter { !$0.isSwift }.compactMap { project.objc($0) }
    let model = ObjCDelegateModel(of: request.delegate.name, in: files)
    // Its implementation is not in the checkout.
    guard let implementation = model.implementation else { return .nothingToMove }
    if let refusal = ObjCDelegateGate(request, model: model).refusal { return refusal.outcome(for: model.className) }
    let plan = moveSet(of: model)
    let callbacks = ObjCCallbackMoves(plan)
    let windows = ObjCWindowMoves(plan, hasStoryboard: request.hasStoryboard)
    if plan.units.isEmpty, callbacks.removed.isEmpty, !request.hasStoryboard { return .nothingToMove }
    let outside = ObjCOutsideUses(of: model, delegate: request.delegate, in: project)
    let options = ObjCLaunchOptions(plan)
    let fileNames = ObjCFileNames(plan, implementation: implementation)
    let check = ObjCMoveCheck(plan: plan, outside: outside)
    let legacy = request.deploymentTarget < IOSVersion(13) ? ObjCLegacyBranch(plan).refusal ?? fileNames.refusalToRepeat : nil
    let refusal = options.refusal ?? callbacks.refusal ?? check.refusal ?? windows.refusal(in: implementation) ?? fileNames.refusal ?? legacy
    if let refusal = refusal ?? swiftPart(needing: plan) { return refusal.outcome(for: model.className) }
    let migration = ObjCSceneChange(
      request: request, plan: plan, callbacks: callbacks, windows: windows, fileNames: fileNames, outside: outside, passesOptionsOn: options.arePassedOn
    ).migration
    return isWellFormed(migration, files: files) ? .migration(migration) : ObjCRefusal(
      "app-delegate-state", at: implementation.node, in: implementation.file, "its window code cannot be taken apart from the rest line by line; move it by hand"
    ).outcome(for: model.className)
  }

  /// The edits stand beside each other, and the parser understands as much of the results as of the files before.
  private func isWellFormed(_ migration: SceneMigration, files: [ObjCFile]) -> Bool {
    let isPuzzling = files.contains { $0.tree.unparsedBytes > 0 }
    let isEdited = files.allSatisfy { file in
      guard let edits = EditBatch.disjoint(migration.edits[file.id] ?? []) else { return false }
      return ObjCTree(file.text.applying(edits)).unparsedBytes <= file.tree.unparsedBytes
    }
    return isEdited && (isPuzzling || migration.creations.allSatisfy { ObjCTree(SourceText($0.content)).unparsedBytes == 0 })
  }

  /// Swift extensions of the class that name what moves.
  private func swiftPart(needing plan: ObjCMoveSet) -> ObjCRefusal? {
    let methods = plan.model.methodOrder.filter(plan.movesMethod).map { String($0.prefix { $0 != ":" }) }
    let names = plan.movingVariables.union(["window"]).union(methods).sorted()
    for file in request.delegate.files where file.isSwift {
      guard let tree = project.swift(file)?.tree else { continue }
      guard let token = tree.tokens(viewMode: .sourceAccurate).first(where: { names.contains($0.text) }) else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return ObjCRefusal(
        "mixed-app-delegate", in: file, range: start..<start + token.text.utf8.count,
        "'\(token.text)' moves to the scene delegate, and the Swift part of '\(plan.model.className)' uses it")
    }
    return nil
  }

  private func moveSet(of model: ObjCDelegateModel) -> ObjCMoveSet {
    let launch = ObjCDelegateCallbacks.launch.compactMap { model.methods[$0] }
    var statements: [ObjCLaunchStatement] = []
    for method in launch {
      let body = method.method.body.map { Array($0.children) } ?? []
      let locals = Set(body.flatMap { ObjCLaunchStatement.locals(declaredBy: $0) })
      for node in body {
        statements.append(ObjCLaunchStatement(node, index: statements.count, of: method, locals: locals, in: model))
      }
    }
    let moving = model.methodOrder.filter { ObjCDelegateCallbacks.moves($0) && !model.isTemplate($0) }
    return ObjCMoveSet(
      model, statements: statements, launchMethods: Set(launch.map(\.name)), moving: Set(moving), bound: bound(of: model))
  }

  /// Methods that the system or another class calls on the app delegate.
  private func bound(of model: ObjCDelegateModel) -> Set<String> {
    let others = !model.protocols.subtracting(["UIApplicationDelegate", "NSObject"]).isEmpty
    let called = Set(model.methods.values.flatMap { ObjCCodeUses(of: $0.node, in: model).methods.keys })
    return Set(model.methodOrder.filter { name in
      if ObjCDelegateCallbacks.isBound(name) { return true }
      if model.isRoleMethod(name) { return false }
      // What nobody calls here, another class may call through a protocol.
      return others && !called.contains(name) && !ObjCDelegateCallbacks.moves(name) && model.methods[name]?.declarations.isEmpty ?? true
    })
  }
}

extension ObjCDelegateModel {
  /// A callback whose body holds nothing but comments, or only says that it did.
  func isTemplate(_ name: String) -> Bool {
    guard let body = methods[name]?.method.body else { return false }
    let statements = body.children.filter { $0.kind != .nullStatement }
    if statements.contains(where: { $0.kind == .inactiveBranch || $0.kind == .unparsed }) { return false }
    return statements.allSatisfy { statement in
      statement.kind == .returnStatement && ["YES", "NO", "true", "false"].contains(statement.children.first?.code ?? "YES")
    }
  }
}
