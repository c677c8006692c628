import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("The page of a batch")
struct ChangesPageTests {
  private func page(_ batch: BatchPage, originals: [FileID: SourceText] = [:]) -> String {
    String(decoding: ChangesPage(batch, originals: originals).markdown(), as: UTF8.self)
  }

  private func batch(_ changes: [Change]) -> BatchPage {
    BatchPage(
      number: 12, title: "Sizes of the gallery", date: "2026-02-03T10:15:59Z", toolVersion: "0.1.0", command: "reframe apply App",
      changes: changes)
  }

  /// The part of a page from one heading to the next of the same or a higher rank.
  private func section(_ heading: String, of page: String) -> String {
    let rank = heading.prefix { $0 == "#" }.count
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return "" }
    let rest = lines[(start + 1)...].prefix { line in
      let marks = line.prefix { $0 == "#" }.count
      return marks == 0 || marks > rank
    }
    return rest.joined(separator: "\n")
  }

  // MARK: Head

  @Test("the head says what was done and how to take it back")
  func head() {
    var batch = batch([Sample.safe, Sample.review])
    batch.head = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
    batch.folder = ".reframe/batches/0012-gallery"
    batch.transforms = [.init(id: "screen-bounds", title: "Read sizes from the nearest container")]
    let page = page(batch)
    #expect(page.hasPrefix("# Batch 12: Sizes of the gallery\n\n2 changes in 1 file. 1 is safe, 1 needs review. "))
    #expect(page.contains("| 1 | `screen-bounds` | Read sizes from the nearest container |\n| 1 | `key-window` |  |\n"))
    #expect(page.contains("- Written on 2026-02-03 10:15 UTC by Reframe 0.1.0 with `reframe apply App`, on top of commit `0a1b2c3d4e5f`.\n"))
    #expect(page.contains("`reframe undo 12`"))
    #expect(page.contains("`.reframe/batches/0012-gallery/changes.patch`"))
    #expect(page.contains("`reframe explain breakpoint-literal`"))
  }

  @Test(
    "the title of a batch starts with a capital, a name stays as it is",
    arguments: [("safe changes", "Safe changes"), ("screen-bounds", "screen-bounds"), ("iOS 17", "iOS 17"), ("", "")])
  func title(written: String, shown: String) {
    let batch = BatchPage(number: 1, title: written, date: "", toolVersion: "", command: "", changes: [])
    #expect(page(batch).hasPrefix("# Batch 1: \(shown)\n"))
  }

  @Test("a batch that was undone says so first")
  func state() {
    var batch = batch([Sample.safe])
    batch.state = "undone on 2026-02-04"
    #expect(page(batch).contains("# Batch 12: Sizes of the gallery\n\n**This batch was undone on 2026-02-04.**\n"))
  }

  @Test("an empty batch has no entries and nothing to try")
  func empty() {
    let page = page(batch([]))
    #expect(page.contains("This batch changed nothing.\n"))
    for heading in ["## The changes", "## What to try", "## Left to a person", "## Declined", "## Left out", "## Verification"] {
      #expect(!page.contains(heading))
    }
  }

  // MARK: Changes

  @Test("an entry has the lines, the meaning of its doubts, and seven fields")
  func entry() {
    let page = page(batch([Sample.review, Sample.safe]), originals: [Sample.gallery: Sample.galleryText])
    let entries = section("### `App/Gallery.swift`", of: page)
    #expect(
      entries.contains(
        """
        #### Line 4: read the width from `view`

        **Safe** · `screen-bounds`

        Note `breakpoint-literal`: the number was chosen for the screen of a device and may no longer divide the layouts \
        where it did.

        ```diff
        -        card.frame.size.width = UIScreen.main.bounds.width
        +        card.frame.size.width = view.bounds.width
        ```

        - **Scope:** `Gallery.viewDidLayoutSubviews()`
        - **Old dependency:** `UIScreen.main.bounds.width`
        - **New dependency:** view.bounds.width (the controller's view)
        - **Trigger:** every layout pass
        - **Update:** the card's width
        - **Preserved:** the order of the statements
        - **Verify:** resize the window

        #### Line 8: ask the controller's view for its window, because no parameter of the method is nearer

        **Needs review** · `key-window`

        Doubt `unknown-phase`: nothing tells when the method runs. The method is no life-cycle callback, and no caller \
        of it was found in the type.

        """))
  }

  @Test("what the new dependency says is not said in the heading as well")
  func heading() {
    let change = Sample.change(
      message: "use 'view.bounds' instead of 'UIScreen.main.bounds' (the controller's view), and 2 more in the same place",
      newDependency: "'view.bounds' (the controller's view); 'traits' (those of the view)")
    let page = page(batch([change]))
    #expect(page.contains("#### Line 4: use `view.bounds` instead of `UIScreen.main.bounds`, and 2 more in the same place\n"))
    #expect(page.contains("- **New dependency:** `view.bounds` (the controller's view); `traits` (those of the view)\n"))
  }

  @Test("files come in order of their paths, changes in order of their lines")
  func order() {
    let other = Sample.change(file: FileID("App/About.swift"), message: "first by path")
    let page = page(batch([Sample.review, Sample.safe, other]))
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("###") }
    #expect(
      headings == [
        "### `App/About.swift`", "#### Line 4: first by path", "### `App/Gallery.swift`", "#### Line 4: read the width from `view`",
        "#### Line 8: ask the controller's view for its window, because no parameter of the method is nearer",
      ])
  }

  @Test("edits in other files and created files are named")
  func otherFiles() {
    let other = FileID("App/Strip.swift")
    let change = Sample.change(
      edits: [
        Sample.gallery: [TextEdit(range: 0..<5, replacement: "final class")], other: [TextEdit(range: 0..<0, replacement: "import UIKit\n")],
      ], creations: [FileID("App/New.swift"): "x"])
    let page = page(batch([change]), originals: [Sample.gallery: Sample.galleryText, other: SourceText("struct Strip {}")])
    #expect(page.contains("1 change in 3 files."))
    #expect(page.contains("\nIn `App/Strip.swift`:\n\n```diff\n+import UIKit\n```\n"))
    #expect(page.contains("- **Creates:** `App/New.swift`\n"))
  }

  // MARK: Sources are no Markdown

  @Test("nothing in source text or paths is taken for Markdown, HTML or a command to the terminal")
  func hostileText() {
    let change = Sample.change(
      file: FileID("App/`a` | <b>.swift"), message: "use '`default`.width' instead of 'x' <script>*[link](http://x)*</script>\u{1B}[31m",
      oldDependency: "a ?? \"``\"", newDependency: "'\u{202E}b' (# no heading)")
    let page = page(batch([change]))
    #expect(page.contains("### ``App/`a` | <b>.swift``\n"))
    #expect(
      page.contains(
        "#### Line 4: use `` `default`.width `` instead of `x` &lt;script\\>\\*\\[link\\](http://x)\\*&lt;/script\\>\\\\u{1B}\\[31m\n"))
    #expect(page.contains("- **Old dependency:** ```a ?? \"``\"```\n"))
    #expect(page.contains("- **New dependency:** `\\u{202E}b` (\\# no heading)\n"))
    #expect(!page.unicodeScalars.contains { $0.isUnsafeForTerminals && $0 != "\n" })
  }

  @Test("a fence is longer than any run of marks in it, and its control characters are shown")
  func fences() {
    let text = SourceText("let a = \"\"\"\r\n````\u{7}\r\n\"\"\"\r\n")
    let change = Sample.change(edits: [Sample.gallery: [TextEdit(range: 13..<13, replacement: "\t")]])
    let page = page(batch([change]), originals: [Sample.gallery: text])
    #expect(page.contains("\n`````diff\n-````\\u{7}\n+\t````\\u{7}\n`````\n"))
  }

  @Test("lines that stay between two edits are not passed off as gone")
  func gaps() {
    let text = SourceText("one\ntwo\nthree\nfour\nfive\n")
    let edits = [(0, 3), (8, 13), (14, 18)].map { TextEdit(range: $0.0..<$0.1, replacement: "new") }
    let page = page(batch([Sample.change(edits: [Sample.gallery: edits])]), originals: [Sample.gallery: text])
    #expect(page.contains("```diff\n-one\n+new\n …\n-three\n+new\n-four\n+new\n```\n"))
  }

  @Test("a line that nobody can read to its end is cut between characters")
  func longLines() {
    let text = SourceText("let s = \"" + String(repeating: "é", count: 400) + "\"\n")
    let change = Sample.change(edits: [Sample.gallery: [TextEdit(range: 4..<5, replacement: "t")]])
    let page = page(batch([change]), originals: [Sample.gallery: text])
    let line = page.split(separator: "\n").first { $0.hasPrefix("-let") }
    #expect(line?.hasSuffix("é…") == true)
    #expect(line.map { $0.utf8.count < 320 } == true)
  }

  @Test("texts that do not belong to the edits show no lines and trap nowhere")
  func wrongTexts() {
    let page = page(batch([Sample.safe]), originals: [Sample.gallery: SourceText("short")])
    #expect(!page.contains("```diff"))
  }

  // MARK: What was not written

  @Test("findings stand by reason, the most frequent first, with what unlocks them")
  func findings() {
    var batch = batch([])
    let second = Finding(
      id: "2", transform: "screen-bounds", message: "leave the 'switch'", anchor: Sample.manual.anchor, reason: "no-local-scene", notes: [],
      scope: "top level")
    let third = Finding(
      id: "3", transform: "screen-bounds", message: "leave 'a'", anchor: Sample.manual.anchor, reason: "static-context", notes: [],
      scope: "A.b")
    batch.findings = [second, third, Sample.manual]
    let list = section("## Left to a person", of: page(batch))
    #expect(list.contains("These 3 places were not changed"))
    let headings = list.split(separator: "\n").filter { $0.hasPrefix("###") }
    #expect(
      headings == [
        "### `static-context`: a static member has no container to ask (2 places)",
        "### `no-local-scene`: no view, window or scene is in reach (1 place)",
      ])
    #expect(list.contains("- `App/Metrics.swift:2` in `A.b`: `a`\n- `App/Metrics.swift:2` in `Metrics.width`: `UIScreen.main.bounds`\n"))
    #expect(list.contains("- `App/Metrics.swift:2` at the top level: leave the `switch`\n"))
    #expect(list.contains("*What unlocks it:* Give the method a parameter"))
  }

  @Test("changes that were not written have sections of their own")
  func notWritten() {
    var batch = batch([Sample.safe])
    batch.declined = [Sample.review]
    batch.leftOut = [Sample.change(message: "break it")]
    batch.offered = [Sample.review]
    let page = page(batch)
    let line = "- `App/Gallery.swift:8` in `Gallery.viewDidLayoutSubviews()`: ask the controller's view"
    #expect(section("## Declined", of: page).contains(line))
    #expect(section("## Waiting for review", of: page).contains(line))
    #expect(section("## Left out", of: page).contains("- `App/Gallery.swift:4` in `Gallery.viewDidLayoutSubviews()`: break it\n"))
    #expect(section("## Declined", of: page).contains("nearer, `unknown-phase`\n"))
  }

  // MARK: What to try

  @Test("the checklist names what each batch makes worth while")
  func checklist() {
    let sizes = section("## What to try", of: page(batch([Sample.safe])))
    #expect(sizes.contains("- [ ] **Narrow**: as one third of the screen, beside another app. A number decides in `Gallery`.\n"))
    for name in ["Narrow", "Wide", "Short", "Rotate", "Split", "Fold", "In the middle of loading"] { #expect(sizes.contains("**\(name)**")) }
    for name in ["Second display", "Two windows", "Covered", "Lists"] { #expect(!sizes.contains(name)) }

    let all = [
      Sample.change(transform: "screen-scale", scope: "Rule.draw(_:)"), Sample.change(transform: "key-window", scope: "Menu.open()"),
      Sample.change(transform: "orientation-observer", scope: "Player.viewDidLoad()"),
      Sample.change(notes: ["invalidate-layout-on-resize"], scope: "Outer.Grid.size"),
      Sample.change(kind: ChangeKind(phase: "unknown"), scope: "Late.load(_:)"),
    ]
    let more = section("## What to try", of: page(batch(all)))
    #expect(more.contains("**Second display**: connect one with another scale and move the window there and back. The display matters in `Rule`."))
    #expect(more.contains("The window matters in `Menu`."))
    #expect(more.contains("Observers were replaced in `Player`."))
    #expect(more.contains("Their sizes come from `Outer.Grid`."))
    #expect(more.contains("Code that may run early or late is in `Late`."))
  }

  @Test("a long list of names ends with a number")
  func manyNames() {
    let changes = (10..<40).map { Sample.change(scope: "View\($0).layoutSubviews()") }
    #expect(page(batch(changes)).contains("`View28`, `View29` and 10 more.\n"))
  }
}

extension Sample {
  /// A change of the gallery with whatever a test is about.
  static func change(
    file: FileID = gallery, transform: String = "screen-bounds", message: String = "use 'a' instead of 'b'",
    edits: [FileID: [TextEdit]]? = nil, creations: [FileID: String] = [:], kind: ChangeKind = ChangeKind(), notes: [ReasonCode] = [],
    scope: String = record.scope, oldDependency: String = record.oldDependency, newDependency: String = record.newDependency
  ) -> Change {
    var record = record
    record.scope = scope
    record.oldDependency = oldDependency
    record.newDependency = newDependency
    let range = safe.anchor.range
    return Change(
      id: "0123456789ab", transform: transform, message: message,
      anchor: Anchor(file: file, range: range, position: LineColumn(line: 4, column: 33)), safety: .safe,
      edits: EditBatch(edits ?? [file: [TextEdit(range: range, replacement: "view.bounds")]])!, creations: creations, kind: kind, doubts: [],
      notes: notes, record: record)
  }
}
