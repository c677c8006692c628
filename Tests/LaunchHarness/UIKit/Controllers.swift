import Foundation

open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public let nibName: String?
  open var title: String?
  open internal(set) var storyboard: UIStoryboard?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  private var loadedView: UIView?

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    if viewIfLoaded?.window != nil { controller.appear() }
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }

  /// The controllers inside that are on the screen with this one.
  var shown: [UIViewController] { children }

  /// What happens when the window shows it.
  func appear() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in shown { child.appear() }
    viewDidAppear(false)
  }

  /// `UINavigationController > HomeViewController`: the controllers that a person sees.
  var trail: String {
    let name = String(describing: type(of: self))
    if let presented = presentedViewController { return name + " ^ " + presented.trail }
    guard let inner = shown.last else { return name }
    return name + " > " + inner.trail
  }

  /// Replaces the controllers inside.
  func contain(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.parent = nil }
    for controller in controllers { controller.parent = self }
    children = controllers
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
}

open class UITabBarItem: NSObject {
  open var title: String?
  open var tag: Int
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.tag = tag
  }
}

open class UIImage: NSObject {
  public init?(systemName: String) {}
  public init?(named: String) {}
}

open class UINavigationItem: NSObject {
  open var title: String?
  public init(title: String) { self.title = title }
}

open class UITableViewController: UIViewController {}

open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    contain([rootViewController])
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  public let navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  override var shown: [UIViewController] { children.suffix(1) }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { contain(viewControllers) }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    contain(children + [viewController])
    if viewIfLoaded?.window != nil { viewController.appear() }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    contain(children.dropLast())
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    contain(Array(children.prefix(1)))
    return popped
  }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set { contain(newValue ?? []) }
  }

  open var selectedIndex = 0
  open var selectedViewController: UIViewController? { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
  override var shown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { contain(viewControllers ?? []) }
}

open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set { contain(newValue) }
  }
}
