import SourceEdits

/// The places that were left to a person, by reason.
struct FindingList {
  private let groups: [(reason: ReasonCode, findings: [Finding])]
  private let count: Int

  init(_ findings: [Finding]) {
    groups = Dictionary(grouping: findings, by: \.reason).map { ($0.key, $0.value.sorted { ($0.anchor, $0.id) < ($1.anchor, $1.id) }) }
      .sorted { (-$0.findings.count, $0.reason) < (-$1.findings.count, $1.reason) }
    count = findings.count
  }

  func write(to page: inout MarkdownWriter) {
    guard count > 0 else { return }
    let head = count == 1 ? "This place was not changed" : "These \(grouped(count)) places were not changed"
    page.raw("\n## Left to a person\n\n\(head): what is right there is a decision. They stand by reason, the most frequent first.\n")
    for group in groups { write(group.reason, group.findings, to: &page) }
  }

  private func write(_ reason: ReasonCode, _ findings: [Finding], to page: inout MarkdownWriter) {
    let known = ReasonPages.page(for: reason)
    page.raw("\n### ")
    page.code(reason.text)
    if let known {
      page.raw(": ")
      page.prose(known.title)
    }
    page.raw(" (\(counted(findings.count, "place")))\n")
    if let known {
      page.raw("\n")
      page.prose(known.wrong)
      page.raw("\n\n*What unlocks it:* ")
      page.prose(known.unlock)
      page.raw("\n")
    }
    page.raw("\n")
    for finding in findings { write(finding, to: &page) }
  }

  private func write(_ finding: Finding, to page: inout MarkdownWriter) {
    page.raw("- ")
    page.code("\(finding.anchor.file.path):\(finding.anchor.line)")
    page.scope(finding.scope)
    page.raw(": ")
    page.prose(finding.message.hasPrefix("leave '") ? String(finding.message.dropFirst(6)) : finding.message)
    page.raw("\n")
  }
}
