import SourceText

/// A clause of `#if` that the parser does not see.
struct InactiveBranch {
  var range: Range<ByteOffset>
  /// The number of tokens before it that the parser sees.
  var position: Int32
}

/// Chooses which clauses of `#if` are parsed.
///
/// All of them when each is whole in itself: statements, declarations or list elements. Where clauses are alternatives
/// that cut through the code, only the first is parsed. `#if 0` is never parsed.
struct Branches {
  private let tokens: [ObjCToken]
  private let all: [Int32]
  private let marks: [Int32]
  private let directives: [ObjCDirective]
  private(set) var kept: [Int32] = []
  private(set) var inactive: [InactiveBranch] = []

  private struct Group {
    /// Indices into `directives`: the `#if`, its alternatives and the `#endif`.
    var parts: [Int]
    /// The number of groups around it.
    var depth: Int
  }

  init(_ tokens: [ObjCToken], _ all: [Int32], directives marks: [Int32], _ directives: [ObjCDirective]) {
    self.tokens = tokens
    self.all = all
    self.marks = marks
    self.directives = directives
  }

  mutating func choose(_ bytes: UnsafePointer<UInt8>) {
    var ranges: [Range<Int>] = []
    for group in groups() { ranges += leftOut(group, bytes) }
    guard !ranges.isEmpty else {
      kept = all
      return
    }
    ranges.sort { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    keepAll(but: ranges)
  }

  /// The groups of clauses, each with its directives.
  private func groups() -> [Group] {
    var open: [Group] = []
    var done: [Group] = []
    for (index, directive) in directives.enumerated() {
      switch directive.kind {
      case .if, .ifdef, .ifndef: open.append(Group(parts: [index], depth: open.count))
      case .elif, .else: if !open.isEmpty { open[open.count - 1].parts.append(index) }
      case .endif:
        guard var group = open.popLast() else { continue }
        group.parts.append(index)
        done.append(group)
      default: break
      }
    }
    return done
  }

  /// The clauses of a group that are not parsed, as ranges of indices into `all`.
  private func leftOut(_ group: Group, _ bytes: UnsafePointer<UInt8>) -> [Range<Int>] {
    let bounds = group.parts.map { firstSignificant(behind: Int(marks[$0])) }
    var clauses: [Range<Int>] = []
    for index in 0..<group.parts.count - 1 { clauses.append(bounds[index]..<bounds[index + 1]) }
    var out: [Range<Int>] = []
    if isDead(directives[group.parts[0]], bytes) { out.append(clauses.removeFirst()) }
    let written = clauses.filter { !$0.isEmpty }
    guard written.count > 1, let before = written.first?.lowerBound else { return out.filter { !$0.isEmpty } }
    // The clauses of each depth are read once, so the depth is what keeps this linear.
    let areWhole = group.depth < Self.depthLimit && written.allSatisfy { isWhole($0, behind: before) }
    if !areWhole { out += written.dropFirst() }
    return out.filter { !$0.isEmpty }
  }

  private static let depthLimit = 16

  private func isDead(_ directive: ObjCDirective, _ bytes: UnsafePointer<UInt8>) -> Bool {
    directive.kind == .if && directive.body.count == 1 && bytes[directive.body.lowerBound] == 0x30
  }

  /// The index into `all` of the first token behind a token.
  private func firstSignificant(behind token: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if Int(all[middle]) <= token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func symbol(_ index: Int) -> Symbol { tokens[Int(all[index])].symbol }

  /// True when the clause may stand beside its alternatives: its brackets balance, and it begins and ends like a whole.
  private func isWhole(_ clause: Range<Int>, behind before: Int) -> Bool {
    var depth = 0
    for index in clause {
      switch symbol(index) {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
    }
    guard depth == 0, before == 0 || begins(behind: before - 1) else { return false }
    switch symbol(clause.upperBound - 1) {
    case .semicolon, .rightBrace, .comma, .atEnd: return true
    case .rightParen, .identifier: return isMacroLine(clause)
    default: return false
    }
  }

  private func begins(behind index: Int) -> Bool {
    switch symbol(index) {
    case .semicolon, .leftBrace, .rightBrace, .comma, .leftParen, .leftBracket, .colon, .atEnd, .atOptional,
      .atVisibility, .else:
      return true
    default:
      let text = tokens[Int(all[index])]
      return text.isFirstOnLine && text.kind == .identifier
    }
  }

  /// `FOO` or `FOO(x)` alone.
  private func isMacroLine(_ clause: Range<Int>) -> Bool {
    let first = tokens[Int(all[clause.lowerBound])]
    guard first.kind == .identifier else { return false }
    return clause.count == 1 || symbol(clause.lowerBound + 1) == .leftParen && symbol(clause.upperBound - 1) == .rightParen
  }

  private mutating func keepAll(but ranges: [Range<Int>]) {
    kept.reserveCapacity(all.count)
    var index = 0
    for range in ranges where range.lowerBound >= index {
      kept += all[index..<range.lowerBound]
      let start = Int(tokens[Int(all[range.lowerBound])].start)
      inactive.append(
        InactiveBranch(
          range: start..<tokens[Int(all[range.upperBound - 1])].end, position: Int32(truncatingIfNeeded: kept.count)))
      index = range.upperBound
    }
    kept += all[index...]
  }
}
