import Foundation

/// The property list of the built app: build settings are filled in, generated keys are merged.
struct InfoPropertyList {
  let values: [String: Any]

  init(contentsOf file: URL) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil)
    values = list as? [String: Any] ?? [:]
  }

  var mainStoryboard: String? { values["UIMainStoryboardFile"] as? String }
  var manifest: Manifest { Manifest(values["UIApplicationSceneManifest"] as? [String: Any] ?? [:]) }
}

/// `UIApplicationSceneManifest`.
struct Manifest {
  struct Configuration {
    let role: String
    let name: String?
    let delegateClass: String?
    let storyboard: String?
  }

  let supportsMultipleScenes: Bool
  let configurations: [Configuration]

  init(_ values: [String: Any]) {
    supportsMultipleScenes = values["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = values["UISceneConfigurations"] as? [String: Any] ?? [:]
    configurations = roles.keys.sorted().flatMap { role in
      (roles[role] as? [[String: Any]] ?? []).map { entry in
        Configuration(
          role: role, name: entry["UISceneConfigurationName"] as? String,
          delegateClass: entry["UISceneDelegateClassName"] as? String,
          storyboard: entry["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// The configurations of ordinary windows.
  var forWindows: [Configuration] { configurations.filter { $0.role == UISceneSession.Role.windowApplication.rawValue } }
}
