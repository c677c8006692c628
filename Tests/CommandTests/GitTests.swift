import Foundation
import Testing

@Suite("Git")
struct GitTests {
  /// A checkout in which git may commit.
  private func checkout(_ files: [String: String]? = nil) throws -> TemporaryCheckout {
    let checkout = try files.map { try TemporaryCheckout($0) } ?? TemporaryCheckout()
    try checkout.git("config", "user.name", "Test")
    try checkout.git("config", "user.email", "test@example.com")
    try checkout.git("config", "commit.gpgsign", "false")
    return checkout
  }

  @discardableResult
  private func run(_ line: String, _ checkout: TemporaryCheckout, status: Int32 = 0) throws -> Reframe.Result {
    let result = try Reframe.run(Reframe.executable, line.split(separator: " ").map(String.init), in: checkout.folder)
    #expect(result.status == status, "\(line)\n\(result.text)\(result.errors)")
    return result
  }

  @Test("--commit commits the files of the batch and nothing else that is staged")
  func commit() throws {
    let checkout = try checkout()
    try checkout.write("// mine\n", to: "Mine.swift")
    try checkout.write(TemporaryCheckout.metrics + "// mine\n", to: "App/Metrics.swift")
    try checkout.git("add", "--all")
    let result = try run("apply --commit", checkout)
    #expect(result.text.contains(", as batch 1, committed as "))
    #expect(try checkout.git("show", "--name-only", "--format=%s", "HEAD").text == "Reframe screen-bounds: 1 change in 1 file\n\nApp/Gallery.swift\n")
    #expect(try checkout.git("status", "--porcelain").text == "M  App/Metrics.swift\nA  Mine.swift\n")
    let body = try checkout.git("show", "--no-patch", "--format=%b", "HEAD").text
    #expect(body.contains("screen-bounds: 1 change\n  1 safe: read sizes from the nearest container\n"))
    #expect(body.contains("\nSafe: it compiles, means the same where the old code was right, and loses no comment.\n"))
    #expect(body.contains("Left to a person:\n  1 static-context: "))
    let head = try checkout.git("rev-parse", "HEAD").text
    #expect(try checkout.read(".reframe/batches/0001-safe-changes/commit.txt") == head)
  }

  @Test("hooks run, and when one refuses the batch stays and is named")
  func hooks() throws {
    let checkout = try checkout()
    let hook = checkout.folder.appendingPathComponent(".git/hooks/pre-commit")
    try checkout.write("#!/bin/sh\necho 'no trailing spaces, please' >&2\nexit 1\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    let result = try run("apply --commit", checkout, status: 3)
    #expect(result.errors.contains("reframe: git did not commit the batch:\n  no trailing spaces, please\n"))
    #expect(result.errors.contains("Batch 1 is written and not committed."))
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds"))
    try run("undo", checkout)
    #expect(try checkout.git("status", "--porcelain").text == "")
    #expect(try checkout.git("rev-list", "--count", "HEAD").text == "1\n")
  }

  @Test("what git was to read is cleared after a kill while it committed")
  func killedWhileCommitting() throws {
    let checkout = try checkout()
    // The hook's parent is git, and git's is the run.
    try checkout.write("#!/bin/sh\nkill -9 $(ps -o ppid= -p $PPID)\nexit 1\n", to: ".git/hooks/pre-commit")
    let hook = checkout.folder.appendingPathComponent(".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    try run("apply --commit", checkout, status: 128 + SIGKILL)
    let files = ["commit-message.txt", "commit-paths.txt"].map { checkout.folder.appendingPathComponent(".reframe/\($0)").path }
    #expect(files.allSatisfy(FileManager.default.fileExists))
    try run("undo", checkout)
    #expect(!files.contains(where: FileManager.default.fileExists))
  }

  @Test("a merge or a cherry-pick in progress is refused before anything is written", arguments: ["MERGE_HEAD", "CHERRY_PICK_HEAD"])
  func inProgress(name: String) throws {
    let checkout = try checkout()
    try checkout.git("update-ref", name, "HEAD")
    let refusal = try run("apply --commit", checkout, status: 4).errors
    #expect(refusal.contains("is in progress, and git commits no single files before it has ended\nNothing was written."))
    #expect(try checkout.git("status", "--porcelain").text == "")
    try run("apply", checkout)
  }

  @Test("with another git at work nothing is written that could not be committed or staged")
  func locked() throws {
    let checkout = try checkout()
    try checkout.write("", to: ".git/index.lock")
    for flag in ["--commit", "--stage"] {
      #expect(try run("apply \(flag)", checkout, status: 4).errors.contains("'.git/index.lock' is there\nNothing was written."))
    }
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    try run("apply", checkout)
  }

  @Test("--stage stages what was written")
  func stage() throws {
    let checkout = try checkout()
    try run("apply --stage", checkout)
    #expect(try checkout.git("status", "--porcelain").text == "M  App/Gallery.swift\n")
  }

  @Test("dirty and staged files are two things to allow")
  func switches() throws {
    let checkout = try checkout()
    try checkout.write(TemporaryCheckout.gallery + "// staged\n", to: "App/Gallery.swift")
    try checkout.git("add", "--all")
    let staged = try run("apply --allow-dirty", checkout, status: 4)
    #expect(staged.errors.contains("  App/Gallery.swift (staged)\n"))
    #expect(staged.errors.contains("or say --allow-staged.\n"))
    try checkout.write(TemporaryCheckout.gallery + "// staged\n// dirty\n", to: "App/Gallery.swift")
    #expect(try run("apply --allow-staged", checkout, status: 4).errors.contains("(staged and modified)\n"))
    #expect(try run("apply", checkout, status: 4).errors.contains("or say --allow-dirty --allow-staged.\n"))
    #expect(try run("apply --allow-dirty --allow-staged --stage", checkout, status: 4).errors.contains("--stage would take in what else was changed"))
    #expect(try run("apply --allow-dirty --allow-staged --commit", checkout, status: 4).errors.contains("--commit would take in what else was changed"))
    #expect(try checkout.read("App/Gallery.swift").contains("UIScreen.main"))
    try run("apply --allow-dirty --allow-staged", checkout)
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds"))
  }

  @Test("a file that git does not track is listed as such")
  func untracked() throws {
    let checkout = try checkout(["A.swift": "// nothing\n"])
    try checkout.write(TemporaryCheckout.gallery, to: "New.swift")
    #expect(try run("apply", checkout, status: 4).errors.contains("  New.swift (not tracked)\n"))
    try run("apply --allow-dirty", checkout)
    try run("undo", checkout)
    #expect(try checkout.read("New.swift") == TemporaryCheckout.gallery)
  }

  @Test("without git there is nothing to commit to")
  func noGit() throws {
    let checkout = try TemporaryCheckout(git: false)
    #expect(try run("apply --commit", checkout, status: 2).errors.contains("there is no git here that could commit anything"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("names with spaces, quotes, dashes, letters of any script and pattern characters")
  func names() throws {
    let names = ["-dash.swift", "a b/c d.swift", "q\"uote'.swift", "Über/日本.swift", "*.swift", "[a].swift", ":(top)x.swift", "tab\t.swift"]
    let checkout = try checkout(Dictionary(uniqueKeysWithValues: names.map { ($0, TemporaryCheckout.gallery) }))
    try checkout.write("// mine\n", to: "b.swift")
    try checkout.git("add", "--all")
    try run("apply --commit", checkout)
    let committed = try checkout.git("show", "--name-only", "--format=", "-z", "HEAD").text.split(separator: "\0").map(String.init)
    #expect(Set(committed) == Set(names))
    #expect(try checkout.git("status", "--porcelain").text == "A  b.swift\n")
    try run("undo", checkout)
    for name in names { #expect(try checkout.read(name) == TemporaryCheckout.gallery) }
    #expect(try checkout.git("apply", "--check", ".reframe/batches/0001-safe-changes/changes.patch").status == 0)
  }

  @Test("a worktree is a checkout of its own")
  func worktree() throws {
    let checkout = try checkout()
    let other = checkout.folder.deletingLastPathComponent().appendingPathComponent("reframe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: other) }
    try checkout.git("worktree", "add", "--quiet", other.path, "-b", "side")
    let result = try Reframe.run("apply", "--commit", in: other)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    #expect(try checkout.git("log", "-1", "--format=%s", "side").text == "Reframe screen-bounds: 1 change in 1 file\n")
    #expect(FileManager.default.fileExists(atPath: other.path + "/.reframe/batches/0001-safe-changes/batch.json"))
    #expect(!FileManager.default.fileExists(atPath: checkout.folder.path + "/.reframe/batches"))
  }

  @Test("a submodule is left alone")
  func submodule() throws {
    let (library, app) = (try checkout(["Lib.swift": TemporaryCheckout.gallery]), try checkout())
    try app.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.folder.path, "Library")
    try app.commit()
    try run("apply --commit", app)
    #expect(try app.read("Library/Lib.swift") == TemporaryCheckout.gallery)
    #expect(try app.git("status", "--porcelain").text == "")
  }

  @Test("a sparse checkout has only the files that are there")
  func sparse() throws {
    let checkout = try checkout(["App/Gallery.swift": TemporaryCheckout.gallery, "Other/Gallery.swift": TemporaryCheckout.gallery])
    #expect(try checkout.git("sparse-checkout", "set", "App").status == 0)
    let result = try run("apply --commit", checkout)
    #expect(result.text.contains("Wrote 1 file: 1 change"))
    #expect(try checkout.git("show", "--name-only", "--format=", "HEAD").text == "App/Gallery.swift\n")
    #expect(try checkout.git("status", "--porcelain").text == "")
  }
}
