import SourceEdits
import SourceText

/// Tells of what type an expression is, as far as declarations say so.
struct DeclaredTypes {
  let program: Program
  let code: SwiftCode
  let file: FileID

  private var text: SourceText { code.text }

  /// False only where a receiver of this type is known to be no object of the member's class.
  func mayBe(_ target: CallTarget, _ type: String?) -> Bool {
    guard let name = type else { return true }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if target.typeNames.contains(simple) { return true }
    if program.index.projectSuperclasses(of: target.simpleOwner, in: target.file).contains(simple) { return true }
    if ["Any", "AnyObject", "Self", "id"].contains(simple) { return true }
    let declared = program.index.declarations(named: simple)
    // Apple's types have the members of the project only where it extends them.
    if declared.isEmpty { return program.index.declarations(named: target.simpleOwner).isEmpty }
    guard declared.contains(where: { $0.kind == .protocol || $0.kind == .typealias }) else { return false }
    return declared.contains { $0.kind == .typealias } || adopts(simple, target)
  }

  /// `Deck` in `Deck.layout()`: not an object of it.
  func namesType(_ receiver: Range<ByteOffset>) -> Bool {
    text.string(in: receiver).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && (text.string(in: receiver).first?.isUppercase ?? false)
  }

  /// The class, a superclass or an extension of them names the protocol.
  private func adopts(_ name: String, _ target: CallTarget) -> Bool {
    let types = target.typeNames + program.index.projectSuperclasses(of: target.simpleOwner, in: target.file)
    return types.contains { program.index.adopts($0, protocolNamed: name) }
  }

  /// The name of the type; nil where it is not told.
  func type(of range: Range<ByteOffset>, from place: SwiftCode.Surroundings, _ own: Site.TypeContext?, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    var links = chain(range)
    guard !links.isEmpty else { return nil }
    let first = links.removeFirst()
    var current = self.first(first, from: place, own, depth: depth)
    for link in links {
      guard let type = current else { return nil }
      current = member(link, of: type)
    }
    return current
  }

  // MARK: Chains

  private struct Link {
    let name: String
    let range: Range<ByteOffset>
    let isCalled: Bool
    let isSubscripted: Bool
  }

  /// `a(…)?.b[0].c` in its parts.
  private func chain(_ range: Range<ByteOffset>) -> [Link] {
    var links: [Link] = []
    var offset = range.lowerBound
    while let start = code.codeByte(from: offset), start < range.upperBound {
      var end = start
      while end < range.upperBound, text.isNameByte(at: end) || text.bytes[end] == 0x60 || text.bytes[end] == 0x24 { end += 1 }
      let stop = min(code.endOfCall(from: end), range.upperBound)
      let tail = text.bytes[end..<max(end, stop)]
      links.append(
        Link(
          name: text.string(in: start..<end).filter { $0 != "`" }, range: start..<stop, isCalled: tail.first == 0x28,
          isSubscripted: tail.contains(0x5B) && tail.first != 0x28))
      guard let dot = code.codeByte(from: stop), dot < range.upperBound else { return links }
      guard text.bytes[dot] == 0x2E else { return [] }
      offset = dot + 1
    }
    return links
  }

  private func first(_ link: Link, from place: SwiftCode.Surroundings, _ own: Site.TypeContext?, depth: Int) -> String? {
    if link.name.isEmpty { return cast(link.range) }
    if SelfNames.all.contains(link.name), !link.isCalled { return link.name == "super" ? nil : own?.simpleName }
    if link.name == "Self" { return own?.simpleName }
    if link.name.first?.isUppercase ?? false {
      // `Deck()` makes one; `Deck.shared` asks the class.
      return link.isSubscripted ? nil : link.name
    }
    let found = local(link.name, before: link.range.lowerBound, place, own, depth: depth)
    if case .told(let type) = found { return plain(type, isSubscripted: link.isSubscripted) }
    if case .untold = found { return nil }
    return own.flatMap { member(link, of: $0.simpleName) }
  }

  /// `(x as? Deck)?`
  private func cast(_ range: Range<ByteOffset>) -> String? {
    let inside = text.string(in: range)
    guard let keyword = ["as? ", "as! ", " as "].lazy.compactMap({ inside.firstRange(of: $0) }).first else { return nil }
    let name = inside[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty ? nil : String(name)
  }

  // MARK: Names

  private enum Local {
    case told(String)
    case untold
    case none
  }

  /// A local name or parameter that is declared before the offset in the member.
  private func local(_ name: String, before offset: ByteOffset, _ place: SwiftCode.Surroundings, _ own: Site.TypeContext?, depth: Int) -> Local {
    guard let member = place.member else { return .none }
    let starts = code.outline.occurrences(of: name, in: text).filter { $0 > member.start && $0 < offset }
    for start in starts.reversed() {
      let end = start + name.utf8.count
      let word = text.word(before: start).map { text.string(in: $0) }
      let next = code.codeByte(from: end).map { text.bytes[$0] }
      if word == "let" || word == "var" {
        guard isVisible(start, at: offset) else { continue }
        return value(behind: end, named: name, own, place, depth: depth)
      }
      let isParameter = next == 0x3A && code.group(around: start).map { $0.open >= member.end && isParameterClause($0, of: member) } ?? false
      if isParameter, let colon = code.codeByte(from: end) {
        let stop = code.group(around: start)?.close ?? text.endOfLine(at: end)
        let type = code.separator(0x2C, in: colon + 1..<stop) ?? stop
        return .told(text.string(in: colon + 1..<type))
      }
      if word == "in" || word == "for" { return .untold }
      // A parameter of a closure: `{ deck in`.
      if next == 0x69, text.contains(" in", in: end..<min(text.count, end + 4)) { return isVisible(start, at: offset) ? .untold : .none }
    }
    return .none
  }

  private func isParameterClause(_ group: SourceOutline.Group, of member: SourceOutline.Name) -> Bool {
    let index = code.outline.groups.partitioningIndex { $0.open >= member.end }
    return index < code.outline.groups.count && code.outline.groups[index].open == group.open
  }

  /// The block of the declaration holds the use, or the declaration is a condition of the block that follows.
  private func isVisible(_ declaration: ByteOffset, at use: ByteOffset) -> Bool {
    guard let block = code.block(around: declaration) else { return true }
    return code.outline.blocks[block].close > use
  }

  /// `: Deck`, `= Deck(…)`, `= x as? Deck`, `= self.deck`, or nothing behind `if let deck`.
  private func value(
    behind end: ByteOffset, named name: String, _ own: Site.TypeContext?, _ place: SwiftCode.Surroundings, depth: Int
  ) -> Local {
    guard let next = code.codeByte(from: end) else { return .untold }
    let stop = text.endOfLine(at: end)
    if text.bytes[next] == 0x3A {
      let type = code.separator(0x3D, in: next + 1..<stop) ?? code.separator(0x2C, in: next + 1..<stop) ?? stop
      return .told(text.string(in: next + 1..<type))
    }
    guard text.bytes[next] == 0x3D else { return own.flatMap { member(named: name, of: $0.simpleName) }.map { .told($0) } ?? .untold }
    guard let start = code.codeByte(from: next + 1) else { return .untold }
    var line = text.string(in: start..<stop)
    if let cast = ["as? ", "as! "].lazy.compactMap({ line.firstRange(of: $0) }).first {
      line = String(line[cast.upperBound...])
      return .told(String(line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }))
    }
    var first = start
    while let word = ["try? ", "try! ", "try ", "await "].first(where: { text.string(in: first..<stop).hasPrefix($0) }) { first += word.utf8.count }
    let last = endOfChain(from: first)
    return type(of: first..<last, from: place, own, depth: depth + 1).map { .told($0) } ?? .untold
  }

  private func endOfChain(from start: ByteOffset) -> ByteOffset {
    var end = start
    while end < text.count {
      while end < text.count, text.isNameByte(at: end) || text.bytes[end] == 0x60 { end += 1 }
      end = code.endOfCall(from: end)
      guard let dot = code.codeByte(from: end), text.bytes[dot] == 0x2E, dot + 1 < text.count, text.isNameByte(at: dot + 1) else { return end }
      end = dot + 1
    }
    return end
  }

  // MARK: Members

  private func member(_ link: Link, of type: String) -> String? {
    member(named: link.name, of: type).flatMap { plain($0, isSubscripted: link.isSubscripted) }
  }

  private func member(named name: String, of type: String) -> String? {
    let types = [type] + program.index.projectSuperclasses(of: type, in: file)
    for type in types {
      if let found = program.declaredType(of: name, in: type, seenFrom: file) { return plain(found, isSubscripted: false, keepsList: true) }
    }
    return SDKMembers.type(of: name)
  }

  /// A type without marks; that of an element where it is asked for one.
  private func plain(_ type: String, isSubscripted: Bool, keepsList: Bool = false) -> String? {
    var name = type.trimmedSpaces[...]
    for word in ["any ", "some ", "inout ", "weak "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    while let last = name.last, last == "?" || last == "!" || last.isWhitespace { name = name.dropLast() }
    if name.first == "(", name.last == ")", !name.contains(","), !name.contains("->") { name = name.dropFirst().dropLast() }
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    if name.first == "[" {
      if keepsList { return String(name) }
      guard isSubscripted else { return "Array" }
      let element = name.dropFirst().dropLast().split(separator: ":").last.map(String.init) ?? ""
      return plain(element, isSubscripted: false)
    }
    if isSubscripted { return nil }
    let word = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return word.isEmpty ? nil : String(word)
  }
}

/// The types of Apple's members whose names say nothing else in any class.
enum SDKMembers {
  static func type(of name: String) -> String? { types[name] }

  private static let types: [String: String] = {
    let rows = [
      ("CGRect", "bounds frame nativeBounds layoutFrame accessibilityFrame"), ("CGSize", "size contentSize intrinsicContentSize"),
      ("CGPoint", "origin center contentOffset"),
      ("UIEdgeInsets", "safeAreaInsets contentInset adjustedContentInset layoutMargins sectionInset"),
      ("UIView", "superview contentView backgroundView selectedBackgroundView inputAccessoryView snapshotView"),
      ("CALayer", "layer"), ("UILabel", "textLabel detailTextLabel titleLabel"), ("UIImageView", "imageView"),
      ("UIWindow", "window keyWindow"), ("UINavigationController", "navigationController"),
      ("UITabBarController", "tabBarController"), ("UINavigationBar", "navigationBar"), ("UINavigationItem", "navigationItem"),
      ("UITraitCollection", "traitCollection"), ("NSLayoutDimension", "widthAnchor heightAnchor"),
      ("NSLayoutYAxisAnchor", "topAnchor bottomAnchor centerYAnchor"),
      ("NSLayoutXAxisAnchor", "leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor"),
    ]
    return rows.reduce(into: [:]) { types, row in
      for name in row.1.split(separator: " ") { types[String(name)] = row.0 }
    }
  }()
}
