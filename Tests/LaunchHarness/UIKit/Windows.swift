import Foundation

open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func + (level: Level, more: CGFloat) -> Level { Level(rawValue: level.rawValue + more) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    enter()
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    self.windowScene = windowScene
    enter()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enter()
  }

  private func enter() {
    isHidden = true
    UIApplication.shared.allWindows.append(WeakWindow(window: self))
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen { UIScreen.device }
  open override var window: UIWindow? { self }
  open var isKeyWindow: Bool { UIApplication.shared.currentKey === self }
  open var canBecomeKey: Bool { true }

  open var rootViewController: UIViewController? {
    didSet {
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      if oldValue, !isHidden { showRoot() }
    }
  }

  open func makeKey() { UIApplication.shared.currentKey = self }
  open func becomeKey() {}
  open func resignKey() {}

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Whether a person can see it: visible, with a controller, and in a scene where the app has scenes.
  var isOnScreen: Bool {
    guard !isHidden, rootViewController != nil else { return false }
    guard UIApplication.shared.hasScenes else { return true }
    return windowScene.map { UIApplication.shared.connectedScenes.contains($0) } ?? false
  }

  private func showRoot() {
    guard let root = rootViewController, isOnScreen else { return }
    root.loadViewIfNeeded()
    addSubview(root.view)
    root.appear()
  }
}

/// A window as the system knows it: it goes when the app no longer keeps it.
struct WeakWindow {
  weak var window: UIWindow?
}
