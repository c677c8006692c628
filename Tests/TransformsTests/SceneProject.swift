@testable import Engine
import Foundation
import SourceEdits
import SourceText
import TransformKit
@testable import Transforms

/// A project in memory, for the halves of the scene life cycle.
struct SceneProject {
  let texts: [FileID: SourceText]
  let project: Project

  init(_ files: [String: String], tests: Set<String> = []) {
    self.init(texts: Dictionary(uniqueKeysWithValues: files.map { (FileID($0), SourceText($1)) }), tests: tests)
  }

  init(texts: [FileID: SourceText], tests: Set<String> = []) {
    self.texts = texts
    let pass = FirstPass()
    let facts = texts.sorted { $0.key < $1.key }.map { pass.summary(of: $0.key, $0.value) }
    let index = ProjectIndex(facts)
    let context = { @Sendable (file: FileID) in FileContext(deploymentTarget: IOSVersion(15), isTest: tests.contains(file.path) || file.path.contains("Tests/")) }
    let program = Program(facts, index: index, sources: Program.Sources(text: { texts[$0] }, context: context))
    func parsed(_ facts: FileSummary, _ text: SourceText) -> SwiftFile {
      let code = SwiftCode(text)
      return SwiftFile(
        id: facts.file, code: code, tree: program.swiftTree(of: facts.file, for: code), facts: facts, context: context(facts.file), program: program)
    }
    project = Project(
      index: index, facts: facts, projectFiles: [],
      sources: Project.Sources(
        read: { texts[$0]?.bytes }, context: context, swift: parsed,
        objc: { _, _ in fatalError("no Objective-C file is parsed here") },
        naming: { names, files in
          let finder = NameFinder(names)
          return files.filter { file in texts[file].map { !finder.offsets(in: $0).isEmpty } ?? false }
        }))
  }

  /// What becomes of the project's only app delegate.
  func migrate(hasStoryboard: Bool = false, target: IOSVersion = IOSVersion(15), sceneClass: String = "SceneDelegate", delegate name: String? = nil) -> Result? {
    guard let delegate = project.appDelegates.first(where: { name == nil || $0.name == name }) else { return nil }
    let request = SceneMigrationRequest(
      delegate: delegate, deploymentTarget: target, hasStoryboard: hasStoryboard, sceneClassName: sceneClass, project: project)
    return Result(outcome: SwiftSceneMigration(request).outcome, delegate: delegate, texts: texts)
  }

  struct Result {
    let outcome: SceneMigrationOutcome
    let delegate: AppDelegateClass
    let texts: [FileID: SourceText]

    var migration: SceneMigration? {
      if case .migration(let migration) = outcome { migration } else { nil }
    }

    /// The text of a file afterwards, by its name.
    func after(_ name: String) -> String? {
      guard let migration else { return nil }
      if let created = migration.creations.first(where: { $0.name == name }) { return created.content }
      guard let (file, text) = texts.first(where: { $0.key.path.split(separator: "/").last.map(String.init) == name }) else { return nil }
      guard let edits = migration.edits[file] else { return text.string }
      return EditBatch.disjoint(edits).map { text.applying($0).string }
    }

    var doubts: [String] { migration?.doubts.map(\.text) ?? [] }

    /// `reason file:line`, or what else it is.
    var summary: String {
      switch outcome {
      case .migration: "migration " + doubts.joined(separator: " ")
      case .nothingToMove: "nothing to move"
      case .refusal(let reason, let file, let range, _):
        "\(reason) \(file.path.split(separator: "/").last ?? ""):\(LineTable(texts[file]!).position(at: range.lowerBound).line)"
      }
    }

    var message: String {
      if case .refusal(_, _, _, let message) = outcome { message } else { "" }
    }
  }
}
