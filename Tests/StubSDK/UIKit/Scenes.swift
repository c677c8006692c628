import CoreGraphics
import Foundation

@objc open class UIScene: UIResponder {
  @objc public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  @objc(UISceneConnectionOptions) open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    open var notificationResponse: UNNotificationResponse? { nil }
    open var cloudKitShareMetadata: NSObject? { nil }
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { super.init() }
  @objc open dynamic var session: UISceneSession { stub() }
  open var delegate: (any UISceneDelegate)?
  @objc open dynamic var activationState: ActivationState { .unattached }
  open var title: String!
  @objc open dynamic func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {}

  @objc(UISceneOpenExternalURLOptions) open class OpenExternalURLOptions: NSObject {}
}

@objc open class UNNotificationResponse: NSObject {}

@objc open class UIOpenURLContext: NSObject {
  @objc open dynamic var url: URL { stub() }
  @objc open dynamic var options: UISceneOpenURLOptions { stub() }
}

extension UIScene {
  public typealias OpenURLOptions = UISceneOpenURLOptions
}

@objc open class UISceneOpenURLOptions: NSObject {
  @objc open dynamic var sourceApplication: String? { nil }
  @objc open dynamic var openInPlace: Bool { false }
}

@objc open class UIApplicationShortcutItem: NSObject {
  @objc open dynamic var type: String { "" }
  @objc open dynamic var localizedTitle: String { "" }
  open var userInfo: [String: any NSSecureCoding]? { nil }
}

@objc open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "application")
    public static let windowExternalDisplay = Role(rawValue: "external")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "externalNonInteractive")
  }
  @objc open dynamic var role: Role { .windowApplication }
  @objc open dynamic var configuration: UISceneConfiguration { stub() }
  @objc open dynamic var persistentIdentifier: String { "" }
  @objc open dynamic var scene: UIScene? { nil }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
}

@objc open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  @objc open dynamic var name: String? { nil }
  @objc open dynamic var role: UISceneSession.Role { .windowApplication }
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
}

@objc open class UIStatusBarManager: NSObject {
  @objc open dynamic var statusBarFrame: CGRect { .zero }
  @objc open dynamic var statusBarStyle: UIStatusBarStyle { .default }
  @objc open dynamic var isStatusBarHidden: Bool { false }
}

@objc open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize = .zero
  open var maximumSize: CGSize = .zero
  open var allowsFullScreen = true
}

@objc open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  @objc(UIWindowSceneGeometry) open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var coordinateSpace: any UICoordinateSpace { stub() }
    open var isInteractivelyResizing: Bool { false }
    open var isInterfaceOrientationLocked: Bool { false }
  }

  @objc(UIWindowSceneGeometryPreferences) open class GeometryPreferences: NSObject {
    @objc(UIWindowSceneGeometryPreferencesIOS) open class iOS: GeometryPreferences {
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) { self.init() }
      open var interfaceOrientations: UIInterfaceOrientationMask = .all
    }
  }

  @objc open dynamic var screen: UIScreen { stub() }
  @objc open dynamic var windows: [UIWindow] { [] }
  @objc open dynamic var keyWindow: UIWindow? { nil }
  @objc open dynamic var statusBarManager: UIStatusBarManager? { nil }
  @objc open dynamic var interfaceOrientation: UIInterfaceOrientation { .portrait }
  @objc open dynamic var coordinateSpace: any UICoordinateSpace { stub() }
  @objc open dynamic var effectiveGeometry: Geometry { stub() }
  @objc open dynamic var sizeRestrictions: UISceneSizeRestrictions? { nil }
  @objc open dynamic var isFullScreen: Bool { false }
  @objc open dynamic var traitCollection: UITraitCollection { stub() }
  @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  @objc open dynamic func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

@objc public protocol UISceneDelegate {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
  @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  @objc optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
  @objc optional func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  @objc optional func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  @objc optional func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  @objc optional func supportedInterfaceOrientations(
    for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

@objc open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable,
    ExpressibleByIntegerLiteral, ObjCRepresentable
  {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    // The SDK has no literal form; older code that assigns a number is common in fixtures.
    public init(integerLiteral value: Int) { self.rawValue = CGFloat(value) }
    public static let normal = Level(0)
    public static let alert = Level(2000)
    public static let statusBar = Level(1000)
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { lhs }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { lhs }
  }

  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen = stub()
  @objc open dynamic var isKeyWindow: Bool { false }
  @objc open dynamic var canBecomeKey: Bool { true }
  open var canResizeToFitContent = false
  @objc open dynamic func makeKeyAndVisible() {}
  @objc open dynamic func makeKey() {}
  @objc open dynamic func becomeKey() {}
  @objc open dynamic func resignKey() {}
  @objc open dynamic func sendEvent(_ event: UIEvent) {}
}
