import ObjCSyntax
import SourceEdits
import SourceText
import SwiftParser
import SwiftSyntax
import Synchronization

/// Everything that a run knows of its files: what each says of itself, the types, and who sees whom.
///
/// What a transform asks of another file it asks here. Texts come from the run's store, so that nothing is opened twice;
/// what is worked out of a text is kept, so that nothing is worked out twice.
public final class Program: Sendable {
  /// How a program gets at its files. All may be called from several threads.
  public struct Sources: Sendable {
    /// The text of a file as the run read it; nil when it cannot be read or is no UTF-8.
    public let text: @Sendable (FileID) -> SourceText?
    /// What the project says of a file.
    public let context: @Sendable (FileID) -> FileContext
    /// Whether code in the first file sees what the second one declares for others.
    public let sees: @Sendable (_ user: FileID, _ declaration: FileID) -> Bool

    public init(
      text: @escaping @Sendable (FileID) -> SourceText?,
      context: @escaping @Sendable (FileID) -> FileContext = { _ in FileContext() },
      sees: @escaping @Sendable (_ user: FileID, _ declaration: FileID) -> Bool = { _, _ in true }
    ) {
      self.text = text
      self.context = context
      self.sees = sees
    }
  }

  public let index: ProjectIndex
  /// What each file says of itself, in order of the paths.
  let summaries: [FileSummary]
  let sources: Sources

  private let byFile: [FileID: Int]
  /// An outline takes about ten times the bytes of its source.
  private let swiftCodes = Mutex(BoundedCache<SwiftCode?>(limit: 6_000_000))
  private let swiftTrees = Mutex<[FileID: Once<SourceFileSyntax?>]>([:])
  /// A tree takes about thirty times the bytes of its source.
  private let objcTrees = Mutex(BoundedCache<Once<ObjCTree?>>(limit: 4_000_000))
  private let foundPlaces = Mutex<[PlaceKey: [CallSite]]>([:])
  private let selectors = Once<[FileID]>()
  private let namedPlaces = Mutex<[PlaceKey: WrittenPlaces]>([:])

  struct PlaceKey: Hashable {
    let file: FileID
    let name: String
  }

  public init(_ files: [FileSummary], index: ProjectIndex, sources: Sources) {
    self.index = index
    self.sources = sources
    summaries = files
    byFile = Dictionary(files.indices.map { (files[$0].file, $0) }) { first, _ in first }
  }

  /// A program of no files, in which nobody calls anybody.
  public static let none = Program([], index: ProjectIndex([]), sources: Sources { _ in nil })

  /// What a file says of itself.
  public func summary(of file: FileID) -> FileSummary? { byFile[file].map { summaries[$0] } }

  /// The other files of a language that see what a file declares and may name something of that name on another object: behind
  /// a dot in Swift, in any way in Objective-C. In order.
  func strangers(naming name: String, seeing declaration: FileID, isSwift: Bool) -> some Sequence<FileID> {
    let hash = NameFilter.hash(of: name)
    return summaries.lazy.filter { summary in
      guard (isSwift ? summary.names.members : summary.names.all).mayContain(hash), summary.file.isSwift == isSwift else { return false }
      let file = summary.file
      return file != declaration && self.sources.sees(file, declaration) && (!isSwift || self.sources.text(file)?.namesMember(name) ?? false)
    }.map(\.file)
  }

  /// The files that may make a selector out of a string, in order.
  var selectorWriters: [FileID] {
    selectors.value {
      let names = ["Selector", "NSSelectorFromString"].map(NameFilter.hash(of:))
      return summaries.filter { summary in names.contains(where: summary.names.all.mayContain) }.map(\.file)
    }
  }

  /// False when a file certainly does not write the name.
  func mayWrite(_ name: String, in file: FileID) -> Bool { summary(of: file)?.names.all.mayContain(name) ?? false }

  /// False when a file certainly writes none of the names.
  public func mayWrite(anyOf names: Set<String>, in file: FileID) -> Bool {
    guard let written = summary(of: file)?.names.all else { return true }
    return names.contains { !$0.utf8.allSatisfy(NameFilter.isNameByte) || written.mayContain($0) }
  }

  // MARK: Codes and trees

  /// What the bytes of a Swift file say; nil for a file that cannot be read.
  func swiftCode(of file: FileID) -> SwiftCode? {
    if let known = swiftCodes.withLock({ $0[file] }) { return known }
    let code = sources.text(file).map { SwiftCode($0) }
    swiftCodes.withLock { $0.keep(code, of: file, bytes: code?.text.count ?? 0) }
    return code
  }

  /// The same for a text that may have changed since the program was made.
  public func swiftCode(of file: FileID, holding text: SourceText) -> SwiftCode {
    if let known = swiftCode(of: file), known.text == text { return known }
    return SwiftCode(text)
  }

  /// The whole tree of a Swift file, shared by all who ask; nil for a file that does not parse.
  func swiftTree(of file: FileID) -> SourceFileSyntax? {
    let once = swiftTrees.withLock { $0.once(for: file) }
    return once.value {
      guard let code = swiftCode(of: file), code.outline.isParsable else { return nil }
      let tree = SwiftFile.parse(code.text, of: file)
      return tree.hasError ? nil : tree
    }
  }

  /// The whole tree, where somebody asked for it already.
  public func knownSwiftTree(of file: FileID, for code: SwiftCode) -> SourceFileSyntax? {
    guard let once = swiftTrees.withLock({ $0[file] }), let tree = once.known ?? nil, swiftCode(of: file)?.text == code.text else { return nil }
    return tree
  }

  /// The same for bytes that may have changed since the program was made, or that do not parse.
  public func swiftTree(of file: FileID, for code: SwiftCode) -> SourceFileSyntax {
    if swiftCode(of: file)?.text == code.text, let known = swiftTree(of: file) { return known }
    return SwiftFile.parse(code.text, of: file)
  }

  /// The tree of a file of Objective-C, shared by all who ask.
  public func objcTree(of file: FileID) -> ObjCTree? {
    let text = sources.text(file)
    let once = objcTrees.withLock { trees in
      if let known = trees[file] { return known }
      let made = Once<ObjCTree?>()
      trees.keep(made, of: file, bytes: text?.count ?? 0)
      return made
    }
    return once.value { text.map { ObjCTree($0, of: file) } }
  }

  /// The same for a text that may have changed since the program was made.
  public func objcTree(of file: FileID, holding text: SourceText) -> ObjCTree {
    if let known = objcTree(of: file), known.text == text { return known }
    return ObjCTree(text, of: file)
  }

  /// The bytes of every comment of a file that holds this text, in order.
  public func comments(of file: FileID, in text: SourceText) -> [Range<ByteOffset>] {
    switch SourceLanguage(of: file) {
    case nil: text.comments(in: file)
    case .swift: swiftCode(of: file, holding: text).outline.comments
    default: objcTree(of: file, holding: text).comments
    }
  }

  // MARK: Places

  /// What was found for a name in a file, worked out at the first question.
  func places(naming name: String, in file: FileID, finding find: () -> [CallSite]) -> [CallSite] {
    let key = PlaceKey(file: file, name: name)
    if let known = foundPlaces.withLock({ $0[key] }) { return known }
    let found = find()
    foundPlaces.withLock { $0[key] = found }
    return found
  }
}

extension Program {
  /// The places in a Swift file that write a name, worked out at the first question.
  func places(writing name: String, in file: FileID, code: SwiftCode) -> WrittenPlaces {
    let key = PlaceKey(file: file, name: name)
    if let known = namedPlaces.withLock({ $0[key] }) { return known }
    let made = WrittenPlaces(name, in: code, file: file, index: index)
    namedPlaces.withLock { $0[key] = made }
    return made
  }
}

/// A value that is worked out by the first who asks, while the others wait.
final class Once<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  /// Nil until somebody has asked.
  var known: Value? { state.withLock { $0 } }

  func value(_ make: () -> Value) -> Value {
    state.withLock { state in
      if let known = state { return known }
      let made = make()
      state = .some(made)
      return made
    }
  }
}

extension Dictionary {
  fileprivate mutating func once<Made>(for key: Key) -> Value where Value == Once<Made> {
    if let known = self[key] { return known }
    let made = Once<Made>()
    self[key] = made
    return made
  }
}
