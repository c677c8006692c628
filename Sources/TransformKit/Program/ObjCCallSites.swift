import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// Finds the places in one file of Objective-C that call a member.
struct ObjCCallSites {
  let file: ObjCFile
  let target: CallTarget
  /// Under which Objective-C calls it.
  let selector: String

  /// The name of the property that a method sets; nil for any other.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.last == ":", let head = selector.dropFirst(3).first, head.isUppercase else { return nil }
    return head.lowercased() + selector.firstWord.dropFirst(4)
  }

  func sites() -> [CallSite] {
    let property = Self.property(setBy: selector)
    let nodes = file.nodes(named: selector.firstWord) + (property.map(file.nodes(named:)) ?? [])
    return nodes.compactMap { node in
      if node.selectorLiteral(selector) {
        let place = ObjCPlace(node, in: file)
        return target.isInside(place.type) ? site(node, .selector(use(ofSelectorAt: node)), place) : nil
      }
      if let call = node.callOfSelf(selector, property: property) {
        let place = ObjCPlace(call, in: file)
        return target.isInside(place.type) ? site(call, .own, place) : nil
      }
      return isCallOfAnother(node) ? site(node, .foreign, ObjCPlace(node, in: file)) : nil
    }
  }

  private func site(_ node: ObjCNode, _ form: CallSite.Form, _ place: ObjCPlace) -> CallSite {
    let isLazy = place.member.map { $0.kind == .method && !$0.isStatic && ObjCLazyGetter(place).isKept } ?? false
    var site = CallSite(
      file: file.id, offset: node.range.lowerBound, form: form, type: place.type, member: place.member,
      closures: place.blocks.map(\.keeping), isOnce: place.isOnce || isLazy)
    let statement = node.statementOfBody
    site.isCertain = statement?.methodOfBody != nil && !(statement?.mayBeSkipped ?? true)
    site.isInBackground = place.blocks.first { $0.queue != nil }?.queue == .background
    site.followsRootView = place.member?.spelling == "loadView" && node.hasRootView(in: place.memberNode)
    return site
  }

  private func use(ofSelectorAt node: ObjCNode) -> SelectorUse {
    guard let literal = node.selfAndAncestors.prefix(3).first(where: { $0.kind == .objcSelectorExpression }),
      let call = literal.ancestors().prefix(2).lazy.compactMap({ ObjCMessage($0) }).first,
      let index = call.arguments.firstIndex(where: { $0.range.contains(literal.range.lowerBound) })
    else { return .other }
    if call.selector == "addObserver:selector:name:object:" { return .notification(call.arguments[2].code) }
    // The word `action` is what all of UIKit's controls, gestures and commands have in common.
    let words = call.selector.split(separator: ":", omittingEmptySubsequences: false)
    return index < words.count && words[index].lowercased().hasSuffix("action") ? .action : .other
  }

  /// The method is called on another object that may be of the class: `[browser appear:YES]`.
  private func isCallOfAnother(_ node: ObjCNode) -> Bool {
    let call = node.selfAndAncestors.prefix(2).first { ObjCMessage($0)?.selector == selector || ObjCMember($0)?.name == selector }
    guard let call, let receiver = ObjCMessage(call)?.receiver ?? ObjCMember(call)?.base else { return false }
    guard let type = file.className(of: receiver) else { return true }
    return target.typeNames.contains(type) || file.index.projectSubclasses(of: type, in: file.id).contains(target.simpleOwner)
  }
}

extension ObjCNode {
  /// Inside `@selector(name)`.
  fileprivate func selectorLiteral(_ selector: String) -> Bool {
    guard let literal = selfAndAncestors.prefix(3).first(where: { $0.kind == .objcSelectorExpression }) else { return false }
    return ObjCSelectorLiteral(literal)?.selector == selector
  }

  /// The message or property access around the name, when it goes to the object itself.
  fileprivate func callOfSelf(_ selector: String, property: String?) -> ObjCNode? {
    for node in selfAndAncestors.prefix(2) {
      if let message = ObjCMessage(node), message.selector == selector, message.receiver.namesSelf { return node }
      if let member = ObjCMember(node), member.base.namesSelf {
        if member.name == selector { return node }
        // `self.columns = 3` calls `setColumns:`.
        if let property, member.name == property, let parent = node.parent, let assignment = ObjCAssignment(parent), assignment.left == node { return node }
      }
    }
    return nil
  }

  /// A statement above has made the view: `[super loadView]`, `self.view = …`.
  fileprivate func hasRootView(in method: ObjCNode?) -> Bool {
    guard let method else { return false }
    return method.descendants.contains { node in
      guard node.range.upperBound <= range.lowerBound else { return false }
      if let message = ObjCMessage(node) {
        return message.selector == "loadView" && message.receiver.code == "super" || message.selector == "setView:" && message.receiver.namesSelf
      }
      guard let left = ObjCAssignment(node)?.left, let path = ObjCMember(left) else { return false }
      return path.name == "view" && path.base.namesSelf
    }
  }

  /// `self`, `super`, or a usual name for the object in a block.
  var namesSelf: Bool {
    let code = code
    return code == "self" || code == "super" || code == "strongSelf" || code == "sself" || code == "sSelf" || ObjCSelf.weakNames.contains(code)
  }
}
