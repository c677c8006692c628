import SourceEdits
import SourceText
import TransformKit

extension Trial {
  /// Everything that is said, without the places: transform, scope, code, level and reasons, in order of the words.
  var said: [String] {
    let changes = (set.accepted + set.offered).map { change in
      line(change.transform, change.record.scope, change.anchor, change.safety.rawValue, change.doubts)
    }
    let findings = set.findings.map { line($0.transform, $0.scope, $0.anchor, "manual", [$0.reason]) }
    return (changes + findings).sorted()
  }

  private func line(_ transform: String, _ scope: String, _ anchor: Anchor, _ level: String, _ reasons: [ReasonCode]) -> String {
    let code = texts[anchor.file]?.string(in: anchor.range).split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return "\(transform): \(scope): \(code): \(level) \(reasons.map(\.text).sorted().joined(separator: " "))"
  }
}

/// What two runs say differently, a line each: `-` for the first, `+` for the second.
func difference(_ first: [String], _ second: [String]) -> String {
  second.difference(from: first).map { change in
    switch change {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }.joined(separator: "\n")
}
