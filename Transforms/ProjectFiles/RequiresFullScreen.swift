import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// Reports apps that ask for the full screen, and takes the key out when somebody asks for exactly that.
///
/// Built with the iOS 27 SDK such a window is still resized, in one step at the end (TN3192): the app must be able to take any size.
///
/// ## Safety
///
/// Never done unasked: without the key the window takes every size while it is dragged. Whether the app is ready for that is
/// a decision about the product.
public struct RequiresFullScreen: ProjectTransform {
  public static let metadata = TransformMetadata(
    id: "requires-full-screen",
    title: "Stop asking for the full screen",
    summary: """
      'UIRequiresFullScreen' does not keep a window from being resized any more: built with the iOS 27 SDK it is resized \
      discretely, once at the end of the drag. The key is reported in every spelling, in property lists and in build \
      settings.
      """,
    safety: """
      A report, unless '--only requires-full-screen --include needs-review' asks for the removal: then the key goes, for \
      review.
      """,
    addedIn: "0.3.0",
    codes: ["requires-full-screen", "conflicting-settings"])

  public static let examples: [Example] = [
    .leavesAlone(
      "an app that asks for the full screen",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>UILaunchScreen</key>
      \t<dict/>
      \t↓<key>UIRequiresFullScreen</key>
      \t<true/>
      </dict>
      </plist>
      """, in: "Info.plist", reason: "requires-full-screen")
  ]

  /// Apple's own texts write the second one once; no system reads it.
  static let spellings = ["UIRequiresFullScreen", "UIRequiresFullscreen", "UIRequiresFullScreen~ipad", "UIRequiresFullScreen~iphone"]

  public init() {}

  public func proposals(in project: Project) -> [ProjectProposal] {
    var seen: Set<InfoPlace> = []
    return project.apps.filter(\.isForIOS).flatMap { app in
      Self.spellings.flatMap { key in
        project.info(key, of: app).filter { $0.isTrue && seen.insert(InfoPlace($0)).inserted }.map { proposal(key, $0, app, project) }
      } + DoubleSource(Self.spellings, of: app, in: project).proposals
    }
  }

  private func proposal(_ key: String, _ value: InfoValue, _ app: AppTarget, _ project: Project) -> ProjectProposal {
    let ignored = project.info("UIRequiresFullScreenIgnoredStartingWithVersion", of: app).first
    let companion = ignored.map { _ in ", unless UIRequiresFullScreenIgnoredStartingWithVersion names a version up to 27" } ?? ""
    let message = "'\(app.name)' asks for the full screen: built with the iOS 27 SDK its windows are resized discretely\(companion)"
    guard project.isAsked(for: Self.metadata.id), let edits = value.removal(of: key, in: project) else {
      return .manual(message, in: value.file, at: value.range, because: "requires-full-screen", scope: app.name, code: key, apps: [app.name])
    }
    let record = ChangeRecord(
      scope: app.name, oldDependency: key, newDependency: "windows of every size", trigger: "the user resizes a window", update: "layout follows each step",
      preserved: "everything else in the file", verify: "drag the window to its smallest and largest size on iPad and in iPhone Mirroring; rotate")
    return ProjectProposal(
      file: value.file,
      proposal: Proposal(
        message: "take '\(key)' out: windows of '\(app.name)' take every size", anchor: value.range,
        action: .edit(edits, .needsReview, doubts: ["requires-full-screen"]), record: record), apps: [app.name])
  }
}

/// A place in a file, to tell whether several apps share it.
struct InfoPlace: Hashable {
  let file: FileID
  let range: Range<ByteOffset>

  init(_ value: InfoValue) { (file, range) = (value.file, value.range) }
}

extension InfoValue {
  /// The edits that take the key out of where it stands; nil when that cannot be done.
  func removal(of key: String, in project: Project) -> [FileID: [TextEdit]]? {
    let edits: [TextEdit]?
    switch ProjectFileKind(of: file) {
    case .propertyList: edits = project.propertyList(file).flatMap { try? $0.removing(key: key) }
    case .xcodeProject, .configuration: edits = project.text(of: file).map { [TextEdit(range: $0.wholeLines(around: range), replacement: "")] }
    case .yaml, nil: edits = nil
    }
    return edits.flatMap { $0.isEmpty ? nil : [file: $0] }
  }
}

extension SourceText {
  /// The range with its lines, when nothing else stands on them.
  func wholeLines(around range: Range<ByteOffset>) -> Range<ByteOffset> {
    let start = startOfLine(at: range.lowerBound)
    var end = range.upperBound
    while end < count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x3B { end += 1 }
    let isAlone = bytes[start..<range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    guard isAlone, end == count || bytes[end] == 0x0A || bytes[end] == 0x0D else { return range }
    if end < count, bytes[end] == 0x0D { end += 1 }
    if end < count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }
}
