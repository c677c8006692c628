import Foundation

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  nonisolated(unsafe) static let single = UIApplication()
  open class var shared: UIApplication { single }
  open var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.inactive
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var openSessions: Set<UISceneSession> = []
  open var supportsMultipleScenes: Bool { Launcher.current.plist.manifest.supportsMultipleScenes }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var windows: [UIWindow] { allWindows.compactMap(\.window).filter { !hasScenes || $0.windowScene != nil } }
  open var keyWindow: UIWindow? { currentKey.flatMap { windows.contains($0) ? $0 : nil } }

  /// Whether the app takes part in the scene life cycle.
  var hasScenes = false
  var allWindows: [WeakWindow] = []
  weak var currentKey: UIWindow?

  open func registerForRemoteNotifications() {}
  open func open(_ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {}
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
}

/// The entry of an app with a `main.swift`.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) else {
    Transcript.fail("there is no application delegate class '\(delegateClassName ?? "")'")
  }
  Launcher.run(type)
}
