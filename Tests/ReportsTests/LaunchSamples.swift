import SourceEdits
import SourceText

@testable import Reports

extension Sample {
  static let appDelegate = FileID("App/AppDelegate.swift")
  static let sceneDelegate = FileID("App/Scene Delegate.swift")

  static let appDelegateText = SourceText(
    """
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    """)

  static let sceneDelegateText = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    """

  /// A change that edits one file and makes another.
  static func migration(creating content: String = sceneDelegateText, safety: Safety = .safe) -> Change {
    let line = Array("    var window: UIWindow?\n".utf8)
    let start = appDelegateText.bytes.indices.first { appDelegateText.bytes[$0...].starts(with: line) }!
    return Change(
      id: "5c3e1e9a7b02", transform: "scene-life-cycle", message: "move the window to a scene delegate",
      anchor: Anchor(file: appDelegate, range: 12..<23, position: LineColumn(line: 2, column: 7)), safety: safety,
      edits: EditBatch([appDelegate: [TextEdit(range: start..<start + line.count, replacement: "")]])!,
      creations: [sceneDelegate: content], doubts: safety == .safe ? [] : ["launch-order"], notes: [], record: record)
  }

  static func answer(_ app: String, launches: Bool = false, _ message: String, reason: ReasonCode? = nil, change: String? = nil) -> LaunchAnswer {
    LaunchAnswer(app: app, file: FileID("App/Info.plist"), launches: launches, message: message, reason: reason, change: change)
  }

  /// A place that a transform of whole apps left alone.
  static let launchScreen = Finding(
    id: "a1a2a3a4a5a6", transform: "launch-screen", message: "'Shop' has no launch screen",
    anchor: Anchor(file: FileID("Shop/Info.plist"), range: 90..<96, position: LineColumn(line: 3, column: 1)), reason: "launch-screen-missing",
    notes: [], scope: "Shop")
}
