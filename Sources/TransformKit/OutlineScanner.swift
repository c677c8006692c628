import SourceText

/// Reads bytes once from left to right.
struct OutlineScanner {
  /// An open string literal.
  struct Literal {
    let hashes: Int
    let isMultiline: Bool
  }

  /// Where the scanner is: in code at some depth of parentheses, or in a string literal.
  enum Level {
    case code(parentheses: Int)
    case literal(Literal)
  }

  private var blocks: [SourceOutline.Block] = []
  private var names: [SourceOutline.Name] = []
  private var members: [SourceOutline.Name] = []
  private var comments: [Range<ByteOffset>] = []
  private var lines: [SourceOutline.Line] = []
  private var groups: [SourceOutline.Group] = []
  /// The groups that are open, innermost last.
  private var openGroups: [Int] = []
  /// Parentheses and brackets open, in all levels.
  var depth = 0
  private var nesting = 0
  /// Angle brackets, arrows and question marks since the last line break: types and choices nest by them.
  private var run = 0
  var levels: [Level] = [.code(parentheses: 0)]
  private var open: [Int] = []
  /// Parentheses and brackets open in the current block, for telling a type's `{` from a closure's in its header.
  private var pendingType: SourceOutline.Name?
  private var pendingMember: SourceOutline.Name?
  private var expectsTypeName = false
  private var expectsMemberName = false
  var isReliable = true
  /// The last byte of code that was no space.
  var previous: UInt8 = 0x0A
  /// The last `!`, `?` or `>` belongs to what it touches: `count!`, `String?`, `Set<Int>`.
  private var isPostfix = false

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceOutline {
    names.reserveCapacity(bytes.count / 12)
    lines.reserveCapacity(bytes.count / 32)
    lines.append(SourceOutline.Line(start: 0, depth: 0, block: nil, isContinued: false))
    var offset = 0
    while offset < bytes.count {
      if case .literal(let literal) = levels[levels.count - 1] {
        offset = scanLiteral(literal, bytes, offset)
      } else {
        offset = scanCode(bytes, offset)
      }
    }
    if !open.isEmpty || levels.count != 1 { isReliable = false }
    return SourceOutline(
      blocks: blocks, names: names, members: members, comments: comments, lines: lines, groups: groups, nesting: nesting,
      isReliable: isReliable)
  }

  private mutating func openGroup(_ offset: Int) {
    openGroups.append(groups.count)
    groups.append(SourceOutline.Group(open: offset, close: offset, parent: openGroups.dropLast().last))
  }

  private mutating func closeGroup(_ offset: Int) {
    if let index = openGroups.popLast() { groups[index].close = offset }
  }

  private mutating func scanCode(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let byte = bytes[start]
    switch byte {
    case 0x20, 0x09: return Self.endOfSpace(bytes, start)
    case 0x0A, 0x0D: return scanLineEnding(bytes, start)
    case 0x5B:
      depth += 1
      openGroup(start)
    case 0x5D:
      depth -= 1
      closeGroup(start)
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x80...:
      return scanName(bytes, start)
    case 0x30...0x39: return scanNumber(bytes, start)
    case 0x2F:
      return scanSlash(bytes, start)
    case 0x22:
      return openLiteral(bytes, start, hashes: 0)
    case 0x23:
      return scanHash(bytes, start)
    case 0x60:
      return scanQuotedName(bytes, start)
    case 0x7B: openBlock(start)
    case 0x7D: closeBlock(start)
    case 0x28:
      changeParentheses(by: 1)
      openGroup(start)
    case 0x29:
      if endsInterpolation() { return start + 1 }
      closeGroup(start)
    case 0x3B:
      pendingMember = nil
    case 0x3C: run += 1
    case 0x3F, 0x21, 0x3E:
      isPostfix = start > 0 && Self.endsOperand(bytes[start - 1])
      if byte != 0x21 { run += byte == 0x3F || previous == 0x2D ? 1 : -1 }
    default: break
    }
    nesting = max(nesting, depth + open.count + levels.count, run)
    previous = byte
    return start + 1
  }

  private static func endOfSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  private mutating func scanLineEnding(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let end = bytes[start] == 0x0D && start + 1 < bytes.count && bytes[start + 1] == 0x0A ? start + 2 : start + 1
    run = 0
    lines.append(SourceOutline.Line(start: end, depth: depth, block: open.last, isContinued: leavesOpen))
    return end
  }

  /// A number takes its letters along, so that `0xFF` and `1e3` are no names.
  private mutating func scanNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    previous = bytes[start]
    return end
  }

  /// Closes a parenthesis; true when it was that of an interpolation, after which the string goes on.
  private mutating func endsInterpolation() -> Bool {
    if case .code(parentheses: 0) = levels[levels.count - 1], levels.count > 1 {
      levels.removeLast()
      depth -= 1
      return true
    }
    changeParentheses(by: -1)
    return false
  }

  private mutating func changeParentheses(by step: Int) {
    guard case .code(let open) = levels[levels.count - 1] else { return }
    levels[levels.count - 1] = .code(parentheses: max(0, open + step))
    depth += step
  }

  private mutating func openBlock(_ offset: Int) {
    let insideCode = open.last.map { !blocks[$0].isType } ?? false
    let isType = pendingType != nil
    let block = SourceOutline.Block(
      open: offset, close: offset, isType: isType, parent: open.last, depth: depth,
      name: isType ? pendingType : insideCode ? nil : pendingMember)
    open.append(blocks.count)
    blocks.append(block)
    pendingType = nil
    expectsTypeName = false
  }

  private mutating func closeBlock(_ offset: Int) {
    guard let index = open.popLast() else {
      isReliable = false
      return
    }
    blocks[index].close = offset
    pendingType = nil
  }

  private mutating func scanName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    let name = SourceOutline.Name(start: start, end: end, in: bytes)
    let followsDot = previous == 0x2E
    previous = bytes[end - 1]
    if !followsDot, expectsTypeName || expectsMemberName || Self.keywords.contains(name.hash) {
      if noteDeclaration(name) { return end }
      if Self.typeKeywords.contains(name.hash) {
        expectsTypeName = true
        return end
      }
      if Self.memberKeywords.contains(name.hash) {
        // `class func` and `class var` declare members, not types.
        expectsTypeName = false
        expectsMemberName = !isInsideCode
        return end
      }
      if !isInsideCode, Self.namelessMembers.contains(name.hash) {
        pendingMember = name
        members.append(name)
      }
    }
    names.append(name)
    return end
  }

  /// A name in backticks is never a keyword.
  private mutating func scanQuotedName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    let name = SourceOutline.Name(start: start + 1, end: end, in: bytes)
    previous = 0x60
    if !noteDeclaration(name) { names.append(name) }
    return end < bytes.count && bytes[end] == 0x60 ? end + 1 : end
  }

  /// Takes the name after a declaring keyword; true when that is what the name was.
  private mutating func noteDeclaration(_ name: SourceOutline.Name) -> Bool {
    if expectsTypeName, name.end > name.start, !Self.memberKeywords.contains(name.hash) {
      expectsTypeName = false
      pendingType = name
      names.append(name)
      return true
    }
    if expectsMemberName {
      expectsMemberName = false
      pendingMember = name
      members.append(name)
      names.append(name)
      return true
    }
    return false
  }

  private var isInsideCode: Bool { open.last.map { !blocks[$0].isType } ?? false }

  private mutating func scanSlash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if next == 0x2F {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      comments.append(start..<end)
      return end
    }
    if next == 0x2A {
      let end = BlockComment.end(bytes, start, bytes.count)
      comments.append(start..<end)
      return end
    }
    // After an operator or an opening bracket a slash that touches what follows may open a regex literal.
    let opens: [UInt8] = [0x28, 0x2C, 0x3D, 0x3A, 0x5B, 0x7B, 0x21, 0x26, 0x7C, 0x3F, 0x3B, 0x0A]
    if opens.contains(previous), next != 0x20, next != 0x3D, next != 0x0A { isReliable = false }
    previous = 0x2F
    return start + 1
  }

  private static let typeKeywords = NameSet(names: ["class", "struct", "enum", "extension", "protocol", "actor"])
  private static let memberKeywords = NameSet(names: ["func", "var", "let", "case", "typealias", "associatedtype"])
  private static let namelessMembers = NameSet(names: ["init", "deinit", "subscript"])
  private static let keywords = typeKeywords.union(memberKeywords).union(namelessMembers)

  /// Code that ends in an operator, a comma or an opening bracket goes on behind the line break.
  private var leavesOpen: Bool {
    switch previous {
    case 0x21, 0x3E, 0x3F: !isPostfix
    case 0x25, 0x26, 0x28, 0x2A...0x2F, 0x3A, 0x3C, 0x3D, 0x5B, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  private static func endsOperand(_ byte: UInt8) -> Bool { isNameByte(byte) || [0x29, 0x5D, 0x3E, 0x60].contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x80...: true
    default: false
    }
  }
}
