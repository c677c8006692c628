import SwiftSyntax
import UIKitModel

/// A call that makes a window without a scene: `UIWindow(frame:)`, `UIWindow()`, or the same of a subclass.
public struct WindowConstruction: SwiftSubject {
  public let call: FunctionCallExprSyntax
  /// The name of the class.
  public let className: String
  /// The frame it is given; nil for `UIWindow()`.
  public let frame: ExprSyntax?
  /// `super.init(frame:)` in a window class: its own initialiser would have to take the scene.
  public let isSuperclassCall: Bool

  public static func subjects(in file: SwiftFile) -> [WindowConstruction] {
    var seen: Set<SyntaxIdentifier> = []
    return file.facts.mentions.compactMap { offset in
      if let construction = WindowConstruction(superclassCallAround: offset, in: file), seen.insert(construction.call.id).inserted {
        return construction
      }
      guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset)), let construction = WindowConstruction(token, in: file),
        seen.insert(construction.call.id).inserted
      else { return nil }
      return construction
    }
  }

  private init?(_ token: TokenSyntax, in file: SwiftFile) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.plainText.hasSuffix("Window") else { return nil }
    var type = ExprSyntax(reference)
    if let qualified = reference.parent?.as(MemberAccessExprSyntax.self), qualified.declName.id == reference.id {
      guard qualified.base?.trimmedDescription == "UIKit" else { return nil }
      type = ExprSyntax(qualified)
    }
    if let access = type.parent?.as(MemberAccessExprSyntax.self), access.base?.id == type.id, access.declName.baseName.text == "init" {
      type = ExprSyntax(access)
    }
    guard let call = type.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == type.id, call.trailingClosure == nil
    else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    guard labels.isEmpty || labels == ["frame"] else { return nil }
    let containers = file.site(of: call).type?.path ?? []
    guard !file.index.shadows("UIWindow", containers: containers, in: file.id) || token.plainText != "UIWindow",
      file.index.role(of: token.plainText, containers: containers, in: file.id) == .known(.window)
    else { return nil }
    self.call = call
    className = token.plainText
    frame = call.arguments.first?.expression
    isSuperclassCall = false
  }

  /// `super.init(frame: UIScreen.main.bounds)` around a mention of the screen.
  private init?(superclassCallAround offset: Int, in file: SwiftFile) {
    guard let token = file.token(at: offset), token.plainText == "UIScreen" else { return nil }
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self),
        ["super.init", "self.init"].contains(call.calledExpression.trimmedDescription),
        call.arguments.map({ $0.label?.text }) == ["frame"], file.site(of: call).role == .known(.window)
      {
        self.call = call
        className = file.site(of: call).type?.path.last ?? ""
        frame = call.arguments.first?.expression
        isSuperclassCall = true
        return
      }
      node = parent
    }
    return nil
  }

  /// The window is as large as a screen or a scene, as `init(windowScene:)` makes it.
  public func isFullSize(in file: SwiftFile) -> Bool {
    guard let frame else { return true }
    let text = file.spelledOut(frame)
    if !text.hasSuffix(".bounds"), let reference = frame.as(DeclReferenceExprSyntax.self) {
      return frame.localName(reference.baseName.plainText)?.value?.trimmedDescription == "UIScreen.main.bounds"
    }
    guard text.hasSuffix(".bounds") else { return false }
    let owner = text.dropLast(".bounds".count).lowercased()
    return owner == "uiscreen.main" || owner.hasSuffix("screen") || owner.hasSuffix("coordinatespace")
  }
}

extension SyntaxProtocol {
  /// True inside the arguments of a call that makes a window: such a frame is decided with the window.
  public func isInsideWindowConstruction(of file: SwiftFile) -> Bool {
    file.all(WindowConstruction.self).contains { $0.call.arguments.codeRange.contains(codeRange.lowerBound) && $0.frame != nil }
  }
}

extension SwiftFile {
  /// True when a window class of the project has `init(windowScene:)`, inherited or its own.
  public func inheritsSceneInitialiser(_ name: String) -> Bool {
    if name == "UIWindow" { return true }
    let superclasses = index.projectSuperclasses(of: name, in: id)
    return ([name] + superclasses).allSatisfy { className in
      guard let declaration = classDeclaration(named: className) else { return false }
      let initialisers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      let designated = initialisers.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
      return designated.isEmpty || designated.contains { Member(initializer: $0).name == "init(windowScene:)" }
    }
  }

  private func classDeclaration(named name: String) -> ClassDeclSyntax? {
    for file in [self] + related(to: name, mentioning: name) {
      for token in file.identifiers(named: name) {
        if let declaration = token.parent?.as(ClassDeclSyntax.self), declaration.name.id == token.id { return declaration }
      }
    }
    return nil
  }
}
