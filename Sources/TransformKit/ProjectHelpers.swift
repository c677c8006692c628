import SwiftSyntax

/// Members of the project that only look up the app's window or scene: `UIWindow.key`, `SceneFinder.mainWindow`.
public struct ProjectHelpers: Sendable, Equatable {
  /// What a helper gives.
  public enum Kind: String, Sendable {
    case window = "UIWindow?"
    case unwrappedWindow = "UIWindow"
    case windows = "[UIWindow]"
    case scene = "UIWindowScene?"
  }

  /// For each type the names of such members.
  private var members: [String: [String: Kind]] = [:]

  public init() {}

  /// The types whose static members are such helpers, in order.
  public var staticTypes: [String] { members.keys.filter { $0 != "UIApplication" }.sorted() }

  /// The names of a type's helpers, in order.
  public func names(of type: String) -> [String] { (members[type] ?? [:]).keys.sorted() }

  /// What `type.member` gives, when it is such a helper.
  public func kind(of member: String, in type: String) -> Kind? { members[type]?[member] }

  /// Takes over what other helpers know.
  public mutating func merge(_ other: ProjectHelpers) {
    for (type, names) in other.members { members[type, default: [:]].merge(names) { $1 } }
  }

  /// With the helpers that a file declares: members without parameters whose type says that they look something up.
  public func adding(from file: SwiftFile) -> ProjectHelpers {
    var result = self
    for use in file.all(WindowUse.self) {
      let site = file.site(of: use.target)
      guard let type = site.type?.path.last, let member = site.member, site.closures.isEmpty, member.parameters.isEmpty,
        member.kind == .method || member.kind == .computedProperty,
        member.isStatic || type == "UIApplication" && site.type?.isExtension == true,
        let kind = member.result.flatMap({ Kind(rawValue: $0 == "UIWindow!" ? "UIWindow" : $0) })
      else { continue }
      result.members[type, default: [:]][member.baseName] = kind
    }
    return result
  }
}
