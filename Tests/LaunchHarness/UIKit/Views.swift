import Foundation

open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
}

public final class UIColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
  public static let systemGreen = UIColor(red: 0, green: 0.8, blue: 0.3, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)
  public static let systemTeal = UIColor(red: 0.2, green: 0.7, blue: 0.8, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.3, green: 0.3, blue: 0.8, alpha: 1)
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor!
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
}

open class UIScreen: NSObject {
  nonisolated(unsafe) static let device = UIScreen()
  open class var main: UIScreen { device }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1206, height: 2622) }
  open var scale: CGFloat { 3 }
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

open class UITraitCollection: NSObject {
  open var displayScale: CGFloat { 3 }
}

/// Values that apps set for every bar and view at once: kept nowhere, since nothing is drawn.
public protocol UIAppearance: AnyObject {}

open class UINavigationBar: UIView, UIAppearance {
  nonisolated(unsafe) private static let shared = UINavigationBar(frame: .zero)
  open class func appearance() -> UINavigationBar { shared }
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
}
