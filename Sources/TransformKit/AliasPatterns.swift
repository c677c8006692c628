import Patterns
import SourceText

/// Matches where aliases of the project may be used, before anything is parsed.
public struct AliasPatterns: Sendable {
  /// For every file.
  public let anywhere: Pattern?
  /// For the files that declare or extend the types that have aliases as members, and those derived from them.
  public let inside: Pattern?
  /// Definitions that are aliases of these aliases.
  public let aliasesOfThese: Pattern?

  public init(_ definitions: [AliasDefinition], index: ProjectIndex) {
    let globals = definitions.filter { $0.owner.isEmpty }.map(\.name)
    let members = definitions.filter { !$0.owner.isEmpty }
    var uses = globals.isEmpty ? [] : [Self.word(globals)]
    for (owner, list) in Dictionary(grouping: members, by: { $0.ownerName ?? "" }).sorted(by: { $0.key < $1.key }) {
      uses.append(Self.behind(Self.names(of: owner, index), list.map(\.name)))
      if list.contains(where: \.isInstanceMember) { uses.append(Self.behind(["main", "current", "shared"], list.map(\.name))) }
      // `.screenWidth`
      if AliasDefinition.valueTypes.contains(owner) { uses.append(#"(?<=[(\[,:=?>\s])\."# + Self.either(list.map(\.name)) + Self.end) }
    }
    anywhere = Self.pattern(uses.joined(separator: "|"))
    inside = members.isEmpty ? nil : Self.pattern(Self.word(members.map(\.name)) + "|" + Self.behind(["self", "Self"], members.map(\.name)))
    let qualifier = #"(?:[\w\x80-\xff]+\s*\.\s*)*"#
    aliasesOfThese = Self.pattern(AliasFinder.pattern + qualifier + #"\.?"# + Self.either(definitions.map(\.name)) + Self.end)
  }

  /// The type, its other names and the classes that inherit its members.
  private static func names(of owner: String, _ index: ProjectIndex) -> [String] {
    [owner] + index.aliases(of: owner) + index.projectSubclasses(of: owner)
  }

  /// The names of types whose files `inside` is for.
  public static func types(of definitions: [AliasDefinition], index: ProjectIndex) -> [String] {
    Set(definitions.compactMap(\.ownerName)).sorted().flatMap { [$0] + index.projectSubclasses(of: $0) }
  }

  // A letter outside ASCII is several bytes, none of which is a word to PCRE2.
  private static let start = #"(?<![\w.$\x80-\xff])"#
  private static let end = #"(?![\w\x80-\xff])"#

  private static func word(_ names: [String]) -> String { start + either(names) + end }

  private static func behind(_ bases: [String], _ names: [String]) -> String {
    #"(?<![\w$\x80-\xff])"# + either(bases) + #"\s*\.\s*"# + either(names) + end
  }

  private static func either(_ names: [String]) -> String { "(?:" + Set(names).sorted().joined(separator: "|") + ")" }

  private static func pattern(_ text: String) -> Pattern? { text.isEmpty ? nil : try? Pattern(text) }

  /// The matches in a file. A match ends with the name.
  public func matches(in text: SourceText, isInside: Bool) -> [Range<ByteOffset>] {
    var ranges = anywhere?.matches(in: text).map(\.range) ?? []
    if isInside { ranges += inside?.matches(in: text).map(\.range) ?? [] }
    return ranges
  }
}
