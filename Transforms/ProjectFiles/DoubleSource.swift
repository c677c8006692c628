import ProjectFiles
import SourceEdits
import TransformKit

/// Keys that a property list and a build setting say differently.
struct DoubleSource {
  private let keys: [String]
  private let app: AppTarget
  private let project: Project

  init(_ keys: [String], of app: AppTarget, in project: Project) {
    self.keys = keys
    self.app = app
    self.project = project
  }

  var proposals: [ProjectProposal] {
    keys.flatMap { key -> [ProjectProposal] in
      var seen: Set<InfoPlace> = []
      return app.configurations.compactMap { configuration in
        guard let written = project.written(key, of: configuration), let generated = project.generated(key, of: configuration),
          differ(written, generated), seen.insert(InfoPlace(written)).inserted
        else { return nil }
        let message = "'\(key)' stands in '\(written.file)' and, with another value, in the build settings of '\(app.name)'; keep one of them"
        return .manual(message, in: written.file, at: written.range, because: "conflicting-settings", scope: app.name, code: key, apps: [app.name])
      }
    }
  }

  private func differ(_ a: InfoValue, _ b: InfoValue) -> Bool {
    switch (a.value, b.value) {
    case (.boolean, _), (.integer, _): a.isTrue != b.isTrue
    case (.array(let list), .string(let text)): Set(list.compactMap(\.words)) != Set(text.split(separator: " ").map(String.init))
    case (.string(let a), .string(let b)): a != b
    default: true
    }
  }
}

extension PropertyListValue {
  fileprivate var words: String? { if case .string(let text) = self { text } else { nil } }
}
