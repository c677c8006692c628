import SourceEdits
import SourceText

/// One change on the page of a batch: what it does, how far it can be trusted, its lines, and the fields of its record.
struct ChangeEntry {
  let change: Change
  /// The lines that it changes, by file in order of the paths.
  let lines: [(file: FileID, lines: [[UInt8]])]

  func write(to page: inout MarkdownWriter) {
    page.raw("\n#### Line ")
    page.raw(String(change.anchor.line))
    page.raw(": ")
    page.prose(heading)
    page.raw("\n\n")
    writeSafety(to: &page)
    for (file, lines) in lines where !lines.isEmpty {
      if file != change.anchor.file {
        page.raw("\nIn ")
        page.code(file.path)
        page.raw(":\n")
      }
      page.raw("\n")
      page.fence(lines, language: "diff")
    }
    page.raw("\n")
    writeRecord(to: &page)
  }

  /// The message without the remark in brackets that the new dependency says again.
  private var heading: String {
    let dependency = SourceText(change.record.newDependency)
    guard let start = dependency.firstOffset(of: "' (", in: 0..<dependency.count),
      let end = dependency.firstOffset(of: ")", in: start..<dependency.count)
    else { return change.message }
    let remark = dependency.bytes[(start + 1)...end]
    let message = Array(change.message.utf8)
    // It stands at the end, or before what is said of others in the same place.
    for index in message.indices.dropLast() where message[index] == 0x20 && message[index + 1] == 0x28 {
      if message[index...].starts(with: remark) {
        return String(decoding: message[..<index] + message[(index + remark.count)...], as: UTF8.self)
      }
    }
    return change.message
  }

  /// `Safe · screen-bounds`, or the doubts and what they mean.
  private func writeSafety(to page: inout MarkdownWriter) {
    page.raw(change.safety == .safe ? "**Safe** · " : "**Needs review** · ")
    page.code(change.transform)
    page.raw("\n")
    for doubt in change.doubts { write(doubt, as: "Doubt", to: &page) }
    for note in change.notes { write(note, as: "Note", to: &page) }
  }

  private func write(_ code: ReasonCode, as word: String, to page: inout MarkdownWriter) {
    page.raw("\n\(word) ")
    page.code(code.text)
    if let words = ReasonWords.sentence(for: code) {
      page.raw(": ")
      page.prose(words)
    }
    page.raw("\n")
  }

  private func writeRecord(to page: inout MarkdownWriter) {
    let record = change.record
    field("Scope", to: &page) { $0.code(record.scope) }
    field("Old dependency", to: &page) { $0.code(record.oldDependency) }
    field("New dependency", to: &page) { $0.prose(record.newDependency) }
    field("Trigger", to: &page) { $0.prose(record.trigger) }
    field("Update", to: &page) { $0.prose(record.update) }
    field("Preserved", to: &page) { $0.prose(record.preserved) }
    field("Verify", to: &page) { $0.prose(record.verify) }
    for file in change.creations.keys.sorted() { field("Creates", to: &page) { $0.code(file.path) } }
  }

  private func field(_ name: String, to page: inout MarkdownWriter, _ body: (inout MarkdownWriter) -> Void) {
    page.raw("- **\(name):** ")
    body(&page)
    page.raw("\n")
  }
}
