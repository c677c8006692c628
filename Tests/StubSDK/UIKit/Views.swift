import Foundation
import ObjectiveC
import QuartzCore

@objc public protocol UIAppearanceContainer {}

public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance {
  public static func appearance() -> Self { stub() }
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> Self { stub() }
  public static func appearance(for trait: UITraitCollection) -> Self { stub() }
}

@objc open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UICoordinateSpace, CALayerDelegate, UIAppearance, UIAppearanceContainer
{
  @objc open dynamic class var layerClass: AnyClass { CALayer.self }
  @objc open dynamic class var areAnimationsEnabled: Bool { true }
  @objc open dynamic class var inheritedAnimationDuration: TimeInterval { 0 }
  @objc open dynamic class var requiresConstraintBasedLayout: Bool { false }
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(frame: .zero) }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var mask: UIView?
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var motionEffects: [UIMotionEffect] = []
  open var interactions: [any UIInteraction] = []
  open var restorationIdentifier: String?
  @objc open dynamic var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  @objc open dynamic var layer: CALayer { stub() }
  @objc open dynamic var window: UIWindow? { nil }
  @objc open dynamic var superview: UIView? { nil }
  @objc open dynamic var subviews: [UIView] { [] }
  @objc open dynamic var traitCollection: UITraitCollection { stub() }

  @objc open dynamic func didMoveToWindow() {}
  @objc open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  @objc open dynamic func didMoveToSuperview() {}
  @objc open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  @objc open dynamic func didAddSubview(_ subview: UIView) {}
  @objc open dynamic func willRemoveSubview(_ subview: UIView) {}
  @objc open dynamic func addSubview(_ view: UIView) {}
  @objc open dynamic func insertSubview(_ view: UIView, at index: Int) {}
  @objc open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  @objc open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  @objc open dynamic func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  @objc open dynamic func bringSubviewToFront(_ view: UIView) {}
  @objc open dynamic func sendSubviewToBack(_ view: UIView) {}
  @objc open dynamic func removeFromSuperview() {}
  @objc open dynamic func isDescendant(of view: UIView) -> Bool { false }
  @objc open dynamic func viewWithTag(_ tag: Int) -> UIView? { nil }

  @objc open dynamic func layoutSubviews() {}
  @objc open dynamic func setNeedsLayout() {}
  @objc open dynamic func layoutIfNeeded() {}
  @objc open dynamic func setNeedsDisplay() {}
  @objc open dynamic func setNeedsDisplay(_ rect: CGRect) {}
  @objc open dynamic func draw(_ rect: CGRect) {}
  @objc open dynamic func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
  @objc open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { size }
  @objc open dynamic func sizeToFit() {}
  @objc open dynamic func tintColorDidChange() {}
  @objc open dynamic func safeAreaInsetsDidChange() {}
  @objc open dynamic func layoutMarginsDidChange() {}
  @objc open dynamic func awakeFromNib() {}
  @objc open dynamic func prepareForInterfaceBuilder() {}
  @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  @objc open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  @objc open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @objc open dynamic func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @objc open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  @objc open dynamic func addInteraction(_ interaction: any UIInteraction) {}
  @objc open dynamic func addMotionEffect(_ effect: UIMotionEffect) {}
  @discardableResult
  @objc open dynamic func endEditing(_ force: Bool) -> Bool { true }

  @objc open dynamic func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  @objc open dynamic func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  @objc open dynamic func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { point }
  @objc open dynamic func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { point }
  @objc open dynamic func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
  @objc open dynamic func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect }

  @objc open dynamic func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  @objc open dynamic func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
  @discardableResult
  @objc open dynamic func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  // Auto Layout and margins.
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  @objc open dynamic var constraints: [NSLayoutConstraint] { [] }
  @objc open dynamic var intrinsicContentSize: CGSize { .zero }
  @objc open dynamic var alignmentRectInsets: UIEdgeInsets { .zero }
  @objc open dynamic var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets.zero
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  @objc open dynamic var safeAreaLayoutGuide: UILayoutGuide { stub() }
  @objc open dynamic var layoutMarginsGuide: UILayoutGuide { stub() }
  @objc open dynamic var readableContentGuide: UILayoutGuide { stub() }
  @objc open dynamic var keyboardLayoutGuide: UIKeyboardLayoutGuide { stub() }
  @objc open dynamic var layoutGuides: [UILayoutGuide] { [] }
  @objc open dynamic func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  @objc open dynamic func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  @objc open dynamic func updateConstraints() {}
  @objc open dynamic func updateConstraintsIfNeeded() {}
  @objc open dynamic func setNeedsUpdateConstraints() {}
  @objc open dynamic func needsUpdateConstraints() -> Bool { false }
  @objc open dynamic func invalidateIntrinsicContentSize() {}
  @objc open dynamic func addConstraint(_ constraint: NSLayoutConstraint) {}
  @objc open dynamic func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  @objc open dynamic func removeConstraint(_ constraint: NSLayoutConstraint) {}
  @objc open dynamic func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  @objc open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  @objc open dynamic func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
  @objc open dynamic func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  @objc open dynamic func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // Accessibility.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityFrame: CGRect = .zero
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
}

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize.zero
}

@objc open class UIViewPrintFormatter: NSObject {}

@objc open class UIMotionEffect: NSObject {}

@objc public protocol UIInteraction {
  var view: UIView? { get }
}
