import SourceText

/// How the values of one property list are written.
struct PropertyListStyle {
  let format: PropertyListFile.Format
  let lineEnding: String
  /// One step of indentation.
  let step: String
  /// What stands between a key and a value of one word where both are on one line; nil where the value has its own line.
  var keyGap: String?
  /// True where everything stands on one line.
  var isInline: Bool

  /// The key and its value, without the indentation of the first line.
  func entry(_ key: String, _ value: PropertyListValue, indentation: String) -> String {
    let written = self.value(value, indentation: indentation)
    guard format == .xml else { return "\(OldStyleText.written(key)) = \(written);" }
    let gap = isInline || (keyGap != nil && !value.isContainer) ? keyGap ?? "" : lineEnding + indentation
    return "<key>\(Self.escaped(key))</key>\(gap)\(written)"
  }

  /// The value, without the indentation of the first line.
  func value(_ value: PropertyListValue, indentation: String) -> String {
    let inner = isInline ? "" : indentation + step
    switch value {
    case .array(let values):
      let parts = values.map { self.value($0, indentation: inner) }
      return format == .xml
        ? block("<array>", parts, "</array>", empty: "<array/>", indentation)
        : block("(", parts.map { $0 + "," }, ")", empty: "()", indentation)
    case .dictionary(let entries):
      let parts = entries.map { entry($0.key, $0.value, indentation: inner) }
      return format == .xml
        ? block("<dict>", parts, "</dict>", empty: "<dict/>", indentation)
        : block("{", parts, "}", empty: "{}", indentation)
    default: return format == .xml ? Self.element(value) : Self.word(value)
    }
  }

  private func block(_ start: String, _ parts: [String], _ end: String, empty: String, _ indentation: String) -> String {
    if parts.isEmpty { return empty }
    if isInline { return start + parts.joined(separator: format == .xml ? "" : " ") + end }
    return start + parts.map { lineEnding + indentation + step + $0 }.joined() + lineEnding + indentation + end
  }

  private static func element(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text): "<string>\(escaped(text))</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .date(let text): "<date>\(escaped(text))</date>"
    case .data(let text): "<data>\(escaped(text))</data>"
    case .array, .dictionary: ""
    }
  }

  private static func word(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text), .date(let text): OldStyleText.written(text)
    case .integer(let number): OldStyleText.written("\(number)")
    case .real(let number): OldStyleText.written("\(number)")
    case .boolean(let flag): flag ? "YES" : "NO"
    case .data(let digits): "<\(digits)>"
    case .array, .dictionary: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension PropertyListValue {
  var isContainer: Bool {
    switch self {
    case .array(let values): !values.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    default: false
    }
  }

  /// What the value is after it was written and read: the old style has only texts, data, lists and dictionaries.
  func readBack(from format: PropertyListFile.Format) -> PropertyListValue {
    guard format == .oldStyle else { return self }
    switch self {
    case .string, .data: return self
    case .boolean(let flag): return .string(flag ? "YES" : "NO")
    case .integer(let number): return .string("\(number)")
    case .real(let number): return .string("\(number)")
    case .date(let text): return .string(text)
    case .array(let values): return .array(values.map { $0.readBack(from: format) })
    case .dictionary(let entries): return .dictionary(entries.map { Entry($0.key, $0.value.readBack(from: format)) })
    }
  }
}
