import Foundation
import Testing

@testable import Workspace

/// One at a time: signals are those of the whole process.
@Suite(.serialized) struct ShellCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ command: String, timeLimit: Double = 60, variables: [String: String] = [:]) throws -> ShellCommand.Result {
    try ShellCommand(command, in: folder.path, timeLimit: timeLimit, variables: variables).run()
  }

  /// True when a file that something in the group keeps writing to has come to rest.
  private func isAtRest(_ name: String) throws -> Bool {
    let before = try folder.bytes(name).count
    usleep(400_000)
    return try folder.bytes(name).count == before
  }

  @Test func statusAndBothStreamsInOrder() throws {
    let result = try run("echo out; echo err >&2; echo more; exit 3")
    #expect(result.ending == .exited(3))
    #expect(!result.passed)
    #expect(result.output == "out\nerr\nmore\n")
    let quiet = try run("true")
    #expect(quiet.ending == .exited(0))
    #expect(quiet.passed)
    #expect(quiet.output == "")
  }

  @Test func itRunsInTheFolderAsTheShellReadsIt() throws {
    try folder.write("it's \"here\"/a $b.txt")
    let place = folder.path + "/it's \"here\""
    let result = try ShellCommand("pwd; ls; echo \"[$1]\"", in: place, timeLimit: 60).run()
    #expect(result.output == "\(place)\na $b.txt\n[]\n")
    #expect(result.ending == .exited(0))
  }

  @Test func variablesComeOnTopOfTheEnvironment() throws {
    setenv("REFRAME_TEST_KEPT", "kept", 1)
    setenv("REFRAME_BATCH", "of somebody else", 1)
    let result = try run(
      "echo \"$REFRAME_TEST_KEPT, $REFRAME_BATCH\"; env | grep -c '^REFRAME_BATCH='",
      variables: ["REFRAME_BATCH": "sizes = \"first\""])
    #expect(result.output == "kept, sizes = \"first\"\n1\n")
  }

  @Test func thereIsNothingToRead() throws {
    #expect(try run("cat; echo end").output == "end\n")
  }

  @Test func aSignalThatEndsTheShellIsNamed() throws {
    #expect(try run("kill -SEGV $$").ending == .signalled(SIGSEGV))
  }

  @Test func aCommandThatTheShellDoesNotKnowFails() throws {
    let result = try run("there-is-no-such-command")
    #expect(result.ending == .exited(127))
    #expect(result.output.contains("there-is-no-such-command"))
  }

  @Test func aBrokenPipeEndsAProgramAlthoughThisProcessIgnoresIt() throws {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    let result = try run("(yes; echo $? >status) | head -n 1 >head; until [ -s status ]; do sleep 0.02; done; cat head status")
    #expect(result.output == "y\n\(128 + SIGPIPE)\n")
  }

  @Test func whatCannotBeStartedIsSaid() throws {
    let gone = folder.path + "/gone"
    #expect(
      sentence { _ = try ShellCommand("true", in: gone, timeLimit: 1).run() }
        == "the command 'true' cannot be started: there is no folder '\(gone)'")
    #expect(sentence { _ = try run("echo a\0b") } == "a command cannot hold a NUL")
  }

  // MARK: The time limit

  @Test func theTimeLimitEndsTheWholeGroup() throws {
    let result = try run("echo started >>beat; cat beat; (while :; do echo x >>beat; sleep 0.05; done) & wait", timeLimit: 0.5)
    #expect(result.ending == .timedOut)
    #expect(result.output == "started\n")
    #expect(result.seconds >= 0.5 && result.seconds < 5)
    #expect(try isAtRest("beat"))
  }

  @Test func whoeverListensMayCleanUp() throws {
    let result = try run("trap 'echo cleaned; exit 0' TERM; while :; do sleep 0.05; done", timeLimit: 0.3)
    #expect(result.ending == .timedOut)
    // The shell may also say what became of its child.
    #expect(result.output.hasSuffix("cleaned\n"))
    #expect(result.seconds < 2)
  }

  @Test func cleaningUpGoesOnWhenTheShellIsGone() throws {
    // The shell ends with the signal; the other, which it has cut off from the output, takes its time.
    try folder.write("slow.sh", "trap 'sleep 0.5; echo cleaned >done; exit' TERM; echo >ready; while :; do sleep 0.05; done")
    let result = try run("/bin/sh slow.sh >/dev/null 2>&1 & until [ -e ready ]; do sleep 0.02; done; exec sleep 30", timeLimit: 1)
    #expect(result.ending == .timedOut)
    #expect(try folder.bytes("done") == Array("cleaned\n".utf8))
  }

  @Test func whoeverDoesNotListenIsKilledAfterTwoSeconds() throws {
    let result = try run("trap '' TERM; while :; do echo x >>beat; sleep 0.05; done", timeLimit: 0.3)
    #expect(result.ending == .timedOut)
    #expect(result.seconds >= 2.3 && result.seconds < 8)
    #expect(try isAtRest("beat"))
  }

  @Test func aStoppedCommandIsEnded() throws {
    let result = try run("kill -STOP $$", timeLimit: 0.3)
    #expect(result.ending == .timedOut)
    #expect(result.seconds < 2)
  }

  // MARK: What is left running

  @Test func aChildThatKeepsTheOutputOpenIsNotWaitedFor() throws {
    let result = try run("sleep 5 & echo end")
    #expect(result.ending == .exited(0))
    #expect(result.output == "end\n")
    #expect(result.seconds < 4)
  }

  @Test func aChildThatNeverStopsTalkingIsNotListenedToForever() throws {
    let result = try run("yes & exit 7")
    #expect(result.ending == .exited(7))
    #expect(result.seconds < 10)
  }

  @Test func aCommandThatClosesItsOutputIsWaitedFor() throws {
    let result = try run("exec >&- 2>&-; sleep 0.3; exit 4")
    #expect(result.ending == .exited(4))
    #expect(result.seconds >= 0.3)
  }

  // MARK: Output

  @Test func theMiddleOfALongOutputIsLeftOut() throws {
    let result = try run("seq 1 200000")
    #expect(result.ending == .exited(0))
    #expect(result.output.hasPrefix("1\n2\n3\n"))
    #expect(result.output.hasSuffix("\n199999\n200000\n"))
    let note = try #require(result.output.firstMatch(of: /\n\[… ([0-9]+) bytes left out …\]\n/))
    // Nine numbers of one digit, ninety of two and so on, each with the end of its line.
    let total = 9 * 2 + 90 * 3 + 900 * 4 + 9_000 * 5 + 90_000 * 6 + 100_001 * 7
    #expect(Int(note.output.1) == total - 64 * 1024)
    #expect(result.output[..<note.range.lowerBound].utf8.count <= 16 * 1024)
  }

  @Test func sixtyFourKibibytesAreKeptWhole() throws {
    #expect(try run("head -c 65536 /dev/zero | tr '\\0' x").output == String(repeating: "x", count: 65536))
  }

  @Test func bytesThatAreNoTextAreReplaced() throws {
    #expect(try run("printf 'a\\377b\\303\\n\\000c'").output == "a\u{FFFD}b\u{FFFD}\n\0c")
  }

  // MARK: Signals to this process

  @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
  func aSignalToThisProcessEndsTheCommand(name: String, number: Int32) throws {
    let before = handler(of: number)
    let result = try run(
      "(while :; do echo x >>beat; sleep 0.05; done) & until [ -s beat ]; do sleep 0.02; done; kill -\(name) $PPID; wait")
    #expect(result.ending == .interrupted(number))
    #expect(result.seconds < 5)
    #expect(try isAtRest("beat"))
    #expect(handler(of: number) == before)
  }

  @Test func aSecondSignalKillsAtOnce() throws {
    let result = try run("trap '' TERM; kill -TERM $PPID; sleep 0.5; kill -INT $PPID; while :; do sleep 0.05; done")
    #expect(result.ending == .interrupted(SIGTERM))
    #expect(result.seconds < 2)
  }

  @Test func aSignalThatWasIgnoredStaysIgnored() throws {
    let previous = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, previous) }
    let result = try run("kill -HUP $PPID; sleep 0.2; echo on")
    #expect(result.ending == .exited(0))
    #expect(result.output == "on\n")
  }

  private func handler(of number: Int32) -> Int {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self)
  }
}

@Suite struct CappedOutputTests {
  @Test(arguments: 0..<40)
  func whateverThePiecesStartAndEndAreKept(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let total = [0, 1, 16 << 10, (16 << 10) + 1, 64 << 10, (64 << 10) + 1, 200_000].randomElement(using: &random)!
    let bytes = (0..<total).map { UInt8(0x61 + $0 % 26) }
    var output = CappedOutput()
    var offset = 0
    while offset < total {
      let count = min(total - offset, Int.random(in: 1...50_000, using: &random))
      output.append(Array(bytes[offset..<offset + count]))
      offset += count
    }
    let expected =
      total <= 64 << 10
      ? bytes
      : Array(bytes[..<(16 << 10)]) + Array("\n[… \(total - (64 << 10)) bytes left out …]\n".utf8) + Array(bytes.suffix(48 << 10))
    #expect(Array(output.text.utf8) == expected)
  }

  @Test(arguments: 0..<4)
  func noCharacterIsCutInTwo(offset: Int) {
    for character in ["é", "→", "🙂"] {
      var output = CappedOutput()
      let text = String(repeating: "x", count: offset) + String(repeating: character, count: 60_000)
      output.append(Array(text.utf8))
      #expect(!output.text.contains("\u{FFFD}"))
      let missing = output.text.firstMatch(of: /\[… ([0-9]+) bytes/).flatMap { Int($0.output.1) } ?? 0
      let note = "\n[… \(missing) bytes left out …]\n"
      #expect(output.text.utf8.count - note.utf8.count + missing == text.utf8.count)
    }
  }

  @Test func bytesThatAreNoTextAreNotTakenForCutCharacters() {
    var output = CappedOutput()
    output.append([UInt8](repeating: 0x80, count: 100_000))
    #expect(output.text.unicodeScalars.count { $0 == "\u{FFFD}" } > 65_000)
  }
}
