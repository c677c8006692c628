import ProjectFiles
import SourceEdits
import TransformKit

/// Reports apps for iPad that leave orientations out.
///
/// An iPad window that can be resized has to support all four; a list that leaves some out is only a preference there, and an
/// app for iPhone that supports one direction alone breaks on iPad in the other (known issue of iOS 27, 178573319).
///
/// ## Safety
///
/// A report: which orientations an app can show is not ours to say.
public struct PadOrientations: ProjectTransform {
  public static let metadata = TransformMetadata(
    id: "pad-orientations",
    title: "Support all orientations on iPad",
    summary: """
      The supported orientations of a window that can be resized are only a preference. An app that lists fewer than four \
      for iPad has layouts that were never shown in the others, and will be.
      """,
    safety: "A report: which orientations an app can show is not ours to say.",
    addedIn: "0.3.0",
    codes: ["pad-orientations", "conflicting-settings"])

  public static let examples: [Example] = [
    .leavesAlone(
      "an app that lists only portrait",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>UILaunchScreen</key>
      \t<dict/>
      \t↓<key>UISupportedInterfaceOrientations~ipad</key>
      \t<array>
      \t\t<string>UIInterfaceOrientationPortrait</string>
      \t</array>
      </dict>
      </plist>
      """, in: "Info.plist", reason: "pad-orientations")
  ]

  private static let all: Set<String> = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]
  private static let key = "UISupportedInterfaceOrientations"

  public init() {}

  public func proposals(in project: Project) -> [ProjectProposal] {
    var seen: Set<InfoPlace> = []
    return project.apps.filter { $0.isForIOS && $0.runsOnPad }.flatMap { app -> [ProjectProposal] in
      let doubles = DoubleSource([Self.key, Self.key + "~ipad"], of: app, in: project).proposals
      return doubles + app.configurations.compactMap { configuration in
        guard let value = list(of: configuration, project), let missing = missing(in: value), seen.insert(InfoPlace(value)).inserted else { return nil }
        let words = missing.map { "'\($0)'" }.joined(separator: ", ")
        return .manual(
          "'\(app.name)' leaves \(words) out on iPad, where windows take any size and the list is only a preference", in: value.file,
          at: value.range, because: "pad-orientations", scope: app.name, code: Self.key, apps: [app.name])
      }
    }
  }

  /// The list that counts on iPad.
  private func list(of configuration: AppConfiguration, _ project: Project) -> InfoValue? {
    project.info(Self.key + "~ipad", of: configuration) ?? project.generated(Self.key + "_iPad", of: configuration)
      ?? project.info(Self.key, of: configuration)
  }

  /// What the list leaves out, in alphabetical order; nil for nothing.
  private func missing(in value: InfoValue) -> [String]? {
    let names: [String]
    switch value.value {
    case .array(let list): names = list.compactMap { if case .string(let name) = $0 { name } else { nil } }
    case .string(let text): names = text.split(separator: " ").map(String.init)
    default: return nil
    }
    guard !names.isEmpty, !names.contains(where: { $0.contains("$(") }) else { return nil }
    let missing = Self.all.subtracting(names)
    return missing.isEmpty ? nil : missing.sorted()
  }
}
