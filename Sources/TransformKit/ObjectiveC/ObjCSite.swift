import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// Where a piece of Objective-C stands: in which class, method and blocks, under which conditions, and when it runs.
public struct ObjCSite: Standing {
  public let node: ObjCNode
  public let type: Site.TypeContext?
  public let member: Member?
  /// The method or function around the code.
  public let memberNode: ObjCNode?
  /// The blocks and C++ lambdas between the code and the member, innermost first.
  public let blocks: [ObjCBlockContext]
  public let branch: Site.Branch
  private let whenItRuns: Deferred<PhaseEvidence>
  private let whereItRuns: Deferred<Bool>
  public var evidence: PhaseEvidence { whenItRuns.value }
  private let selfMacros: [String: ObjCProjectNames.SelfMacro]

  public var isPreview: Bool { false }
  public var keepings: [ClosureContext.Keeping] { blocks.map(\.keeping) }
  public var selfAccess: SelfAccess { ObjCSelf(site: self, selfMacros: selfMacros).access }
  public var isInBackground: Bool { blocks.first { $0.queue != nil }.map { $0.queue == .background } ?? isCalledInBackground }
  /// Some caller of the method runs on another queue than the main one.
  private var isCalledInBackground: Bool { whereItRuns.value }

  init(_ node: ObjCNode, in file: ObjCFile) {
    let place = ObjCPlace(node, in: file)
    self.node = node
    selfMacros = file.names.selfMacros
    type = place.type
    member = place.member
    memberNode = place.memberNode
    blocks = place.blocks
    branch = ObjCBranchReader(node: node, in: file).branch
    let (solver, id) = (file.solver, file.id)
    whenItRuns = Deferred { place.evidence(by: solver, in: id) }
    whereItRuns = Deferred { solver.runsInBackground(place.member, of: place.type, in: id) }
  }
}

extension ObjCPlace {
  /// When the code at the place runs.
  fileprivate func evidence(by solver: PhaseSolver, in file: FileID) -> PhaseEvidence {
    let isLazy = member.map { $0.kind == .method && !$0.isStatic && ObjCLazyGetter(self).isKept } ?? false
    return solver.evidence(type: type, member: member, closures: blocks.map(\.keeping), isOnce: isOnce || isLazy, in: file)
  }
}

/// Class, method and blocks around a node, without the question when it runs.
struct ObjCPlace {
  let node: ObjCNode
  private(set) var type: Site.TypeContext?
  private(set) var member: Member?
  private(set) var memberNode: ObjCNode?
  private(set) var blocks: [ObjCBlockContext] = []
  /// Inside what `dispatch_once` runs, or in the initial value of a static local.
  private(set) var isOnce = false

  init(_ node: ObjCNode, in file: ObjCFile) {
    self.node = node
    // What a static local is set to stays.
    isOnce = ObjCExpressionContext(ObjCChain(from: node).whole).assignedTo.flatMap { $0.local(named: $0.code) }?.isStatic ?? false
    if file.tree.directive(around: node.range.lowerBound)?.kind == .define {
      member = Member(macroAt: node.range)
      return
    }
    for ancestor in node.surroundings(in: file) {
      switch ancestor.kind {
      case .blockExpression, .lambdaExpression:
        // A block that has a method around it belongs to that.
        blocks.append(ObjCBlockContext(ancestor, around: node, in: file))
        isOnce = isOnce || blocks.last?.callee == "dispatch_once"
      case .variableDeclaration:
        isOnce = isOnce || memberNode == nil && (ObjCVariable(ancestor)?.isStatic ?? false) && ancestor != node
      case .objcMethodDefinition, .functionDefinition:
        if memberNode == nil { note(ancestor) }
      case .recordDeclaration:
        if let member, member.kind == .function { self.member = member.with(kind: .cppMember) }
        if member?.kind == .cppMember { return }
        if memberNode == nil { return }
      case .objcImplementation, .objcCategoryImplementation, .objcInterface, .objcCategory, .objcProtocol:
        if member?.kind != .function, member?.kind != .cppMember { type = ObjCTypeReader(file: file).context(of: ancestor) }
        return
      default: break
      }
    }
  }

  private mutating func note(_ declaration: ObjCNode) {
    memberNode = declaration
    if let method = ObjCMethod(declaration) {
      member = Member(method: method)
    } else if let function = ObjCFunction(declaration) {
      member = Member(function: function)
    }
  }
}

/// Reads what a class is from its interface, its implementation or a category.
struct ObjCTypeReader {
  let file: ObjCFile

  func context(of node: ObjCNode) -> Site.TypeContext? {
    guard let declaration = ObjCInterface(node) else { return nil }
    let isCategory = node.kind == .objcCategory || node.kind == .objcCategoryImplementation
    return Site.TypeContext(
      name: declaration.name, path: [declaration.name], isExtension: isCategory, isPublic: false, role: role(of: declaration, at: node),
      range: node.range, node: nil)
  }

  private func role(of declaration: ObjCInterface, at node: ObjCNode) -> ResolvedRole {
    // A root object or any object at all may have the category.
    if ["NSObject", "NSProxy"].contains(declaration.name) { return .known(.plain) }
    if node.kind == .objcProtocol { return .openProtocol }
    return file.index.role(of: declaration.name, in: file.id)
  }
}

extension Member {
  init(method: ObjCMethod) {
    let selector = method.selector
    let name = LifeCycle.swiftName(ofSelector: selector)
    let base = String(name.prefix { $0 != "(" })
    let labels = name.dropFirst(base.count + 1).split(separator: ":").map(String.init)
    let kind: Kind = selector == "dealloc" ? .deinitializer : base == "init" && !method.isClassMethod ? .initializer : .method
    self.init(
      kind: kind, name: name, baseName: base,
      parameters: method.parameters.enumerated().map { index, parameter in
        Parameter(
          label: index < labels.count ? labels[index] : "_", name: parameter.name,
          type: parameter.type.filter { $0 != "*" && $0 != " " && $0 != "\n" }.withoutNullability)
      },
      isStatic: method.isClassMethod, isOverride: false, isPublic: false, isPrivate: false,
      attributes: method.resultType.contains("IBAction") ? ["IBAction"] : [], range: method.node.range, node: nil,
      result: method.resultType == "void" || method.resultType.contains("IBAction") ? nil : method.resultType, spelling: selector,
      isObjectiveC: true)
  }

  init(function: ObjCFunction) {
    self.init(
      kind: function.name.contains("::") ? .cppMember : .function, name: function.name, baseName: function.name, parameters: [], isStatic: true, isOverride: false, isPublic: false,
      isPrivate: function.specifiers.contains("static"), attributes: [], range: function.node.range, node: nil,
      result: function.resultType == "void" ? nil : function.resultType, spelling: function.name, isObjectiveC: true)
  }

  init(macroAt range: Range<ByteOffset>) {
    self.init(
      kind: .macro, name: "macro", baseName: "macro", parameters: [], isStatic: true, isOverride: false, isPublic: false,
      isPrivate: false, attributes: [], range: range, node: nil, result: nil, spelling: "macro", isObjectiveC: true)
  }
}

extension String {
  /// The name of a type without the words for nullability and ownership.
  var withoutNullability: String {
    var text = self
    for word in ["__nullable", "__nonnull", "_Nullable", "_Nonnull", "nullable", "nonnull", "_Null_unspecified", "__kindof", "__unused"] {
      text = text.replacing(word, with: "")
    }
    return text
  }

  func replacing(_ word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
