import Foundation
import Testing

@Suite("A migration that is killed at any step")
struct MigrationCrashTests {
  private typealias Checkout = MigrationCheckout

  /// Times stand still, so that commits and records of two runs are the same.
  private static let clock = [
    "SOURCE_DATE_EPOCH": "1700000000", "GIT_AUTHOR_DATE": "1700000000 +0000", "GIT_COMMITTER_DATE": "1700000000 +0000",
  ]

  /// Two batches: one that passes and is committed, and one of which a change is to blame.
  private func checkout() throws -> MigrationCheckout {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "true", commit: true },
        { name: "bounds", transforms: "screen-bounds", paths: ["App/One.swift", "App/Two.swift"],
          verify: "\(Checkout.fails(with: "Two"))", onFailure: "bisect", commit: true },
      ] }
      """)
    // The first commit carries the time at which it was made.
    try checkout.checkout.git("checkout", "--quiet", "--orphan", "start")
    _ = try Reframe.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "commit", "--quiet", "--message", "state"], in: checkout.folder,
      environment: Self.clock)
    return checkout
  }

  /// Everything that a run leaves, by path, and what git has to say.
  private func outcome(_ checkout: MigrationCheckout) throws -> [String: String] {
    var result = [
      "HEAD": try checkout.checkout.git("log", "--format=%H %s").text,
      "status": try checkout.checkout.git("status", "--porcelain", "--ignored", "--untracked-files=all").text,
    ]
    let names = try #require(FileManager.default.enumerator(atPath: checkout.folder.path)).compactMap { $0 as? String }
    for name in names where !name.hasPrefix(".git/") && name != ".reframe/lock" {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: checkout.folder.path + "/" + name, isDirectory: &isFolder)
      result[name] = isFolder.boolValue ? "folder" : try checkout.read(name)
    }
    return result
  }

  /// The steps of a run that is not killed, and what it leaves.
  private func whole(_ origin: MigrationCheckout) throws -> (steps: [String], outcome: [String: String]) {
    let checkout = try Checkout(copyOf: origin)
    try checkout.write("", to: ".git/steps")
    try checkout.run(status: 1, environment: Self.clock.merging(["REFRAME_FAULT_LOG": checkout.folder.path + "/.git/steps"]) { $1 })
    return (try checkout.read(".git/steps").split(separator: "\n").map(String.init), try outcome(checkout))
  }

  /// The steps are many: one in so many is tried, every one with `REFRAME_THOROUGH=1`.
  private static let stride = ProcessInfo.processInfo.environment["REFRAME_THOROUGH"] == "1" ? 1 : 7
  /// Tests that share them.
  private static let parts = 2

  @Test("the next run goes on, and leaves what a run leaves that nobody killed", arguments: 0..<parts)
  func everyStep(part: Int) throws {
    let origin = try checkout()
    let (steps, expected) = try whole(origin)
    #expect(expected["App/One.swift"]?.contains("view.bounds") == true)
    #expect(expected["App/Two.swift"] == Checkout.gallery("Two"))
    #expect(expected["HEAD"]?.split(separator: "\n").count == 3)
    for name in ["batch committed", "commit noted", "migration done", "journal removed"] {
      #expect(steps.contains { $0.hasSuffix(" \(name)") }, "\(name)")
    }
    for (index, step) in steps.enumerated() where index % Self.stride == 0 && index / Self.stride % Self.parts == part {
      let checkout = try Checkout(copyOf: origin)
      let killed = try Reframe.run(
        "run", "migration.json", in: checkout.folder, environment: Self.clock.merging(["REFRAME_FAULT_POINT": "\(index + 1)"]) { $1 })
      #expect(killed.status == 128 + SIGKILL, "step \(step)")
      try checkout.run(status: 1, environment: Self.clock)
      let outcome = try outcome(checkout)
      let differences = Set(outcome.keys).union(expected.keys).filter { outcome[$0] != expected[$0] }
      #expect(differences == [], "killed at step \(step)")
    }
  }
}
