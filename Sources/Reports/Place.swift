import SourceEdits

/// How a place stands: it can be changed, changed after a look, or only reported.
public enum Level: String, Sendable, CaseIterable, Comparable {
  case safe
  case review
  case manual

  public static func < (a: Level, b: Level) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}

/// One line of a report: a change or a finding.
struct Place {
  let id: String
  let anchor: Anchor
  let level: Level
  let transform: String
  let message: String
  /// The doubts of a change, or the reason of a finding.
  let codes: [ReasonCode]
  let notes: [ReasonCode]

  init(_ change: Change) {
    id = change.id
    anchor = change.anchor
    level = change.level
    transform = change.transform
    message = change.message
    codes = change.doubts
    notes = change.notes
  }

  init(_ finding: Finding) {
    id = finding.id
    anchor = finding.anchor
    level = .manual
    transform = finding.transform
    // One that says only what is left has the reason behind it; others say it themselves.
    let title = finding.message.hasPrefix("leave ") && finding.why == nil ? ReasonPages.page(for: finding.reason)?.title : nil
    message = title.map { "\(finding.message): \($0)" } ?? finding.message
    codes = [finding.reason]
    notes = finding.notes
  }

  /// The message with the codes after it: `message [unsafe-phase, +missing-super]`.
  var description: String {
    let all = codes.map(\.text) + notes.map { "+" + $0.text }
    let text = message.escapedForTerminal
    return all.isEmpty ? text : "\(text) [\(all.joined(separator: ", "))]"
  }
}

extension Change {
  var level: Level { safety == .safe ? .safe : .review }
}

extension ChangeSet {
  /// The accepted changes by the files they edit, each list in order of the places.
  var acceptedByFile: [FileID: [Change]] {
    var result: [FileID: [Change]] = [:]
    for change in accepted {
      for file in change.edits.files { result[file, default: []].append(change) }
    }
    return result
  }

  /// Every change, accepted or not, in order of the places.
  public var allChanges: [Change] {
    (accepted + offered).sorted { ($0.anchor, $0.transform, $0.id) < ($1.anchor, $1.transform, $1.id) }
  }

  /// Every change and finding in order of the places.
  var places: [Place] {
    let all = (accepted + offered).map(Place.init) + findings.map(Place.init)
    return all.sorted { ($0.anchor, $0.transform, $0.level) < ($1.anchor, $1.transform, $1.level) }
  }
}
