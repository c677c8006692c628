import SourceEdits
import SourceText
import SwiftParser
import SwiftSyntax
import UIKitModel

/// The files that one analysis has looked into beside its own.
private final class Neighbours {
  /// The file that the analysis is about, which holds the others.
  weak var root: SwiftFile?
  var files: [FileID: SwiftFile?] = [:]
}

/// One Swift file, parsed, with what the project knows of it.
///
/// Not `Sendable`: a file is looked at by one thread, which keeps what it found for the transforms that follow.
public final class SwiftFile {
  public let id: FileID
  public let text: SourceText
  public let tree: SourceFileSyntax
  /// What the bytes say, whatever of them was parsed.
  let code: SwiftCode
  public let facts: FileSummary
  public let context: FileContext
  /// Everything that is known of the other files.
  public let program: Program
  public let lines: LineTable
  /// What the project's extensions of UIKit's shared objects stand for.
  public let helpers: ProjectHelpers
  /// The project's own names for values of the screen.
  public let aliases: ProjectAliases

  private let imported: NameSet
  private let neighbours: Neighbours
  private var subjects: [ObjectIdentifier: [Any]] = [:]
  private var sites: [SyntaxIdentifier: Site] = [:]
  private var surroundings: [SyntaxIdentifier: SiteSurroundings] = [:]
  /// Tells when members run, and who calls them.
  private(set) lazy var solver = PhaseSolver(program, own: .swift(id, code))

  /// - Parameter code: what the bytes of the file say.
  /// - Parameter tree: made of those bytes, or of the same with bodies blanked.
  public convenience init(
    id: FileID, code: SwiftCode, tree: SourceFileSyntax, lines: LineTable? = nil, facts: FileSummary, context: FileContext, program: Program,
    helpers: ProjectHelpers = ProjectHelpers(), aliases: ProjectAliases = ProjectAliases()
  ) {
    self.init(
      id: id, code: code, tree: tree, lines: lines, facts: facts, context: context, program: program, helpers: helpers, aliases: aliases,
      neighbours: Neighbours())
    neighbours.root = self
  }

  private init(
    id: FileID, code: SwiftCode, tree: SourceFileSyntax, lines: LineTable?, facts: FileSummary, context: FileContext, program: Program,
    helpers: ProjectHelpers, aliases: ProjectAliases, neighbours: Neighbours
  ) {
    self.id = id
    text = code.text
    self.code = code
    self.tree = tree
    self.facts = facts
    self.context = context
    self.program = program
    self.helpers = helpers
    self.aliases = aliases
    self.lines = lines ?? LineTable(code.text)
    self.neighbours = neighbours
    imported = Self.modules(in: code.outline)
  }

  /// Parses the text of a file, which may be one with bodies blanked, and counts it for the run.
  public static func parse(_ text: SourceText, of file: FileID, _ parse: RunCounters.Parse = .whole) -> SourceFileSyntax {
    RunCounters.noteParse(of: file, parse)
    return text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  public var outline: SourceOutline { code.outline }
  public var index: ProjectIndex { program.index }

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

  /// The other files that declare or extend a type of this simple name and mention another name in their code, whole.
  public func related(to typeName: String, mentioning name: String? = nil) -> [SwiftFile] {
    index.files(about: typeName, in: id).compactMap { file in
      guard file.isSwift, file != id else { return nil }
      if let name {
        guard program.mayWrite(name, in: file), let code = program.swiftCode(of: file), !code.outline.occurrences(of: name, in: code.text).isEmpty
        else { return nil }
      }
      return neighbour(file)
    }
  }

  /// The other files that declare or extend a type of this simple name and are as asked, whole.
  public func related(to typeName: String, where isAsked: (FileID) -> Bool) -> [SwiftFile] {
    index.files(about: typeName, in: id).compactMap { $0.isSwift && $0 != id && isAsked($0) ? neighbour($0) : nil }
  }

  /// Another file with its whole tree, and all that this one knows of the project; nil for one that does not parse.
  private func neighbour(_ file: FileID) -> SwiftFile? {
    if let root = neighbours.root, root.id == file { return root }
    if let known = neighbours.files[file] { return known }
    let made = program.swiftTree(of: file).flatMap { tree in
      program.swiftCode(of: file).map { code in
        SwiftFile(
          id: file, code: code, tree: tree, lines: nil, facts: program.summary(of: file) ?? FileSummary(file: file, mentions: [], declarations: []),
          context: program.sources.context(file), program: program, helpers: helpers, aliases: aliases, neighbours: neighbours)
      }
    }
    neighbours.files[file] = made
    return made
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
