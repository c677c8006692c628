import Foundation
import Testing
import Workspace

/// Two runs in one checkout at once.
@Suite("two runs at once")
struct TwoRunsTests {
  /// Several files, each with a place of two transforms.
  private static func checkout() throws -> TemporaryCheckout {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["App/\(number)/Both.swift"] = TemporaryCheckout.gallery.replacing("Gallery", with: "Both\(number)").replacing(
        "        super.viewDidLayoutSubviews()\n", with: "        super.viewDidLayoutSubviews()\n        card.contentScaleFactor = UIScreen.main.scale\n")
    }
    return try TemporaryCheckout(files)
  }

  private static func sources(_ arguments: [String], _ checkout: TemporaryCheckout) throws -> Snapshot {
    let start = try Snapshot(checkout.folder)
    #expect(try Reframe.run(Reframe.executable, arguments, in: checkout.folder).status == 0)
    defer { try? start.restore(to: checkout.folder) }
    return try Snapshot(checkout.folder).sources
  }

  /// Runs both at once; gives their exit codes and all that they said.
  private func run(_ first: String, _ second: String, delay: Double, in checkout: TemporaryCheckout) throws -> (codes: [Int], words: String) {
    let script = """
      { code=0; "$REFRAME" \(first) >.git/words1 2>&1 || code=$?; echo $code >.git/code1; } &
      sleep \(delay)
      { code=0; "$REFRAME" \(second) >.git/words2 2>&1 || code=$?; echo $code >.git/code2; } &
      wait
      cat .git/code1 .git/code2
      """
    let codes = try Reframe.shell(script, in: checkout.folder).text.split(separator: "\n").map { Int($0) ?? -1 }
    return (codes, try checkout.read(".git/words1") + "\n--\n" + checkout.read(".git/words2"))
  }

  @Test("two apply: one writes, the other refuses or finds nothing left")
  func twice() throws {
    let checkout = try Self.checkout()
    let start = try Snapshot(checkout.folder)
    let applied = try Self.sources(["apply"], checkout)
    for round in 0..<12 {
      try start.restore(to: checkout.folder)
      let (codes, words) = try run("apply", "apply", delay: Double(round) * 0.004, in: checkout)
      #expect([[0, 0], [0, 4], [4, 0]].contains(codes), "\(codes): \(words)")
      let now = try Snapshot(checkout.folder)
      #expect(now.sources == applied, "\(codes): \(words)")
      #expect(now.batches == [1: true])
      #expect(now.leftovers == [])
    }
  }

  @Test("apply and undo: as if one had come after the other")
  func applyAndUndo() throws {
    let checkout = try Self.checkout()
    let plain = try Snapshot(checkout.folder).sources
    #expect(try Reframe.run("apply", "--only", "screen-bounds", in: checkout.folder).status == 0)
    try checkout.commit()
    let start = try Snapshot(checkout.folder)
    let both = try Self.sources(["apply", "--only", "screen-scale"], checkout)
    let other = try Self.sources(["undo"], checkout)
    #expect(other == plain)
    try plain.restore(to: checkout.folder)
    let second = try Self.sources(["apply", "--only", "screen-scale", "--allow-dirty"], checkout)
    for round in 0..<12 {
      try start.restore(to: checkout.folder)
      let commands = ["apply --only screen-scale --allow-dirty", "undo"]
      let (codes, words) = try run(
        commands[round % 2], commands[1 - round % 2], delay: Double(round / 2) * 0.006, in: checkout)
      let (apply, undo) = (codes[round % 2], codes[1 - round % 2])
      #expect(undo == 0 && (apply == 0 || apply == 4), "\(codes): \(words)")
      let now = try Snapshot(checkout.folder)
      #expect(now.leftovers == [])
      switch (apply, now.batches) {
      case (4, [1: false]): #expect(now.sources == plain, "\(words)")
      case (0, [1: false, 2: true]): #expect(now.sources == second, "\(words)")
      case (0, [1: true, 2: false]): #expect(now.sources == start.sources, "\(words)")
      default: Issue.record("\(codes), \(now.batches): \(words)")
      }
      #expect(now.sources != both)
    }
  }

  @Test("a run waits for another one, and says so")
  func waits() throws {
    let checkout = try Self.checkout()
    var writer: CheckoutWriter? = try CheckoutWriter(Checkout.locate(paths: [], currentDirectory: checkout.folder.path))
    let words = checkout.folder.appendingPathComponent(".git/words")
    try Data().write(to: words)
    let process = Process()
    process.executableURL = Reframe.executable
    process.arguments = ["apply"]
    process.currentDirectoryURL = checkout.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: words)
    try process.run()
    let message = "reframe: another run of Reframe (process \(getpid())) is writing to this checkout; waiting for it\n"
    let end = Date() + 8
    while try String(contentsOf: words, encoding: .utf8) != message, Date() < end { usleep(10_000) }
    #expect(try String(contentsOf: words, encoding: .utf8) == message)
    #expect(writer != nil)
    writer = nil
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Snapshot(checkout.folder).batches == [1: true])
  }

  #if DEBUG
    @Test("a run that has waited for long refuses", arguments: [["apply"], ["undo"]])
    func refuses(command: [String]) throws {
      let checkout = try Self.checkout()
      let before = try Snapshot(checkout.folder).sources
      let writer = try CheckoutWriter(Checkout.locate(paths: [], currentDirectory: checkout.folder.path))
      let result = try Reframe.run(Reframe.executable, command, in: checkout.folder, environment: ["REFRAME_PATIENCE": "0.2"])
      #expect(result.status == 4)
      #expect(
        result.errors.hasSuffix(
          "reframe: another run of Reframe (process \(getpid())) is writing to this checkout; wait until it has ended\nNothing was written.\n"))
      #expect(try Snapshot(checkout.folder).sources == before)
      #expect(writer.checkout.nextBatchNumber() == 1)
    }
  #endif
}
