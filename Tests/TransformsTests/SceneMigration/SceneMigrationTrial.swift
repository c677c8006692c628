import SourceEdits
import SourceText

@testable import TransformKit
@testable import Transforms

/// A small project in memory, and what the half of a language makes of its app delegate.
struct SceneMigrationTrial {
  let project: Project
  let texts: [FileID: SourceText]

  init(_ files: [String: String], ios: IOSVersion = IOSVersion(15)) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { (FileID($0.key), SourceText($0.value)) })
    self.init(texts, ios: ios)
  }

  init(_ texts: [FileID: SourceText], ios: IOSVersion = IOSVersion(15)) {
    self.texts = texts
    let pass = FirstPass()
    let facts = texts.keys.sorted().map { pass.summary(of: $0, texts[$0]!) }
    let index = ProjectIndex(facts)
    let program = Program(facts, index: index, sources: Program.Sources(text: { texts[$0] }, context: { _ in FileContext(deploymentTarget: ios) }))
    let loader = ObjCLoader(program: program, facts: Dictionary(uniqueKeysWithValues: facts.map { ($0.file, $0) }), ios: ios)
    project = Project(
      index: index, facts: facts, projectFiles: [],
      sources: Project.Sources(
        read: { texts[$0]?.bytes }, context: { _ in FileContext(deploymentTarget: ios) },
        swift: { facts, text in
          SwiftFile(
            id: facts.file, code: SwiftCode(text), tree: SwiftFile.parse(text, of: facts.file), facts: facts, context: FileContext(deploymentTarget: ios), program: program)
        },
        objc: { facts, _ in loader.file(facts.file) },
        naming: { names, files in files.filter { file in names.contains { texts[file]?.string.hasWord($0) ?? false } } }))
  }

  /// The outcome for the only app delegate, or for the one of the given name.
  func outcome(of name: String? = nil, storyboard: Bool = false, ios: IOSVersion = IOSVersion(15), sceneClass: String = "SceneDelegate") -> SceneMigrationOutcome? {
    guard let delegate = project.appDelegates.first(where: { name == nil || $0.name == name }) else { return nil }
    return ObjCSceneMigration(
      SceneMigrationRequest(delegate: delegate, deploymentTarget: ios, hasStoryboard: storyboard, sceneClassName: sceneClass, project: project)
    ).outcome
  }

  /// The files after a migration, the new ones beside the delegate's implementation.
  func files(after migration: SceneMigration, folder: String = "App") -> [String: String] {
    var files: [String: String] = [:]
    for (file, text) in texts {
      let edits = EditBatch.disjoint(migration.edits[file] ?? []) ?? []
      files[file.path] = text.applying(edits).string
    }
    for (name, content) in migration.creations { files[folder + "/" + name] = content }
    return files
  }
}

/// Objective-C files by name, each parsed once.
private final class ObjCLoader {
  private let program: Program
  private let facts: [FileID: FileSummary]
  private let ios: IOSVersion
  private var known: [FileID: ObjCFile] = [:]

  init(program: Program, facts: [FileID: FileSummary], ios: IOSVersion) {
    (self.program, self.facts, self.ios) = (program, facts, ios)
  }

  func file(_ id: FileID) -> ObjCFile {
    if let file = known[id] { return file }
    let file = ObjCFile(
      id: id, tree: program.objcTree(of: id)!, facts: facts[id]!, context: FileContext(deploymentTarget: ios), program: program)
    known[id] = file
    return file
  }
}
