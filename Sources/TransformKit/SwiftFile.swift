import SourceEdits
import SourceText
import SwiftParser
import SwiftSyntax
import UIKitModel

/// One Swift file, parsed, with what the project knows of it.
///
/// Not `Sendable`: a file is looked at by one thread, which keeps what it found for the transforms that follow.
public final class SwiftFile {
  public let id: FileID
  public let text: SourceText
  public let tree: SourceFileSyntax
  public let outline: SourceOutline
  public let facts: FileFacts
  public let context: FileContext
  public let index: ProjectIndex
  public let lines: LineTable
  /// What the project's extensions of UIKit's shared objects stand for.
  public let helpers: ProjectHelpers
  /// The project's own names for values of the screen.
  public let aliases: ProjectAliases

  private let loadRelated: Related
  private let imported: NameSet
  private var relatedFiles: [String: [SwiftFile]] = [:]
  private var subjects: [ObjectIdentifier: [Any]] = [:]
  private var sites: [SyntaxIdentifier: Site] = [:]
  private var surroundings: [SyntaxIdentifier: SiteSurroundings] = [:]
  var phases: [String: Phase] = [:]
  /// Under the same keys as `phases`: who calls the member.
  var callers: [String: CallerList] = [:]

  /// Gives the other files that declare or extend a type and mention a name.
  ///
  /// Without a name all of them, parsed whole.
  public typealias Related = (_ type: String, _ mention: String?) -> [SwiftFile]

  /// - Parameter parsed: the text the tree was made of: `text`, or `text` with bodies blanked.
  public init(
    id: FileID, text: SourceText, parsed: SourceText, outline: SourceOutline, lines: LineTable? = nil, facts: FileFacts,
    context: FileContext, index: ProjectIndex, helpers: ProjectHelpers = ProjectHelpers(),
    aliases: ProjectAliases = ProjectAliases(), related: @escaping Related = { _, _ in [] }
  ) {
    self.id = id
    self.text = text
    self.outline = outline
    self.facts = facts
    self.context = context
    self.index = index
    self.helpers = helpers
    self.aliases = aliases
    self.lines = lines ?? LineTable(text)
    loadRelated = related
    imported = Self.modules(in: outline)
    RunCounters.noteParse(of: id, parsed == text ? .whole : .blanked)
    tree = parsed.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The subjects of one kind, found once for all transforms.
  public func all<Subject: SwiftSubject>(_ type: Subject.Type) -> [Subject] {
    let key = ObjectIdentifier(type)
    if let known = subjects[key] as? [Subject] { return known }
    let found = Subject.subjects(in: self)
    subjects[key] = found
    return found
  }

  /// Where a node stands.
  public func site(of node: some SyntaxProtocol) -> Site {
    if let known = sites[node.id] { return known }
    let site = Site(Syntax(node), in: self)
    sites[node.id] = site
    return site
  }

  /// What surrounds the members of a declaration or extension, read once.
  func surroundings(of declaration: Syntax, reading: (Syntax) -> SiteSurroundings) -> SiteSurroundings {
    if let known = surroundings[declaration.id] { return known }
    let read = reading(declaration)
    surroundings[declaration.id] = read
    return read
  }

  /// The other files that declare or extend a type of this simple name and mention another name in their code.
  ///
  /// Of their bodies only those that matter to the mentioned name are sure to be in the tree; without one, all are.
  public func related(to typeName: String, mentioning name: String? = nil) -> [SwiftFile] {
    let key = typeName + "." + (name ?? "")
    if let known = relatedFiles[key] { return known }
    let files = loadRelated(typeName, name)
    relatedFiles[key] = files
    return files
  }

  /// The token that starts at a byte offset, when code (no comment, no string text) starts there.
  public func token(at offset: ByteOffset) -> TokenSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { return nil }
    return token
  }

  /// The identifiers named `name` in code inside `range`, in order.
  public func identifiers(named name: String, in range: Range<ByteOffset>? = nil) -> [TokenSyntax] {
    let all = outline.occurrences(of: name, in: text)
    let first = range.map { range in all.partitioningIndex { $0 >= range.lowerBound } } ?? 0
    let last = range.map { range in all.partitioningIndex { $0 >= range.upperBound } } ?? all.count
    return all[first..<max(first, last)].compactMap { offset in
      // A name in backticks begins with one.
      let start = offset > 0 && text.bytes[offset - 1] == 0x60 ? offset - 1 : offset
      guard let token = token(at: start), token.plainText == name else { return nil }
      return token
    }
  }

  /// True when a module of this name is imported anywhere in the file.
  public func imports(_ module: String) -> Bool { imported.contains(NameHash(module)) }

  /// Imports are blanked, so the names tell.
  private static func modules(in outline: SourceOutline) -> NameSet {
    let importing = NameHash("import")
    return NameSet(zip(outline.names, outline.names.dropFirst()).compactMap { $0.hash == importing ? $1.hash : nil })
  }

  /// True when a comment stands inside the byte range.
  public func hasComment(in range: Range<ByteOffset>) -> Bool {
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      if text.bytes[offset] == 0x2F, text.bytes[offset + 1] == 0x2F || text.bytes[offset + 1] == 0x2A { return true }
      offset += 1
    }
    return false
  }

  /// The code of a node, read from the text: faster than printing the tree, and whole where bodies are blanked.
  public func code(of node: some SyntaxProtocol) -> String { text.string(in: node.codeRange) }

  /// The anchor of a node, for messages.
  public func anchor(_ range: Range<ByteOffset>) -> Anchor {
    Anchor(file: id, range: range, position: lines.position(at: range.lowerBound))
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  public var codeRange: Range<ByteOffset> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's text without the trivia around it.
  public var code: String { trimmedDescription }

  /// The nearest node of a kind around this one.
  public func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var current = parent
    while let node = current {
      if let match = node.as(Node.self) { return match }
      current = node.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without backticks.
  public var plainText: String {
    let text = self.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
