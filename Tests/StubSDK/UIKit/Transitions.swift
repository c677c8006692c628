import CoreGraphics
import Foundation

public struct UITransitionContextViewControllerKey: Hashable, Sendable, ObjCRepresentable {
  public static let from = UITransitionContextViewControllerKey()
  public static let to = UITransitionContextViewControllerKey()
}

public struct UITransitionContextViewKey: Hashable, Sendable, ObjCRepresentable {
  public static let from = UITransitionContextViewKey()
  public static let to = UITransitionContextViewKey()
}

public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@objc public protocol UIViewControllerTransitionCoordinator {}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { false }
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { false }
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  public var isAnimated: Bool { false }
  public var isCancelled: Bool { false }
  public var isInteractive: Bool { false }
  public var transitionDuration: TimeInterval { 0 }
  public var containerView: UIView { stub() }
  public var targetTransform: CGAffineTransform { .identity }
  public func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  { nil }
}

@objc public protocol UIViewControllerContextTransitioning {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  public func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  { nil }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

@objc public protocol UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  @objc optional func animationEnded(_ transitionCompleted: Bool)
}

@objc public protocol UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

@objc open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
}

@objc public protocol UIViewControllerTransitioningDelegate {
  @objc optional func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

@objc public protocol UIAdaptivePresentationControllerDelegate {
  @objc optional func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  @objc optional func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  @objc optional func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
}

@objc open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  UITraitChangeObservable
{
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { stub() }
  open var presentingViewController: UIViewController { stub() }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection { stub() }
  open var preferredContentSize: CGSize { .zero }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

@objc public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @objc optional func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
}

@objc open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@objc open class UISheetPresentationController: UIPresentationController {
  @objc(UISheetPresentationControllerDetent) open class Detent: NSObject {
    public struct Identifier: Hashable, Sendable, ObjCRepresentable {
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
      public init(_ rawValue: String) {}
    }
    open class func medium() -> Self { stub() }
    open class func large() -> Self { stub() }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { stub() }
  }
  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var selectedDetentIdentifier: Detent.Identifier?
  open func animateChanges(_ changes: () -> Void) {}
}

public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
