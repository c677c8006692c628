import Foundation

/// What breaks a law today, and why: lines of `KnownIssues/<law>.txt`, each under its reason.
///
///     # callers are followed into one other file, and no further
///     helpers screen-bounds/cell-content-view
///
/// A line goes once its case obeys the law: then the law's test fails and says so.
enum KnownIssues {
  static func list(of law: String) -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    guard let text = try? String(contentsOf: folder.appendingPathComponent("KnownIssues/\(law).txt"), encoding: .utf8) else { return [:] }
    var reason = ""
    var result: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") { reason = line.dropFirst().trimmingCharacters(in: .whitespaces) } else { result[String(line)] = reason }
    }
    return result
  }
}
