import Foundation
import Testing

@Suite("scan with a baseline")
struct BaselineTests {
  private let more = """
    import UIKit

    enum Sizes {
        static let height = UIScreen.main.bounds.height - 32
    }

    """

  /// A checkout whose three places are known.
  private func known(git: Bool = true) throws -> TemporaryCheckout {
    let checkout = try TemporaryCheckout(git: git)
    let result = try Reframe.run("scan", "--baseline", "known.json", "--write-baseline", in: checkout.folder)
    #expect(result.status == 0)
    #expect(git ? result.errors == "" : result.errors.contains("no git and no project around"))
    #expect(result.text.contains("\nWrote known.json: 3 places.\n"))
    return checkout
  }

  private func scan(_ arguments: String..., in folder: URL) throws -> Reframe.Result {
    try Reframe.run(Reframe.executable, ["scan"] + arguments, in: folder)
  }

  private func entries(_ checkout: TemporaryCheckout, _ path: String = "known.json") throws -> [String] {
    try checkout.read(path).split(separator: "\n").filter { $0.contains("\"fingerprint\"") }.map(String.init)
  }

  @Test("what is written is known afterwards, moved and reindented too")
  func movedLines() throws {
    let checkout = try known()
    #expect(try entries(checkout).count == 3)
    #expect(try entries(checkout)[2].hasPrefix("    {\"file\":\"App/Metrics.swift\",\"fingerprint\":\""))
    #expect(try checkout.git("status", "--porcelain").text == "?? known.json\n")
    try checkout.write("// One.\n// Two.\n" + TemporaryCheckout.gallery, to: "App/Gallery.swift")
    try checkout.write(TemporaryCheckout.metrics.replacing("    static", with: "\tstatic"), to: "App/Metrics.swift")
    let result = try scan("--baseline", "known.json", "--strict", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\n3 places are in the baseline known.json, none is new.\n"))
    #expect(!result.text.contains("App/Gallery.swift"))
    let again = try scan("--baseline=known.json", "--write-baseline", in: checkout.folder)
    #expect(again.text.contains("\nknown.json is current: 3 places.\n"))
  }

  @Test("a new place is listed alone, and fails with --strict only")
  func newPlace() throws {
    let checkout = try known()
    try checkout.write(more, to: "App/Sizes.swift")
    let result = try scan("--baseline", "known.json", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\n3 places are in the baseline known.json, 1 is new.\n\nApp/Sizes.swift\n  4:25  manual"))
    #expect(!result.text.contains("App/Metrics.swift"))
    #expect(result.text.contains("\nMore than in the baseline\n  2 -> 3  screen-bounds in App\n"))
    #expect(try scan("--baseline", "known.json", "--strict", in: checkout.folder).status == 1)
  }

  @Test("a copy of a known line is one too many")
  func copy() throws {
    let checkout = try known()
    let line = "    static let width = UIScreen.main.bounds.width - 32\n"
    try checkout.write(TemporaryCheckout.metrics.replacing(line, with: line + line), to: "App/Metrics.swift")
    let result = try scan("--baseline", "known.json", "--strict", in: checkout.folder)
    #expect(result.status == 1)
    #expect(result.text.contains("\nApp/Metrics.swift\n  5:24  manual"))
    #expect(!result.text.contains("\n  4:24"))
  }

  @Test("a baseline that would grow is refused with its counts, and stays as it is")
  func ratchet() throws {
    let checkout = try known()
    let before = try checkout.read("known.json")
    try checkout.write(more, to: "App/Sizes.swift")
    try checkout.write(more, to: "Sizes.swift")
    let result = try scan("--baseline", "known.json", "--write-baseline", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.text == "")
    #expect(
      result.errors.hasPrefix(
        "reframe: the baseline 'known.json' would grow, and it may only shrink:\n"
          + "  screen-bounds in the root: 0 -> 1\n  screen-bounds in App: 2 -> 3\n"))
    #expect(result.errors.contains("deleting the file starts over"))
    #expect(try checkout.read("known.json") == before)

    try FileManager.default.removeItem(at: checkout.folder.appendingPathComponent("known.json"))
    #expect(try scan("--baseline", "known.json", "--write-baseline", in: checkout.folder).status == 0)
    #expect(try entries(checkout).count == 5)
  }

  @Test("a gain is said and kept")
  func gain() throws {
    let checkout = try known()
    try checkout.write("import UIKit\n", to: "App/Metrics.swift")
    let result = try scan("--baseline", "known.json", "--strict", "App", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\nFewer than in the baseline\n  2 -> 1  screen-bounds in App\n"))
    #expect(result.text.contains("\n  reframe scan --baseline known.json --write-baseline App\n"))
    #expect(result.text.contains("  keeps the gain\n"))
    #expect(try scan("--baseline", "known.json", "--write-baseline", in: checkout.folder).text.contains("\nWrote known.json: 2 places.\n"))
    #expect(try entries(checkout).count == 2)
    // What was gained is not given back.
    try checkout.write(TemporaryCheckout.metrics, to: "App/Metrics.swift")
    #expect(try scan("--baseline", "known.json", "--strict", in: checkout.folder).status == 1)
    #expect(try scan("--baseline", "known.json", "--write-baseline", in: checkout.folder).status == 4)
  }

  @Test("a safe change that was applied is gone, and the others stay known")
  func applied() throws {
    let checkout = try known()
    try Reframe.run("apply", in: checkout.folder)
    let result = try scan("--baseline", "known.json", "--strict", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\n2 places are in the baseline known.json, none is new.\n"))
    #expect(result.text.contains("\n1 place of the baseline is gone.\n"))
  }

  @Test("a part compares and writes only its part", arguments: [
    ["App/Alerts.swift", "App/Metrics.swift"], ["--only", "key-window"], ["--skip", "screen-bounds"], ["--exclude", "Gallery.swift"],
    ["--exclude", "App/"],
  ])
  func parts(arguments: [String]) throws {
    let checkout = try known()
    let before = try checkout.read("known.json")
    // Nobody looks here in this run.
    try checkout.write("import UIKit\n", to: "App/Gallery.swift")
    let result = try Reframe.run(
      Reframe.executable, ["scan", "--baseline", "known.json", "--strict"] + arguments, in: checkout.folder)
    #expect(result.status == 0)
    #expect(!result.text.contains("gone"))
    #expect(!result.text.contains("Fewer"))
    let written = try Reframe.run(
      Reframe.executable, ["scan", "--baseline", "known.json", "--write-baseline"] + arguments, in: checkout.folder)
    #expect(written.status == 0)
    #expect(try checkout.read("known.json") == before)
  }

  @Test("a file that does not parse for a while keeps its places")
  func brokenFile() throws {
    let checkout = try known()
    let before = try checkout.read("known.json")
    try checkout.write(TemporaryCheckout.gallery + "func broken( {\n", to: "App/Gallery.swift")
    let result = try scan("--baseline", "known.json", "--write-baseline", "--strict", in: checkout.folder)
    #expect(result.text.contains("[does-not-parse]"))
    #expect(result.status == 0)
    #expect(try checkout.read("known.json") == before)
  }

  @Test("from a folder inside, paths still count from the top level")
  func subfolder() throws {
    let checkout = try known()
    let inside = checkout.folder.appendingPathComponent("App")
    #expect(try scan("--baseline", "../known.json", "--strict", in: inside).status == 0)
    let before = try checkout.read("known.json")
    #expect(try scan("--baseline", "../known.json", "--write-baseline", "Alerts.swift", in: inside).status == 0)
    #expect(try checkout.read("known.json") == before)
  }

  @Test("without git a part has the same paths as the whole")
  func withoutGit() throws {
    let checkout = try known(git: false)
    let before = try checkout.read("known.json")
    for path in ["App", "App/Metrics.swift", "."] {
      #expect(try scan("--baseline", "known.json", "--strict", path, in: checkout.folder).status == 0)
      #expect(try scan("--baseline", "known.json", "--write-baseline", path, in: checkout.folder).status == 0)
    }
    #expect(try checkout.read("known.json") == before)
    try checkout.write(before, to: "ci/known.json")
    let elsewhere = try scan("--baseline", "ci/known.json", "App", in: checkout.folder)
    #expect(elsewhere.status == 2)
    #expect(elsewhere.errors.contains("without git the baseline 'ci/known.json' has to be in the scanned folder or one above it"))
  }

  @Test("JSON has the comparison, and every format writes the same file")
  func json() throws {
    let checkout = try known()
    let result = try scan("--baseline", "other.json", "--write-baseline", "--format", "json", in: checkout.folder)
    #expect(result.status == 0)
    #expect(try checkout.read("other.json") == checkout.read("known.json"))

    try checkout.write(more, to: "App/Sizes.swift")
    let compared = try scan("--baseline", "known.json", "--format", "json", "--strict", in: checkout.folder)
    #expect(compared.status == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: compared.output) as? [String: Any])
    let baseline = try #require(report["baseline"] as? [String: Any])
    let new = try #require(baseline["new"] as? [[String: String]])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.filter { $0["isNew"] as? Bool == true }.map { $0["file"] as? String } == ["App/Sizes.swift"])
    #expect(findings.filter { $0["isNew"] as? Bool == true }.map { $0["id"] as? String } == new.map { $0["id"] })
    #expect((report["changes"] as? [[String: Any]])?.allSatisfy { $0["isNew"] as? Bool == false } == true)
    #expect(baseline["written"] as? Bool == false)
  }

  @Test("an error that only a full parse sees counts in every format")
  func formatsAgree() throws {
    let broken = "\nextension GalleryViewController {\n    func other() {\n        let = 1\n    }\n}\n"
    let checkout = try TemporaryCheckout(["Gallery.swift": TemporaryCheckout.gallery + broken])
    #expect(try scan("--baseline", "json.json", "--write-baseline", "--format", "json", in: checkout.folder).status == 0)
    let text = try scan("--baseline", "text.json", "--write-baseline", in: checkout.folder)
    #expect(text.text.contains("[does-not-parse]"))
    #expect(try checkout.read("text.json") == checkout.read("json.json"))
  }

  @Test("a file that is none of ours ends with 2 and is not overwritten", arguments: [
    ("{\"schemaVersion\": 7, \"tool\": \"reframe\", \"kind\": \"baseline\", \"entries\": []}", "has schemaVersion 7"),
    ("{\"tool\": \"lint\", \"entries\": []}", "is no baseline of reframe"),
    ("{", "is not JSON"),
  ])
  func foreignFiles(text: String, message: String) throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(text, to: "known.json")
    for flag in ["--strict", "--write-baseline"] {
      let result = try scan("--baseline", "known.json", flag, in: checkout.folder)
      #expect(result.status == 2)
      #expect(result.errors.contains(message))
      #expect(result.text == "")
    }
    #expect(try checkout.read("known.json") == text)
  }

  @Test("a baseline that cannot be written whole stays as it was")
  func fullDisk() throws {
    let lines = (0..<40).map { "    static let a\($0) = UIScreen.main.bounds.width / 2\n" }
    let checkout = try TemporaryCheckout(["Metrics.swift": "import UIKit\n\nenum Metrics {\n\(lines.joined())}\n"])
    #expect(try scan("--baseline", "known.json", "--write-baseline", in: checkout.folder).status == 0)
    let before = try checkout.read("known.json")
    try checkout.write("import UIKit\n\nenum Metrics {\n\(lines.dropFirst().joined())}\n", to: "Metrics.swift")
    // A file may have 1,024 bytes, and a longer one is an error instead of a signal.
    let command = "trap '' XFSZ; ulimit -f 1; \"$REFRAME\" scan --baseline known.json --write-baseline > /dev/null"
    let result = try Reframe.shell(command, in: checkout.folder)
    #expect(result.status == 3)
    #expect(result.errors == "reframe: 'known.json' cannot be written: File too large\n")
    #expect(try checkout.read("known.json") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkout.folder.path).sorted() == [".git", "Metrics.swift", "known.json"])
  }

  @Test("paths in the file are compared and never opened")
  func strangePaths() throws {
    let checkout = try known()
    let line = try entries(checkout)[0].replacing("App/Alerts.swift", with: "../../etc/passwd")
    try checkout.write(try checkout.read("known.json").replacing("\"entries\": [\n", with: "\"entries\": [\n\(line)\n"), to: "known.json")
    let result = try scan("--baseline", "known.json", "--strict", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\n  1 -> 0  key-window in ../../etc\n"))
  }

  @Test("wrong usage", arguments: [
    (["scan", "--write-baseline"], "--write-baseline needs --baseline FILE"),
    (["scan", "--baseline", "none.json"], "there is no baseline 'none.json'\n'reframe scan --baseline none.json --write-baseline' writes it."),
    (["scan", "--baseline", "none/known.json"], "--baseline: there is no folder for the file 'none/known.json'"),
    (["diff", "--baseline", "known.json"], "'diff' takes no --baseline; it is a flag of 'scan'"),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run(Reframe.executable, arguments, in: checkout.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(result.text == "")
  }

  @Test("the configuration names it from the root, and only inside the checkout")
  func configuration() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(#"{"baseline": "ci/known.json"}"#, to: ".reframe.json")
    try checkout.write("", to: "ci/note")
    let inside = checkout.folder.appendingPathComponent("App")
    #expect(try scan("--write-baseline", in: inside).status == 0)
    #expect(try entries(checkout, "ci/known.json").count == 3)
    #expect(try scan("--strict", in: inside).status == 0)
    #expect(try Reframe.run("diff", in: inside).status == 0)
    // What is typed wins, and counts from where it is typed.
    #expect(try scan("--baseline", "../ci/known.json", "--strict", in: inside).status == 0)

    try checkout.write(#"{"baseline": "../known.json"}"#, to: ".reframe.json")
    let outside = try scan("--write-baseline", in: checkout.folder)
    #expect(outside.status == 2)
    #expect(outside.errors.contains(#".reframe.json:1: "baseline": '../known.json' is not the path of a file inside the checkout"#))
    try checkout.write(#"{"write-baseline": true}"#, to: ".reframe.json")
    #expect(try scan(in: checkout.folder).errors.contains(#""write-baseline" is no key of the configuration"#))
  }
}
