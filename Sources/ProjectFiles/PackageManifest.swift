import SourceText

/// The targets and products of a `Package.swift`, as far as they are written plainly.
///
/// The manifest is not run: what a loop or a helper makes is not seen.
public struct PackageManifest: Sendable {
  /// One target of the package.
  public struct Target: Hashable, Sendable {
    public let name: String
    public let isTest: Bool
    public let isExecutable: Bool
    /// The names of the targets and products that it depends on.
    public let dependencies: [String]
    /// The folder of its sources from the package's folder; nil where the usual one holds.
    public let path: String?
    /// The paths in its folder that it leaves out.
    public let excludes: [String]
  }

  /// What the package offers others: a library, by the targets in it.
  public struct Product: Hashable, Sendable {
    public let name: String
    public let targets: [String]
  }

  public let targets: [Target]
  public let products: [Product]

  public init(_ text: SourceText) {
    var reader = ManifestReader(text.string)
    reader.read()
    targets = reader.targets
    products = reader.products
  }
}

/// Looks for the calls that make targets and products, and reads their arguments.
private struct ManifestReader {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var products: [PackageManifest.Product] = []
  private let tokens: [ManifestToken]

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  init(_ text: String) {
    tokens = ManifestToken.all(in: text)
  }

  mutating func read() {
    var index = 0
    while index + 1 < tokens.count {
      guard case .word(let word) = tokens[index], tokens[index + 1] == .sign("("), index == 0 || tokens[index - 1] == .sign(".") else {
        index += 1
        continue
      }
      let call = arguments(from: index + 2)
      index += 2
      if Self.kinds.contains(word) {
        addTarget(word, call.arguments)
        // `.target(name:)` among the dependencies of another one makes none.
        index = call.end
      }
      if word == "library" || word == "executable" { addProduct(call.arguments) }
    }
  }

  private mutating func addTarget(_ kind: String, _ arguments: [String: [ManifestToken]]) {
    guard let name = arguments["name"]?.firstText else { return }
    targets.append(
      PackageManifest.Target(
        name: name, isTest: kind == "testTarget", isExecutable: kind == "executableTarget",
        dependencies: Self.dependencies(arguments["dependencies"] ?? []), path: arguments["path"]?.firstText,
        excludes: (arguments["exclude"] ?? []).texts))
  }

  private mutating func addProduct(_ arguments: [String: [ManifestToken]]) {
    guard let name = arguments["name"]?.firstText, let targets = arguments["targets"]?.texts else { return }
    products.append(PackageManifest.Product(name: name, targets: targets))
  }

  /// Names as they stand, and the first text in `.target(name: "A")`, `.product(name: "B", package: "c")`.
  private static func dependencies(_ tokens: [ManifestToken]) -> [String] {
    var names: [String] = []
    var depth = 0
    var isNamed = false
    for token in tokens {
      switch token {
      case .sign("("): depth += 1; isNamed = false
      case .sign(")"): depth -= 1
      case .text(let text) where depth == 0 || !isNamed:
        names.append(text)
        isNamed = true
      default: break
      }
    }
    return names
  }

  /// The tokens of each labelled argument of a call, whose opening bracket stands before `start`, and where it ends.
  private func arguments(from start: Int) -> (arguments: [String: [ManifestToken]], end: Int) {
    var result: [String: [ManifestToken]] = [:]
    var (label, depth, index) = ("", 0, start)
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, token == .sign(")") { break }
      if depth == 0, case .word(let word) = token, index + 1 < tokens.count, tokens[index + 1] == .sign(":") {
        label = word
        index += 2
        continue
      }
      if token == .sign("(") || token == .sign("[") { depth += 1 }
      if token == .sign(")") || token == .sign("]") { depth -= 1 }
      result[label, default: []].append(token)
      index += 1
    }
    return (result, index)
  }
}

extension [ManifestToken] {
  fileprivate var texts: [String] { compactMap { if case .text(let text) = $0 { text } else { nil } } }
  fileprivate var firstText: String? { texts.first }
}

/// A word, a text or a sign of a manifest; comments are none.
private enum ManifestToken: Equatable {
  case word(String)
  case text(String)
  case sign(Character)

  static func all(in text: String) -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if first == "\"" {
        let end = rest.dropFirst().firstIndex { $0 == "\"" || $0.isNewline } ?? rest.endIndex
        tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append(.sign(first)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
