@testable import Engine
import SourceEdits
import SourceText
import Testing
import TransformKit
import Transforms

/// A definition goes with its last use, and never without the changes that end its uses.
@Suite struct AliasRemovalTests {
  private static let constants = FileID("Constants.swift")
  private static let definition = "import UIKit\n\nlet kScreenWidth = UIScreen.main.bounds.width\n"

  private static func controller(_ name: String) -> SourceText {
    SourceText(
      """
      import UIKit

      final class \(name)ViewController: UIViewController {
          private let banner = UIView()

          override func viewDidLayoutSubviews() {
              super.viewDidLayoutSubviews()
              banner.frame.size.width = kScreenWidth
          }
      }

      """)
  }

  private static let texts: [FileID: SourceText] = [
    constants: SourceText(definition), FileID("One.swift"): controller("One"), FileID("Two.swift"): controller("Two"),
  ]

  private func run(
    _ texts: [FileID: SourceText] = Self.texts, known: [FileID] = [], passedOver: [FileID] = [],
    adjusting adjust: (inout EngineOptions) -> Void = { _ in }
  ) -> ChangeSet {
    struct Missing: Error {}
    let input = EngineInput(
      files: texts.keys.filter { !known.contains($0) && !passedOver.contains($0) }.sorted(), known: known,
      store: SourceStore { file in
        guard let text = texts[file] else { throw Missing() }
        return text.bytes
      },
      context: { _ in FileContext() }, passedOver: { passedOver })
    var options = EngineOptions()
    adjust(&options)
    return Engine(transforms: TransformCatalogue.all).run(input, options: options)
  }

  private func removalOfDefinition(in set: ChangeSet) -> Change? { set.accepted.first { $0.anchor.file == Self.constants } }

  @Test func requiresTheChangesOfAllUses() throws {
    let set = run()
    let removal = try #require(removalOfDefinition(in: set))
    let uses = set.accepted.filter { $0.id != removal.id }
    #expect(uses.count == 2)
    #expect(removal.requires == uses.map(\.id).sorted())
    #expect(uses.allSatisfy { $0.requires == nil })
  }

  @Test func aSubsetHasNoRemovalWithoutItsUses() throws {
    let set = run()
    let removal = try #require(removalOfDefinition(in: set))
    for use in set.accepted where use.id != removal.id {
      let rest = set.accepted.filter { $0.id != use.id }.withoutUnmetRequirements
      #expect(rest.map(\.anchor.file.path) == [use.anchor.file.path == "One.swift" ? "Two.swift" : "One.swift"])
    }
    #expect(set.accepted.withoutUnmetRequirements == set.accepted)
  }

  @Test func aDeclinedUseKeepsTheDefinition() throws {
    let use = try #require(run().accepted.first { $0.anchor.file.path == "One.swift" })
    let set = run { $0.declines = [use.id] }
    #expect(set.accepted.map(\.anchor.file.path) == ["Two.swift"])
    #expect(set.findings.map(\.reason) == ["global-context"])
  }

  @Test func aPersonIsOfferedTheRemovalWhenNothingOnDiskUsesIt() throws {
    #expect(removalOfDefinition(in: run { $0.changesLand = false }) == nil)
    let unused = run([Self.constants: SourceText(Self.definition)]) { $0.changesLand = false }
    #expect(removalOfDefinition(in: unused)?.requires == [])
  }

  @Test func filesThatAreOnlyKnownOrPassedOverCountAsUsers() {
    let two = FileID("Two.swift")
    #expect(removalOfDefinition(in: run(known: [two])) == nil)
    #expect(removalOfDefinition(in: run(passedOver: [two])) == nil)
    var broken = Self.texts
    broken[two] = SourceText("func f( { print(kScreenWidth) ]\n")
    #expect(removalOfDefinition(in: run(broken)) == nil)
    broken[two] = SourceText("// reframe:ignore-file\nlet half = kScreenWidth / 2\n")
    #expect(removalOfDefinition(in: run(broken)) == nil)
  }

  @Test func withoutTheTransformNothingGoes() {
    #expect(run { $0.transforms = ["screen-bounds"] }.accepted.isEmpty)
  }
}
