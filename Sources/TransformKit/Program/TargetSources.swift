import ProjectFiles
import SourceEdits
import SourceText

/// How a map of targets gets at what describes them.
struct TargetSources: Sendable {
  let projectFiles: @Sendable () -> [FileID]
  let projects: XcodeProjects
  let text: @Sendable (FileID) -> SourceText?
  /// The files that import modules, with the hashes of those as `WrittenNames` has them.
  var imports: [(file: FileID, modules: [UInt64])] = []

  /// The names of a target's module in its configurations; those of a package are its own.
  func moduleNames(of target: TargetMap.Target) -> Set<String> {
    guard let content = projects[target.project], let own = content.target(id: target.identifier) else {
      return [SettingName.module(of: target.name)]
    }
    let names = own.configurations.map { configuration in
      let settings = BuildSettings(content, target: own, configuration: configuration.name, projectName: target.project.projectName) { path in
        target.project.file(atProjectPath: path).flatMap(text)
      }
      return settings.expanded("$(PRODUCT_MODULE_NAME)")
    }
    return names.isEmpty ? [SettingName.module(of: target.name)] : Set(names)
  }
}

/// Names as build settings make them.
enum SettingName {
  /// A name with `_` for what an identifier cannot have.
  static func module(of name: String) -> String {
    String(name.enumerated().map { offset, letter in
      let isFine = letter.isASCII && (letter.isLetter || letter == "_" || letter.isNumber && offset > 0)
      return isFine ? letter : "_"
    })
  }
}
