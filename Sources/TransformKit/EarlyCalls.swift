import SwiftSyntax
import UIKitModel

extension SwiftFile {
  /// True when an initialiser runs the member, or `loadView` before the controller has its view: asking for the view there
  /// loads it too early, or again and again.
  public func runsBeforeRootView(_ member: Member, at site: Site) -> Bool {
    guard let type = site.type?.path.last?.split(separator: ".").last else { return false }
    var calls = EarlyCalls(typeNames: [String(type)] + (member.isPrivate ? [] : index.projectSubclasses(of: String(type), in: id)))
    return calls.lead(to: member, in: self)
  }
}

/// Follows the calls of a helper back to the members in which a controller has no view.
private struct EarlyCalls {
  let typeNames: [String]
  private var visited: Set<String> = []

  init(typeNames: [String]) {
    self.typeNames = typeNames
  }

  mutating func lead(to member: Member, in file: SwiftFile) -> Bool {
    guard member.kind == .method || member.kind == .computedProperty, !member.isStatic,
      // What UIKit calls, it calls when the view is there.
      LifeCycle.phase(ofMethod: member.name, in: .viewController) == nil, visited.insert(member.baseName).inserted
    else { return false }
    let others = member.isPrivate ? [] : typeNames.flatMap { file.related(to: $0, mentioning: member.baseName) }
    for other in [file] + others {
      for token in other.identifiers(named: member.baseName) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.isMemberOfSelf else { continue }
        let place = Place(Syntax(reference), in: other)
        guard place.isInside(typeNames), let caller = place.member, !place.closures.contains(where: { $0.keeping == .unknown }) else { continue }
        if caller.kind == .initializer { return true }
        if caller.name == "loadView()" {
          if !reference.followsRootView { return true }
        } else if lead(to: caller, in: other) {
          return true
        }
      }
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// A statement above has made the view: `super.loadView()`, `view = …`.
  fileprivate var followsRootView: Bool {
    guard let body = enclosing(FunctionDeclSyntax.self)?.body, let own = body.statements.first(where: { $0.range.contains(position) }) else { return false }
    return body.statements.prefix { $0.id != own.id }.contains { statement in
      let code = statement.trimmedDescription.filter { !$0.isWhitespace }
      return code.hasPrefix("super.loadView()") || code.hasPrefix("view=") || code.hasPrefix("self.view=")
    }
  }
}
