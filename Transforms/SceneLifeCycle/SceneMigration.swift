import SourceEdits
import SourceText
import TransformKit

/// What the half of a language is asked: how the windows of one app delegate move to a scene delegate.
struct SceneMigrationRequest {
  let delegate: AppDelegateClass
  /// The lowest of all app targets that compile the delegate.
  let deploymentTarget: IOSVersion
  /// The manifest names a storyboard, which makes the window.
  let hasStoryboard: Bool
  /// A name that no type of the project has.
  let sceneClassName: String
  let project: Project
}

/// How they move.
struct SceneMigration {
  /// In the files of the delegate only.
  var edits: [FileID: [TextEdit]] = [:]
  /// The new files by their names, which go beside the delegate's file, with their content.
  var creations: [(name: String, content: String)] = []
  /// The name in the manifest: `$(PRODUCT_MODULE_NAME).SceneDelegate` in Swift, `SceneDelegate` in Objective-C.
  var manifestClassName: String
  /// Why a person should look at it; none for a safe one.
  var doubts: [ReasonCode] = []
  var notes: [ReasonCode] = []
  /// Places elsewhere that a person has to look at, such as readers of a window that stays.
  var remaining: [ProjectProposal] = []
  /// What goes, like `AppDelegate's window`, and what takes its place, for the record.
  var oldDependency = ""
  var newDependency = ""
  /// Statements and methods that moved, for the record's list of what to try.
  var verify = ""
}

/// What becomes of an app delegate.
enum SceneMigrationOutcome {
  case migration(SceneMigration)
  /// Nothing is edited. The anchor is the place that stands in the way.
  case refusal(ReasonCode, file: FileID, range: Range<ByteOffset>, message: String)
  /// It has neither a window nor callbacks to move, and no storyboard asks for a scene delegate.
  case nothingToMove
}
