import SourceEdits
import SourceText
import Synchronization
import UIKitModel

/// A member of the program whose callers are asked for, and the types by whose names it can be called.
struct CallTarget {
  let member: Member
  /// The file that declares it.
  let file: FileID
  /// The full name of its type: `Outer.Inner`.
  let owner: String
  /// The simple names of its superclasses and subclasses in the project, as far as they share the member.
  let relatives: [String]

  init(_ member: Member, of type: Site.TypeContext, in file: FileID, index: ProjectIndex) {
    self.member = member
    self.file = file
    owner = type.fullName
    let simple = type.simpleName
    var relatives: [String] = []
    if member.isOverride || member.isObjectiveC { relatives += index.projectSuperclasses(of: simple, in: file) }
    if !member.isPrivate { relatives += index.projectSubclasses(of: simple, in: file) }
    self.relatives = relatives
  }

  var simpleOwner: String { owner.split(separator: ".").last.map(String.init) ?? owner }

  /// Its own type and the others, by their simple names.
  var typeNames: [String] { [simpleOwner] + relatives }

  /// Code of that type reaches the member without naming another object.
  func isInside(_ type: Site.TypeContext?) -> Bool {
    guard let type else { return false }
    return type.fullName == owner || relatives.contains(type.simpleName)
  }
}

extension Site.TypeContext {
  /// `Outer.Inner`, however the declaration is cut into names.
  var fullName: String { path.joined(separator: ".") }
  /// The last part of the name.
  var simpleName: String { fullName.split(separator: ".").last.map(String.init) ?? fullName }
}

/// The places in one Swift file that write a name, with what stands around each: worked out once for all members of it.
final class WrittenPlaces: Sendable {
  struct Item: Sendable {
    let place: SwiftPlace
    let around: SwiftCode.Surroundings
    let type: Site.TypeContext?
  }

  let items: [Item]
  /// By the full name of the type around, and by its simple name, those on the object itself.
  private let own: [String: [Int]]
  private let ownBySimpleName: [String: [Int]]
  /// Those on other objects and in selectors.
  private let others: [Int]
  /// Of what type the receivers are, as far as somebody asked.
  private let receivers = Mutex<[Int: String?]>([:])

  init(_ name: String, in code: SwiftCode, file: FileID, index: ProjectIndex) {
    var types: [Int: Site.TypeContext?] = [:]
    items = code.places(naming: name).map { place in
      let around = code.surroundings(of: place.offset)
      let type = around.type.flatMap { block in
        if let known = types[block] { return known }
        let read = code.context(of: block, in: file, index)
        types[block] = .some(read)
        return read
      }
      return Item(place: place, around: around, type: type)
    }
    var own: [String: [Int]] = [:]
    var simple: [String: [Int]] = [:]
    var others: [Int] = []
    for (index, item) in items.enumerated() {
      if case .own = item.place.form, let type = item.type {
        own[type.fullName, default: []].append(index)
        simple[type.simpleName, default: []].append(index)
      } else {
        others.append(index)
      }
    }
    (self.own, ownBySimpleName, self.others) = (own, simple, others)
  }

  /// The indices of those that may call a member of the target, in order.
  func candidates(for target: CallTarget) -> [Int] {
    let relatives = target.relatives.flatMap { ownBySimpleName[$0] ?? [] }
    let found = (own[target.owner] ?? []) + relatives + others
    return relatives.isEmpty && others.isEmpty ? found : Array(Set(found)).sorted()
  }

  /// The type of a receiver, worked out at the first question.
  func receiver(_ index: Int, working work: () -> String?) -> String? {
    if let known = receivers.withLock({ $0[index] }) { return known }
    let found = work()
    receivers.withLock { $0[index] = .some(found) }
    return found
  }
}

/// Finds the places in one Swift file that call a member.
struct SwiftCallSites {
  let code: SwiftCode
  let file: FileID
  let program: Program
  let places: WrittenPlaces

  func sites(of target: CallTarget) -> [CallSite] {
    let types = DeclaredTypes(program: program, code: code, file: file)
    return places.candidates(for: target).compactMap { index in
      let item = places.items[index]
      switch item.place.form {
      case .own:
        guard target.isInside(item.type), isCalled(item.place) ? mayCall(target.member, at: item.place) : true else { return nil }
        return site(item, isHandedOver(target.member, at: item.place) ? .handedOver : .own)
      case .selector(let use, let qualifier):
        let isOurs = qualifier.map { names($0, target) } ?? target.isInside(item.type)
        return isOurs ? site(item, .selector(use)) : nil
      case .other(let receiver):
        guard mayCall(target.member, at: item.place), !types.namesType(receiver) || target.member.isStatic else { return nil }
        let type = places.receiver(index) { types.type(of: receiver, from: item.around, item.type) }
        return types.mayBe(target, type) ? site(item, .foreign) : nil
      }
    }
  }

  private func site(_ item: WrittenPlaces.Item, _ form: CallSite.Form) -> CallSite {
    var site = CallSite(
      file: file, offset: item.place.offset, form: form, type: item.type,
      member: item.around.member.map { SwiftMemberReader($0, in: code).member(from: item.place.offset) },
      closures: code.closures(item.around.blocks), isOnce: false)
    site.isCertain = item.around.blocks.count == 1 && !code.mayLeave(item.around.blocks[0], before: item.place.offset)
    site.isInBackground = code.isInBackground(item.around.blocks)
    site.followsRootView = site.member?.baseName == "loadView" && code.hasRootView(before: item.place.offset, in: item.around.blocks.last)
    return site
  }

  private func isCalled(_ place: SwiftPlace) -> Bool { place.end < code.text.count && code.text.bytes[place.end] == 0x28 }

  /// A method that is named without being called.
  private func isHandedOver(_ member: Member, at place: SwiftPlace) -> Bool {
    guard member.kind == .method, !isCalled(place), !code.isHandedToWalk(place.offset) else { return false }
    return code.codeByte(from: place.end).map { ![0x7B, 0x28].contains(code.text.bytes[$0]) } ?? true
  }

  /// The bytes name the member's type, or the object itself.
  private func names(_ range: Range<ByteOffset>, _ target: CallTarget) -> Bool {
    let name = code.text.string(in: range).split(separator: ".").last.map(String.init) ?? ""
    return target.typeNames.contains(name) || SelfNames.all.contains(name)
  }

  /// The labels of a call are some of the member's, in their order; what is read without a call is a property.
  private func mayCall(_ member: Member, at place: SwiftPlace) -> Bool {
    let isProperty = member.kind == .computedProperty || member.kind == .storedInitialiser || member.kind == .lazyInitialiser
    guard isCalled(place) else {
      // A block behind the name is an argument.
      let isTrailing = code.codeByte(from: place.end).map { code.text.bytes[$0] == 0x7B } ?? false
      return isProperty || isTrailing && !member.parameters.isEmpty
    }
    if isProperty { return false }
    let index = code.outline.groups.partitioningIndex { $0.open >= place.end }
    guard index < code.outline.groups.count else { return true }
    let group = code.outline.groups[index]
    let parts = code.parts(of: group).filter { code.codeByte(from: $0.lowerBound).map { $0 < group.close } ?? false }
    guard parts.count <= member.parameters.count else { return false }
    var labels = member.parameters.map(\.label)[...]
    for label in code.labels(in: group) {
      guard let next = labels.firstIndex(of: label) else { return false }
      labels = labels[(next + 1)...]
    }
    return true
  }
}

extension SwiftCode {
  /// Some closure among these blocks, innermost first, runs on another queue than the main one.
  fileprivate func isInBackground(_ blocks: [Int]) -> Bool {
    let reader = SwiftClosureReader(code: self)
    for block in blocks {
      guard case .closure(let call) = reader.answer(for: block), let callee = call.callee else { continue }
      let called = (call.receiver.map { $0 + "." } ?? "") + callee
      if called.hasPrefix("DispatchQueue.main") { return false }
      if called.hasPrefix("DispatchQueue.global(") || called.hasPrefix("Task.detached") { return true }
    }
    return false
  }

  /// A statement of the body that ends before the one at the offset may leave it; what closures and local functions do stays in them.
  fileprivate func mayLeave(_ body: Int, before offset: ByteOffset) -> Bool {
    let start = statements[body].last { $0.range.lowerBound <= offset }?.range.lowerBound ?? outline.blocks[body].open
    let reader = SwiftClosureReader(code: self)
    return outline.names.inside(outline.blocks[body].open..<start).contains { name in
      guard Self.leaving.contains(name.hash) else { return false }
      var block = self.block(around: name.start)
      while let next = block, next != body {
        if case .closure = reader.answer(for: next) { return false }
        if outline.blocks[next].name != nil { return false }
        block = outline.blocks[next].parent
      }
      return true
    }
  }

  private static let leaving = NameSet(names: ["return", "throw"])

  /// A statement of the body that ends before the offset has made the view: `super.loadView()`, `view = …`.
  fileprivate func hasRootView(before offset: ByteOffset, in body: Int?) -> Bool {
    guard let body else { return false }
    return statements[body].contains { statement in
      guard statement.range.upperBound <= offset else { return false }
      let code = text.string(in: statement.range).filter { !$0.isWhitespace }
      return ["super.loadView()", "view=", "self.view="].contains(where: code.hasPrefix)
    }
  }
}
