import SourceEdits
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
  /// The files that declare each of them, by `Type.member`.
  private var files: [String: [FileID: Kind]] = [:]

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
    for (name, places) in other.files { files[name, default: [:]].merge(places) { $1 } }
  }

  /// Those that the code of a file sees, or the only ones of their names.
  public func seen(from file: FileID, in targets: TargetMap) -> ProjectHelpers {
    guard files.count > 1 || files.values.contains(where: { $0.count > 1 }) else { return self }
    var result = ProjectHelpers()
    for (type, names) in members {
      for name in names.keys {
        let places = (files[type + "." + name] ?? [:]).sorted { $0.key < $1.key }
        let nearest = targets.nearest(places, from: file, in: \.key)
        guard let kind = nearest.first?.value, nearest.allSatisfy({ $0.value == kind }) else { continue }
        result.members[type, default: [:]][name] = kind
      }
    }
    return result
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
      result.files[type + "." + member.baseName, default: [:]][file.id] = kind
    }
    return result
  }
}
