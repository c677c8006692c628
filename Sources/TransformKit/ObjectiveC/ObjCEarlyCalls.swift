import ObjCSyntax
import SourceEdits
import UIKitModel

extension ObjCFile {
  /// True when an initialiser runs the method, or `loadView` before the controller has its view: asking for the view there
  /// loads it too early, or again and again.
  public func runsBeforeRootView(_ member: Member, at site: ObjCSite) -> Bool {
    guard member.kind == .method, !member.isStatic, let type = site.type?.path.last else { return false }
    var calls = ObjCEarlyCalls(typeName: type, index: index, file: id)
    return calls.lead(to: member, in: self)
  }
}

/// Follows the calls of a helper back to the methods in which a controller has no view.
private struct ObjCEarlyCalls {
  let typeNames: [String]
  private var visited: Set<String> = []

  init(typeName: String, index: ProjectIndex, file: FileID) {
    typeNames = [typeName] + index.projectSuperclasses(of: typeName, in: file) + index.projectSubclasses(of: typeName, in: file)
  }

  mutating func lead(to member: Member, in file: ObjCFile) -> Bool {
    // What UIKit calls, it calls when the view is there.
    guard LifeCycle.phase(ofMethod: member.spelling, in: .viewController) == nil, visited.insert(member.spelling).inserted else { return false }
    let word = String(member.spelling.prefix { $0 != ":" })
    for other in [file] + typeNames.flatMap({ file.related(to: $0, mentioning: word) }) {
      for use in other.callers(of: member.spelling) {
        guard let place = use.place, place.isInside(typeNames), let caller = place.member, !caller.isStatic else { continue }
        if place.blocks.contains(where: { $0.keeping == .unknown }) { continue }
        switch caller.kind {
        case .initializer: return true
        case .method where caller.spelling == "loadView": if !other.hasRootView(before: use.node, in: place.memberNode) { return true }
        case .method: if lead(to: caller, in: other) { return true }
        default: continue
        }
      }
    }
    return false
  }
}

extension ObjCFile {
  /// A statement above has made the view: `[super loadView]`, `self.view = …`.
  fileprivate func hasRootView(before call: ObjCNode, in method: ObjCNode?) -> Bool {
    guard let method else { return false }
    return method.descendants.contains { node in
      guard node.range.upperBound <= call.range.lowerBound else { return false }
      if let message = ObjCMessage(node) {
        return message.selector == "loadView" && message.receiver.code == "super" || message.selector == "setView:" && message.receiver.namesSelf
      }
      guard let left = ObjCAssignment(node)?.left, let path = ObjCMember(left) else { return false }
      return path.name == "view" && path.base.namesSelf
    }
  }
}
