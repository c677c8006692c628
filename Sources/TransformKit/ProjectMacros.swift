import SourceEdits
import SourceText

/// The macros of a project that matter: their bodies mention what transforms look for, or use a name that does. C functions
/// that seem to give a screen value count as such names.
///
/// Macros go by name, as classes do: which header a file imports is not asked.
public struct ProjectMacros: Sendable {
  /// One `#define`; a name may have several, for branches of `#if` or for targets.
  public struct Definition: Sendable, Equatable {
    public let file: FileID
    public let macro: MacroFact
  }

  private var found: [String: [Definition]] = [:]
  /// The names of the functions that matter, in order.
  public let functions: [String]
  private let finder: NameFinder

  /// - Parameter functions: further names that matter. A macro over them does, too, and their uses are found.
  public init(_ files: [FileSummary], functions: Set<String> = []) {
    var definitions: [String: [Definition]] = [:]
    var users: [String: [String]] = [:]
    for file in files {
      for macro in file.macros {
        definitions[macro.name, default: []].append(Definition(file: file.file, macro: macro))
        for word in macro.words { users[word, default: []].append(macro.name) }
      }
    }
    var open = definitions.filter { $0.value.contains(where: \.macro.hasMention) }.map(\.key)
    for name in open { found[name] = definitions[name] }
    let functions = functions.union(files.flatMap(\.functions))
    open += functions
    while let name = open.popLast() {
      for user in users[name] ?? [] where found[user] == nil {
        found[user] = definitions[user]
        open.append(user)
      }
    }
    self.functions = functions.sorted()
    finder = NameFinder(Set(found.keys).union(functions))
  }

  /// No macro matters, and no function.
  public var isEmpty: Bool { finder.isEmpty }

  /// The names of the macros that matter, in order.
  public var names: [String] { found.keys.sorted() }

  /// The definitions of a macro that matters, in the order of their files; none for another name.
  public func definitions(of name: String) -> [Definition] { found[name] ?? [] }

  /// The byte offsets of the names in a text, in order; those in definitions, comments and strings, too.
  public func uses(in text: SourceText) -> [ByteOffset] { finder.offsets(in: text) }

  /// The facts with the uses as more places of interest, for a file of Objective-C.
  public func adding(to facts: FileSummary, _ text: SourceText) -> FileSummary {
    guard !isEmpty, !facts.file.isSwift else { return facts }
    let uses = uses(in: text)
    return uses.isEmpty ? facts : facts.adding(uses)
  }
}

/// Finds any of many names in a text, in one pass over its bytes.
public struct NameFinder: Sendable {
  private let names: NameSet
  /// For each byte what it is in a name: 0 nothing, 1 part of one, 2 the first of one that is looked for.
  private let kinds: [UInt8]
  private let lengths: ClosedRange<Int>

  public init(_ names: Set<String>) {
    self.names = NameSet(names: names.sorted())
    var kinds = [UInt8](repeating: 0, count: 256)
    for byte in UInt8.min...UInt8.max where CScanner.isLetter(byte) || CScanner.isDigit(byte) { kinds[Int(byte)] = 1 }
    for name in names { if let first = name.utf8.first { kinds[Int(first)] = 2 } }
    self.kinds = kinds
    let counts = names.map(\.utf8.count)
    lengths = (counts.min() ?? 1)...(counts.max() ?? 1)
  }

  var isEmpty: Bool { names.isEmpty }

  /// The byte offsets at which a whole name begins, in order.
  public func offsets(in text: SourceText) -> [ByteOffset] {
    guard !isEmpty else { return [] }
    var result: [ByteOffset] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      kinds.withUnsafeBufferPointer { kinds in
        var offset = 0
        while offset < bytes.count {
          let kind = kinds[Int(bytes[offset])]
          let start = offset
          offset += 1
          guard kind != 0 else { continue }
          while offset < bytes.count, kinds[Int(bytes[offset])] != 0 { offset += 1 }
          guard kind == 2, lengths.contains(offset - start) else { continue }
          if names.contains(NameHash(UnsafeBufferPointer(rebasing: bytes[start..<offset]))) { result.append(start) }
        }
      }
    }
    return result
  }
}

extension SourceText {
  /// True when the text writes every part of a name (`Metrics.width`) as a whole word, wherever.
  public func writes(_ name: String) -> Bool {
    name.split(separator: ".").allSatisfy { !NameFinder([String($0)]).offsets(in: self).isEmpty }
  }
}
