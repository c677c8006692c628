import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// Who calls whom in the whole program, in both languages.
///
/// Asked by one thread for the file that it looks at, whose text may have changed since the program was made.
final class CallGraph {
  /// The file that is looked at, as it is now.
  enum Own {
    case swift(FileID, SwiftCode)
    case objc(FileID, ObjCTree)
    case none
  }

  let program: Program
  private let own: Own
  private var known: [String: [CallSite]] = [:]
  /// The places of a text that has changed since the program was made.
  private var ownPlaces: [String: WrittenPlaces] = [:]

  init(_ program: Program, own: Own) {
    self.program = program
    self.own = own
  }

  /// How far callers are looked for.
  enum Reach: String {
    /// In the files about the type and its relatives: who calls the member on the object itself.
    case type
    /// In all files that see the declaration: of those that call it on another object, the first, which says as much as all.
    case program
  }

  /// The places that call a member: those of the file that declares it first, then those of others in order.
  func sites(of member: Member, of type: Site.TypeContext, in file: FileID, reach: Reach = .program) -> [CallSite] {
    let key = MemberKey(member, of: type).text + "\u{0}" + file.path + "\u{0}" + reach.rawValue
    if let found = known[key] { return found }
    let target = CallTarget(member, of: type, in: file, index: program.index)
    let found = member.isObjectiveC ? sitesOfMethod(target, reach) : sitesOfSwift(target, reach)
    known[key] = found
    return found
  }

  /// The other files about the type and its relatives.
  private func near(_ target: CallTarget, _ reach: Reach) -> [FileID] {
    let about = Set(target.typeNames.flatMap { program.index.files(about: $0, in: target.file) }).subtracting([target.file])
    return about.filter { reach == .type || program.sources.sees($0, target.file) }.sorted()
  }

  /// The places in files that are not about the type, up to the first call on another object.
  ///
  /// - Parameter near: the files that are.
  private func far(naming word: String, _ target: CallTarget, besides near: [FileID], isSwift: Bool, _ sites: (FileID) -> [CallSite]) -> [CallSite] {
    let near = Set(near)
    var found: [CallSite] = []
    for file in program.strangers(naming: word, seeing: target.file, isSwift: isSwift) where !near.contains(file) {
      found += sites(file)
      if found.contains(where: \.isByStranger) { break }
    }
    return found
  }

  // MARK: Swift

  private func sitesOfSwift(_ target: CallTarget, _ reach: Reach) -> [CallSite] {
    var found = swiftSites(of: target, in: target.file)
    // A private member has no callers in other files.
    guard !target.member.isPrivate else { return found }
    let near = near(target, reach)
    let selector = isKnownToObjectiveC(target.member) ? target.member.selector : nil
    for file in near where file.isSwift && program.mayWrite(target.member.baseName, in: file) { found += swiftSites(of: target, in: file) }
    if target.member.isPublic, !program.index.targets.isApplicationOnly(target.file) { found.append(.byOthers(than: target.file)) }
    found += strings(naming: target)
    if let selector {
      for file in near where !file.isSwift && program.mayWrite(selector.firstWord, in: file) {
        found += objcSites(of: target, selector: selector, in: file)
      }
    }
    guard reach == .program, !found.contains(where: \.isByStranger) else { return found }
    found += far(naming: target.member.baseName, target, besides: near, isSwift: true) { swiftSites(of: target, in: $0) }
    guard let selector, !found.contains(where: \.isByStranger) else { return found }
    return found + far(naming: selector.firstWord, target, besides: near, isSwift: false) { objcSites(of: target, selector: selector, in: $0) }
  }

  private func isKnownToObjectiveC(_ member: Member) -> Bool {
    !member.attributes.isDisjoint(with: ["objc", "IBAction", "objcMembers"]) && (member.kind == .method || member.kind == .computedProperty)
  }

  /// Selectors that are written as a string: whoever makes them calls them when it likes.
  private func strings(naming target: CallTarget) -> [CallSite] {
    guard target.member.kind == .method, !target.member.attributes.isEmpty else { return [] }
    let names = ["Selector(\"", "Selector((\"", "NSSelectorFromString(\"", "NSSelectorFromString(@\""].map { $0 + target.member.selector.firstWord }
    let others = program.selectorWriters.filter { $0 != target.file && program.sources.sees($0, target.file) }
    return ([target.file] + others).filter { program.mayWrite(target.member.baseName, in: $0) }.compactMap { file in
      guard let text = program.sources.text(file), names.contains(where: text.contains) else { return nil }
      return CallSite(file: file, offset: 0, form: .handedOver, type: nil, member: nil, closures: [], isOnce: false)
    }
  }

  private func swiftSites(of target: CallTarget, in file: FileID) -> [CallSite] {
    if case .swift(let id, let code) = own, id == file, program.swiftCode(of: file)?.text != code.text {
      let places = ownPlaces[target.member.baseName] ?? WrittenPlaces(target.member.baseName, in: code, file: file, index: program.index)
      ownPlaces[target.member.baseName] = places
      return SwiftCallSites(code: code, file: file, program: program, places: places).sites(of: target)
    }
    guard let code = program.swiftCode(of: file) else { return [] }
    let places = program.places(writing: target.member.baseName, in: file, code: code)
    return SwiftCallSites(code: code, file: file, program: program, places: places).sites(of: target)
  }

  // MARK: Objective-C

  private func sitesOfMethod(_ target: CallTarget, _ reach: Reach) -> [CallSite] {
    let selector = target.member.spelling
    var found = objcSites(of: target, selector: selector, in: target.file)
    let header = program.header(declaring: selector.firstWord, of: target.simpleOwner, seenFrom: target.file)
    // Others can name what a category shows them; what stands in the class's own header they may call at any time.
    let reach = header == .ofCategory ? reach : .type
    let words = [selector.firstWord] + (ObjCCallSites.property(setBy: selector).map { [$0] } ?? [])
    let near = near(target, reach)
    for file in near {
      guard words.contains(where: { program.mayWrite($0, in: file) }) else { continue }
      // By a name alone nothing is said of other objects: what Swift sees of the class stands in its header.
      found += file.isSwift ? swiftSites(of: target, in: file).filter { $0.form != .foreign } : objcSites(of: target, selector: selector, in: file)
    }
    for word in words where reach == .program && !found.contains(where: \.isByStranger) {
      found += far(naming: word, target, besides: near, isSwift: false) { objcSites(of: target, selector: selector, in: $0) }
    }
    if header == .ofClass, !isOnlyNamedBySelector(found) {
      found.append(.byOthers(than: target.file))
    }
    return found
  }

  /// What a control sends is known, whoever else may see it.
  private func isOnlyNamedBySelector(_ sites: [CallSite]) -> Bool {
    !sites.isEmpty && sites.allSatisfy { if case .selector = $0.form { true } else { false } }
  }

  private func objcSites(of target: CallTarget, selector: String, in file: FileID) -> [CallSite] {
    if case .objc(let id, let tree) = own, id == file, program.objcTree(of: id) !== tree {
      return ObjCCallSites(file: program.plainObjCFile(id, tree: tree), target: target, selector: selector).sites()
    }
    return program.places(naming: target.placeName, in: file) {
      guard let file = program.plainObjCFile(file) else { return [] }
      return ObjCCallSites(file: file, target: target, selector: selector).sites()
    }
  }
}

/// A member of the program by its full name.
struct MemberKey: Hashable {
  let text: String

  init(_ member: Member, of type: Site.TypeContext) { self.init(member, ofTypeNamed: type.fullName) }

  init(_ member: Member, ofTypeNamed type: String) { text = type + "." + member.callName }
}

extension CallTarget {
  /// What places are kept under: the member, where it is declared and what else its type is.
  fileprivate var placeName: String {
    "\(owner)\u{0}\(member.isObjectiveC ? member.spelling : member.name)\u{0}\(member.kind.rawValue)\u{0}\(file.path)"
  }
}

extension String {
  /// The part of a selector before its first colon.
  var firstWord: String { String(prefix { $0 != ":" }) }
}

extension Member {
  /// The selector under which Objective-C calls a method of Swift.
  var selector: String {
    if isObjectiveC { return spelling }
    guard let first = parameters.first, kind == .method else { return baseName }
    let head = first.label == "_" ? "" : Self.prepositions.contains(where: first.label.hasPrefix) ? first.label.capitalisedHead : "With" + first.label.capitalisedHead
    return baseName + head + ":" + parameters.dropFirst().map { ($0.label == "_" ? "" : $0.label) + ":" }.joined()
  }

  private static let prepositions = ["with", "for", "from", "to", "in", "at", "on", "by", "of", "as", "after", "before", "using", "into", "via"]
}

extension String {
  fileprivate var capitalisedHead: String { prefix(1).uppercased() + dropFirst() }
}
