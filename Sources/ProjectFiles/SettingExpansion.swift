import SourceText

/// Puts the values of variables into a text: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, `$(inherited)`.
struct SettingExpansion {
  private let settings: BuildSettings
  /// The variables that are being expanded; one that leads to itself has no value.
  private var open: Set<String> = []
  private(set) var unknown: [String] = []
  private var steps = 0
  private static let stepLimit = 2000

  init(_ settings: BuildSettings) {
    self.settings = settings
  }

  mutating func value(of key: String) -> BuildSettings.Value? {
    guard let (assignment, level) = settings.assignment(of: key, from: 0) else { return nil }
    open.insert(key)
    let text = expanded(assignment.value, key: key, level: level)
    return BuildSettings.Value(text: text, place: assignment.place, range: assignment.range, unknown: unknown)
  }

  /// - Parameters:
  ///   - key: The setting that the text is of, for `$(inherited)`.
  ///   - level: The level that the text stands at.
  mutating func expanded(_ text: String, key: String?, level: Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let (name, end) = Self.variable(rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += replacement(for: expanded(name, key: key, level: level), key: key, level: level) ?? String(rest[..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// What stands between the brackets of a variable at the start of the text, and where the variable ends.
  private static func variable(_ text: Substring) -> (name: String, end: Substring.Index)? {
    let brackets: [Character: Character] = ["(": ")", "{": "}"]
    let inside = text.dropFirst()
    guard let open = inside.first, let close = brackets[open] else { return nil }
    var depth = 0
    for index in inside.indices {
      if inside[index] == open { depth += 1 }
      guard inside[index] == close else { continue }
      depth -= 1
      if depth == 0 { return (String(inside[inside.index(after: inside.startIndex)..<index]), inside.index(after: index)) }
    }
    return nil
  }

  private mutating func replacement(for variable: String, key: String?, level: Int) -> String? {
    steps += 1
    guard steps < Self.stepLimit else { return nil }
    let parts = variable.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value: String?
    if parts[0] == "inherited" || parts[0] == key { value = inherited(key, level) } else { value = self.text(of: parts[0]) }
    for modifier in parts.dropFirst() {
      if modifier.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(modifier.dropFirst("default=".count)) }
      } else {
        value = value.map { SettingModifier.apply(modifier, to: $0) }
      }
    }
    if value == nil, !unknown.contains(parts[0]) { unknown.append(parts[0]) }
    return value
  }

  private mutating func inherited(_ key: String?, _ level: Int) -> String? {
    guard let key else { return nil }
    guard let (assignment, next) = settings.assignment(of: key, from: level + 1) else { 
      return settings.builtIn(key).map { expanded($0, key: nil, level: 0) } ?? ""
    }
    return expanded(assignment.value, key: key, level: next)
  }

  private mutating func text(of key: String) -> String? {
    guard open.insert(key).inserted else { return nil }
    defer { open.remove(key) }
    if let (assignment, level) = settings.assignment(of: key, from: 0) {
      return expanded(assignment.value, key: key, level: level)
    }
    return settings.builtIn(key).map { expanded($0, key: nil, level: 0) }
  }
}

/// What stands behind the colon of a variable.
enum SettingModifier {
  static func apply(_ modifier: String, to text: String) -> String {
    switch modifier {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "c99extidentifier", "identifier": identifier(text)
    case "rfc1034identifier": String(text.map { isWordCharacter($0) && $0 != "_" || $0 == "." || $0 == "-" ? $0 : "-" })
    case "dir": SourcePath.folder(text).isEmpty ? "." : SourcePath.folder(text)
    case "file": SourcePath.name(text)
    case "base": String(SourcePath.name(text).prefix(upTo: dot(SourcePath.name(text))))
    case "suffix": String(SourcePath.name(text).suffix(from: dot(SourcePath.name(text))))
    case "standardizepath": SourcePath.normalized(text)
    default: text
    }
  }

  /// A C identifier: letters, digits and underscores.
  private static func identifier(_ text: String) -> String {
    let word = String(text.map { isWordCharacter($0) ? $0 : "_" })
    return word.first?.isNumber ?? false ? "_" + word.dropFirst() : word
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func dot(_ name: String) -> String.Index { name.lastIndex(of: ".") ?? name.endIndex }
}
