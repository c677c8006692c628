import CoreGraphics
import Foundation
import ObjectiveC

@objc open class UIAction: NSObject {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) { self.init() }
}

@objc open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: .max)
  }
  public struct State: OptionSet, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  @objc public enum ContentHorizontalAlignment: Int {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  @objc open dynamic var state: State { .normal }
  @objc open dynamic var isTracking: Bool { false }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  @objc open dynamic func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  @objc open dynamic func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  @objc open dynamic func addAction(_ action: UIAction, for controlEvents: Event) {}
  @objc open dynamic func sendActions(for controlEvents: Event) {}
  @objc open dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  @objc open dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  @objc open dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

@objc open class UIButton: UIControl {
  @objc public enum ButtonType: Int {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case contactAdd = 5
    case close = 7
  }
  public struct Configuration {
    public static func plain() -> Configuration { stub() }
    public static func filled() -> Configuration { stub() }
    public static func tinted() -> Configuration { stub() }
    public var title: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets.zero
  }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }
  open var configuration: Configuration?
  @objc open dynamic var buttonType: ButtonType { .custom }
  @objc open dynamic var titleLabel: UILabel? { nil }
  @objc open dynamic var imageView: UIImageView? { nil }
  @objc open dynamic var currentTitle: String? { nil }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  @objc open dynamic func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  @objc open dynamic func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  @objc open dynamic func setImage(_ image: UIImage?, for state: UIControl.State) {}
  @objc open dynamic func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  @objc open dynamic func title(for state: UIControl.State) -> String? { nil }
  @objc open dynamic func image(for state: UIControl.State) -> UIImage? { nil }
  @objc open dynamic func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  @objc open dynamic func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}

@objc open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  @objc open dynamic func setOn(_ on: Bool, animated: Bool) {}
}

@objc open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  @objc open dynamic func setValue(_ value: Float, animated: Bool) {}
}

@objc open class UIStepper: UIControl {
  open var value = 0.0
}

@objc open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open var selectedSegmentIndex = 0
  @objc open dynamic var numberOfSegments: Int { 0 }
  @objc open dynamic func setTitle(_ title: String?, forSegmentAt segment: Int) {}
}

@objc open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@objc open class UIRefreshControl: UIControl {
  @objc open dynamic var isRefreshing: Bool { false }
  @objc open dynamic func beginRefreshing() {}
  @objc open dynamic func endRefreshing() {}
}

@objc open class UIDatePicker: UIControl {
  open var date = Date()
}

@objc open class UIPickerView: UIView {
  @objc open dynamic func reloadAllComponents() {}
}

@objc open class UIActivityIndicatorView: UIView {
  @objc public enum Style: Int {
    case medium = 100
    case large = 101
  }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open var hidesWhenStopped = true
  @objc open dynamic var isAnimating: Bool { false }
  open var color: UIColor!
  @objc open dynamic func startAnimating() {}
  @objc open dynamic func stopAnimating() {}
}

@objc open class UIProgressView: UIView {
  @objc public enum Style: Int {
    case `default`
    case bar
  }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  @objc open dynamic func setProgress(_ progress: Float, animated: Bool) {}
}
