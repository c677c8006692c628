import ObjCSyntax
import SourceEdits
import UIKitModel

extension ObjCFile {
  /// True when every use of the method inside its class is in a layout pass, in drawing, or in another such helper.
  public func isCalledOnlyFromLayout(_ member: Member, at site: ObjCSite) -> Bool {
    var calls = ObjCLayoutCalls(typeName: site.type?.path.last ?? "", index: index, file: id)
    return calls.allLead(to: member.spelling, in: self) && calls.reachLayout
  }
}

/// Follows the calls of a helper back to the methods in which UIKit lays out and draws.
private struct ObjCLayoutCalls {
  let typeNames: [String]
  /// Some call starts in a layout pass; helpers that only call each other run at no known time.
  private(set) var reachLayout = false
  private var visited: Set<String> = []

  init(typeName: String, index: ProjectIndex, file: FileID) {
    typeNames = [typeName] + index.projectSuperclasses(of: typeName, in: file) + index.projectSubclasses(of: typeName, in: file)
  }

  /// No call of the method starts anywhere else.
  mutating func allLead(to selector: String, in file: ObjCFile) -> Bool {
    guard visited.insert(selector).inserted else { return true }
    // What Swift subclasses and extensions do with it is not followed.
    guard file.swiftFiles(about: typeNames, mentioning: String(LifeCycle.swiftName(ofSelector: selector).prefix { $0 != "(" })).isEmpty
    else { return false }
    let word = String(selector.prefix { $0 != ":" })
    var hasCaller = false
    for other in [file] + typeNames.flatMap({ file.related(to: $0, mentioning: word) }) {
      for use in other.callers(of: selector) {
        // A call on another object may well be one of this method.
        guard let place = use.place, place.isInside(typeNames), let caller = place.member, let role = place.type?.role.role else { return false }
        guard caller.spelling != selector else { continue }
        hasCaller = true
        if place.blocks.contains(where: { $0.keeping == .unknown }) { return false }
        if LifeCycle.isRecomputed(method: caller.spelling, in: role) {
          reachLayout = true
          continue
        }
        guard caller.kind == .method, LifeCycle.phase(ofMethod: caller.spelling, in: role) == nil, allLead(to: caller.spelling, in: file) else {
          return false
        }
      }
    }
    return hasCaller
  }
}
