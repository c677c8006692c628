import SourceEdits
import SourceText
import SwiftSyntax

/// A use of a name that the project gives to a value of the screen: `kScreenWidth`, `Metrics.width`, `screenWidth()`.
public struct AliasUse: SwiftSubject {
  public let definition: AliasDefinition
  /// The use as one of the main screen that the name hides.
  public let use: GlobalUse
  /// The name is declared more than once, and it cannot be told which is meant here.
  public let isAmbiguous: Bool

  /// What the name and its parentheses take up.
  public var root: ExprSyntax { use.root }

  public static func subjects(in file: SwiftFile) -> [AliasUse] { file.all(AliasReference.self).compactMap(\.use) }
}

/// A place that names an alias, whether or not something can be put there instead.
public struct AliasReference: SwiftSubject {
  /// Those that may be meant.
  public let definitions: [AliasDefinition]
  /// The bytes of the name.
  public let range: Range<ByteOffset>
  /// Nil where the name is not used for its value, as in a key path.
  public let use: AliasUse?

  public static func subjects(in file: SwiftFile) -> [AliasReference] {
    guard !file.aliases.isEmpty else { return [] }
    return file.aliases.names.flatMap { name in
      file.identifiers(named: name).compactMap { AliasResolver(file: file, token: $0)?.result }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension AliasUse {
  /// The use as a read of the screen's size.
  public var size: ScreenSizeUse? { ScreenSizeUse(use) }
  /// The use as a read of the screen's scale.
  public var scale: ScreenScaleUse? { ScreenScaleUse(use) }
  /// The use as one of the screen for something else.
  public func object(in file: SwiftFile) -> ScreenObjectUse? { ScreenObjectUse(use, in: file) }
}

extension ScreenScaleUse {
  /// The uses of the file that one transform decides together with this one.
  public func likes(in file: SwiftFile) -> [ScreenScaleUse] {
    if case .projectAlias = use.spelling { return file.all(AliasUse.self).compactMap { $0.isAmbiguous ? nil : $0.scale } }
    return file.all(ScreenScaleUse.self)
  }
}

extension SwiftFile {
  /// An expression as it would be written without the names of the project: `UIScreen.main.bounds.width` for
  /// `kScreenWidth`.
  public func spelledOut(_ expression: ExprSyntax) -> String {
    guard !aliases.isEmpty, let use = all(AliasUse.self).first(where: { $0.use.chain.whole.id == expression.id && !$0.isAmbiguous }) else {
      return expression.trimmedDescription
    }
    let rest = expression.trimmedDescription.dropFirst(use.root.trimmedDescription.count)
    return (["UIScreen", "main"] + use.definition.path).joined(separator: ".") + rest
  }
}

/// Finds out which definition a name refers to, if any.
private struct AliasResolver {
  let file: SwiftFile
  let name: String
  let reference: DeclReferenceExprSyntax

  init?(file: SwiftFile, token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == token.id else { return nil }
    self.file = file
    self.reference = reference
    name = token.plainText
  }

  var result: AliasReference? {
    let candidates = self.candidates
    guard let first = candidates.first, !(first.form.isCalled && callsAnother) else { return nil }
    let isAmbiguous = candidates.contains { !$0.means(the: first) } || isRivalled(first)
    let use = root(of: first).map { AliasUse(definition: first, use: GlobalUse(alias: first, root: $0), isAmbiguous: isAmbiguous) }
    return AliasReference(definitions: candidates, range: reference.codeRange, use: use)
  }

  /// The name with what belongs to it: the type before it, the parentheses of a call.
  private func root(of definition: AliasDefinition) -> ExprSyntax? {
    guard reference.enclosing(KeyPathExprSyntax.self) == nil else { return nil }
    let named = access.map { ExprSyntax($0) } ?? ExprSyntax(reference)
    guard definition.form.isCalled else { return named }
    guard let call = named.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == named.id, call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    return ExprSyntax(call)
  }

  /// A function of the name that takes something is called.
  private var callsAnother: Bool {
    let named = access.map { ExprSyntax($0) } ?? ExprSyntax(reference)
    guard let call = named.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == named.id else { return false }
    return !call.arguments.isEmpty
  }

  /// `Metrics.width` around the name `width`.
  private var access: MemberAccessExprSyntax? {
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else { return nil }
    return access
  }

  private var site: Site { file.site(of: reference) }
  private var containers: [String] { site.type.map { $0.path.flatMap { $0.split(separator: ".").map(String.init) } } ?? [] }

  private var visible: [AliasDefinition] {
    let all = file.aliases.definitions(named: name).filter { ($0.reach != .file || $0.file == file.id) && $0.languages.contains(.swift) }
    guard all.count > 1 else { return all }
    // Of several with one owner those of the own target count, else those of what it links.
    return Dictionary(grouping: all, by: \.owner).values.flatMap { file.index.targets.nearest($0, from: file.id, in: \.file) }
      .sorted { ($0.file, $0.place.lowerBound) < ($1.file, $1.place.lowerBound) }
  }

  private var candidates: [AliasDefinition] {
    let visible = visible
    guard !visible.isEmpty else { return [] }
    guard let access else { return bare(visible) }
    guard let base = access.base else { return implicit(visible) }
    return qualified(visible, base: base)
  }

  // MARK: Without a type

  /// A global, or a static member used inside its own type.
  private func bare(_ visible: [AliasDefinition]) -> [AliasDefinition] {
    guard reference.localName(name) == nil else { return [] }
    let own = visible.filter { !$0.owner.isEmpty && isOwn($0) }
    if !own.isEmpty { return own }
    let globals = visible.filter { $0.owner.isEmpty }
    return globals.isEmpty || isHiddenByMember ? [] : globals
  }

  /// Seen from inside the type that has it, where it needs no name before it.
  private func isOwn(_ definition: AliasDefinition) -> Bool {
    let containers = containers
    guard containers.count >= definition.owner.count else { return false }
    let isInside = containers.prefix(definition.owner.count).elementsEqual(definition.owner)
    guard isInside || inherits(definition) else { return false }
    if containers.count > definition.owner.count { return !definition.isInstanceMember }
    return definition.isInstanceMember ? !(site.member?.isStatic ?? true) : site.member?.isStatic ?? false || site.member?.kind == .storedInitialiser
  }

  private func inherits(_ definition: AliasDefinition) -> Bool {
    guard definition.owner.count == 1, let type = containers.last else { return false }
    return file.index.projectSuperclasses(of: type, in: file.id).contains(definition.owner[0])
  }

  /// A type around the code, or one that it inherits from, has a member of the name.
  private var isHiddenByMember: Bool {
    let types = Set(containers + containers.flatMap { file.index.projectSuperclasses(of: $0, in: file.id) })
    guard !types.isEmpty else { return false }
    let owned = file.aliases.definitions(named: name).filter { sees($0.file) }.compactMap(\.ownerName)
      + file.aliases.rivals(named: name).filter { sees($0.file) }.compactMap(\.owner.last)
    return owned.contains { types.contains($0) }
  }

  private func sees(_ other: FileID) -> Bool { file.index.targets.sees(file.id, other) }

  // MARK: Behind a type

  /// `.screenWidth`, where the type that has it can be left out.
  private func implicit(_ visible: [AliasDefinition]) -> [AliasDefinition] {
    visible.filter { $0.ownerName.map(AliasDefinition.valueTypes.contains) ?? false && !$0.isInstanceMember }
  }

  private func qualified(_ visible: [AliasDefinition], base: ExprSyntax) -> [AliasDefinition] {
    let text = base.trimmedDescription
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let global = sharedObject(base) { return visible.filter { $0.isInstanceMember && $0.owner == [global.rawValue] } }
    if names == ["self"] { return visible.filter { $0.isInstanceMember && isOwn($0) } }
    if names == ["Self"] { return visible.filter { !$0.isInstanceMember && ($0.owner == containers || inherits($0)) } }
    guard names.allSatisfy({ $0.first?.isUppercase ?? false }), base.localName(names[0]) == nil else { return [] }
    return visible.filter { !$0.isInstanceMember && !$0.owner.isEmpty && isNamed(by: names, $0) }
  }

  private func sharedObject(_ base: ExprSyntax) -> GlobalUse.Global? {
    file.all(GlobalUse.self).first { $0.root.id == base.id }?.global
  }

  /// The names before the dot are those of the type that has the alias.
  private func isNamed(by names: [String], _ definition: AliasDefinition) -> Bool {
    guard let last = names.last, let owner = definition.ownerName else { return false }
    let isRenamed = file.index.aliases(of: owner, in: file.id).contains(last)
    if isRenamed { return file.index.declarations(named: last, in: file.id).count == 1 }
    if last != owner {
      return definition.owner.count == 1 && names.count == 1 && file.index.projectSuperclasses(of: last, in: file.id).contains(owner)
    }
    guard names.count > definition.owner.count || definition.owner.suffix(names.count).elementsEqual(names) else { return false }
    let types = file.index.types(named: names, from: containers, in: file.id)
    // A type of the SDK, or one that is only extended here.
    guard !types.isEmpty else { return definition.owner.suffix(names.count).elementsEqual(names) }
    return types.contains { $0.declares(definition, in: file.index) }
  }

  // MARK: Doubts

  /// Another declaration of the name may be meant as well.
  private func isRivalled(_ definition: AliasDefinition) -> Bool {
    let (targets, id) = (file.index.targets, file.id)
    let distance = targets.nearness(of: definition.file, from: id)
    let rivals = file.aliases.rivals(named: name).filter { rival in
      rival.owner == definition.owner && !rival.isInProtocol && targets.nearness(of: rival.file, from: id) >= distance
    }
    guard !rivals.isEmpty, definition.reach != .file else { return false }
    // What is private to another file is not seen from here; what is in this one is nearer.
    return definition.file != file.id || rivals.contains { $0.file == file.id }
  }
}

extension AliasDefinition {
  /// Types that Swift infers before a dot, when a value of them is asked for.
  static let valueTypes: Set<String> = ["CGFloat", "CGSize", "CGRect", "CGPoint", "UIScreen"]
}

extension TypeDeclaration {
  /// The type has the alias as a member, here or in an extension.
  fileprivate func declares(_ definition: AliasDefinition, in index: ProjectIndex) -> Bool {
    let path = containers.flatMap { $0.split(separator: ".").map(String.init) } + name.split(separator: ".").map(String.init)
    guard path.suffix(definition.owner.count).elementsEqual(definition.owner.suffix(path.count)) else { return false }
    // A file of its own may have a type of the same name.
    let rivals = index.declarations(named: simpleName, in: file).filter { $0.containers == containers }
    return rivals.count < 2 || file == definition.file
  }
}

extension SwiftFile {
  /// A definition that the project knows as an alias.
  func isAlias(_ name: String, declaredAt site: Site) -> Bool {
    let owner = site.type.map { $0.path.flatMap { $0.split(separator: ".").map(String.init) } } ?? []
    return aliases.definitions(named: name).contains { $0.owner == owner && $0.file == id }
  }
}
