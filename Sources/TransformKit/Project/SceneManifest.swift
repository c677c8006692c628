import ProjectFiles
import SourceEdits
import SourceText

/// The scene manifest of an app, as its information has it.
public struct AppSceneManifest: Sendable {
  public static let key = "UIApplicationSceneManifest"
  static let configurationsKey = "UISceneConfigurations"
  static let role = "UIWindowSceneSessionRoleApplication"

  /// What the app's information says, and where.
  public let place: InfoValue
  /// The configurations for windows of the app itself.
  public let scenes: [Scene]
  /// The app said yes to several windows.
  public let supportsMultipleScenes: Bool

  /// The names of the configurations for every role, those of other windows included.
  let namesOfOtherRoles: Set<String>

  /// One way in which a window can begin.
  public struct Scene: Hashable, Sendable {
    public let name: String?
    public let delegateClass: String?
    public let storyboard: String?

    /// The name of the class without its module.
    public var simpleClassName: String? { delegateClass.map { $0.split(separator: ".").last.map(String.init) ?? $0 } }
  }

  public init(_ place: InfoValue) {
    self.place = place
    let content = place.value
    supportsMultipleScenes = content["UIApplicationSupportsMultipleScenes"] == .boolean(true)
    let roles = content[Self.configurationsKey]?.dictionaryEntries ?? []
    let scenes = roles.map { role in
      (role: role.key, scenes: role.value.arrayValues.map(Scene.init))
    }
    self.scenes = scenes.last { $0.role == Self.role }?.scenes ?? []
    namesOfOtherRoles = Set(scenes.filter { $0.role != Self.role }.flatMap(\.scenes).compactMap(\.name))
  }

  /// A manifest with one scene, to be written.
  public static func content(delegateClass: String, storyboard: String?) -> PropertyListValue {
    var scene: [PropertyListValue.Entry] = [
      .init("UISceneConfigurationName", "Default Configuration"), .init("UISceneDelegateClassName", .string(delegateClass)),
    ]
    if let storyboard { scene.append(.init("UISceneStoryboardFile", .string(storyboard))) }
    return ["UIApplicationSupportsMultipleScenes": false, configurationsKey: [role: [.dictionary(scene)]]]
  }
}

extension AppSceneManifest.Scene {
  init(_ value: PropertyListValue) {
    name = value["UISceneConfigurationName"]?.text
    delegateClass = value["UISceneDelegateClassName"]?.text
    storyboard = value["UISceneStoryboardFile"]?.text
  }
}

extension PropertyListValue {
  fileprivate var dictionaryEntries: [Entry] { if case .dictionary(let entries) = self { entries } else { [] } }
  fileprivate var arrayValues: [PropertyListValue] { if case .array(let values) = self { values } else { [] } }

  /// The value of a dictionary's key.
  subscript(key: String) -> PropertyListValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension Project {
  /// The manifests of an app, one for each place; none when the app has none.
  public func manifests(of app: AppTarget) -> [AppSceneManifest] { info(AppSceneManifest.key, of: app).map(AppSceneManifest.init) }
}
