import ObjCSyntax
import SourceText

/// Reads the conditions around a piece of code: `#if` and availability checks.
struct ObjCBranchReader {
  let node: ObjCNode
  let file: ObjCFile

  init(node: ObjCNode, in file: ObjCFile) {
    self.node = node
    self.file = file
  }

  /// The first condition, from the inside, that keeps the code from running on the systems we write for.
  var branch: Site.Branch {
    for condition in file.tree.conditions(at: node.range.lowerBound).reversed() {
      if let branch = ObjCBuildCondition.branch(of: condition) { return branch }
    }
    if node.tree !== file.tree { return .unparsed }
    var child = node
    while let parent = child.parent {
      if let branch = availability(parent, child: child) { return branch }
      child = parent
    }
    return .active
  }

  private func availability(_ parent: ObjCNode, child: ObjCNode) -> Site.Branch? {
    if let check = ObjCIf(parent) {
      let version = ObjCVersionCheck(check.condition.code)
      if check.otherwise == child, version.isForNewer { return .legacy(version.version) }
      if check.then == child, version.isForOlder { return .legacy(version.version) }
    }
    if let choice = ObjCConditional(parent) {
      let version = ObjCVersionCheck(choice.condition.code)
      if choice.otherwise == child, version.isForNewer { return .legacy(version.version) }
      if choice.then == child, version.isForOlder { return .legacy(version.version) }
    }
    guard parent.kind == .compoundStatement else { return nil }
    // Code after `if (@available(iOS 15.0, *)) { …; return; }` runs only on older systems.
    for statement in parent.children where statement.range.upperBound <= child.range.lowerBound {
      guard let check = ObjCIf(statement), check.otherwise == nil, check.then.leaves else { continue }
      let version = ObjCVersionCheck(check.condition.code)
      if version.isForNewer { return .legacy(version.version) }
    }
    return nil
  }
}

/// A condition that asks for the version of the system.
struct ObjCVersionCheck {
  /// True on systems with the version, when nothing else is asked.
  let isForNewer: Bool
  /// True on systems before it.
  let isForOlder: Bool
  /// True nowhere but on systems with the version, whatever else is asked.
  let holdsOnlyForNewer: Bool
  let version: String

  init(_ condition: String) {
    let text = condition.filter { !$0.isWhitespace }
    let isNegated = text.hasPrefix("!") || text.hasPrefix("(!")
    let check = text.firstRange(of: "@available(iOS")?.upperBound ?? text.firstRange(of: "__builtin_available(iOS")?.upperBound
    version = check.map { String(text[$0...].prefix { $0.isNumber || $0 == "." }) } ?? ""
    let asksNewer = check != nil || text.contains("SYSTEM_VERSION_GREATER_THAN") || text.contains("systemVersion.floatValue>")
    let asksOlder = text.contains("SYSTEM_VERSION_LESS_THAN") || text.contains("systemVersion.floatValue<")
    // What else is asked decides as well in the other branch.
    let isWhole = !text.contains("&&") && !text.contains("||")
    isForNewer = asksNewer && !isNegated && isWhole || asksOlder && isNegated && isWhole
    isForOlder = asksOlder && !isNegated || asksNewer && isNegated && isWhole
    holdsOnlyForNewer = check != nil && !isNegated && !text.contains("||") && !text.contains("!@available")
  }
}

/// The condition of an `#if`, as far as it can be known when building for iOS.
enum ObjCBuildCondition {
  /// The side that the code is on; nil where it may be compiled.
  static func branch(of condition: ObjCCondition) -> Site.Branch? {
    for earlier in condition.negated {
      let words = earlier.split(separator: " ", maxSplits: 1).map(String.init)
      let text = words.count > 1 ? words[1] : ""
      if value(text, of: ObjCDirective.Kind(rawValue: words.first ?? "")) == true { return namesPlatform(text) ? .otherPlatform : .dead }
    }
    guard condition.kind != .else, value(condition.condition, of: condition.kind) == false else { return nil }
    return namesPlatform(condition.condition) ? .otherPlatform : .dead
  }

  /// Whether the clause holds; the definition of a name says nothing but of platforms.
  private static func value(_ text: String, of kind: ObjCDirective.Kind?) -> Bool? {
    switch kind {
    case .if, .elif: value(text)
    default: nil
    }
  }

  private static func namesPlatform(_ text: String) -> Bool { text.contains("TARGET_OS") || text.contains("TARGET_IPHONE") || text.contains("__APPLE__") }

  /// True or false when it is certain, nil when it depends on the build. `&&` binds tighter than `||`.
  static func value(_ text: String) -> Bool? {
    let plain = withoutOuterParentheses(text.filter { !$0.isWhitespace })
    let alternatives = split(plain, at: "||").map { alternative -> Bool? in
      let values = split(alternative, at: "&&").map(single)
      if values.contains(false) { return false }
      return values.contains(where: { $0 == nil }) ? nil : true
    }
    if alternatives.contains(true) { return true }
    return alternatives.contains(where: { $0 == nil }) ? nil : false
  }

  private static func single(_ text: String) -> Bool? {
    let plain = withoutOuterParentheses(text)
    if plain.hasPrefix("!") { return value(String(plain.dropFirst())).map { !$0 } }
    if plain.contains("||") || plain.contains("&&") { return value(plain) }
    if plain == "0" || plain == "NO" { return false }
    if plain == "1" || plain == "YES" { return true }
    let name = plain.hasPrefix("defined(") ? String(plain.dropFirst(8).dropLast()) : plain
    return platforms[name]
  }

  private static let platforms: [String: Bool] = [
    "TARGET_OS_IOS": true, "TARGET_OS_IPHONE": true, "TARGET_OS_TV": false, "TARGET_OS_WATCH": false, "TARGET_OS_OSX": false,
    "TARGET_OS_VISION": false, "__APPLE__": true, "__OBJC__": true,
  ]

  private static func withoutOuterParentheses(_ text: String) -> String {
    var text = text
    while text.hasPrefix("("), text.hasSuffix(")"), closes(text) { text = String(text.dropFirst().dropLast()) }
    return text
  }

  /// The first parenthesis is closed by the last one.
  private static func closes(_ text: String) -> Bool {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index == text.count - 1 }
    }
    return false
  }

  /// The parts between an operator outside of parentheses.
  private static func split(_ text: String, at sign: String) -> [String] {
    var parts = [""]
    var depth = 0
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(sign) {
        parts.append("")
        rest = rest.dropFirst(sign.count)
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }
}
