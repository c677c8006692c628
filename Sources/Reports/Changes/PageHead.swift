import SourceEdits

/// The head of a batch's page: what was done, how to take it back, and how to read on.
struct PageHead {
  private let batch: BatchPage

  init(_ batch: BatchPage) { self.batch = batch }

  func write(to page: inout MarkdownWriter) {
    page.raw("# Batch \(batch.number): ")
    page.escaped(heading)
    page.raw("\n\n")
    writeSummary(to: &page)
    writeCounts(to: &page)
    writeFacts(to: &page)
    writeTerms(to: &page)
  }

  /// The title. A word that is no name, like `safe`, starts with a capital.
  private var heading: String {
    guard let word = batch.title.split(separator: " ").first, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return batch.title
    }
    return batch.title.prefix(1).uppercased() + batch.title.dropFirst()
  }

  // MARK: What was done

  private func writeSummary(to page: inout MarkdownWriter) {
    if let state = batch.state {
      page.raw("**This batch was ")
      page.escaped(state)
      page.raw(".**\n\n")
    }
    let files = Set(batch.changes.flatMap { $0.edits.files + $0.creations.keys }).count
    if batch.changes.isEmpty {
      page.raw(isTakenBack ? "This batch was tried out and taken back; nothing of it stays.\n" : "This batch changed nothing.\n")
      return
    }
    let review = batch.changes.count { $0.safety == .needsReview }
    page.raw("\(counted(batch.changes.count, "change")) in \(counted(files, "file")). ")
    page.raw(levels(all: batch.changes.count, review: review))
    page.raw(" Code that asked the whole screen or the application for a size,\n")
    page.raw("a scale or a window now asks the view, window or scene that it belongs to.")
    page.raw("\n")
  }

  private func levels(all: Int, review: Int) -> String {
    if review == 0 { return all == 1 ? "It is safe." : "All of them are safe." }
    let need = review == 1 ? "needs" : "need"
    if review == all { return all == 1 ? "It needs review." : "All of them need review." }
    return "\(grouped(all - review)) \(all - review == 1 ? "is" : "are") safe, \(grouped(review)) \(need) review."
  }

  private func writeCounts(to page: inout MarkdownWriter) {
    var counts: [String: Int] = [:]
    for change in batch.changes { counts[change.transform, default: 0] += 1 }
    guard !counts.isEmpty else { return }
    page.raw("\n| Changes | Transform | What it does |\n|---:|---|---|\n")
    let known = batch.transforms.filter { counts[$0.id] != nil }
    let others = counts.keys.filter { id in !known.contains { $0.id == id } }.sorted()
    for transform in known + others.map({ BatchPage.Transform(id: $0, title: "") }) {
      page.raw("| \(grouped(counts[transform.id] ?? 0)) | ")
      page.code(transform.id)
      page.raw(" | ")
      page.escaped(transform.title)
      page.raw(" |\n")
    }
  }

  private func writeFacts(to page: inout MarkdownWriter) {
    page.raw(isTakenBack ? "\n- Tried on " : "\n- Written on ")
    page.escaped(shownDate(batch.date))
    page.raw(" by Reframe ")
    page.escaped(batch.toolVersion)
    page.raw(" with ")
    page.code(batch.command)
    if let head = batch.head {
      page.raw(", on top of commit ")
      page.code(String(head.prefix(Self.shownDigits)))
    }
    page.raw(".\n")
    // Without a change there is nothing to take back, and no patch.
    guard !batch.changes.isEmpty else { return }
    page.raw("- Take it back with `reframe undo \(batch.number)`. ")
    page.raw("That restores every byte, and refuses files that were edited since.\n")
    if let folder = batch.folder {
      page.raw("- The edits alone, as a patch: ")
      page.code(folder + "/changes.patch")
      page.raw("\n")
    }
  }

  /// Its verification failed, and none of its changes were written.
  private var isTakenBack: Bool { batch.changes.isEmpty && !batch.leftOut.isEmpty }

  /// Enough of a commit's id for git to know it.
  private static let shownDigits = 12

  // MARK: How to read it

  private func writeTerms(to page: inout MarkdownWriter) {
    page.raw("\n## How to read this page\n\n")
    page.raw("- **Safe**: it compiles, means the same where the old code was right, and loses no comment.\n")
    page.raw("- **Needs review**: it compiles, and a named doubt remains. Settle the doubt by reading the code, or take the change back.\n")
    page.raw("- A word like `\(exampleCode)` is the name of a doubt, a note or a reason: `reframe explain \(exampleCode)` says more.\n")
    guard !batch.changes.isEmpty else { return }
    page.raw(
      """

      Each change has seven facts:

      - **Scope**: the type and member that it is in.
      - **Old dependency**: the expression that went.
      - **New dependency**: what took its place, and in brackets why it is the nearest that knows.
      - **Trigger**: when the new value is read, and read again.
      - **Update**: what receives the value then.
      - **Preserved**: what must be as it was. A difference there is a mistake.
      - **Verify**: what to try.

      """)
  }

  /// A code that occurs on this page.
  private var exampleCode: String {
    for change in batch.changes {
      if let code = change.doubts.first ?? change.notes.first { return code.text }
    }
    return batch.findings.first?.reason.text ?? "unknown-phase"
  }
}
