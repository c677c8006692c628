import SourceText
import SwiftSyntax
import UIKitModel

/// Where a piece of Swift stands: in which type, member and closures, under which conditions, and when it runs.
public struct Site: Standing {
  /// The type around the code, when there is one.
  public struct TypeContext: Sendable {
    /// The name as written at the declaration or extension.
    public let name: String
    /// The names of all types around, outermost first, this one last.
    public let path: [String]
    public let isExtension: Bool
    /// `public` or `open`.
    public let isPublic: Bool
    public let role: ResolvedRole
    /// The bytes of the declaration or extension.
    public let range: Range<ByteOffset>
    /// The declaration or extension, in Swift.
    public let node: Syntax?
  }

  /// Which side of a condition the code is on.
  public enum Branch: Equatable, Sendable {
    case active
    /// Not compiled for iOS.
    case otherPlatform
    /// Never compiled.
    case dead
    /// Runs only on systems older than the version in an availability check.
    case legacy(String)
    /// Passed over by the parser.
    case unparsed
  }

  public let node: Syntax
  public let type: TypeContext?
  public let member: Member?
  /// The closures between the code and the member, innermost first; those called on the spot are left out.
  public let closures: [ClosureContext]
  public let branch: Branch
  /// The code is in a preview, and not shipped.
  public let isPreview: Bool
  private let whenItRuns: Deferred<PhaseEvidence>
  private let whereItRuns: Deferred<Bool>

  public var evidence: PhaseEvidence { whenItRuns.value }
  /// Some caller of the member runs on another queue than the main one.
  var isCalledInBackground: Bool { whereItRuns.value }

  init(_ node: Syntax, in file: SwiftFile) {
    var climb = SiteClimb(file: file, node: node)
    climb.run()
    self.node = node
    type = climb.type
    member = climb.member
    closures = climb.closures
    isPreview = climb.isPreview
    branch = BranchReader(node: node).branch
    let (solver, id, type, member, closures) = (file.solver, file.id, climb.type, climb.member, climb.closures)
    whereItRuns = Deferred { solver.runsInBackground(member, of: type, in: id) }
    whenItRuns = Deferred { solver.evidence(type: type, member: member, closures: closures.map(\.keeping), in: id) }
  }
}

/// Climbs from a node to the top of the file and notes what it passes.
struct SiteClimb {
  let file: SwiftFile
  let node: Syntax
  private(set) var type: Site.TypeContext?
  private(set) var member: Member?
  private(set) var closures: [ClosureContext] = []
  private(set) var isPreview = false

  init(file: SwiftFile, node: Syntax) {
    self.file = file
    self.node = node
  }

  mutating func run() {
    var child = node
    while let current = child.parent {
      if current.is(MemberBlockSyntax.self), let outside = current.parent {
        let surroundings = file.surroundings(of: outside) { Self.surroundings(of: $0, in: file) }
        type = surroundings.type
        isPreview = isPreview || surroundings.isPreview
        return
      }
      if member == nil || isNestedFunction { noteMember(current, child: child) }
      if let closure = current.as(ClosureExprSyntax.self) { note(closure) }
      if current.isPreview { isPreview = true }
      child = current
    }
  }

  /// Climbs on from the declaration or extension around a member.
  private static func surroundings(of declaration: Syntax, in file: SwiftFile) -> SiteSurroundings {
    var path: [String] = []
    var isPreview = false
    var current: Syntax? = declaration
    while let node = current {
      if node.declarationKind != nil, let name = node.declaredTypeName { path.insert(name, at: 0) }
      if node.isPreview { isPreview = true }
      current = node.parent
    }
    return SiteSurroundings(type: TypeReader(file: file, path: path).context(of: declaration), isPreview: isPreview)
  }

  /// Local functions belong to the member around them.
  private var isNestedFunction: Bool {
    guard let member, member.kind == .method || member.kind == .computedProperty else { return false }
    return member.node?.isLocalDeclaration ?? false
  }

  private mutating func noteMember(_ current: Syntax, child: Syntax) {
    switch current.kind {
    case .functionDecl:
      guard let function = current.as(FunctionDeclSyntax.self) else { return }
      member = Member(function: function)
      if function.signature.parameterClause.id == child.id { asDefaultArgument(current) }
    case .initializerDecl:
      guard let initializer = current.as(InitializerDeclSyntax.self) else { return }
      member = Member(initializer: initializer)
      if initializer.signature.id == child.id { asDefaultArgument(current) }
    case .deinitializerDecl:
      guard let deinitializer = current.as(DeinitializerDeclSyntax.self) else { return }
      member = Member(
        kind: .deinitializer, base: "deinit", clause: nil, modifiers: deinitializer.modifiers,
        attributes: deinitializer.attributes, node: current, result: nil)
    case .subscriptDecl: member = current.as(SubscriptDeclSyntax.self).map { Member(subscript: $0) }
    case .variableDecl:
      guard let property = current.as(VariableDeclSyntax.self), !current.isLocalDeclaration else { return }
      member = propertyMember(property, child: child)
    case .enumCaseElement:
      member = Member(
        kind: .enumCase, base: current.trimmedDescription, clause: nil, modifiers: [], attributes: [], node: current,
        result: nil)
    case .functionParameter:
      guard let declaration = declaration(ofParameter: current) else { return }
      noteMember(declaration, child: current)
      asDefaultArgument(declaration)
    default: break
    }
  }

  private func declaration(ofParameter node: Syntax) -> Syntax? {
    var current = node.parent
    while let next = current {
      if next.is(FunctionDeclSyntax.self) || next.is(InitializerDeclSyntax.self) || next.is(SubscriptDeclSyntax.self) { return next }
      current = next.parent
    }
    return nil
  }

  private mutating func asDefaultArgument(_ declaration: Syntax) {
    guard let known = member else { return }
    member = known.with(kind: .defaultArgument)
  }

  private func propertyMember(_ property: VariableDeclSyntax, child: Syntax) -> Member {
    let binding = property.bindings.first { $0.codeRange.contains(node.codeRange.lowerBound) } ?? property.bindings.first
    let isLazy = property.modifiers.contains { $0.name.text == "lazy" }
    var kind: Member.Kind = isLazy ? .lazyInitialiser : .storedInitialiser
    var accessor: AccessorDeclSyntax?
    if let block = binding?.accessorBlock, block.codeRange.contains(node.codeRange.lowerBound) {
      kind = .computedProperty
      if case .accessors(let list) = block.accessors {
        accessor = list.first { $0.codeRange.contains(node.codeRange.lowerBound) }
        let word = accessor?.accessorSpecifier.text
        if word == "didSet" || word == "willSet" { kind = .observer }
      }
    }
    return Member(property: property, binding: binding, accessor: accessor, kind: kind)
  }

  private mutating func note(_ closure: ClosureExprSyntax) {
    // A closure of an earlier candidate for the member (a local function) still counts.
    guard !closure.isCalledOnTheSpot else { return }
    closures.append(ClosureContext(closure, around: node, in: file))
  }
}

/// What is the same for every member of a type.
struct SiteSurroundings {
  let type: Site.TypeContext
  let isPreview: Bool
}

extension Syntax {
  /// The code is a preview: the macro, or a type for it.
  fileprivate var isPreview: Bool {
    switch kind {
    case .macroExpansionExpr: return self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    case .macroExpansionDecl: return self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
      return inheritedTypes.contains { $0.type.nameWithoutGenerics == "PreviewProvider" }
    default: return false
    }
  }
}

/// Reads what a type is from its declaration or from one of its extensions.
private struct TypeReader {
  let file: SwiftFile
  /// The names of the types around and its own, outermost first.
  let path: [String]

  func context(of typeNode: Syntax) -> Site.TypeContext {
    let heritage = typeNode.inheritedTypes.map { $0.type.nameWithoutGenerics }
    let containers = Array(path.dropLast())
    let name = path.last ?? ""
    let words = Set(typeNode.typeModifiers.map(\.name.text))
    let role: ResolvedRole
    if typeNode.is(ExtensionDeclSyntax.self) {
      role = roleOfExtension(typeNode, name: name, containers: containers)
    } else if let kind = typeNode.declarationKind {
      role = file.index.role(
        ofTypeNamed: name, kind: kind, heritage: heritage, containers: containers, in: file.id)
    } else {
      role = .known(.plain)
    }
    return Site.TypeContext(
      name: name, path: path, isExtension: typeNode.is(ExtensionDeclSyntax.self),
      isPublic: words.contains("public") || words.contains("open"), role: role, range: typeNode.codeRange, node: typeNode)
  }

  private func roleOfExtension(_ node: Syntax, name: String, containers: [String]) -> ResolvedRole {
    let constraints = node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements ?? []
    for requirement in constraints {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      {
        for part in conformance.rightType.compositionNames {
          if case .known(let role) = file.index.role(of: part, containers: containers, in: file.id) { return .known(role) }
        }
      }
      if case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.trimmedDescription == "Self" {
        return file.index.role(of: same.rightType.trimmedDescription, containers: containers, in: file.id)
      }
    }
    return file.index.role(of: name, containers: containers, in: file.id)
  }
}

extension Member {
  func with(kind: Kind) -> Member {
    Member(
      kind: kind, name: name, baseName: baseName, parameters: parameters, isStatic: isStatic, isOverride: isOverride,
      isPublic: isPublic, isPrivate: isPrivate, attributes: attributes, range: range, node: node, result: result, spelling: spelling, isObjectiveC: isObjectiveC)
  }
}

extension String {
  /// Nil when empty.
  public var nonEmpty: String? { isEmpty ? nil : self }
}
