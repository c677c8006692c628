import CoreGraphics
import Foundation
import ObjectiveC

@objc public protocol UINavigationControllerDelegate {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@objc open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  @objc open dynamic var topViewController: UIViewController? { nil }
  @objc open dynamic var visibleViewController: UIViewController? { nil }
  @objc open dynamic var navigationBar: UINavigationBar { stub() }
  @objc open dynamic var toolbar: UIToolbar! { stub() }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  @objc open dynamic var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @objc open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  @objc open dynamic func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  @objc open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  @objc open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  @objc open dynamic func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  @objc open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  @discardableResult
  @objc open dynamic func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
}

@objc public protocol UITabBarControllerDelegate {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

@objc open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
  @objc open dynamic var tabBar: UITabBar { stub() }
  @objc open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

@objc public protocol UISplitViewControllerDelegate {
  @objc optional func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController) -> Bool
  @objc optional func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

@objc open class UISplitViewController: UIViewController {
  @objc public enum DisplayMode: Int {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
  }
  @objc public enum Style: Int {
    case unspecified
    case doubleColumn
    case tripleColumn
  }
  @objc public enum Column: Int {
    case primary
    case supplementary
    case secondary
    case compact
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  @objc open dynamic var isCollapsed: Bool { false }
  @objc open dynamic var displayMode: DisplayMode { .automatic }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  @objc open dynamic var primaryColumnWidth: CGFloat { 0 }
  @objc open dynamic func setViewController(_ vc: UIViewController?, for column: Column) {}
  @objc open dynamic func viewController(for column: Column) -> UIViewController? { nil }
  @objc open dynamic func show(_ column: Column) {}
}

@objc public protocol UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController) -> UIViewController?
  @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

@objc public protocol UIPageViewControllerDelegate {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
}

@objc open class UIPageViewController: UIViewController {
  @objc public enum NavigationOrientation: Int {
    case horizontal
    case vertical
  }
  @objc public enum NavigationDirection: Int {
    case forward
    case reverse
  }
  @objc public enum TransitionStyle: Int {
    case pageCurl
    case scroll
  }
  @objc public enum SpineLocation: Int {
    case none
    case min
    case mid
    case max
  }
  public struct OptionsKey: Hashable, Sendable, ObjCRepresentable {
    public static let interPageSpacing = OptionsKey()
    public static let spineLocation = OptionsKey()
  }
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  @objc open dynamic var viewControllers: [UIViewController]? { nil }
  open var isDoubleSided = false
  @objc open dynamic func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@objc open class UIAlertAction: NSObject {
  @objc public enum Style: Int {
    case `default`
    case cancel
    case destructive
  }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init() }
  @objc open dynamic var title: String? { nil }
  open var isEnabled = true
}

@objc open class UIAlertController: UIViewController {
  @objc public enum Style: Int {
    case actionSheet
    case alert
  }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open var message: String?
  open var preferredAction: UIAlertAction?
  @objc open dynamic var actions: [UIAlertAction] { [] }
  @objc open dynamic var textFields: [UITextField]? { nil }
  @objc open dynamic func addAction(_ action: UIAlertAction) {}
  @objc open dynamic func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@objc open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@objc open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc open dynamic var searchBar: UISearchBar { stub() }
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
}

@objc public protocol UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController)
}

@objc open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true
  @objc open dynamic func numberOfSections(in tableView: UITableView) -> Int { 1 }
  @objc open dynamic func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  @objc open dynamic func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { stub() }
  @objc open dynamic func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  @objc open dynamic func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  @objc open dynamic func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  @objc open dynamic func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  @objc open dynamic func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  @objc open dynamic func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  @objc open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@objc open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var collectionView: UICollectionView!
  @objc open dynamic var collectionViewLayout: UICollectionViewLayout { stub() }
  open var clearsSelectionOnViewWillAppear = true
  @objc open dynamic func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { stub() }
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { stub() }
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @objc open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
