import Foundation
import ObjectiveC

@objc open class UIScreenMode: NSObject {
  @objc open dynamic var size: CGSize { .zero }
  @objc open dynamic var pixelAspectRatio: CGFloat { 1 }
}

@objc public enum UIScreenOverscanCompensation: Int {
  case scale
  case insetBounds
  case none
}

@objc open class UIScreen: NSObject, UITraitEnvironment {
  public static let didConnectNotification = Notification.Name("UIScreenDidConnect")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnect")
  public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChange")
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightness")
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCaptured")

  @objc open dynamic class var main: UIScreen { stub() }
  @objc open dynamic class var screens: [UIScreen] { [] }
  @objc open dynamic var bounds: CGRect { .zero }
  @objc open dynamic var nativeBounds: CGRect { .zero }
  @objc open dynamic var applicationFrame: CGRect { .zero }
  @objc open dynamic var scale: CGFloat { 2 }
  @objc open dynamic var nativeScale: CGFloat { 2 }
  open var brightness: CGFloat = 0
  open var wantsSoftwareDimming = false
  @objc open dynamic var isCaptured: Bool { false }
  @objc open dynamic var mirrored: UIScreen? { nil }
  @objc open dynamic var maximumFramesPerSecond: Int { 60 }
  @objc open dynamic var calibratedLatency: CFTimeInterval { 0 }
  @objc open dynamic var availableModes: [UIScreenMode] { [] }
  @objc open dynamic var preferredMode: UIScreenMode? { nil }
  open var currentMode: UIScreenMode?
  open var overscanCompensation = UIScreenOverscanCompensation.scale
  @objc open dynamic var overscanCompensationInsets: UIEdgeInsets { .zero }
  @objc open dynamic var coordinateSpace: any UICoordinateSpace { stub() }
  @objc open dynamic var fixedCoordinateSpace: any UICoordinateSpace { stub() }
  @objc open dynamic var traitCollection: UITraitCollection { stub() }
  @objc open dynamic var focusedView: UIView? { nil }
  open var focusedItem: NSObject? { nil }
  @objc open dynamic var supportsFocus: Bool { false }
  @objc open dynamic func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { stub() }
  @objc open dynamic func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { nil }
  @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@objc open class UIDevice: NSObject {
  @objc public enum BatteryState: Int {
    case unknown
    case unplugged
    case charging
    case full
  }

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientation")
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevel")
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryState")
  public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximity")

  @objc open dynamic class var current: UIDevice { stub() }
  @objc open dynamic var name: String { "" }
  @objc open dynamic var model: String { "" }
  @objc open dynamic var localizedModel: String { "" }
  @objc open dynamic var systemName: String { "" }
  @objc open dynamic var systemVersion: String { "" }
  @objc open dynamic var orientation: UIDeviceOrientation { .portrait }
  @objc open dynamic var identifierForVendor: UUID? { nil }
  @objc open dynamic var isGeneratingDeviceOrientationNotifications: Bool { false }
  open var isBatteryMonitoringEnabled = false
  @objc open dynamic var batteryState: BatteryState { .unknown }
  @objc open dynamic var batteryLevel: Float { 1 }
  open var isProximityMonitoringEnabled = false
  @objc open dynamic var proximityState: Bool { false }
  @objc open dynamic var isMultitaskingSupported: Bool { true }
  @objc open dynamic var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  @objc open dynamic func beginGeneratingDeviceOrientationNotifications() {}
  @objc open dynamic func endGeneratingDeviceOrientationNotifications() {}
  @objc open dynamic func playInputClick() {}
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }
