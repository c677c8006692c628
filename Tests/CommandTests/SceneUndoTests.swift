import Foundation
import Testing

/// Whole apps move to scenes and back again, through the command.
@Suite("Moving to scenes, and back")
struct SceneUndoTests {
  /// The apps of the fixtures that a change is expected for.
  static let apps: [String] = {
    let folder = Repository.file("Fixtures/scene-life-cycle")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      ["after", "after-review"].contains { FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/\($0)").path) }
    }.sorted()
  }()

  @Test("there are apps to move") func count() { #expect(Self.apps.count > 25) }

  @Test("apply writes all of it, a second run writes nothing, and undo puts every byte back", arguments: apps)
  func thereAndBack(_ name: String) throws {
    let checkout = try TemporaryCheckout(apps: [name])
    let before = try Snapshot(checkout.folder).sources
    let applied = try Reframe.run("apply", "--only", "scene-life-cycle", "--include", "needs-review", in: checkout.folder)
    #expect(applied.status == 0, "\(applied.errors)")
    let after = try Snapshot(checkout.folder).sources
    let created = Set(after.files.keys).subtracting(before.files.keys)
    #expect(created.contains { $0.hasSuffix("SceneDelegate.swift") || $0.hasSuffix("SceneDelegate.m") })
    // Sources alone are no migration, unless the checkout has nothing else.
    let changed = before.files.keys.filter { before.files[$0] != after.files[$0] } + created
    let hasList = before.files.keys.contains { $0.hasSuffix(".plist") || $0.hasSuffix(".pbxproj") }
    #expect(!hasList || changed.contains { $0.hasSuffix(".plist") })
    try checkout.commit()
    let second = try Reframe.run("apply", "--only", "scene-life-cycle", "--include", "needs-review", in: checkout.folder)
    #expect(second.status == 0)
    #expect(try Snapshot(checkout.folder).sources == after)
    #expect(try Reframe.run("undo", in: checkout.folder).status == 0)
    #expect(try Snapshot(checkout.folder).sources == before)
  }

  @Test("a plan has the new files, and a project file that was saved since stops all of it")
  func plan() throws {
    let checkout = try TemporaryCheckout(apps: ["swift-programmatic"])
    let plan = checkout.folder.appendingPathComponent("plan.json")
    #expect(try Reframe.run("diff", "--only", "scene-life-cycle", "--save", plan.path, in: checkout.folder).status == 0)
    let before = try Snapshot(checkout.folder).sources
    let project = "Pantry.xcodeproj/project.pbxproj"
    let text = try checkout.read(project)
    try checkout.write(text + "\n", to: project)
    let refused = try Reframe.run("apply", plan.path, "--allow-dirty", in: checkout.folder)
    #expect(refused.status == 4)
    #expect(refused.errors.contains(project))
    try checkout.write(text, to: project)
    #expect(try Snapshot(checkout.folder).sources == before)
    #expect(try Reframe.run("apply", plan.path, "--allow-dirty", in: checkout.folder).status == 0)
    #expect(try checkout.read("Pantry/SceneDelegate.swift").contains("UIWindow(windowScene: windowScene)"))
    #expect(try checkout.read(project).contains("SceneDelegate.swift in Sources"))
  }
}
