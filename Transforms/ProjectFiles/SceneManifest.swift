import ProjectFiles
import SourceEdits
import TransformKit

/// Reports apps that are half on their way to scenes.
///
/// A manifest without a class shows a black screen, a class without a manifest is never made.
///
/// ## Safety
///
/// A report: what was meant is not ours to guess.
public struct SceneManifest: ProjectTransform {
  public static let metadata = TransformMetadata(
    id: "scene-manifest",
    title: "Complete the scene manifest",
    summary: """
      An app has scenes when its Info.plist names a scene delegate that it compiles, or when its app delegate answers for \
      each scene. What is half there is reported: a manifest without configurations, a class that is missing or belongs to \
      no target, a class that no manifest names.
      """,
    safety: "A report: what was meant is not ours to guess.",
    addedIn: "0.3.0",
    codes: ["manifest-incomplete", "scene-delegate-not-in-target", "scene-class-name", "scene-configuration-missing", "conflicting-settings", "generated-project"])

  public static let examples: [Example] = [
    .leavesAlone(
      "a manifest without configurations",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t↓<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<true/>
      \t</dict>
      \t<key>UILaunchScreen</key>
      \t<dict/>
      </dict>
      </plist>
      """, in: "Info.plist", reason: "manifest-incomplete")
  ]

  public init() {}

  public func proposals(in project: Project) -> [ProjectProposal] {
    var seen: [FileID: Set<Int>] = [:]
    return project.apps.compactMap { app in
      guard case .half(let reason, let place, let message) = project.adoption(of: app),
        seen[place.file, default: []].insert(place.range.lowerBound).inserted
      else { return nil }
      var proposal = ProjectProposal.manual(
        message, in: place.file, at: place.range, because: reason, scope: app.name, code: AppSceneManifest.key, apps: [app.name])
      proposal.settle("window-needs-scene", in: project.delegates(of: app).flatMap(\.files))
      return proposal
    }
  }
}
