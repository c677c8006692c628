/// What a `case.txt` says: lines of a key, a colon and a value.
///
///     title: A tap and a keyboard tell that the view is on screen
///     why: Other notifications come at any time.
///     ios: 15.0
///     expect: FairController.m:18 screen-bounds safe
///
/// Every line is one of these; whatever else stands there is a fault, so that no slip of the pen switches a test off.
struct CasePage: Sendable {
  let settings: [(key: String, value: String)]
  /// What is wrong with the page, in sentences.
  let faults: [String]

  /// Nil for a page that cannot be read.
  init(_ text: String?) {
    var settings: [(key: String, value: String)] = []
    var faults = text == nil ? ["case.txt cannot be read, or is not UTF-8"] : []
    for line in (text ?? "").split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), Self.keys.contains(String(line[..<colon])) else {
        faults.append("case.txt has a line that nothing reads: '\(line)'")
        continue
      }
      let value = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
      settings.append((String(line[..<colon]), value.trimmingSpaces))
    }
    for key in Self.onceOnly where settings.count(where: { $0.key == key }) > 1 { faults.append("case.txt says '\(key)' twice") }
    for key in Self.always where !settings.contains(where: { $0.key == key }) { faults.append("case.txt does not say '\(key)'") }
    self.settings = settings
    self.faults = faults
  }

  private static let always = ["title", "why", "ios", "expect"]
  private static let onceOnly = ["title", "why", "ios", "parse-only", "pending", "launches", "launches-before"]
  /// `assume` gives a class its superclass; `parse-only` keeps a case from the compilers; `pending` names the transform that
  /// is to come; the others are told in `LaunchTests`.
  private static let keys: Set<String> = Set(always + onceOnly + ["answer", "assume", "hears", "launch-target"])
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
