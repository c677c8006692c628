import Foundation
import Testing

@Suite("The migration to scenes is whole, or it is not done")
struct WholeMigrationTests {
  private static let flags = ["--only", "scene-life-cycle", "--include", "needs-review"]

  private func files(_ checkout: TemporaryCheckout, in subfolder: String = "", _ arguments: [String]) throws -> [String] {
    let folder = subfolder.isEmpty ? checkout.folder : checkout.folder.appendingPathComponent(subfolder)
    let result = try Reframe.run(Reframe.executable, ["diff"] + Self.flags + arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    return result.text.split(separator: "\n").filter { $0.hasPrefix("diff --git ") }.map { String($0.split(separator: " b/", maxSplits: 1)[1]) }
  }

  private static let whole = ["Pantry.xcodeproj/project.pbxproj", "Pantry/AppDelegate.swift", "Pantry/Info.plist", "Pantry/SceneDelegate.swift"]

  @Test("a path, or a folder to stand in, does not cut it short")
  func parts() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    #expect(try files(checkout, ["Pantry/AppDelegate.swift"]) == Self.whole)
    #expect(try files(checkout, in: "Pantry", []) == Self.whole)
    #expect(try files(checkout, in: "Pantry", ["."]) == Self.whole)
    #expect(try files(checkout, in: "Pantry", ["--exclude", "Analytics.swift"]) == Self.whole)
  }

  @Test("where a file of it is excluded nothing is edited, and that is said", arguments: [
    ("*.pbxproj", "project-file-not-editable"), ("*.plist", "info-plist-not-editable"), ("Pantry.xcodeproj", "project-file-not-editable"),
  ])
  func excluded(glob: String, reason: String) throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    #expect(try files(checkout, ["--exclude", glob]) == [])
    #expect(try files(checkout, ["--exclude", glob, "Pantry/AppDelegate.swift"]) == [])
    #expect(try Reframe.run("scan", "--exclude", glob, in: checkout.folder).text.contains("[\(reason)]"))
  }

  @Test("where a part of the delegate is excluded nothing is edited", arguments: [
    ("split-over-extensions", "AppDelegate+*"), ("objc-split-over-categories", "AppDelegate+*"),
  ])
  func excludedPart(app: String, glob: String) throws {
    let checkout = try TemporaryCheckout(apps: [app])
    #expect(try files(checkout, []) != [])
    #expect(try files(checkout, ["--exclude", glob]) == [])
    #expect(try Reframe.run("scan", "--exclude", glob, in: checkout.folder).text.contains("[unparsed-code]"))
  }

  @Test("an Info.plist behind a link, or one that git ignores, is not edited, nor is anything else")
  func unlisted() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    let list = checkout.folder.appendingPathComponent("Pantry/Info.plist")
    let shared = checkout.folder.appendingPathComponent("Shared.plist")
    try FileManager.default.moveItem(at: list, to: shared)
    try FileManager.default.createSymbolicLink(atPath: list.path, withDestinationPath: "../Shared.plist")
    #expect(try files(checkout, []) == [])
    #expect(try Reframe.run("scan", in: checkout.folder).text.contains("[info-plist-not-editable]"))
    try FileManager.default.removeItem(at: list)
    try FileManager.default.moveItem(at: shared, to: list)
    #expect(try files(checkout, []) == Self.whole)
    try Data("Info.plist\n".utf8).write(to: checkout.folder.appendingPathComponent(".gitignore"))
    try checkout.git("rm", "--quiet", "--cached", "Pantry/Info.plist")
    #expect(try files(checkout, []) == [])
  }

  @Test("a new file's place that is taken is a reason, also where git ignores what is there")
  func taken() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    let taken = checkout.folder.appendingPathComponent("Pantry/SceneDelegate.swift")
    try Data("// kept for later\n".utf8).write(to: taken)
    for ignored in ["", "SceneDelegate.swift\n"] {
      try Data(ignored.utf8).write(to: checkout.folder.appendingPathComponent(".gitignore"))
      #expect(try files(checkout, []) == [])
      let text = try Reframe.run("scan", in: checkout.folder, environment: ["COLUMNS": "250"]).text
      #expect(text.contains("'Pantry/SceneDelegate.swift' is there already"))
    }
    #expect(try String(contentsOf: taken, encoding: .utf8) == "// kept for later\n")
  }

  @Test("a delegate that an app for another platform compiles, too, stays, because that app would have no window")
  func otherPlatform() throws {
    let checkout = try TemporaryCheckout(apps: ["two-targets"])
    #expect(try files(checkout, []).contains("App/AppDelegate.swift"))
    let project = checkout.folder.appendingPathComponent("Kiosk.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: project, encoding: .utf8)
    let list = "INFOPLIST_FILE = App/Development/Info.plist;"
    try Data(text.replacing(list, with: "\(list)\nSDKROOT = macosx;").utf8).write(to: project)
    #expect(try files(checkout, []) == [])
    let said = try Reframe.run("scan", in: checkout.folder, environment: ["COLUMNS": "250"]).text
    #expect(said.contains("'KioskDev' compiles 'App/AppDelegate.swift', too, and is no iOS app"))
  }

  @Test("a project with the markers of a merge is mended first")
  func unfinishedMerge() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    let project = checkout.folder.appendingPathComponent("Pantry.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: project, encoding: .utf8)
    try Data(text.replacing("/* Begin PBXGroup section */", with: "<<<<<<< HEAD\n/* Begin PBXGroup section */").utf8).write(to: project)
    #expect(try files(checkout, []) == [])
    #expect(try Reframe.run("scan", in: checkout.folder).text.contains("[project-file-not-editable]"))
    // It reads, but what it lists is empty.
    try Data(text.replacing("isa = PBXNativeTarget;", with: "isa = PBXNative;").utf8).write(to: project)
    #expect(try files(checkout, []) == [])
    #expect(try Reframe.run("scan", in: checkout.folder).text.contains("[project-file-not-editable]"))
  }
}
