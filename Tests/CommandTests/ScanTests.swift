import Foundation
import Testing

@Suite("scan")
struct ScanTests {
  @Test("lists the places on standard output and changes nothing")
  func text() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("scan", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.hasPrefix("3 places in 3 files, of 3 read\n"))
    #expect(result.text.contains("\nApp/Alerts.swift\n  5:"))
    #expect(result.text.contains("[unknown-phase]"))
    #expect(result.text.contains("\nApp/Gallery.swift\n  8:33  safe "))
    #expect(result.text.contains("[static-context]"))
    #expect(result.text.hasSuffix("\n  reframe apply  writes it\n"))
    #expect(!result.text.contains("\u{1B}"))
    #expect(try checkout.git("status", "--porcelain").text == "")
  }

  @Test("paths and globs choose the files")
  func selection() throws {
    let checkout = try TemporaryCheckout()
    let one = try Reframe.run("scan", "App/Gallery.swift", in: checkout.folder)
    #expect(one.text.hasPrefix("1 place in 1 file, of 1 read\n"))
    let two = try Reframe.run("scan", "--exclude", "Gallery.swift", "--exclude=Alerts*", in: checkout.folder)
    #expect(two.text.hasPrefix("1 place in 1 file, of 1 read\n"))
    let inside = try Reframe.run("scan", "Metrics.swift", in: checkout.folder.appendingPathComponent("App"))
    #expect(inside.text.contains("\nApp/Metrics.swift\n"))
  }

  @Test("a path that is passed over is named")
  func vendored() throws {
    let checkout = try TemporaryCheckout(["Pods/Kit/A.swift": TemporaryCheckout.gallery])
    let result = try Reframe.run("scan", "Pods", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("Pods"))
    #expect(result.text.hasPrefix("0 files read"))
  }

  @Test("a suggested command repeats what was selected")
  func repetition() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("scan", "--only", "screen-bounds", "App", in: checkout.folder)
    #expect(result.text.contains("\n  reframe apply --only screen-bounds App  writes it\n"))
  }

  @Test("--strict turns anything left into exit code 1")
  func strict() throws {
    let checkout = try TemporaryCheckout()
    #expect(try Reframe.run("scan", "--strict", in: checkout.folder).status == 1)
    #expect(try Reframe.run("scan", "--strict", "App/Metrics.swift", in: checkout.folder).status == 1)
    let clean = try TemporaryCheckout(["A.swift": "import UIKit\n"])
    #expect(try Reframe.run("scan", "--strict", in: clean.folder).status == 0)
  }

  @Test("a bad file is named and stops nothing")
  func badFile() throws {
    let checkout = try TemporaryCheckout()
    try Data([0x6C, 0x65, 0x74, 0xFF]).write(to: checkout.folder.appendingPathComponent("App/Bad.swift"))
    let result = try Reframe.run("scan", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("\nLeft alone: 1 file\n  App/Bad.swift"))
    #expect(result.text.contains("[not-utf8]"))
    #expect(result.text.hasPrefix("3 places"))
  }

  @Test("JSON has the same places, whatever the number of jobs")
  func json() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("scan", "--format=json", "--jobs", "1", in: checkout.folder)
    #expect(result.status == 0)
    let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(report["schemaVersion"] as? Int == 1)
    #expect((report["changes"] as? [Any])?.count == 2)
    #expect((report["findings"] as? [Any])?.count == 1)
    #expect(try Reframe.run("scan", "--format=json", "--jobs", "4", in: checkout.folder).output == result.output)
  }

  @Test("colour only when asked for or on a terminal")
  func color() throws {
    let checkout = try TemporaryCheckout()
    #expect(try Reframe.run("scan", "--color=always", in: checkout.folder).text.contains("\u{1B}[32m"))
    #expect(try !Reframe.run("scan", "--color", "auto", in: checkout.folder).text.contains("\u{1B}"))
  }

  @Test("a reader that goes away is no error")
  func brokenPipe() throws {
    let statics = (0..<4000).map { "    static let a\($0) = UIScreen.main.bounds.width / 2\n" }.joined()
    let checkout = try TemporaryCheckout(["Metrics.swift": "import UIKit\n\nenum Metrics {\n\(statics)}\n"])
    let result = try Reframe.shell("set -o pipefail; \"$REFRAME\" scan | head -c 1", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("an output that cannot be written is", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.shell("\"$REFRAME\" scan > /dev/full", in: checkout.folder)
    #expect(result.status == 3)
    #expect(result.errors.contains("cannot write the output"))
  }

  @Test("control characters of a path are escaped")
  func controlCharacters() throws {
    let checkout = try TemporaryCheckout(["A\u{1B}[31m.swift": TemporaryCheckout.gallery])
    let result = try Reframe.run("scan", in: checkout.folder)
    #expect(result.text.contains(#"A\u{1B}[31m.swift"#))
    #expect(!result.text.contains("\u{1B}"))
  }
}
