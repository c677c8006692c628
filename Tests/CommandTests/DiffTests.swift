import Foundation
import Testing

@Suite("diff")
struct DiffTests {
  @Test("nothing but the diff on standard output; git and patch take it")
  func plain() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("diff", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("diff --git a/App/Gallery.swift b/App/Gallery.swift\n"))
    #expect(result.text.contains("\n-        card.frame.size.width = UIScreen.main.bounds.width - 32\n"))
    #expect(result.text.contains("\n+        card.frame.size.width = view.bounds.width - 32\n"))
    let summary = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(summary.hasPrefix("1 change in 1 file; 1 needs review, 1 is left to a person;"))
    #expect(try checkout.git("status", "--porcelain").text == "")

    let applied = try Reframe.shell("set -o pipefail; \"$REFRAME\" diff --quiet | git apply", in: checkout.folder)
    #expect(applied.status == 0)
    #expect(applied.errors == "")
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds.width - 32"))
  }

  @Test(
    "git takes the diff of odd files",
    arguments: [
      TemporaryCheckout.gallery.replacing("\n", with: "\r\n"), String(TemporaryCheckout.gallery.dropLast()),
      "\u{FEFF}" + TemporaryCheckout.gallery, "// 😀 \u{7}\n" + TemporaryCheckout.gallery,
    ])
  func oddFiles(text: String) throws {
    let checkout = try TemporaryCheckout(["An App/Gallery é.swift": text])
    let result = try Reframe.shell("set -o pipefail; \"$REFRAME\" diff -q | git apply", in: checkout.folder)
    #expect(result.status == 0)
    #expect(
      try checkout.read("An App/Gallery é.swift") == text.replacing("UIScreen.main.bounds.width", with: "view.bounds.width"))
  }

  @Test("--annotate puts the reason above the hunk")
  func annotated() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("diff", "--annotate", in: checkout.folder)
    let lines = result.text.split(separator: "\n")
    let hunk = try #require(lines.firstIndex { $0.hasPrefix("@@") })
    #expect(lines[hunk - 1].hasPrefix("# screen-bounds safe: "))
  }

  @Test("--include needs-review adds the doubtful changes")
  func review() throws {
    let checkout = try TemporaryCheckout()
    let result = try Reframe.run("diff", "--include", "needs-review", "--annotate", in: checkout.folder)
    #expect(result.text.contains("# key-window needs-review: "))
    #expect(result.text.contains("+        view.window?.endEditing(true)\n"))
  }

  @Test("nothing to change: no output, exit code 0; 1 with --strict while something is left")
  func nothing() throws {
    let checkout = try TemporaryCheckout(["App/Metrics.swift": TemporaryCheckout.metrics])
    let result = try Reframe.run("diff", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text == "")
    #expect(result.errors.hasPrefix("Nothing to change; 1 is left to a person;"))
    #expect(try Reframe.run("diff", "--strict", "--quiet", in: checkout.folder).status == 1)
  }
}
