import Foundation
import Testing

/// Space that runs out, and places that may not be written, at every stage of a write.
@Suite("full and read-only disks")
struct FullDiskTests {
  /// A large file and small ones, so that each stage needs another amount of space.
  private static func checkout() throws -> TemporaryCheckout {
    let filler = (0..<3000).map { "// This line is here to make the file large: \($0).\n" }.joined()
    var files = ["App/Large.swift": gallery("Large") + filler]
    for number in 1...6 { files["App/\(number)/Small.swift"] = gallery("Small\(number)") }
    return try TemporaryCheckout(files)
  }

  private static func gallery(_ name: String) -> String {
    let line = "        card.frame.size.width = UIScreen.main.bounds.width - 32\n"
    return TemporaryCheckout.gallery.replacing("Gallery", with: name).replacing(line, with: String(repeating: line, count: 8))
  }

  /// Runs a command with a limit on the size of files, in kilobytes.
  private func run(_ command: String, limit: Int, _ checkout: TemporaryCheckout) throws -> Reframe.Result {
    // What it prints goes through pipes, which the limit does not count.
    try Reframe.shell(
      "{ (ulimit -f \(limit); exec \"$REFRAME\" \(command)) 2>&1 >&3 | cat >&2; exit ${PIPESTATUS[0]}; } 3>&1 | cat; exit ${PIPESTATUS[0]}",
      in: checkout.folder)
  }

  /// The file that the message names.
  private func named(_ result: Reframe.Result) -> String { String(result.errors.split(separator: "'").dropFirst().first ?? "") }

  @Test("a file that would be too large leaves everything as it was, at each stage", arguments: ["apply", "apply PLAN", "undo"])
  func limit(command: String) throws {
    let checkout = try Self.checkout()
    let plan = FileManager.default.temporaryDirectory.appendingPathComponent("plan-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: plan) }
    try Reframe.run("diff", "--save", plan.path, in: checkout.folder)
    if command == "undo" { try Reframe.run("apply", in: checkout.folder) }
    let before = try Snapshot(checkout.folder)
    var stages: [String] = []
    var limit = 0
    while true {
      let result = try run(command.replacing("PLAN", with: plan.path), limit: limit, checkout)
      if result.status == 0 { break }
      #expect(result.status == 3, "\(limit): \(result.errors)")
      #expect(result.errors.contains("cannot be written: ") && result.errors.hasSuffix("\nNothing was written.\n"), "\(limit): \(result.errors)")
      let now = try Snapshot(checkout.folder)
      #expect(now.sources == before.sources && now.batches == before.batches && now.leftovers == [], "\(limit): \(now)")
      if stages.last != named(result) { stages.append(named(result)) }
      limit = max(1, limit + limit / 4 + 1)
      try #require(limit < 1000)
    }
    let folder = ".reframe/batches/\(command == "apply PLAN" ? "0001-screen-bounds" : "0001-safe-changes")/"
    let own = command == "undo" ? ["undone-1.json"] : ["batch.json", "CHANGES.md"]
    #expect(Set(stages).isSuperset(of: [".reframe/journal-preparing.json", "App/Large.swift"] + own.map { folder + $0 }), "\(stages)")
    #expect(stages.contains(".reframe/.gitignore") == (command != "undo"))
    #expect(try Snapshot(checkout.folder).sources != before.sources)
    #expect(try Snapshot(checkout.folder).leftovers == [])
  }

  // MARK: Disks of our own

  /// True where a test may mount something that nobody else sees.
  static let canMount: Bool = {
    let result = try? Reframe.shell("unshare --user --map-root-user --mount mount -t tmpfs none /mnt", in: FileManager.default.temporaryDirectory)
    return result?.status == 0
  }()

  /// Runs a script that may mount, with `$REFRAME` and the checkout as the current folder.
  private func runMounting(_ script: String, _ checkout: TemporaryCheckout) throws -> Reframe.Result {
    try checkout.write(script, to: ".git/script")
    return try Reframe.shell("unshare --user --map-root-user --mount bash -eu .git/script", in: checkout.folder)
  }

  /// Fills a small disk so that a little less or more is left each time, until there is enough.
  ///
  /// Prints one line for each try: the exit code and the message.
  private static let fill = """
    original=$PWD/App
    disk=$(mktemp -d)
    trap 'cd /; umount "$disk"; rmdir "$disk"' EXIT
    mount -t tmpfs -o size=4m,nr_inodes=400 none "$disk"
    cp -a "$original" "$disk/App"
    cd "$disk"
    same() {
      diff -r App "$original" && [ -z "$(find . -name '.reframe-*' -o -name 'journal-*' -o -name 0001-safe-changes)" ]
    }
    attempt() {
      code=0
      "$REFRAME" apply --quiet --jobs 1 >"$original.out" 2>&1 || code=$?
      echo "$code $(grep '^reframe:' "$original.out" || true)"
    }

    """

  @Test("a disk that is full leaves everything as it was", .enabled(if: canMount))
  func space() throws {
    let script =
      Self.fill + """
        for left in $(seq 4 28 900); do
          rm -f filler
          free=$(df --output=avail -k . | tail -1)
          head -c $(((free - left) * 1024)) /dev/zero >filler
          attempt
          if [ "$code" = 0 ]; then break; fi
          same
        done
        """
    try judge(runMounting(script, Self.checkout()), naming: [".reframe/journal-preparing.json", "batch.json", "App/Large.swift"])
  }

  @Test("a disk without room for another name leaves everything as it was", .enabled(if: canMount))
  func names() throws {
    let script =
      Self.fill + """
        for left in $(seq 1 60); do
          used=$(df --output=iused . | tail -1)
          mount -o remount,nr_inodes=$((used + left)) "$disk"
          attempt
          if [ "$code" = 0 ]; then break; fi
          same
        done
        """
    let result = try runMounting(script, Self.checkout())
    try judge(result, naming: [".reframe/.gitignore", "0001-safe-changes", "App/Large.swift"])
    // With room for every new content, and none for the second name of the first old one, files are being replaced.
    let attempts = result.text.split(separator: "\n").filter { $0.contains(".swift'") }
    let turn = try #require(attempts.firstIndex { $0.contains("App/Large.swift") })
    #expect(attempts[turn...].contains { $0.contains("App/1/Small.swift") }, "\(result.text)")
  }

  private func judge(_ result: Reframe.Result, naming names: [String]) throws {
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let attempts = result.text.split(separator: "\n")
    #expect(attempts.last?.hasPrefix("0 ") == true, "\(result.text)")
    #expect(attempts.dropLast().allSatisfy { $0.hasPrefix("3 reframe: ") && $0.hasSuffix(": No space left on device") }, "\(result.text)")
    for name in names { #expect(attempts.contains { $0.contains(name) }, "\(name): \(result.text)") }
  }

  @Test("a folder that may not be written is named, and nothing is written", .enabled(if: canMount))
  func readOnlyFolder() throws {
    let checkout = try Self.checkout()
    let before = try Snapshot(checkout.folder)
    let result = try runMounting(
      "mount --bind App/5 App/5; mount -o remount,ro,bind App/5; code=0; \"$REFRAME\" apply || code=$?; umount App/5; exit $code", checkout)
    #expect(result.status == 3)
    #expect(result.errors.contains("'App/5/Small.swift' "), "\(result.errors)")
    let now = try Snapshot(checkout.folder)
    #expect(now.sources == before.sources && now.batches.isEmpty && now.leftovers == [])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
  }

  @Test("a file that may not be written is named, and nothing is written")
  func readOnlyFile() throws {
    let checkout = try Self.checkout()
    let path = checkout.folder.appendingPathComponent("App/3/Small.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try checkout.git("config", "core.fileMode", "false")
    let before = try Snapshot(checkout.folder)
    let result = try Reframe.run("apply", in: checkout.folder)
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("reframe: 'App/3/Small.swift' is write-protected and is left alone\n"))
    let now = try Snapshot(checkout.folder)
    #expect(now.sources == before.sources && now.batches.isEmpty && now.leftovers == [])
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
  }
}
