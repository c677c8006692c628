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

  /// One way in which a window can begin.
  public struct Scene: Hashable, Sendable {
    public let delegateClass: String?
    public let storyboard: String?

    /// The name of the class without its module.
    public var simpleClassName: String? { delegateClass.map { $0.split(separator: ".").last.map(String.init) ?? $0 } }

    /// The class is one of the app's own module, or names no module.
    public var isOwnClass: Bool {
      guard let delegateClass, delegateClass.contains(".") else { return true }
      return delegateClass.hasPrefix("$(PRODUCT_MODULE_NAME).") || delegateClass.hasPrefix("${PRODUCT_MODULE_NAME}.")
    }
  }

  public init(_ place: InfoValue) {
    self.place = place
    let content = place.value
    supportsMultipleScenes = content["UIApplicationSupportsMultipleScenes"] == .boolean(true)
    guard case .array(let list)? = content[Self.configurationsKey]?[Self.role] else {
      scenes = []
      return
    }
    scenes = list.map { Scene(delegateClass: $0["UISceneDelegateClassName"]?.text, storyboard: $0["UISceneStoryboardFile"]?.text) }
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

extension PropertyListValue {
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
