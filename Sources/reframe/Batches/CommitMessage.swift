import ChangeLog
import Reports
import SourceEdits
import Transforms

/// What a commit of a batch says: the transforms, how many changes, and why they are trusted or not.
struct CommitMessage {
  private let record: BatchRecord

  init(_ record: BatchRecord) {
    self.record = record
  }

  /// A subject of at most 72 columns or so, then the counts by transform and doubt.
  var text: String {
    let changes = (try? record.changes.map { try $0.change() }) ?? []
    let byTransform = Dictionary(grouping: changes, by: \.transform).sorted { $0.key < $1.key }
    let names = byTransform.map(\.key)
    let subject = names.count == 1 ? names[0] : record.title
    var lines = ["Reframe \(subject): \(counted(changes.count, "change")) in \(counted(record.files.count, "file"))", ""]
    for (transform, list) in byTransform {
      lines.append("\(transform): \(counted(list.count, "change"))")
      let safe = list.count { $0.safety == .safe }
      if safe > 0 { lines.append("  \(safe) safe\(Self.purpose(of: transform).map { ": \($0)" } ?? "")") }
      let doubts = Dictionary(grouping: list.filter { $0.safety == .needsReview }) { $0.doubts.map(\.text).joined(separator: ", ") }
      for (doubt, list) in doubts.sorted(by: { $0.key < $1.key }) {
        let title = ReasonPages.page(for: ReasonCode(doubt)).map { ": \($0.title)" } ?? ""
        lines.append("  \(list.count) reviewed (\(doubt)\(title))")
      }
    }
    if changes.contains(where: { $0.safety == .safe }) {
      lines += ["", "Safe: it compiles, means the same where the old code was right, and loses no comment."]
    }
    let reasons = Dictionary(grouping: (try? record.findings.map { try $0.finding() }) ?? [], by: \.reason)
    if !reasons.isEmpty {
      lines += ["", "Left to a person:"]
      for (reason, list) in reasons.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) }) {
        lines.append("  \(list.count) \(reason)\(ReasonPages.page(for: reason).map { ": \($0.title)" } ?? "")")
      }
    }
    lines += ["", "Batch \(record.number) of Reframe \(record.tool.version); 'reframe log \(record.number)' shows every change."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a transform does, like `read sizes from the nearest container`.
  private static func purpose(of transform: String) -> String? {
    guard let title = TransformCatalogue.all.first(where: { $0.metadata.id == transform })?.metadata.title else { return nil }
    return title.prefix(1).lowercased() + title.dropFirst()
  }
}
