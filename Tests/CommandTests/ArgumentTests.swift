import Foundation
import Testing

@Suite("Arguments")
struct ArgumentTests {
  private let anywhere = FileManager.default.temporaryDirectory

  private func run(_ line: String, in folder: URL? = nil) throws -> Reframe.Result {
    try Reframe.run(
      Reframe.executable, line.split(separator: " ").map(String.init), in: folder ?? anywhere)
  }

  @Test(
    "wrong usage ends with 2, says what is wrong, and prints no result",
    arguments: [
      ("scna", "there is no command 'scna'; did you mean 'scan'?"),
      ("aplly", "did you mean 'apply'?"),
      ("frobnicate", "there is no command 'frobnicate'"),
      ("scan --onyl x", "there is no flag '--onyl'; did you mean '--only'?"),
      ("scan --jbos 2", "did you mean '--jobs'?"),
      ("scan -z", "there is no flag '-z'"),
      ("scan --only screen-bonds", "--only: there is no transform 'screen-bonds'; did you mean 'screen-bounds'?"),
      ("diff --skip=KeyWindow", "did you mean 'key-window'?"),
      ("scan --only", "--only needs a value"),
      ("scan --only ,", "--only: no transform is left to run"),
      ("scan --only key-window --skip key-window", "--only and --skip: no transform is left to run"),
      ("scan --only --quiet", "--only needs a value"),
      ("scan --quiet=yes", "--quiet takes no value"),
      ("scan --annotate", "'scan' takes no --annotate; it is a flag of 'diff'"),
      ("diff --allow-dirty", "it is a flag of 'apply'"),
      ("scan --format jsno", "--format: 'jsno' is none of 'text', 'json'; did you mean 'json'?"),
      ("scan --include everything", "--include: 'everything' is none of 'needs-review'"),
      ("scan --jobs 0", "--jobs: '0' is not a whole number from 1"),
      ("scan --jobs=two", "--jobs: 'two' is not a whole number from 1"),
      ("scan --ios fifteen", "--ios: 'fifteen' is not a version like 15.0"),
      ("scan --size-limit 0", "--size-limit: '0' is not a number of megabytes"),
      ("scan --size-limit=big", "--size-limit: 'big' is not a number of megabytes"),
      ("scan --assume Base", "--assume: 'Base' is not a type and its superclass"),
      ("explain unsafe-phse", "did you mean 'unsafe-phase'?"),
      ("explain screen-bouds", "did you mean 'screen-bounds'?"),
      ("explain a b", "one transform or reason at a time"),
      ("help dif", "did you mean 'diff'?"),
      ("scan no-such-folder", "there is no file or folder 'no-such-folder'"),
    ])
  func wrongUsage(line: String, message: String) throws {
    let result = try run(line)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(result.text == "")
  }

  @Test("no command at all shows the help, as an error")
  func noCommand() throws {
    let result = try run("")
    #expect(result.status == 2)
    #expect(result.errors.contains("Usage: reframe <command>"))
    #expect(result.text == "")
  }

  @Test("a path in the place of the command")
  func forgottenCommand() throws {
    let checkout = try TemporaryCheckout()
    let result = try run("App", in: checkout.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("Try 'reframe scan App'."))
  }

  @Test("values after a space and after '=', in any place", arguments: [
    "scan --only key-window", "scan --only=key-window", "--only key-window scan", "scan App --only=key-window",
    "scan --skip screen-bounds --skip=screen-scale", "scan --skip screen-bounds,screen-scale",
    "scan --only key-window -- App", "scan -q --only key-window",
  ])
  func spellings(line: String) throws {
    let checkout = try TemporaryCheckout()
    let result = try run(line, in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\nkey-window "))
    #expect(!result.text.contains("\nscreen-bounds "))
  }

  @Test("after '--' a dash begins a path")
  func doubleDash() throws {
    let checkout = try TemporaryCheckout(["--only.swift": TemporaryCheckout.gallery])
    let result = try run("diff -- --only.swift", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("+++ b/--only.swift"))
  }

  @Test("the version", arguments: ["--version", "scan --version"])
  func version(line: String) throws {
    let result = try run(line)
    #expect(result.status == 0)
    #expect(result.text.wholeMatch(of: /reframe [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }
}
