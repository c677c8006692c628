import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var window: UIWindow!
  private lazy var tabs = UITabBarController()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    setupWindow(in: windowScene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    tabs.selectedIndex = 0
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    refresh()
  }

  /// Makes the window.
  private func setupWindow(in windowScene: UIWindowScene) {
    window = UIWindow(windowScene: windowScene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
  }

  private func makeRoot() -> UIViewController {
    tabs.viewControllers = [UIViewController()]
    return tabs
  }

  private func refresh() { tabs.view.setNeedsLayout() }
}
