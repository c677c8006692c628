import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// One file of Objective-C, Objective-C++ or a header, parsed, with what the project knows of it.
///
/// Not `Sendable`: a file is looked at by one thread, which keeps what it found for the transforms that follow.
public final class ObjCFile {
  public let id: FileID
  public let text: SourceText
  public let tree: ObjCTree
  public let facts: FileSummary
  public let context: FileContext
  /// Everything that is known of the other files.
  public let program: Program
  public private(set) lazy var lines = LineTable(text)
  /// The project's own names for values of the screen and for windows.
  public let aliases: ProjectAliases
  /// The other macros of the project that matter.
  public let names: ObjCProjectNames

  private var subjects: [ObjectIdentifier: [Any]] = [:]
  private var sites: [ObjCNode: ObjCSite] = [:]
  private var places: [String: [ObjCNode]] = [:]
  /// The other files that this one has looked into.
  private var neighbours: [FileID: ObjCFile?] = [:]
  /// What the parser passed over, each part read alone.
  private(set) lazy var hiddenParts = tree.hiddenParts
  /// Tells when members run, and who calls them.
  private(set) lazy var solver = PhaseSolver(program, own: .objc(id, tree))

  public init(
    id: FileID, tree: ObjCTree, facts: FileSummary, context: FileContext, program: Program,
    aliases: ProjectAliases = ProjectAliases(), names: ObjCProjectNames = ObjCProjectNames()
  ) {
    self.id = id
    text = tree.text
    self.tree = tree
    self.facts = facts
    self.context = context
    self.program = program
    self.aliases = aliases
    self.names = names
  }

  public var index: ProjectIndex { program.index }

  /// The subjects of one kind, found once for all transforms.
  public func all<Subject: ObjCSubject>(_ type: Subject.Type) -> [Subject] {
    let key = ObjectIdentifier(type)
    if let known = subjects[key] as? [Subject] { return known }
    let found = Subject.subjects(in: self)
    subjects[key] = found
    return found
  }

  /// Where a node stands.
  public func site(of node: ObjCNode) -> ObjCSite {
    if let known = sites[node] { return known }
    let site = ObjCSite(node, in: self)
    sites[node] = site
    return site
  }

  /// The other Objective-C files that declare or implement a class and mention a name.
  public func related(to typeName: String, mentioning name: String) -> [ObjCFile] {
    index.files(about: typeName, in: id).compactMap { file in
      guard !file.isSwift, file != id, program.mayWrite(name, in: file), let found = neighbour(file), found.text.contains(name) else { return nil }
      return found
    }
  }

  /// The other Objective-C files that declare or implement a class and are as asked.
  public func related(to typeName: String, where isAsked: (FileID) -> Bool) -> [ObjCFile] {
    index.files(about: typeName, in: id).compactMap { !$0.isSwift && $0 != id && isAsked($0) ? neighbour($0) : nil }
  }

  private func neighbour(_ file: FileID) -> ObjCFile? {
    if let known = neighbours[file] { return known }
    let made = program.objcTree(of: file).map { tree in
      ObjCFile(
        id: file, tree: tree, facts: program.summary(of: file) ?? FileSummary(file: file, mentions: [], declarations: []),
        context: program.sources.context(file), program: program, aliases: aliases, names: names)
    }
    neighbours[file] = made
    return made
  }

  /// The innermost nodes of the places in code where a word is written as a whole identifier, in order.
  public func nodes(named word: String) -> [ObjCNode] {
    if let known = places[word] { return known }
    let found = tree.identifiers(named: word).map { tree.node(at: $0.lowerBound) }
    places[word] = found
    return found
  }

  /// True when a comment stands inside the byte range.
  public func hasComment(in range: Range<ByteOffset>) -> Bool {
    tree.comments.contains { range.overlaps($0) }
  }

  public func code(of node: ObjCNode) -> String { text.string(in: node.range) }

  /// The code of a node on one line, for messages.
  public func oneLine(_ node: ObjCNode) -> String {
    code(of: node).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// The anchor of a range, for messages.
  public func anchor(_ range: Range<ByteOffset>) -> Anchor {
    Anchor(file: id, range: range, position: lines.position(at: range.lowerBound))
  }

  /// True when a framework's header or module is imported anywhere in the file.
  public func imports(_ framework: String) -> Bool {
    tree.directives.contains { $0.includedPath?.hasPrefix(framework + "/") ?? false } || text.contains("@import \(framework);")
  }
}

/// A thing in an Objective-C file that transforms decide about.
public protocol ObjCSubject {
  /// Every subject of the file in the order of the source.
  static func subjects(in file: ObjCFile) -> [Self]
}

extension ObjCFile {
  /// A class declares a property of this name, in this file or in another one about it.
  public func declaresProperty(_ name: String, of className: String) -> Bool {
    ([self] + related(to: className, mentioning: name)).contains { file in
      file.nodes(named: name).contains { node in
        guard let property = node.selfAndAncestors.first(where: { $0.kind == .objcProperty }) else { return false }
        return property.ancestors().contains { ObjCInterface($0)?.name == className }
      }
    }
  }
}
