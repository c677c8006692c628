import ProjectFiles
import SourceEdits
import SourceText
import Testing
import TransformKit

/// Which target has a file, and what it sees.
@Suite struct TargetMapTests {
  /// The project of a case, with more files beside it.
  private func map(_ name: String, adding more: [String: String] = [:]) throws -> TargetMap {
    let fixture = try #require(Fixture.all.first { $0.name == name })
    return map(fixture.before.merging(more.map { (FileID($0), SourceText($1)) }) { $1 })
  }

  private func map(_ texts: [FileID: SourceText]) -> TargetMap {
    TargetMap(projectFiles: { texts.keys.sorted().filter { ["project.pbxproj", "Package.swift"].contains($0.path.split(separator: "/").last) } },
      projects: XcodeProjects { texts[$0] }, text: { texts[$0] })
  }

  private func names(_ map: TargetMap, _ file: String) -> [String] { map.targets(of: FileID(file)).map(\.name) }

  @Test func filesBelongToTheTargetsThatCompileThem() throws {
    let map = try map("app-scope/scene-delegates-in-libraries")
    #expect(names(map, "CoreUI/RootScene.swift") == ["CoreUI"])
    #expect(names(map, "Old/SceneDelegate.m") == ["Old"])
    #expect(names(map, "Old/SceneDelegate.h") == ["Old"])
    #expect(names(map, "Old/Sizes.h") == ["Old"])
    #expect(names(map, "Elsewhere/Loose.swift") == [])
    #expect(map.targets(of: FileID("Old/SceneDelegate.m")).map(\.kind) == [.staticLibrary])
  }

  @Test func appsSeeWhatTheyLinkAndNothingElse() throws {
    let map = try map("app-scope/scene-delegates-in-libraries")
    func sees(_ user: String, _ other: String) -> Bool { map.sees(FileID(user), FileID(other)) }
    #expect(sees("Snail/AppDelegate.swift", "CoreUI/RootScene.swift"))
    #expect(!sees("CoreUI/RootScene.swift", "Snail/AppDelegate.swift"))
    #expect(!sees("Snail/AppDelegate.swift", "Old/SceneDelegate.h"))
    #expect(sees("Whelk/AppDelegate.swift", "Old/SceneDelegate.h"))
    #expect(!sees("Snail/AppDelegate.swift", "Whelk/AppDelegate.swift"))
    #expect(!sees("Cockle/AppDelegate.swift", "CoreUI/RootScene.swift"))
    #expect(map.isApplicationOnly(FileID("Snail/AppDelegate.swift")))
    #expect(!map.isApplicationOnly(FileID("CoreUI/RootScene.swift")))
    #expect(!map.isApplicationOnly(FileID("Elsewhere/Loose.swift")))
  }

  @Test(arguments: [
    "import CoreUI", "@testable import CoreUI", "import class CoreUI.RootScene", "@import CoreUI;", "#import <CoreUI/CoreUI.h>",
  ])
  func appsSeeWhatTheyImport(_ line: String) throws {
    let map = try map("app-scope/scene-delegates-in-libraries").importing([summary("Cockle/AppDelegate.swift", "import UIKit\n\(line)\n")])
    #expect(map.sees(FileID("Cockle/AppDelegate.swift"), FileID("CoreUI/RootScene.swift")))
    #expect(!map.sees(FileID("CoreUI/RootScene.swift"), FileID("Cockle/AppDelegate.swift")))
    #expect(!map.sees(FileID("Whelk/AppDelegate.swift"), FileID("CoreUI/RootScene.swift")))
  }

  @Test(arguments: ["import UIKit // CoreUI", "#import \"CoreUI.h\"", "let importer = CoreUI.self", "import Whelk"])
  func otherWordsImportNothing(_ line: String) throws {
    let map = try map("app-scope/scene-delegates-in-libraries").importing([summary("Cockle/AppDelegate.swift", line + "\n")])
    #expect(!map.sees(FileID("Cockle/AppDelegate.swift"), FileID("CoreUI/RootScene.swift")))
    #expect(!map.sees(FileID("Cockle/AppDelegate.swift"), FileID("Whelk/AppDelegate.swift")))
  }

  private func summary(_ file: String, _ text: String) -> FileSummary { FirstPass().summary(of: FileID(file), SourceText(text)) }

  @Test func modulesHaveTheirOwnNames() throws {
    let map = try map("app-scope/names-of-scene-classes")
    func modules(_ name: String) -> Set<String> { map.targets.first { $0.name == name }.map(map.moduleNames) ?? [] }
    #expect(modules("Ant") == ["Ant"])
    #expect(modules("Ibis") == ["Nest"])
    #expect(modules("Jay") == ["Blue_Jay"])
  }

  @Test func looseFilesSeeThoseOfTheirProjectFolder() {
    let map = map([FileID("A/Package.swift"): SourceText("let package = Package(name: \"A\")\n"), FileID("B/Package.swift"): SourceText("")])
    #expect(map.sees(FileID("A/Notes/One.swift"), FileID("A/Two.swift")))
    #expect(!map.sees(FileID("A/One.swift"), FileID("B/Two.swift")))
    #expect(map.sees(FileID("One.swift"), FileID("C/Two.swift")))
  }

  @Test func packagesHaveTargetsWithDependencies() {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Kit",
        products: [.library(name: "Kit", targets: ["KitUI"])],
        targets: [
          .target(name: "KitUI", dependencies: ["KitCore", .product(name: "Logging", package: "swift-log")]),
          .target(name: "KitCore", path: "Core", exclude: ["Old"]), // .target(name: "Gone")
          .testTarget(name: "KitTests", dependencies: [.target(name: "KitUI")]),
        ])
      """
    let map = map([FileID("Kit/Package.swift"): SourceText(manifest)])
    #expect(map.targets.map(\.name) == ["KitUI", "KitCore", "KitTests"])
    #expect(names(map, "Kit/Sources/KitUI/A.swift") == ["KitUI"])
    #expect(names(map, "Kit/Core/B.swift") == ["KitCore"])
    #expect(names(map, "Kit/Core/Old/C.swift") == [])
    #expect(map.sees(FileID("Kit/Sources/KitUI/A.swift"), FileID("Kit/Core/B.swift")))
    #expect(!map.sees(FileID("Kit/Core/B.swift"), FileID("Kit/Sources/KitUI/A.swift")))
    #expect(map.sees(FileID("Kit/Tests/KitTests/T.swift"), FileID("Kit/Core/B.swift")))
    #expect(map.isTest(FileID("Kit/Tests/KitTests/T.swift")))
  }
}
