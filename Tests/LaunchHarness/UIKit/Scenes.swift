import Foundation

open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    open var notificationResponse: UNNotificationResponse? { nil }
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String!

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

open class UNNotificationResponse: NSObject {}

open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.device }
  open var windows: [UIWindow] { UIApplication.shared.allWindows.compactMap(\.window).filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

public final class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  init(url: URL) { self.url = url }
}

open class UISceneOpenURLOptions: NSObject {
  open var sourceApplication: String? { "com.example.other" }
  open var annotation: Any? { nil }
  open var openInPlace: Bool { false }
}

extension UIScene {
  public typealias OpenURLOptions = UISceneOpenURLOptions
}

public final class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public var userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role = Role.windowApplication
  public let persistentIdentifier: String
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?

  init(number: Int, configuration: UISceneConfiguration) {
    persistentIdentifier = "session \(number)"
    self.configuration = configuration
  }
}

open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// What the manifest says of the configuration with this name, as in UIKit; otherwise an empty one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let manifest = Launcher.current.plist.manifest
    guard let entry = manifest.configurations.first(where: { $0.name == name && $0.role == role.rawValue }) else { return }
    fill(from: entry)
  }

  func fill(from entry: Manifest.Configuration) {
    if let className = entry.delegateClass {
      delegateClass = NSClassFromString(className)
      if delegateClass == nil {
        Transcript.note(
          "problem: the manifest names the scene delegate '\(className)', and there is no such class in the app")
      }
    }
    storyboard = entry.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
  }
}
