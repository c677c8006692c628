import SourceText

/// What the bytes of a Swift file show without a parser: its brace blocks and where each name is written in code.
///
/// Comments and string literals are skipped, interpolations inside strings are read as code. A bare regex literal
/// cannot be told from a division for certain; then `isReliable` is false and nothing may be concluded from the blocks.
public struct SourceOutline: Sendable {
  public struct Block: Sendable {
    /// The byte offset of `{`.
    public let open: ByteOffset
    /// The byte offset of `}`.
    public internal(set) var close: ByteOffset
    /// The body of a class, struct, enum, extension, protocol or actor.
    public let isType: Bool
    /// The block that holds this one.
    public let parent: Int?
    /// The parentheses and brackets open around it.
    let depth: Int
    /// The member that the block belongs to, or the type it is the body of.
    public let name: Name?
  }

  /// Parentheses or brackets in code; those of interpolations are none.
  struct Group: Sendable {
    /// The byte offset of the opening one.
    let open: ByteOffset
    /// The byte offset of the closing one; that of the opening one where it is missing.
    var close: ByteOffset
    /// The group that holds this one.
    let parent: Int?
  }

  /// A line that starts in code.
  struct Line: Sendable {
    let start: ByteOffset
    /// The parentheses and brackets open at its start.
    let depth: Int
    /// The innermost block it starts in.
    let block: Int?
    /// The code before it ends in an operator, a comma or an opening bracket.
    let isContinued: Bool
  }

  /// A name written in code.
  public struct Name: Sendable, Hashable {
    public let start: ByteOffset
    public let end: ByteOffset
    /// Equal for equal names.
    let hash: NameHash

    init(start: ByteOffset, end: ByteOffset, in bytes: UnsafeBufferPointer<UInt8>) {
      self.start = start
      self.end = end
      hash = NameHash(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// In order of their opening braces.
  public let blocks: [Block]
  /// Every identifier outside comments and plain string text, in order.
  public let names: [Name]
  /// For declarations outside code blocks: the name after `func`, `var`, `let`, `case`, `init` … in order.
  public let members: [Name]
  /// The comments, in order.
  public let comments: [Range<ByteOffset>]
  /// The lines that do not start inside a comment or literal, in order.
  let lines: [Line]
  /// In order of their opening bytes.
  let groups: [Group]
  public let isReliable: Bool
  /// The deepest nesting of braces, brackets, angle brackets, arrows and the like.
  let nesting: Int
  private let places: NamePlaces

  /// False for code that nests so deeply that a recursive parser would run out of stack.
  public var isParsable: Bool { nesting < 1_000 }

  public init(_ text: SourceText) {
    var scanner = OutlineScanner()
    self = text.bytes.withUnsafeBufferPointer { scanner.scan($0) }
  }

  init(
    blocks: [Block], names: [Name], members: [Name], comments: [Range<ByteOffset>], lines: [Line], groups: [Group], nesting: Int,
    isReliable: Bool
  ) {
    self.groups = groups
    self.nesting = nesting
    places = NamePlaces(names)
    self.comments = comments
    self.lines = lines
    self.blocks = blocks
    self.names = names
    self.members = members
    self.isReliable = isReliable
  }

  /// The byte offsets at which a member of this name is called on something other than `self`: `cell.configure()`.
  public func callsMember(_ name: String, in text: SourceText) -> [ByteOffset] {
    occurrences(of: name, in: text).filter { start in
      let end = start + name.utf8.count
      return !text.isOfSelf(at: start) && end < text.count && text.bytes[end] == 0x28
    }
  }

  /// The byte offsets at which `name` is written in code, in order.
  public func occurrences(of name: String, in text: SourceText) -> [ByteOffset] { places.offsets(of: NameHash(name), in: names) }
}

extension SourceOutline {
  /// The innermost block around an offset.
  private func block(around offset: ByteOffset) -> Block? { blocks.last { $0.open < offset && offset < $0.close } }

  /// True for what stands at the top of the file or directly inside a type.
  public func isOutsideBodies(_ offset: ByteOffset) -> Bool { block(around: offset)?.isType ?? true }

  /// The types around a declaration, outermost first; nil for one inside of code.
  public func types(around offset: ByteOffset, in text: SourceText) -> (names: [String], isProtocol: Bool)? {
    guard var current = block(around: offset) else { return ([], false) }
    var names: [String] = []
    var isProtocol = false
    while true {
      guard current.isType, let name = current.name else { return nil }
      if names.isEmpty { isProtocol = text.contains("protocol", in: text.startOfLine(at: name.start)..<name.start) }
      names.insert(text.string(in: name.start..<name.end), at: 0)
      guard let parent = current.parent else { return (names, isProtocol) }
      current = blocks[parent]
    }
  }
}
