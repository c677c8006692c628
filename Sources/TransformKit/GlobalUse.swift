import SourceText
import SwiftSyntax

/// A use of one of UIKit's shared objects, and what is done with it.
public struct GlobalUse: SwiftSubject {
  public enum Global: String, Sendable, CaseIterable {
    case screen = "UIScreen"
    case application = "UIApplication"
    case device = "UIDevice"

    /// The static member that gives the shared object.
    public var accessor: String {
      switch self {
      case .screen: "main"
      case .application: "shared"
      case .device: "current"
      }
    }
  }

  public enum Spelling {
    /// `UIScreen.main`
    case direct
    /// A local constant that holds it, declared by this statement.
    case localAlias(VariableDeclSyntax)
    /// A parameter of the type.
    case parameter
    /// A property or global that holds it.
    case storedAlias
    /// `.main`, its type told by the context.
    case implicitMember
    /// Through another name of the type.
    case renamedType
    /// `kScreenWidth`: a name of the project for a value of the shared object.
    case projectAlias(AliasDefinition)
  }

  public let global: Global
  public let spelling: Spelling
  /// The expression that stands for the shared object.
  public let root: ExprSyntax
  public let chain: AccessChain

  public init(global: Global, spelling: Spelling, root: ExprSyntax) {
    self.global = global
    self.spelling = spelling
    self.root = root
    chain = AccessChain(from: root)
  }

  /// A name of the project stands for the screen and for what is read from it.
  init(alias: AliasDefinition, root: ExprSyntax) {
    global = .screen
    spelling = .projectAlias(alias)
    self.root = root
    chain = AccessChain(from: root, hiding: alias.swiftPath)
  }

  /// What a name of the project reads behind the first `count` links: a replacement of those has to read it itself.
  func hiddenPath(after count: Int) -> String {
    guard case .projectAlias(let definition) = spelling else { return "" }
    return definition.swiftPath.dropFirst(count).map { "." + $0 }.joined()
  }

  public static func subjects(in file: SwiftFile) -> [GlobalUse] {
    var finder = GlobalUseFinder(file: file)
    return finder.find()
  }
}

private struct GlobalUseFinder {
  let file: SwiftFile
  private var uses: [GlobalUse] = []
  private var seen: Set<SyntaxIdentifier> = []

  init(file: SwiftFile) {
    self.file = file
  }

  mutating func find() -> [GlobalUse] {
    for global in GlobalUse.Global.allCases {
      let tokens = file.identifiers(named: global.rawValue)
      for token in tokens { addUse(of: global, at: token) }
      if !tokens.isEmpty {
        addImplicitMembers(of: global)
        addOwnAccessor(of: global)
        addRenamed(global, tokens: tokens)
      }
      for name in file.index.aliases(of: global.rawValue, in: file.id) { addUses(of: global, named: name) }
    }
    return uses.sorted { $0.root.position < $1.root.position }
  }

  /// `UIScreen.main`, also behind a module's name.
  private mutating func addUse(of global: GlobalUse.Global, at token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !isShadowed(global, at: token) else {
      addParameter(of: global, at: token)
      return
    }
    var type = ExprSyntax(reference)
    if let qualified = reference.parent?.as(MemberAccessExprSyntax.self), qualified.declName.id == reference.id {
      guard qualified.base?.trimmedDescription == "UIKit" else { return }
      type = ExprSyntax(qualified)
    }
    guard let access = type.parent?.as(MemberAccessExprSyntax.self), access.base?.id == type.id,
      access.declName.baseName.plainText == global.accessor
    else { return }
    add(GlobalUse(global: global, spelling: .direct, root: ExprSyntax(access)))
  }

  /// A type of the same name that the project declares hides UIKit's.
  private func isShadowed(_ global: GlobalUse.Global, at token: TokenSyntax) -> Bool {
    guard !file.index.declarations(named: global.rawValue, in: file.id).isEmpty else { return false }
    let site = file.site(of: token)
    return file.index.shadows(global.rawValue, containers: site.type?.path ?? [], in: file.id)
  }

  private mutating func add(_ use: GlobalUse) {
    guard seen.insert(use.root.id).inserted else { return }
    uses.append(use)
    guard case .direct = use.spelling else { return }
    if let binding = use.root.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      addAlias(name, variable: variable, of: use.global)
    }
  }

  /// The places that use the shared object under the name it was given.
  private mutating func addAlias(_ name: String, variable: VariableDeclSyntax, of global: GlobalUse.Global) {
    let isLocal = Syntax(variable).isLocalDeclaration
    // What the whole project can use is looked for in the whole project.
    if !isLocal, file.isAlias(name, declaredAt: file.site(of: variable)) { return }
    let scope = isLocal ? variable.enclosing(CodeBlockItemListSyntax.self)?.codeRange : file.tree.codeRange
    for token in file.identifiers(named: name, in: scope) where token.position >= variable.endPosition || !isLocal {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
      let local = reference.localName(name)
      if isLocal {
        guard local?.declaration.id == Syntax(variable).id, !reference.isMemberName else { continue }
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        add(GlobalUse(global: global, spelling: isLet ? .localAlias(variable) : .storedAlias, root: ExprSyntax(reference)))
      } else if local == nil, !reference.isMemberName || reference.isMemberOfSelfOrType,
        file.site(of: reference).type?.path.last == file.site(of: variable).type?.path.last
      {
        let root = reference.isMemberName ? reference.parent?.as(ExprSyntax.self) : ExprSyntax(reference)
        if let root { add(GlobalUse(global: global, spelling: .storedAlias, root: root)) }
      }
    }
  }

  /// `func f(_ application: UIApplication)`: what the body does with the parameter.
  private mutating func addParameter(of global: GlobalUse.Global, at token: TokenSyntax) {
    guard global == .application, let parameter = token.enclosing(FunctionParameterSyntax.self),
      parameter.type.trimmedDescription == global.rawValue, let function = parameter.enclosing(FunctionDeclSyntax.self),
      let body = function.body
    else { return }
    let name = (parameter.secondName ?? parameter.firstName).plainText
    for use in file.identifiers(named: name, in: body.codeRange) {
      guard let reference = use.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName,
        reference.localName(name)?.declaration.id == Syntax(parameter).id
      else { continue }
      add(GlobalUse(global: global, spelling: .parameter, root: ExprSyntax(reference)))
    }
  }

  /// `let screen: UIScreen = .main`, `draw(on: .main)` for a parameter `on: UIScreen` declared in this file.
  private mutating func addImplicitMembers(of global: GlobalUse.Global) {
    for token in file.identifiers(named: global.accessor) {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.id == token.id, contextType(of: ExprSyntax(access)) == global.rawValue
      else { continue }
      add(GlobalUse(global: global, spelling: .implicitMember, root: ExprSyntax(access)))
    }
  }

  /// The type that the place of an expression asks for, when the file says it.
  private func contextType(of expression: ExprSyntax) -> String? {
    guard let parent = expression.parent else { return nil }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      if let binding = clause.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.unwrappedName }
      if let parameter = clause.parent?.as(FunctionParameterSyntax.self) { return parameter.type.unwrappedName }
    }
    if let argument = parent.as(LabeledExprSyntax.self) {
      if let label = argument.label?.plainText { return typeOfParameter(labelled: label) }
      // `screens.append(.main)` for `var screens: [UIScreen]`.
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      let receiver = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return receiver.flatMap { typeOfDeclaration($0)?.filter { $0 != "[" && $0 != "]" } }
    }
    let context = ExpressionContext(expression)
    if context.isWholeAssignedValue, let left = context.assignedTo { return typeOfDeclaration(left) }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) { return resultType(around: expression) }
    return nil
  }

  private func resultType(around expression: ExprSyntax) -> String? {
    let site = file.site(of: expression)
    guard site.closures.isEmpty, let result = site.member?.result else { return nil }
    return result.filter { $0 != "?" && $0 != "!" }
  }

  /// The type that this file gives a variable of the name.
  private func typeOfDeclaration(_ expression: ExprSyntax) -> String? {
    let name = expression.trimmedDescription.replacingPrefix("self.", with: "")
    for token in file.identifiers(named: name) {
      if let binding = token.parent?.parent?.as(PatternBindingSyntax.self), let annotation = binding.typeAnnotation {
        return annotation.type.unwrappedName
      }
    }
    return nil
  }

  private func typeOfParameter(labelled label: String) -> String? {
    for token in file.identifiers(named: label) {
      if let parameter = token.parent?.as(FunctionParameterSyntax.self), parameter.firstName.id == token.id,
        GlobalUse.Global(rawValue: parameter.type.unwrappedName) != nil
      {
        return parameter.type.unwrappedName
      }
    }
    return nil
  }

  /// `shared.connectedScenes` in a static member of `extension UIApplication`.
  private mutating func addOwnAccessor(of global: GlobalUse.Global) {
    for token in file.identifiers(named: global.accessor) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName,
        reference.localName(global.accessor) == nil, file.site(of: reference).type?.name == global.rawValue
      else { continue }
      add(GlobalUse(global: global, spelling: .direct, root: ExprSyntax(reference)))
    }
  }

  /// `let type = UIScreen.self` followed by `type.main`.
  private mutating func addRenamed(_ global: GlobalUse.Global, tokens: [TokenSyntax]) {
    for token in tokens {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
        let binding = access.parent?.parent?.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      else { continue }
      addUses(of: global, named: name)
    }
  }

  /// `Screen.main`, where `Screen` is another name of the type.
  private mutating func addUses(of global: GlobalUse.Global, named name: String) {
    for use in file.identifiers(named: name) {
      guard let access = use.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == name,
        access.declName.baseName.plainText == global.accessor
      else { continue }
      add(GlobalUse(global: global, spelling: .renamedType, root: ExprSyntax(access)))
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The name after a dot.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

  fileprivate var isMemberOfSelfOrType: Bool {
    guard let base = parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription else { return false }
    return base == "self" || base == "Self" || base.first?.isUppercase ?? false
  }
}

extension TypeSyntax {
  /// The type without optional marks and module.
  var unwrappedName: String {
    let text = withoutAttributes.filter { $0 != "?" && $0 != "!" }
    return text.hasPrefix("UIKit.") ? String(text.dropFirst(6)) : text
  }
}
