import Foundation
import ObjectiveC

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

@objc public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

@objc public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

@objc public protocol UIContentContainer {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

@objc open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UIContentContainer, UIAppearanceContainer
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // The view and its life cycle.
  open var view: UIView!
  @objc open dynamic var viewIfLoaded: UIView? { nil }
  @objc open dynamic var isViewLoaded: Bool { false }
  open var title: String?
  @objc open dynamic var nibName: String? { nil }
  @objc open dynamic var storyboard: UIStoryboard? { nil }
  @objc open dynamic var traitCollection: UITraitCollection { stub() }
  open var preferredContentSize: CGSize = .zero
  @objc open dynamic func loadView() {}
  @objc open dynamic func loadViewIfNeeded() {}
  @objc open dynamic func viewDidLoad() {}
  @objc open dynamic func viewWillAppear(_ animated: Bool) {}
  @objc open dynamic func viewIsAppearing(_ animated: Bool) {}
  @objc open dynamic func viewDidAppear(_ animated: Bool) {}
  @objc open dynamic func viewWillDisappear(_ animated: Bool) {}
  @objc open dynamic func viewDidDisappear(_ animated: Bool) {}
  @objc open dynamic func viewWillLayoutSubviews() {}
  @objc open dynamic func viewDidLayoutSubviews() {}
  @objc open dynamic func viewSafeAreaInsetsDidChange() {}
  @objc open dynamic func viewLayoutMarginsDidChange() {}
  @objc open dynamic func updateViewConstraints() {}
  @objc open dynamic func awakeFromNib() {}
  @objc open dynamic func didReceiveMemoryWarning() {}
  @objc open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  @objc open dynamic func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  @objc open dynamic func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  @objc open dynamic func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // Rotation and its older callbacks.
  @objc open dynamic var interfaceOrientation: UIInterfaceOrientation { .portrait }
  @objc open dynamic var shouldAutorotate: Bool { true }
  @objc open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  @objc open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  @objc open dynamic var prefersInterfaceOrientationLocked: Bool { false }
  @objc open dynamic class func attemptRotationToDeviceOrientation() {}
  @objc open dynamic func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @objc open dynamic func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  @objc open dynamic func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  @objc open dynamic func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  @objc open dynamic func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // Bars, edges and layout guides.
  @objc open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  @objc open dynamic var prefersStatusBarHidden: Bool { false }
  @objc open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  @objc open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  @objc open dynamic var childForStatusBarStyle: UIViewController? { nil }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var topLayoutGuide: any UILayoutSupport { stub() }
  open var bottomLayoutGuide: any UILayoutSupport { stub() }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  @objc open dynamic func setNeedsStatusBarAppearanceUpdate() {}
  @objc open dynamic func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // Presentation and containment.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  @objc open dynamic var isBeingPresented: Bool { false }
  @objc open dynamic var isBeingDismissed: Bool { false }
  @objc open dynamic var isMovingToParent: Bool { false }
  @objc open dynamic var isMovingFromParent: Bool { false }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  @objc open dynamic var presentationController: UIPresentationController? { nil }
  @objc open dynamic var popoverPresentationController: UIPopoverPresentationController? { nil }
  @objc open dynamic var sheetPresentationController: UISheetPresentationController? { nil }
  @objc open dynamic var presentedViewController: UIViewController? { nil }
  @objc open dynamic var presentingViewController: UIViewController? { nil }
  @objc open dynamic var parent: UIViewController? { nil }
  @objc open dynamic var children: [UIViewController] { [] }
  @objc open dynamic var navigationController: UINavigationController? { nil }
  @objc open dynamic var navigationItem: UINavigationItem { stub() }
  @objc open dynamic var tabBarController: UITabBarController? { nil }
  open var tabBarItem: UITabBarItem!
  @objc open dynamic var splitViewController: UISplitViewController? { nil }
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var isEditing = false
  @objc open dynamic var editButtonItem: UIBarButtonItem { stub() }
  @objc open dynamic var extensionContext: NSExtensionContext? { nil }
  @objc open dynamic var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
  @objc open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  @objc open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  @objc open dynamic func show(_ vc: UIViewController, sender: Any?) {}
  @objc open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  @objc open dynamic func addChild(_ childController: UIViewController) {}
  @objc open dynamic func removeFromParent() {}
  @objc open dynamic func willMove(toParent parent: UIViewController?) {}
  @objc open dynamic func didMove(toParent parent: UIViewController?) {}
  @objc open dynamic func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  @objc open dynamic func setContentScrollView(_ scrollView: UIScrollView?) {}
}

@objc open class UIStoryboardSegue: NSObject {
  @objc open dynamic var identifier: String? { nil }
  @objc open dynamic var source: UIViewController { stub() }
  @objc open dynamic var destination: UIViewController { stub() }
}

@objc open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.init() }
  @objc open dynamic func instantiateInitialViewController() -> UIViewController? { nil }
  @objc open dynamic func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    stub()
  }
}

@objc open class UINib: NSObject {
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init() }
  @objc open dynamic func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    []
  }
}
