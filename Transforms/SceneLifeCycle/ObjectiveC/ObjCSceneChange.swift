import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// The edits and files of a migration that nothing stands in the way of.
struct ObjCSceneChange {
  let request: SceneMigrationRequest
  let plan: ObjCMoveSet
  let callbacks: ObjCCallbackMoves
  let windows: ObjCWindowMoves
  let fileNames: ObjCFileNames
  let outside: ObjCOutsideUses
  let passesOptionsOn: Bool

  private var model: ObjCDelegateModel { plan.model }
  private var isGated: Bool { request.deploymentTarget < IOSVersion(13) }

  /// The scene that connects has a name as a window scene.
  var namesScene: Bool { windows.namesScene || callbacks.needsScene }

  var fileExtension: String { model.implementation?.file.id.path.hasSuffix(".mm") ?? false ? "mm" : "m" }

  var replacements: [FileID: [Range<ByteOffset>: String]] {
    windows.replacements.merging(callbacks.replacements) { $0.merging($1) { first, _ in first } }
  }

  /// The variables that the scene delegate has, in the order of their names.
  var movedProperties: [ObjCDelegateVariable] {
    let names = plan.movingVariables.union(["window"])
    return names.sorted().compactMap { model.variables[$0] }
  }

  /// The methods that move under their own names, in the order of the implementation. Where the app delegate keeps all of
  /// them for older systems, what nobody calls needs no copy.
  var movedMethods: [ObjCDelegateMethod] {
    let uncalled = isGated ? plan.uncalledMethods : []
    return model.methodOrder.filter { plan.movesMethod($0) && !ObjCDelegateCallbacks.moves($0) && !uncalled.contains($0) }.compactMap { model.methods[$0] }
  }

  /// Statements of the launch method that the scene delegate has as well, in order.
  var repeatedStatements: [ObjCLaunchStatement] {
    let moving = plan.statements.filter { plan.moves($0) && !windows.dropped.contains($0.node) }
    return plan.statements.filter { statement in
      !plan.moves(statement) && statement.declared.contains { value in plan.isRepeatable(value) && moving.contains { $0.used.contains(value) } }
    }
  }

  /// Every identifier of the code that the scene delegate has.
  var movedWords: Set<String> {
    var words: Set<String> = []
    let uncopied = isGated ? plan.uncalledMethods.compactMap { model.methods[$0] } : []
    for file in model.files {
      let moving = plan.movingNodes(in: file).filter { node in !uncopied.contains { $0.file === file && $0.node.range == node.range } }
      let ranges = (moving + repeatedStatements.filter { $0.file === file }.map(\.node)).map(\.range)
        + (fileNames.moved + fileNames.repeated).filter { $0.file === file }.map(\.range) + movedProperties.flatMap(\.declarations).filter { $0.file === file }.map(\.node.range)
      guard !ranges.isEmpty else { continue }
      for (word, places) in file.wordPlaces where places.contains(where: { place in ranges.contains { $0.contains(place.lowerBound) } }) { words.insert(word) }
    }
    return words
  }

  // MARK: The whole

  var migration: SceneMigration {
    var migration = SceneMigration(manifestClassName: request.sceneClassName)
    let files = ObjCSceneFiles(self)
    migration.creations = [
      (name: request.sceneClassName + ".h", content: files.header), (name: request.sceneClassName + "." + fileExtension, content: files.implementationText),
    ]
    let readers = outside.uses(of: "window")
    migration.edits = ObjCDelegateEdits(self, keepsWindow: !readers.isEmpty).edits
    migration.doubts = doubts(readers: readers)
    migration.remaining = readers.map { reader in
      .manual(
        "'\(reader.code.prefix(80))' reads the app delegate's window, which is nil from now on; ask the nearest view for its window", in: reader.file, at: reader.range,
        because: "window-read-elsewhere", code: reader.code)
    } + misspelt
    migration.oldDependency = "the window of '\(model.className)'"
    migration.newDependency = "'\(request.sceneClassName)', which makes its window when a scene connects"
    migration.verify = verify
    return migration
  }

  private var misspelt: [ProjectProposal] {
    model.methodOrder.filter { name in
      name.hasPrefix("application") && !ObjCDelegateCallbacks.known.contains(name) && (model.methods[name]?.declarations.isEmpty ?? false)
        && plan.everyUnit.allSatisfy { $0.uses.methods[name] == nil }
    }.compactMap { model.methods[$0] }.map { method in
      .manual(
        "'\(method.name)' looks like a callback of the app delegate, but UIKit calls none of this name", in: method.file.id, at: method.node.range,
        because: "app-delegate-callback-not-called", scope: model.className, code: method.name)
    }
  }

  private func doubts(readers: [ObjCOutsideUses.Use]) -> [ReasonCode] {
    var doubts = callbacks.doubts
    if let first = plan.statements.firstIndex(where: { plan.moves($0) }), plan.statements[first...].contains(where: { !plan.moves($0) && !$0.isReturn }) {
      doubts.append("launch-order")
    }
    if passesOptionsOn { doubts.append("launch-options-passed-on") }
    if !readers.isEmpty { doubts.append("window-read-elsewhere") }
    if plan.movesProcessWork { doubts.append("runs-at-each-connection") }
    return Set(doubts).sorted()
  }

  private var verify: String {
    let names = movedMethods.map { "'\($0.name)'" }
    let launch = "launch the app, send it to the background and back, and let the system drop the scene"
    return names.isEmpty ? launch : launch + "; these moved: " + names.joined(separator: ", ")
  }
}

extension ObjCMoveSet {
  /// Something moves that concerns the whole process, like the looks of all bars or a `dispatch_once`.
  var movesProcessWork: Bool {
    let launched = statements.filter { moves($0) }.map(\.node) + methodsOfLaunch.compactMap { model.methods[$0]?.node }
    return launched.contains { node in
      ([node] + node.descendants).contains { inner in
        guard inner.kind == .expressionStatement, let expression = inner.children.first else { return false }
        return isProcessWork(expression)
      }
    }
  }

  private func isProcessWork(_ expression: ObjCNode) -> Bool {
    if let call = ObjCCall(expression) { return call.name == "dispatch_once" }
    // What all scenes share is given the window.
    if let message = ObjCMessage(expression), message.receiver.startsAtClass, message.arguments.contains(where: { $0.kind != .blockExpression && model.concernsWindow(ObjCCodeUses(of: $0, in: model)) }) { return true }
    let target = ObjCAssignment(expression)?.left ?? expression
    let uses = ObjCCodeUses(of: expression, in: model)
    let isOwn = !uses.variables.isEmpty || !uses.methods.isEmpty || !uses.windowQuestions.isEmpty
    return !isOwn && target.startsAtClass && !uses.names.keys.contains { name in
      uses.names[name]?.contains { $0.local(named: name) != nil } ?? false
    }
  }
}

extension ObjCNode {
  /// A chain of members and messages that begins with a class.
  fileprivate var startsAtClass: Bool {
    if let message = ObjCMessage(self) { return message.className != nil || message.receiver.startsAtClass }
    if let member = ObjCMember(self) { return member.base.startsAtClass }
    return kind == .declarationReference && code.first?.isUppercase ?? false
  }
}
