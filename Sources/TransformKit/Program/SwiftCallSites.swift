import SourceEdits
import SourceText
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

/// Finds the places in one Swift file that call a member.
struct SwiftCallSites {
  let code: SwiftCode
  let file: FileID
  let program: Program

  func sites(of target: CallTarget) -> [CallSite] {
    let types = DeclaredTypes(program: program, code: code, file: file)
    return code.places(naming: target.member.baseName).compactMap { place in
      let around = code.surroundings(of: place.offset)
      let type = around.type.flatMap { code.context(of: $0, in: file, program.index) }
      func site(_ form: CallSite.Form) -> CallSite {
        var site = CallSite(
          file: file, offset: place.offset, form: form, type: type,
          member: around.member.map { SwiftMemberReader($0, in: code).member(from: place.offset) },
          closures: code.closures(around.blocks), isOnce: false)
        site.isInBackground = code.isInBackground(around.blocks)
        site.followsRootView = site.member?.baseName == "loadView" && code.hasRootView(before: place.offset, in: around.blocks.last)
        return site
      }
      switch place.form {
      case .own:
        guard target.isInside(type), isCalled(place) ? mayCall(target.member, at: place) : true else { return nil }
        return site(isHandedOver(target.member, at: place) ? .handedOver : .own)
      case .selector(let use, let qualifier):
        let isOurs = qualifier.map { names($0, target) } ?? target.isInside(type)
        return isOurs ? site(.selector(use)) : nil
      case .other(let receiver):
        guard mayCall(target.member, at: place), types.mayBe(target, receiver, from: around, type) else { return nil }
        return site(.foreign)
      }
    }
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
