import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// Reports apps without a launch screen, which the App Store refuses when they are built with the iOS 27 SDK (TN3208).
///
/// ## Safety
///
/// Never done unasked: a launch screen is how the app looks at launch, and without one it also runs letterboxed.
public struct LaunchScreen: ProjectTransform {
  public static let metadata = TransformMetadata(
    id: "launch-screen",
    title: "Name a launch screen",
    summary: """
      An app that is built with the iOS 27 SDK needs a launch screen: without 'UILaunchScreen', 'UILaunchScreens', \
      'UILaunchStoryboardName' or 'UILaunchStoryboards', written or generated, its upload is refused (ITMS-90870).
      """,
    safety: """
      A report, unless '--only launch-screen --include needs-review' asks for an empty 'UILaunchScreen', for review.
      """,
    addedIn: "0.3.0",
    codes: ["launch-screen-missing", "conflicting-settings"])

  public static let examples: [Example] = [
    .leavesAlone(
      "an app without a launch screen",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      ↓<dict>
      \t<key>CFBundleDisplayName</key>
      \t<string>Shop</string>
      </dict>
      </plist>
      """, in: "Info.plist", reason: "launch-screen-missing")
  ]

  private static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchStoryboardName~ipad", "UILaunchStoryboardName~iphone"]
  private static let generatedKeys = ["UILaunchScreen_Generation", "UILaunchStoryboardName"]

  public init() {}

  public func proposals(in project: Project) -> [ProjectProposal] {
    var seen: Set<FileID> = []
    return project.apps.filter(\.isForIOS).flatMap { app -> [ProjectProposal] in
      let doubles = DoubleSource(["UILaunchStoryboardName"], of: app, in: project).proposals
      guard let configuration = app.configurations.first(where: { !hasLaunchScreen($0, project) }) else { return doubles }
      let file = configuration.infoPlist.flatMap { project.text(of: $0) == nil ? nil : $0 } ?? app.file
      guard seen.insert(file).inserted || file == app.file else { return doubles }
      return doubles + [proposal(app, configuration, file, project)]
    }
  }

  private func hasLaunchScreen(_ configuration: AppConfiguration, _ project: Project) -> Bool {
    // A list that cannot be read is reported elsewhere.
    if let file = configuration.infoPlist, project.text(of: file) != nil, project.propertyList(file)?.root == nil { return true }
    return Self.keys.contains { project.written($0, of: configuration) != nil }
      || Self.generatedKeys.contains { project.generated($0, of: configuration)?.isNeitherEmptyNorOff ?? false }
  }

  private func proposal(_ app: AppTarget, _ configuration: AppConfiguration, _ file: FileID, _ project: Project) -> ProjectProposal {
    let list = ProjectFileKind(of: file) == .propertyList ? project.propertyList(file) : nil
    let anchor = list?.root.map { $0.range.lowerBound..<($0.contents?.lowerBound ?? $0.range.upperBound) } ?? project.nameRange(of: app) ?? 0..<0
    let message = "'\(app.name)' has no launch screen: the upload of a build with the iOS 27 SDK is refused (ITMS-90870)"
    guard project.isAsked(for: Self.metadata.id),
      let edits = list.flatMap({ try? $0.setting(.dictionary([]), forKey: "UILaunchScreen") }), !edits.isEmpty
    else { return .manual(message, in: file, at: anchor, because: "launch-screen-missing", scope: app.name, code: app.name, apps: [app.name]) }
    let record = ChangeRecord(
      scope: app.name, oldDependency: "no launch screen", newDependency: "an empty 'UILaunchScreen'", trigger: "launch",
      update: "the system shows its plain background until the first window is there", preserved: "everything else in the file",
      verify: "launch the app cold, in light and dark mode; it fills the whole screen")
    return ProjectProposal(
      file: file,
      proposal: Proposal(
        message: "give '\(app.name)' an empty launch screen", anchor: anchor,
        action: .edit([file: edits], .needsReview, doubts: ["launch-screen-missing"]), record: record), apps: [app.name])
  }
}

extension InfoValue {
  fileprivate var isNeitherEmptyNorOff: Bool {
    guard case .string(let text) = value else { return true }
    return !text.isEmpty && !["no", "false", "0"].contains(text.lowercased())
  }
}
