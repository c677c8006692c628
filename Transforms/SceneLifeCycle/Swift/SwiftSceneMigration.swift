import SourceEdits
import SwiftSyntax
import TransformKit

/// Moves the windows and callbacks of an app delegate written in Swift to a scene delegate, or says why it cannot.
struct SwiftSceneMigration {
  private let request: SceneMigrationRequest

  init(_ request: SceneMigrationRequest) {
    self.request = request
  }

  var outcome: SceneMigrationOutcome {
    do {
      return try migration()
    } catch {
      return .refusal(error.reason, file: error.file, range: error.range, message: error.message)
    }
  }

  private func migration() throws(MigrationRefusal) -> SceneMigrationOutcome {
    guard let model = DelegateModel(request) else { throw unread }
    let check = DelegateCheck(request: request, model: model)
    guard !check.isOfSwiftUI else { return .nothingToMove }
    try check.check()
    for method in model.launchMethods { try LaunchCheck(method: method).checkLaunchOptions(in: model) }
    var planner = MovePlanner(request, model)
    var plan = try planner.result()
    for method in model.launchMethods { try LaunchCheck(method: method).check(&plan) }
    let text = try SceneDelegateText(request, plan)
    try checkStoryboard(plan)
    try check.checkSurroundings(of: plan)
    guard !text.isEmpty, !text.isOnlyWindow else { return .nothingToMove }
    let readers = DelegateReaders(request: request, model: model)
    try checkReaders(plan, readers)
    let windowReaders = plan.parts.contains { $0.isWindowProperty && $0.names == ["window"] } ? readers.readers(of: "window") : []

    var result = SceneMigration(manifestClassName: "$(PRODUCT_MODULE_NAME).\(request.sceneClassName)")
    result.creations = [(name: request.sceneClassName + ".swift", content: try text.content())]
    result.edits = request.deploymentTarget < IOSVersion(13)
      ? try LegacyLaunch(plan: plan).edits() : DelegateRemoval(plan: plan, keepsWindow: !windowReaders.isEmpty).edits()
    var doubts = plan.doubts.union(text.doubts)
    if !windowReaders.isEmpty { doubts.insert("window-read-elsewhere") }
    result.doubts = doubts.sorted()
    result.remaining = check.uncalled() + windowReaders.map { reader in
      .manual(
        "leave '\(reader.code)': the app delegate's window is nil from now on", in: reader.file, at: reader.range, because: "window-read-elsewhere",
        code: reader.code)
    }
    result.oldDependency = "'\(model.name)', which makes the window and hears of the app's life"
    result.newDependency = "'\(request.sceneClassName)', which does so for its scene"
    result.verify = verification(plan)
    return .migration(result)
  }

  private var unread: MigrationRefusal {
    MigrationRefusal(
      "unparsed-code", file: request.delegate.file, range: request.delegate.declaration.offset..<request.delegate.declaration.offset,
      message: "leave '\(request.delegate.name)': its file does not parse as Swift of today")
  }

  private func checkStoryboard(_ plan: MovePlan) throws(MigrationRefusal) {
    guard request.hasStoryboard else { return }
    for part in plan.parts {
      guard let call = part.uses.windows.first, !part.isWindowProperty || part.names == ["window"] else { continue }
      throw MigrationRefusal(
        "window-and-storyboard", at: call, in: part.file, "leave the window: it is made in code, and the app's storyboard makes one, too")
    }
  }

  /// What other files reach through the app delegate cannot move.
  private func checkReaders(_ plan: MovePlan, _ readers: DelegateReaders) throws(MigrationRefusal) {
    for part in plan.parts where part.isInstanceMember {
      for name in part.names where name != "window" || !part.isWindowProperty {
        guard let reader = readers.readers(of: name).first(where: { part.callback == nil || $0.labels == part.labels }) else { continue }
        throw MigrationRefusal(
          "app-delegate-state", file: reader.file, range: reader.range,
          message: "leave '\(request.delegate.name)': '\(name)' would move to the scene delegate, and '\(reader.code)' reaches it through the app delegate")
      }
    }
  }

  private func verification(_ plan: MovePlan) -> String {
    var moved = plan.parts.filter { !$0.isStatement && !$0.isWindowProperty }.compactMap { $0.function?.fullName ?? $0.names.first }
    let count = plan.parts.filter(\.isStatement).count
    if count > 0 { moved.insert(count == 1 ? "a statement of the launch" : "\(count) statements of the launch", at: 0) }
    return "launch, leave and come back, and launch again after the system has closed the scene; moved: " + moved.joined(separator: ", ")
  }
}

extension MigrationRefusal {
  init(_ reason: ReasonCode, file: FileID, range: Range<Int>, message: String) {
    self.reason = reason
    self.file = file
    self.range = range
    self.message = message
  }
}
