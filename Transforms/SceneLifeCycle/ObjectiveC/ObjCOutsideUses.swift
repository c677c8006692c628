import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// Where files other than the app delegate's own use its members.
struct ObjCOutsideUses {
  struct Use {
    let file: FileID
    let range: Range<ByteOffset>
    let code: String
  }

  private let project: Project
  private let model: ObjCDelegateModel
  private let delegate: AppDelegateClass
  /// Files that name the class, or ask the application for its delegate.
  private let candidates: [FileID]

  init(of model: ObjCDelegateModel, delegate: AppDelegateClass, in project: Project) {
    self.model = model
    self.project = project
    self.delegate = delegate
    let own = Set(model.files.map(\.id) + delegate.files)
    let named = Set(project.files(naming: project.delegateMacros.union([model.className]), around: delegate))
    let asking = Set(project.files(naming: ["UIApplication"], around: delegate)).intersection(project.files(naming: ["delegate"], around: delegate))
    candidates = named.union(asking).filter { !own.contains($0) }.sorted()
  }

  /// The uses of a variable, or of a method under its name with `+` for a class method's.
  func uses(of name: String) -> [Use] {
    let isVisible = model.variables[name]?.isInHeader ?? model.methods[name]?.isInHeader ?? false
    // UIKit declares the window, so that everybody knows it.
    guard isVisible || name == "window" else { return [] }
    let word = String(name.drop { $0 == "+" }.prefix { $0 != ":" })
    let files = Set(project.files(naming: [word], around: delegate))
    return candidates.filter(files.contains).flatMap { file in
      file.isSwift ? swiftUses(of: word, in: file) : objcUses(of: name, word: word, in: file)
    }
  }

  private func objcUses(of name: String, word: String, in id: FileID) -> [Use] {
    guard let file = project.objc(id) else { return [] }
    let inCode = file.tree.root.descendants.compactMap { node -> Use? in
      let base: ObjCNode
      if let member = ObjCMember(node), member.name == word {
        base = member.base
      } else if let message = ObjCMessage(node), message.selector == name.drop(while: { $0 == "+" }) || message.selector == setter(of: word) {
        base = message.receiver
      } else if let message = ObjCMessage(node), message.selector.hasPrefix("performSelector:"), let named = message.arguments.first.flatMap({ ObjCSelectorLiteral($0) }), named.selector == name {
        base = message.receiver
      } else {
        return nil
      }
      return isDelegate(base, in: file) ? Use(file: id, range: node.range, code: file.oneLine(node)) : nil
    }
    return inCode + macroUses(of: word, in: file)
  }

  private func setter(of word: String) -> String { "set" + word.prefix(1).uppercased() + word.dropFirst() + ":" }

  /// `#define kMainWindow [UIApplication sharedApplication].delegate.window`
  private func macroUses(of word: String, in file: ObjCFile) -> [Use] {
    file.tree.directives.filter { $0.kind == .define }.compactMap { directive in
      let body = file.text.string(in: directive.body)
      let plain = body.filter { !$0.isWhitespace }
      let asks = plain.contains("delegate.\(word)") || plain.contains("delegate]\(word)]") || plain.contains("delegate].\(word)") || plain.contains("delegate).\(word)")
        || plain.contains("\(model.className)") && plain.contains(".\(word)")
      return asks ? Use(file: file.id, range: directive.range, code: body) : nil
    }
  }

  /// The expression is the app delegate, or may be.
  private func isDelegate(_ base: ObjCNode, in file: ObjCFile) -> Bool {
    if base.kind == .parenthesized { return base.children.first.map { isDelegate($0, in: file) } ?? false }
    if let cast = ObjCCast(base) { return cast.type.code.contains(model.className) || cast.type.code.hasPrefix("id") && isDelegate(cast.operand, in: file) }
    if base.code == model.className { return true }
    if let message = ObjCMessage(base) {
      if message.receiver.code == model.className { return true }
      if message.selector == "delegate" { return isApplication(message.receiver, in: file) }
    }
    if let member = ObjCMember(base) {
      if member.base.code == model.className { return true }
      if member.name == "delegate" { return isApplication(member.base, in: file) }
    }
    if base.kind == .declarationReference {
      if let local = base.local(named: base.code) { return local.type.contains(model.className) || local.type.contains("UIApplicationDelegate") }
      // A macro for the app delegate, as `kAppDelegate`.
      return base.code.lowercased().contains("appdelegate")
    }
    if base.kind == .call { return base.code.lowercased().contains("appdelegate") }
    return file.className(of: base) == model.className
  }

  private func isApplication(_ node: ObjCNode, in file: ObjCFile) -> Bool {
    let code = node.code.filter { !$0.isWhitespace }
    if ["[UIApplicationsharedApplication]", "UIApplication.sharedApplication"].contains(code) { return true }
    return node.kind == .declarationReference && node.local(named: node.code)?.type.contains("UIApplication") ?? false
  }

  /// In Swift every member access of the name counts whose base mentions the class or the application's delegate.
  private func swiftUses(of word: String, in id: FileID) -> [Use] {
    guard let file = project.swift(id) else { return [] }
    return file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> Use? in
      guard token.text == word, let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) ?? token.parent?.as(MemberAccessExprSyntax.self),
        let base = member.base?.trimmedDescription
      else { return nil }
      let asks = base.contains(model.className) || base.lowercased().contains("appdelegate") || base.contains(".delegate")
      let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
      return asks ? Use(file: id, range: start..<member.endPositionBeforeTrailingTrivia.utf8Offset, code: member.trimmedDescription) : nil
    }
  }
}
