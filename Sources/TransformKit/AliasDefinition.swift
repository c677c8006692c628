import SourceEdits
import SourceText

/// A name that the project gives to a value of the main screen: `let kScreenWidth = UIScreen.main.bounds.width`.
///
/// Nothing else may be in it: a value that is computed from the screen is no other name for it.
public struct AliasDefinition: Hashable, Sendable {
  public enum Form: String, Sendable {
    /// `let`, read once.
    case constant
    /// `var` with a value, which other code may set.
    case variable
    /// Read afresh on every use.
    case computed
    case function
    case macro
    case cFunction
  }

  /// The languages in which the name can be used.
  public enum Language: String, Sendable {
    case swift
    case objectiveC
  }

  /// How far the name reaches.
  public enum Reach: String, Sendable {
    /// `private` and `fileprivate`
    case file
    case project
    /// `public` and `open`: code that is not here may use it.
    case everywhere
  }

  /// A declaration beside the definition, in bytes of its file.
  public struct Declaration: Hashable, Sendable {
    public let file: FileID
    public let range: Range<ByteOffset>

    public init(file: FileID, range: Range<ByteOffset>) {
      self.file = file
      self.range = range
    }
  }

  public let name: String
  /// The names of the types around it, outermost first; empty for a global.
  public let owner: [String]
  /// A member of the shared object itself: `UIScreen.main.fullWidth`.
  public let isInstanceMember: Bool
  /// The shared object that it hides.
  public let global: GlobalUse.Global
  /// What it stands for, from the shared object on: `["bounds", "size", "width"]`; empty for the object itself.
  public let path: [String]
  public let form: Form
  public let reach: Reach
  public let languages: Set<Language>
  public let file: FileID
  /// The bytes of its name where it is defined.
  public let place: Range<ByteOffset>
  /// The bytes of the whole definition, without the comments around it.
  public let range: Range<ByteOffset>
  /// Where else it is declared: in the header of a function of C. That goes with it.
  public let declarations: [Declaration]
  /// The definition can go when nothing uses it: no other code asks for it by another way.
  public let isRemovable: Bool

  public init(
    name: String, owner: [String] = [], isInstanceMember: Bool = false, global: GlobalUse.Global = .screen, path: [String], form: Form, reach: Reach,
    languages: Set<Language>, file: FileID, place: Range<ByteOffset>, range: Range<ByteOffset>,
    declarations: [Declaration] = [], isRemovable: Bool
  ) {
    self.name = name
    self.owner = owner
    self.isInstanceMember = isInstanceMember
    self.global = global
    self.path = path
    self.form = form
    self.reach = reach
    self.languages = languages
    self.file = file
    self.place = place
    self.range = range
    self.declarations = declarations
    self.isRemovable = isRemovable
  }

  /// `Metrics.width`, for people.
  public var qualifiedName: String { (owner + [name]).joined(separator: ".") }

  /// The path as Swift reads it: a rectangle has its width by itself.
  var swiftPath: [String] { form == .cFunction && path.count > 2 ? path.filter { $0 != "size" } : path }

  /// The simple name of the type that has it as a member.
  public var ownerName: String? { owner.last }

  /// The place is part of the definition, or of a declaration beside it.
  public func covers(_ offset: ByteOffset, in file: FileID) -> Bool {
    file == self.file && range.contains(offset) || declarations.contains { $0.file == file && $0.range.contains(offset) }
  }

  /// Both stand for the same: `bounds.size.width` is `bounds.width`.
  func means(the other: AliasDefinition) -> Bool {
    global == other.global && path.filter { $0 != "size" || path.last == "size" } == other.path.filter { $0 != "size" || other.path.last == "size" }
      && form.isCalled == other.form.isCalled
  }

  /// What a definition may stand for: the screen, its size or a part of it, its scale.
  public static func isScreenValue(_ path: [String]) -> Bool {
    guard let first = path.first else { return true }
    switch first {
    case "scale": return path.count == 1
    case "bounds", "applicationFrame": return path.dropFirst().allSatisfy { ScreenSizeUse.geometry.contains($0) }
    default: return false
    }
  }
}

extension AliasDefinition.Form {
  /// Uses have parentheses behind the name.
  public var isCalled: Bool { self == .function || self == .cFunction }
}

/// A declaration of the project that has the name of an alias and is none, or another one.
public struct AliasRival: Hashable, Sendable {
  public let name: String
  /// The types around it, outermost first; empty for a global.
  public let owner: [String]
  public let isInProtocol: Bool
  public let file: FileID

  public init(name: String, owner: [String], isInProtocol: Bool, file: FileID) {
    self.name = name
    self.owner = owner
    self.isInProtocol = isInProtocol
    self.file = file
  }
}

/// The aliases of a project, found before any file is looked at.
public struct ProjectAliases: Sendable, Equatable {
  public private(set) var definitions: [AliasDefinition] = []
  private var byName: [String: [AliasDefinition]] = [:]
  private var rivals: [String: Set<AliasRival>] = [:]

  public init() {}

  public var isEmpty: Bool { definitions.isEmpty }
  /// In order.
  public var names: [String] { byName.keys.sorted() }

  public func definitions(named name: String) -> [AliasDefinition] { byName[name] ?? [] }

  /// Other declarations with the name of an alias.
  public func rivals(named name: String) -> Set<AliasRival> { rivals[name] ?? [] }

  /// Adds what was found. Returns what is new.
  @discardableResult
  public mutating func add(_ found: [AliasDefinition]) -> [AliasDefinition] {
    let known = Set(definitions)
    let new = Array(Set(found).subtracting(known)).sorted { ($0.file, $0.place.lowerBound) < ($1.file, $1.place.lowerBound) }
    set(definitions + new)
    return new
  }

  public mutating func add(_ found: [AliasRival]) {
    for rival in found { rivals[rival.name, default: []].insert(rival) }
  }

  /// Forgets definitions that turned out to be something else.
  public mutating func remove(where isNone: (AliasDefinition) -> Bool) { set(definitions.filter { !isNone($0) }) }

  private mutating func set(_ list: [AliasDefinition]) {
    definitions = list.sorted { ($0.file, $0.place.lowerBound) < ($1.file, $1.place.lowerBound) }
    byName = Dictionary(grouping: definitions, by: \.name)
  }
}
