import SwiftSyntax
import TransformKit
import UIKitModel

/// Finds out what a piece of the delegate's code uses.
struct PartReader {
  let file: SwiftFile
  let className: String
  /// The names of all members, nested types and private declarations of the file.
  let known: Set<String>

  func uses(in node: Syntax) -> PartUses {
    var uses = PartUses()
    for token in node.tokens(viewMode: .sourceAccurate) { read(token, in: node, &uses) }
    return uses
  }

  private func read(_ token: TokenSyntax, in part: Syntax, _ uses: inout PartUses) {
    guard let parent = token.parent else { return }
    if token.tokenKind == .keyword(.super) { uses.supers.append(Syntax(token)) }
    if let reference = parent.as(DeclReferenceExprSyntax.self), reference.baseName.id == token.id {
      read(reference, in: part, &uses)
    } else if let pattern = parent.as(IdentifierPatternSyntax.self), isShorthand(pattern) {
      readName(token, reference: Syntax(pattern), in: part, &uses)
    } else if let capture = parent.as(ClosureCaptureSyntax.self), capture.initializer == nil, token.id == capture.name.id,
      token.tokenKind != .keyword(.self)
    {
      readName(token, reference: Syntax(capture), in: part, &uses)
    } else if let type = parent.as(IdentifierTypeSyntax.self), type.name.id == token.id {
      if known.contains(token.plainText) { uses.members.append(use(token.plainText, Syntax(type), in: part)) }
    } else if let type = parent.as(MemberTypeSyntax.self), type.name.id == token.id, isClass(type.baseType) {
      uses.members.append(use(token.plainText, Syntax(type), isStatic: true, in: part))
    }
  }

  /// `if let window {`: the name is read, too.
  private func isShorthand(_ pattern: IdentifierPatternSyntax) -> Bool {
    pattern.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } ?? false
  }

  private func read(_ reference: DeclReferenceExprSyntax, in part: Syntax, _ uses: inout PartUses) {
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false { return }
    if let call = reference.windowCall(in: file) ?? reference.impliedWindowCall(in: file) { uses.windows.append(call) }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      guard let base = access.base else { return }
      let name = wrappedName(reference.baseName.plainText)
      if isSelf(base), !known.contains(name) {
        uses.others.append(use(name, Syntax(access), isExplicit: true, in: part))
      } else if isSelf(base) {
        noteAssignment(of: ExprSyntax(access), name, &uses)
        uses.members.append(use(name, Syntax(access), isExplicit: true, in: part))
      } else if isClass(base) {
        uses.members.append(use(name, Syntax(access), isStatic: true, in: part))
      } else {
        uses.others.append(use(name, Syntax(reference), in: part))
      }
      return
    }
    if reference.baseName.tokenKind == .keyword(.self) || reference.isAliasOfSelf {
      if isValue(reference) { uses.selfValues.append(Syntax(reference)) }
      return
    }
    noteAssignment(of: ExprSyntax(reference), reference.baseName.plainText, &uses)
    readName(reference.baseName, reference: Syntax(reference), in: part, &uses)
  }

  /// A name that stands alone: a local, a parameter, a member, or something of the whole project.
  private func readName(_ token: TokenSyntax, reference: Syntax, in part: Syntax, _ uses: inout PartUses) {
    let name = wrappedName(token.plainText)
    if let local = token.localName(name) {
      if local.declaration.is(FunctionParameterSyntax.self) {
        if part.is(CodeBlockItemSyntax.self) ? !part.contains(local.declaration) : part.contains(local.declaration) {
          uses.parameters.append(use(name, reference, in: part))
        }
      } else if part.is(CodeBlockItemSyntax.self), !part.contains(local.declaration) {
        uses.locals.append((use(name, reference, in: part), local.declaration))
      }
    } else if known.contains(name) {
      uses.members.append(use(name, reference, in: part))
    } else {
      uses.others.append(use(name, reference, in: part))
    }
  }

  /// `$phase` and `_phase` belong to the wrapped property `phase`.
  private func wrappedName(_ name: String) -> String {
    guard !known.contains(name), let first = name.first, first == "$" || first == "_", known.contains(String(name.dropFirst())) else { return name }
    return String(name.dropFirst())
  }

  private func use(_ name: String, _ node: Syntax, isExplicit: Bool = false, isStatic: Bool = false, in part: Syntax) -> PartUses.Use {
    var labels: [String]?
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.as(ExprSyntax.self)?.id,
      call.trailingClosure == nil
    {
      labels = call.arguments.map { $0.label?.plainText ?? "_" }
    }
    return PartUses.Use(
      name: name, node: node, isExplicit: isExplicit, isStatic: isStatic, isInClosure: node.isInClosure(within: part), labels: labels)
  }

  private func noteAssignment(of target: ExprSyntax, _ name: String, _ uses: inout PartUses) {
    guard let sequence = target.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == target.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    else { return }
    uses.assigned.insert(name)
  }

  private func isSelf(_ base: ExprSyntax) -> Bool {
    if let chained = base.as(OptionalChainingExprSyntax.self) { return isSelf(chained.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return isSelf(forced.expression) }
    guard let reference = base.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.baseName.tokenKind == .keyword(.self) || reference.isAliasOfSelf
  }

  private func isClass(_ base: some SyntaxProtocol) -> Bool { ["Self", className].contains(base.trimmedDescription) }

  /// `self` stands for the object: it is not the base of a member, and is not only bound to another name.
  private func isValue(_ reference: DeclReferenceExprSyntax) -> Bool {
    var node = Syntax(reference)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { node = parent }
    guard let parent = node.parent else { return true }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.as(ExprSyntax.self)?.id { return false }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      return !(clause.parent?.is(OptionalBindingConditionSyntax.self) ?? false) && !(clause.parent?.is(PatternBindingSyntax.self) ?? false)
    }
    return !parent.is(ClosureCaptureSyntax.self)
  }
}

extension DeclReferenceExprSyntax {
  /// A local name that is bound to `self`, like `strongSelf`.
  fileprivate var isAliasOfSelf: Bool {
    guard let name = localName(baseName.plainText) else { return false }
    return name.value?.trimmedDescription == "self"
  }

  /// The call that makes a window of the class that the reference names.
  fileprivate func windowCall(in file: SwiftFile) -> FunctionCallExprSyntax? {
    let name = baseName.plainText
    guard name.hasSuffix("Window") || name.first?.isUppercase ?? false else { return nil }
    var callee = ExprSyntax(self)
    while let access = callee.parent?.as(MemberAccessExprSyntax.self) {
      guard access.base?.id == callee.id ? access.declName.baseName.text == "init" : access.base?.trimmedDescription == "UIKit" else { return nil }
      callee = ExprSyntax(access)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return nil }
    return file.index.role(of: name, in: file.id) == .known(.window) ? call : nil
  }
}

extension DeclReferenceExprSyntax {
  /// `.init(frame:)` where the type is written before it, or the value goes to a `window`.
  fileprivate func impliedWindowCall(in file: SwiftFile) -> FunctionCallExprSyntax? {
    guard baseName.tokenKind == .keyword(.`init`), let access = parent?.as(MemberAccessExprSyntax.self), access.base == nil,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id
    else { return nil }
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type.trimmedDescription {
      return file.index.role(of: type.filter { !"?!".contains($0) }, in: file.id) == .known(.window) ? call : nil
    }
    guard let target = call.parent?.parent?.as(SequenceExprSyntax.self)?.elements.first?.trimmedDescription else { return nil }
    return target == "window" || target == "self.window" ? call : nil
  }
}

extension Syntax {
  func contains(_ other: some SyntaxProtocol) -> Bool {
    codeRange.lowerBound <= other.codeRange.lowerBound && other.codeRange.upperBound <= codeRange.upperBound
  }

  fileprivate func isInClosure(within part: Syntax) -> Bool {
    var node = parent
    while let current = node, current.id != part.id {
      if current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
