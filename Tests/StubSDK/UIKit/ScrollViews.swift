import CoreGraphics
import Foundation

@objc public protocol UIScrollViewDelegate {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  // scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) cannot be declared here: its pointer
  // has no Objective-C form on Linux. A class may implement it all the same.
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

@objc open class UIScrollView: UIView {
  @objc public enum ContentInsetAdjustmentBehavior: Int {
    case automatic
    case scrollableAxes
    case never
    case always
  }
  @objc public enum KeyboardDismissMode: Int {
    case none
    case onDrag
    case interactive
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset = UIEdgeInsets.zero
  @objc open dynamic var adjustedContentInset: UIEdgeInsets { .zero }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  @objc open dynamic var isTracking: Bool { false }
  @objc open dynamic var isDragging: Bool { false }
  @objc open dynamic var isDecelerating: Bool { false }
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  @objc open dynamic var panGestureRecognizer: UIPanGestureRecognizer { stub() }
  open var refreshControl: UIRefreshControl?
  @objc open dynamic var contentLayoutGuide: UILayoutGuide { stub() }
  @objc open dynamic var frameLayoutGuide: UILayoutGuide { stub() }
  @objc open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  @objc open dynamic func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  @objc open dynamic func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  @objc open dynamic func zoom(to rect: CGRect, animated: Bool) {}
  @objc open dynamic func flashScrollIndicators() {}
}
