import SourceEdits
import SourceText
import UIKitModel

/// A place in Swift code that names something, before anybody asks whose member it is.
struct SwiftPlace: Sendable {
  enum Form: Sendable {
    /// On the object itself.
    case own
    /// On something else; the bytes of what stands before the dot.
    case other(Range<ByteOffset>)
    /// Inside `#selector(…)`, with what stands before the name.
    case selector(SelectorUse, qualifier: Range<ByteOffset>?)
  }

  let offset: ByteOffset
  let end: ByteOffset
  let form: Form
}

extension SwiftCode {
  /// The places in code that use the name; declarations and argument labels are none.
  func places(naming name: String) -> [SwiftPlace] {
    outline.occurrences(of: name, in: text).compactMap { start in
      let end = start + name.utf8.count
      guard !isDeclaration(start), !isLabel(start..<end) else { return nil }
      let receiver = SwiftReceiver(before: start, in: self)
      if receiver.isImplicit { return nil }
      if let use = selectorUse(around: start) {
        return SwiftPlace(offset: start, end: end, form: .selector(use, qualifier: receiver.range))
      }
      guard let range = receiver.range else { return SwiftPlace(offset: start, end: end, form: .own) }
      let base = text.string(in: range).filter { $0 != "?" && $0 != "!" && $0 != "`" && !$0.isWhitespace }
      return SwiftPlace(offset: start, end: end, form: SelfNames.all.contains(base) ? .own : .other(range))
    }
  }

  private func isDeclaration(_ start: ByteOffset) -> Bool {
    let index = outline.members.partitioningIndex { $0.start >= start }
    if index < outline.members.count, outline.members[index].start == start { return true }
    let first = start > 0 && text.bytes[start - 1] == 0x60 ? start - 1 : start
    guard let word = text.word(before: first) else { return false }
    return ["func", "var", "let", "class", "struct", "enum", "extension", "protocol", "import", "typealias"].contains(text.string(in: word))
  }

  /// A label, or the name of a parameter behind its label.
  private func isLabel(_ range: Range<ByteOffset>) -> Bool {
    if text.isArgumentLabel(range) { return true }
    guard range.upperBound < text.count, text.bytes[range.upperBound] == 0x3A, let last = codeByte(before: range.lowerBound) else { return false }
    return text.isNameByte(at: last) && text.word(endingAt: last + 1).map { text.string(in: $0) } != "case"
  }

  // MARK: Selectors

  private func selectorUse(around offset: ByteOffset) -> SelectorUse? {
    var group = group(around: offset)
    while let next = group {
      if let word = text.word(endingAt: next.open), word.lowerBound > 0, text.bytes[word.lowerBound - 1] == 0x23,
        text.string(in: word) == "selector"
      {
        return use(ofSelectorAt: word.lowerBound - 1)
      }
      group = next.parent.map { outline.groups[$0] }
    }
    return nil
  }

  private func use(ofSelectorAt offset: ByteOffset) -> SelectorUse {
    guard let call = group(around: offset), let callee = text.word(endingAt: call.open) else { return .other }
    let parts = parts(of: call)
    // The word `action` is what all of UIKit's controls, gestures and commands have in common.
    if parts.contains(where: { $0.contains(offset) && label(of: $0) == "action" }) || text.string(in: callee).hasSuffix("Target") { return .action }
    guard text.string(in: callee) == "addObserver", let name = parts.first(where: { label(of: $0) == "name" }) else { return .other }
    return .notification(text.string(in: name).drop { $0 != ":" }.dropFirst().description.trimmedSpaces)
  }

  private func label(of part: Range<ByteOffset>) -> String? {
    guard let first = codeByte(from: part.lowerBound) else { return nil }
    var end = first
    while end < part.upperBound, text.isNameByte(at: end) { end += 1 }
    return end < part.upperBound && text.bytes[end] == 0x3A ? text.string(in: first..<end) : nil
  }

  // MARK: Surroundings

  /// What stands around a place: the type, the name of the member, and the blocks between them, innermost first.
  struct Surroundings: Sendable {
    let type: Int?
    let member: SourceOutline.Name?
    let blocks: [Int]
  }

  func surroundings(of offset: ByteOffset) -> Surroundings {
    var blocks: [Int] = []
    var index = block(around: offset)
    while let next = index, !outline.blocks[next].isType {
      blocks.append(next)
      index = outline.blocks[next].parent
    }
    let name = blocks.last.flatMap { outline.blocks[$0].name } ?? lastMember(before: offset, in: index)
    return Surroundings(type: index, member: name, blocks: blocks)
  }

  /// The member whose head or initial value an offset stands in.
  private func lastMember(before offset: ByteOffset, in type: Int?) -> SourceOutline.Name? {
    var index = outline.members.partitioningIndex { $0.start > offset } - 1
    while index >= 0 {
      let name = outline.members[index]
      let holder = block(around: name.start)
      if holder == type { return name }
      // Left the type that holds the offset.
      if let type, name.start < outline.blocks[type].open { return nil }
      index -= 1
    }
    return nil
  }

  /// What becomes of the closures among these blocks, innermost first.
  func closures(_ blocks: [Int]) -> [ClosureContext.Keeping] {
    let reader = SwiftClosureReader(code: self)
    return blocks.compactMap { block in
      if case .closure(let call) = reader.answer(for: block) { return call.keeping }
      return nil
    }
  }
}

extension SwiftCode {
  /// The type around a place, with what the project knows of it.
  func context(of type: Int, in file: FileID, _ index: ProjectIndex) -> Site.TypeContext? {
    guard let part = types[type] else { return nil }
    let name = part.path[part.path.count - 1]
    let containers = Array(part.path.dropLast())
    return Site.TypeContext(
      name: name, path: part.path, isExtension: part.isExtension, isPublic: part.isPublic,
      role: role(of: part, name: name, containers: containers, in: file, index), range: part.range, node: nil)
  }

  private func role(of part: TypePart, name: String, containers: [String], in file: FileID, _ index: ProjectIndex) -> ResolvedRole {
    let heritage = Heritage.names(in: part.clause)
    guard part.isExtension else {
      let kind = TypeDeclaration.Kind(rawValue: part.keyword) ?? .class
      return index.role(ofTypeNamed: name, kind: kind, heritage: heritage, containers: containers, in: file)
    }
    // What an extension's `Self` must be.
    if let clause = part.clause.firstRange(of: "where") {
      for required in Heritage.names(in: String(part.clause[clause.lowerBound...])) {
        if case .known(let role) = index.role(of: required, containers: containers, in: file) { return .known(role) }
      }
    }
    return index.role(of: name, containers: containers, in: file)
  }
}
