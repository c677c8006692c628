import Foundation
import Testing

@Suite("apply")
struct ApplyTests {
  @Test("writes the safe changes, says so, and finds nothing the second time")
  func safe() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.hasPrefix("App/Gallery.swift  1 change\n  8:33  safe    screen-bounds  "))
    #expect(result.text.contains("\nWrote 1 file: 1 change, as batch 1.\n"))
    #expect(result.text.contains("\n  reframe diff --include needs-review  1 change needs review\n"))
    #expect(
      try checkout.read("App/Gallery.swift")
        == TemporaryCheckout.gallery.replacing("UIScreen.main.bounds.width", with: "view.bounds.width"))
    #expect(try checkout.git("status", "--porcelain").text == " M App/Gallery.swift\n")
    try checkout.commit()
    #expect(try Reframe.run("apply", in: checkout.folder).text.hasPrefix("Nothing to write.\n"))
  }

  @Test("writes what diff shows")
  func sameAsDiff() throws {
    let applied = try TemporaryCheckout()
    let patched = try TemporaryCheckout()
    try Reframe.run("apply", "--include=needs-review", in: applied.folder)
    _ = try Reframe.shell("\"$REFRAME\" diff -q --include=needs-review | git apply", in: patched.folder)
    for path in ["App/Gallery.swift", "App/Alerts.swift", "App/Metrics.swift"] {
      #expect(try applied.read(path) == patched.read(path))
    }
    #expect(try applied.read("App/Alerts.swift").contains("view.window?.endEditing(true)"))
  }

  @Test("refuses files with uncommitted changes, names them and the way out, and writes none")
  func dirty() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(TemporaryCheckout.gallery + "// more\n", to: "App/Gallery.swift")
    try checkout.write(TemporaryCheckout.metrics + "// more\n", to: "App/Metrics.swift")
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.text == "")
    #expect(result.errors.contains("1 file to be written has uncommitted changes:\n  App/Gallery.swift (modified)\n"))
    #expect(result.errors.contains("--allow-dirty"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery + "// more\n")

    #expect(try Reframe.run("apply", "--allow-dirty", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds.width"))
  }

  @Test("refuses a checkout whose git does not answer, and says why")
  func silentGit() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write("not a reference\n", to: ".git/HEAD")
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.errors.contains("git cannot tell which files have uncommitted changes: not a git repository"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)

    #expect(try Reframe.run("apply", "--allow-dirty", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds.width"))
  }

  @Test("a dirty file that needs no change is no obstacle")
  func otherDirtyFile() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(TemporaryCheckout.metrics + "// more\n", to: "App/Metrics.swift")
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
  }

  @Test("without git there is nothing to compare with, and it writes")
  func withoutGit() throws {
    let checkout = try TemporaryCheckout(git: false)
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("reframe: there is no git here; 'reframe undo' is the only way back\n"))
    #expect(result.errors.contains("no git and no project around"))
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds.width"))
    #expect(try Reframe.run("undo", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("a file that cannot be written is named, and nothing is written")
  func writeFailure() throws {
    let checkout = try TemporaryCheckout([
      "App/Gallery.swift": TemporaryCheckout.gallery, "Locked/Other.swift": TemporaryCheckout.gallery,
    ])
    let path = checkout.folder.appendingPathComponent("Locked/Other.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try checkout.git("config", "core.fileMode", "false")
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 3)
    #expect(result.errors == "reframe: 'Locked/Other.swift' is write-protected and is left alone\nNothing was written.\n")
    #expect(result.text == "")
    #expect(try checkout.read("Locked/Other.swift") == TemporaryCheckout.gallery)
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    #expect(try checkout.git("status", "--porcelain").text == "")
  }

  @Test("JSON says what was written")
  func json() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("apply", "--format", "json", in: checkout.folder)
    let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(report["command"] as? String == "apply")
    #expect(report["written"] as? [String] == ["App/Gallery.swift"])
    #expect(report["batch"] as? Int == 1)
    #expect(report["commit"] is NSNull)
  }

  @Test("with --strict what remains is exit code 1")
  func strict() throws {
    let checkout = try TemporaryCheckout()
    #expect(try Reframe.run("apply", "--strict", in: checkout.folder).status == 1)
    let clean = try TemporaryCheckout(["A.swift": TemporaryCheckout.gallery])
    #expect(try Reframe.run("apply", "--strict", in: clean.folder).status == 0)
  }
}
