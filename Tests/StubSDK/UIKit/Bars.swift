import Foundation
import ObjectiveC

@objc open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
}

@objc open class UIBarButtonItem: UIBarItem {
  @objc public enum Style: Int {
    case plain
    case done = 2
  }
  @objc public enum SystemItem: Int {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case action = 9
    case search = 12
    case refresh
    case trash = 16
    case close = 24
  }
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: Selector?
  ) { self.init() }
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) { self.init() }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) { self.init() }
  public convenience init(customView: UIView) { self.init() }
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
}

@objc open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  open var badgeValue: String?
}

@objc open class UINavigationItem: NSObject {
  @objc public enum LargeTitleDisplayMode: Int {
    case automatic
    case always
    case never
  }
  public convenience init(title: String) { self.init() }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

@objc open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open func configureWithOpaqueBackground() {}
  open func configureWithDefaultBackground() {}
  open func configureWithTransparentBackground() {}
}

@objc open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@objc open class UITabBarAppearance: UIBarAppearance {}

@objc public enum UIBarMetrics: Int {
  case `default`
  case compact
}

@objc public enum UIBarStyle: Int {
  case `default`
  case black
}

@objc open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance: UINavigationBarAppearance = stub()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem? { nil }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

@objc open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}

@objc open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance: UITabBarAppearance = stub()
  open var scrollEdgeAppearance: UITabBarAppearance?
}
