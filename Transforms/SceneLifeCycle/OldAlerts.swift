import SourceEdits
import SourceText
import TransformKit

/// `UIAlertView` and `UIActionSheet`, which throw when they are made in an app with scenes.
struct OldAlerts {
  /// The first place of each file that makes one, in order of the files.
  let proposals: [ProjectProposal]

  /// - Parameter delegate: the one of the apps that get scenes; where none is known every file around it counts.
  init(of delegate: AppDelegateClass, in project: Project) {
    let apps = project.apps(of: delegate)
    let names = ["UIAlertView", "UIActionSheet"]
    proposals = project.files(naming: Set(names), around: delegate).compactMap { file in
      guard !project.context(of: file).isTest, apps.isEmpty || apps.contains(where: { project.has(file, in: $0) }) else { return nil }
      let places = names.flatMap { name in Self.makes(name, in: file, project).map { (name, $0) } }
      guard let (name, range) = places.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
      return .manual(
        "'\(name)' throws an exception where it is made in an app with scenes; show a 'UIAlertController'", in: file, at: range,
        because: "old-alert", code: name)
    }
  }

  /// The bytes of the name wherever one is made.
  private static func makes(_ name: String, in file: FileID, _ project: Project) -> [Range<ByteOffset>] {
    if file.isSwift {
      return (project.swift(file)?.identifiers(named: name) ?? []).filter { token in
        let next = token.nextToken(viewMode: .sourceAccurate)?.text ?? ""
        // A type alias makes them under its own name.
        return next == "(" || next == "." || token.previousToken(viewMode: .sourceAccurate)?.text == "="
      }.map(\.codeRange)
    }
    return project.objc(file)?.tree.root.descendants.filter { $0.kind == .declarationReference && $0.code == name }.map(\.range) ?? []
  }
}
