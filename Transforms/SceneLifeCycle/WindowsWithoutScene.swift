import SourceEdits
import SourceText
import TransformKit

/// Windows that other code of an app makes without a scene: in an app with scenes they are not shown.
struct WindowsWithoutScene {
  /// Nobody makes one.
  let isEmpty: Bool

  init(of delegate: AppDelegateClass, in project: Project) {
    let apps = project.apps(of: delegate)
    let own = Set(delegate.files)
    let classes = project.index.projectSubclasses(of: "UIWindow", in: delegate.file) + ["UIWindow"]
    isEmpty = !project.files(naming: Set(classes), around: delegate).contains { file in
      guard !own.contains(file), apps.isEmpty || apps.contains(where: { project.has(file, in: $0) }) else { return false }
      let context = project.context(of: file)
      return !context.isTest && !context.isAppExtension && Self.makesOne(in: file, project)
    }
  }

  /// What is said of the windows of a file: one that gets its scene is shown.
  private static func makesOne(in file: FileID, _ project: Project) -> Bool {
    guard let text = project.text(of: file) else { return false }
    let transform = WindowCreation()
    let proposals = file.isSwift
      ? project.swift(file).map { parsed in parsed.all(WindowConstruction.self).compactMap { transform.proposal(for: $0, in: parsed) } }
      : project.objc(file).map { parsed in parsed.all(ObjCWindowConstruction.self).compactMap { transform.proposal(for: $0, in: parsed) } }
    return proposals?.contains { proposal in
      guard case .manual(let reason) = proposal.action, reason == "window-needs-scene" else { return false }
      // What is set right behind it is somebody's own way to a scene.
      let end = min(proposal.anchor.upperBound + Self.reach, text.count)
      return !["windowScene =", "setWindowScene:"].contains { text.string(in: proposal.anchor.upperBound..<end).contains($0) }
    } ?? false
  }

  /// How far behind a window its scene is looked for, in bytes.
  private static let reach = 400
}
