import CoreGraphics
import Foundation
import ObjectiveC

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@objc public enum UIBackgroundFetchResult: UInt {
  case newData
  case noData
  case failed
}

@objc public protocol UIUserActivityRestoring {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

@objc open class UIApplication: UIResponder {
  @objc public enum State: Int {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
    public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    public static let location = LaunchOptionsKey(rawValue: "location")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "activityDictionary")
    public static let userActivityType = LaunchOptionsKey(rawValue: "activityType")
    public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "keyboard")
  }

  @objc open dynamic class var shared: UIApplication { stub() }
  open var delegate: (any UIApplicationDelegate)?
  @objc open dynamic var applicationState: State { .active }
  @objc open dynamic var keyWindow: UIWindow? { nil }
  @objc open dynamic var windows: [UIWindow] { [] }
  @objc open dynamic var connectedScenes: Set<UIScene> { [] }
  @objc open dynamic var openSessions: Set<UISceneSession> { [] }
  @objc open dynamic var supportsMultipleScenes: Bool { false }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  @objc open dynamic var preferredContentSizeCategory: UIContentSizeCategory { .large }
  @objc open dynamic var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  @objc open dynamic var backgroundTimeRemaining: TimeInterval { 0 }
  @objc open dynamic var isProtectedDataAvailable: Bool { true }
  @objc open dynamic var isRegisteredForRemoteNotifications: Bool { false }
  open var shortcutItems: [UIApplicationShortcutItem]?
  @objc open dynamic var alternateIconName: String? { nil }

  // The status bar.
  @objc open dynamic var statusBarFrame: CGRect { .zero }
  open var statusBarOrientation = UIInterfaceOrientation.portrait
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden = false
  @objc open dynamic var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  open var isNetworkActivityIndicatorVisible = false
  @objc open dynamic func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  @objc open dynamic func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  @objc open dynamic func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}
  @objc open dynamic func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  @objc open dynamic func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult
  @objc open dynamic func openURL(_ url: URL) -> Bool { false }
  @objc open dynamic func canOpenURL(_ url: URL) -> Bool { false }
  @discardableResult
  @objc open dynamic func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  @objc open dynamic func sendEvent(_ event: UIEvent) {}
  @objc open dynamic func registerForRemoteNotifications() {}
  @objc open dynamic func unregisterForRemoteNotifications() {}
  @objc open dynamic func beginIgnoringInteractionEvents() {}
  @objc open dynamic func endIgnoringInteractionEvents() {}
  @objc open dynamic func beginReceivingRemoteControlEvents() {}
  @objc open dynamic func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  @objc open dynamic func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  @objc open dynamic func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: NSObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: NSObject?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  @objc open dynamic func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  @objc open dynamic func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}

  public static let openSettingsURLString = "app-settings:"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientation"
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrame"
}

extension UIApplication {
  private static func name(_ suffix: String) -> Notification.Name {
    Notification.Name("UIApplication" + suffix)
  }
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public static let willTerminateNotification = name("WillTerminate")
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public static let significantTimeChangeNotification = name("SignificantTimeChange")
  public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  public static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = name("ProtectedDataUnavailable")
  public static let willChangeStatusBarOrientationNotification = name("WillChangeOrientation")
  public static let didChangeStatusBarOrientationNotification = name("DidChangeOrientation")
  public static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrame")
  public static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrame")
}

@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
