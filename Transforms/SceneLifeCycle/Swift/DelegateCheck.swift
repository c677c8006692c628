import SourceEdits
import SwiftSyntax
import TransformKit

/// Whether an app delegate is one that can be migrated at all.
struct DelegateCheck {
  let request: SceneMigrationRequest
  let model: DelegateModel

  func check() throws(MigrationRefusal) {
    try checkFramework()
    try checkProxies()
    try checkSpelling()
  }

  private func checkFramework() throws(MigrationRefusal) {
    if let parent = model.declaration.inheritanceClause?.inheritedTypes.first?.type {
      let name = parent.trimmedDescription
      if let framework = FrameworkDelegates.framework(ofSuperclass: name) {
        throw refusal(parent, "leave '\(model.name)': \(framework)'s app delegate makes the window")
      }
      if request.project.index.role(of: name, in: model.file.id) == .known(.appDelegate), name != "UIApplicationDelegate" {
        throw MigrationRefusal("derived-app-delegate", at: parent, in: model.file, "leave '\(model.name)': its superclass '\(name)' is an app delegate itself")
      }
      let isPlain = ["UIResponder", "NSObject", "UIApplicationDelegate"].contains(name)
      if !isPlain, request.project.index.declarations(named: name, in: model.file.id).isEmpty, !isProtocolOnly(name) {
        throw refusal(parent, "leave '\(model.name)': what its superclass '\(name)' does with the window is not known")
      }
    }
    if let derived = request.project.subclasses(of: request.delegate).others.first {
      throw MigrationRefusal(
        "derived-app-delegate", at: model.declaration.name, in: model.file, "leave '\(model.name)': '\(derived.simpleName)' derives from it")
    }
    for item in model.file.tree.statements {
      guard let path = item.item.as(ImportDeclSyntax.self)?.path, let name = path.first?.name.plainText,
        let framework = FrameworkDelegates.framework(ofImport: name)
      else { continue }
      throw refusal(path, "leave '\(model.name)': \(framework) makes the window")
    }
  }

  /// Libraries that live on callbacks which UIKit will not make any more.
  private func checkProxies() throws(MigrationRefusal) {
    var files: [SwiftFile] = []
    for container in model.containers where !files.contains(where: { $0 === container.file }) { files.append(container.file) }
    func token(_ name: String) -> (SwiftFile, TokenSyntax)? {
      files.lazy.compactMap { file in file.identifiers(named: name).first.map { (file, $0) } }.first
    }
    for framework in SwizzlingFramework.all where framework.releases.allSatisfy({ token($0) == nil }) && framework.marks.allSatisfy({ token($0) != nil }) {
      guard let (file, mark) = framework.marks.last.flatMap(token) else { continue }
      throw MigrationRefusal(
        "sdk-swizzles-app-delegate", at: mark, in: file,
        "leave '\(model.name)': \(framework.name) takes part in its callbacks by itself, which UIKit does not make in an app with scenes")
    }
  }

  /// A class whose first inherited name is a protocol of a library has no superclass, as far as can be told.
  private func isProtocolOnly(_ name: String) -> Bool {
    request.project.index.role(of: name, in: model.file.id) == .openProtocol
  }

  private func refusal(_ node: some SyntaxProtocol, _ message: String) -> MigrationRefusal {
    MigrationRefusal("framework-app-delegate", at: node, in: model.file, message)
  }

  /// A launch method that UIKit never calls leaves the question open what the app does at launch.
  private func checkSpelling() throws(MigrationRefusal) {
    guard model.launchMethods.isEmpty else { return }
    for part in model.parts {
      guard let function = part.function, DelegateCallback.meant(by: function.fullName)?.contains("FinishLaunching") ?? false else { continue }
      throw MigrationRefusal(
        "app-delegate-callback-not-called", at: function.name, in: part.file, "leave '\(model.name)': UIKit never calls '\(function.fullName)'")
    }
  }

  // MARK: SwiftUI

  /// A SwiftUI app names the delegate as its own: it has scenes already, which SwiftUI makes.
  var isOfSwiftUI: Bool {
    request.project.files(naming: ["UIApplicationDelegateAdaptor"], around: request.delegate).contains { file in
      request.project.swift(file).map { !$0.identifiers(named: model.name).isEmpty } ?? false
    }
  }

  // MARK: What moved code can see

  /// Moved code must find everything by its name in the other file and the other class.
  func checkSurroundings(of plan: MovePlan) throws(MigrationRefusal) {
    if !request.hasStoryboard { try checkWindowElsewhere(plan) }
    try checkPrivateDeclarations(plan)
    try checkConditionalExtensions(plan)
    let inherited = inheritedNames(plan)
    let hidden = hiddenNames
    for part in plan.parts {
      for use in part.uses.others {
        let isMember = use.node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == use.node.as(DeclReferenceExprSyntax.self)?.id
        if !isMember, inherited.contains(use.name) {
          throw MigrationRefusal(
            "app-delegate-state", at: use.node, in: part.file, "leave '\(model.name)': '\(use.name)', which moving code uses, comes with another type of the app delegate")
        }
        if hidden.contains(use.name), part.file === model.file {
          throw MigrationRefusal(
            "app-delegate-state", at: use.node, in: part.file, "leave '\(model.name)': '\(use.name)', which moving code uses, is private to this file")
        }
      }
    }
  }

  /// Extensions inside of conditional compilation are read by nobody here, and must not need what moves.
  private func checkConditionalExtensions(_ plan: MovePlan) throws(MigrationRefusal) {
    let names = Set(plan.parts.filter { !$0.isStatement && $0.callback == nil }.flatMap(\.names))
    for file in request.delegate.files.filter(\.isSwift).compactMap({ request.project.swift($0) }) {
      for token in file.identifiers(named: model.name) {
        guard let extended = token.parent?.parent?.as(ExtensionDeclSyntax.self), extended.enclosing(IfConfigDeclSyntax.self) != nil,
          let use = extended.memberBlock.tokens(viewMode: .sourceAccurate).first(where: { names.contains($0.plainText) })
        else { continue }
        throw MigrationRefusal(
          "app-delegate-state", at: use, in: file, "leave '\(model.name)': '\(use.text)' would move, and an extension inside '#if' uses it")
      }
    }
  }

  /// Private names of the file that move must not be missed by other code of the file.
  private func checkPrivateDeclarations(_ plan: MovePlan) throws(MigrationRefusal) {
    let moving = plan.parts.filter { $0.file === model.file }
    for part in moving where part.kind == .filePrivate {
      for token in part.names.flatMap({ model.file.identifiers(named: $0) }) where !moving.contains(where: { $0.node.contains(token) }) {
        throw MigrationRefusal(
          "app-delegate-state", at: token, in: model.file, "leave '\(model.name)': moving code uses '\(token.text)', which is private to this file and is used here, too")
      }
    }
  }

  /// Members that the project's superclasses and protocols give the app delegate and not the scene delegate.
  private func inheritedNames(_ plan: MovePlan) -> Set<String> {
    let index = request.project.index
    var types = index.projectSuperclasses(of: model.name, in: model.file.id)
    for (number, conformance) in model.conformances.enumerated() where !plan.conformances.contains(number) {
      types += conformance.protocols.map(\.type.trimmedDescription)
    }
    return Set(types.flatMap { type in
      index.files(about: type, in: model.file.id).filter(\.isSwift).compactMap { request.project.swift($0) }.flatMap { $0.memberNames(of: type) }
    })
  }

  /// Members that private extensions in the app delegate's file give other types.
  private var hiddenNames: Set<String> {
    var names: Set<String> = []
    for item in model.file.tree.statements {
      guard let extended = item.item.as(ExtensionDeclSyntax.self), extended.extendedType.trimmedDescription != model.name else { continue }
      for member in extended.memberBlock.members {
        let modifiers = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
        if extended.modifiers.isPrivate || modifiers.isPrivate { names.formUnion(member.decl.declaredNames) }
      }
    }
    return names
  }

  /// Without a storyboard somebody makes the window: when it is not the app delegate, it is a place that has no scene yet.
  private func checkWindowElsewhere(_ plan: MovePlan) throws(MigrationRefusal) {
    guard !plan.parts.contains(where: { !$0.uses.windows.isEmpty }) else { return }
    for part in plan.parts where part.isStatement && !part.uses.assigned.isDisjoint(with: plan.parts.filter(\.isWindowProperty).flatMap(\.names)) {
      throw MigrationRefusal(
        "window-needs-scene", at: part.node, in: part.file, "leave '\(model.name)': its window is made elsewhere, where no scene is known")
    }
    let own = Set(model.containers.map(\.file.id))
    for file in request.project.files(naming: ["UIWindow"], around: request.delegate) where !own.contains(file) {
      let context = request.project.context(of: file)
      guard !context.isTest, !context.isAppExtension, let source = request.project.swift(file) else { continue }
      for token in source.identifiers(named: "UIWindow") {
        guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.allSatisfy({ $0.label?.text == "frame" }) else { continue }
        throw MigrationRefusal("window-needs-scene", at: call, in: source, "leave '\(model.name)': it does not make the window; this does, and has to know a scene")
      }
    }
  }

  // MARK: Methods that UIKit never calls

  /// Methods that look like callbacks and are none, or that UIKit leaves out, for a person to look at.
  func uncalled() -> [ProjectProposal] {
    model.parts.compactMap { part in
      guard let function = part.function, !part.isStatic, let why = whyUncalled(part, function.fullName) else { return nil }
      return .manual(
        "leave '\(function.fullName)': \(why)", in: part.file.id, at: function.name.codeRange, because: "app-delegate-callback-not-called",
        scope: "\(model.name).\(function.fullName)", code: function.fullName)
    }
  }

  private func whyUncalled(_ part: DelegatePart, _ name: String) -> String? {
    if DelegateCallback.restoration.contains(name) { return "UIKit does not call it in an app with scenes, which restore themselves" }
    let isUsed = model.parts.contains { $0.uses.members.contains { model.targets(of: $0).contains(part.id) } }
    if isUsed { return nil }
    if model.isOutdone(part) { return "UIKit calls 'application(_:open:options:)' instead" }
    return DelegateCallback.meant(by: name).map { "UIKit calls '\($0)', and never this" }
  }
}

extension SwiftFile {
  /// The names of the members that the file declares for a type, in its declaration or in extensions.
  fileprivate func memberNames(of type: String) -> [String] {
    tree.statements.flatMap { item -> [String] in
      let members: MemberBlockItemListSyntax
      if let extended = item.item.as(ExtensionDeclSyntax.self), extended.extendedType.trimmedDescription == type {
        members = extended.memberBlock.members
      } else if let declaration = item.item.as(ClassDeclSyntax.self), declaration.name.plainText == type {
        members = declaration.memberBlock.members
      } else {
        return []
      }
      return members.flatMap { $0.decl.declaredNames }
    }
  }
}
