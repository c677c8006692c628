import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) lazy var router: Router = makeRouter()

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("launch", launchOptions ?? [:])
        self.window = makeWindow(level: 1)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // First show something.
        router.show(in: window)

        // Then the rest.
        Service.start(launchOptions)
        return true
    }

    /// - Parameter level: 1 is normal.
    fileprivate func makeWindow(level: Int) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        return window
    }
}

extension AppDelegate {
    fileprivate func makeRouter() -> Router { Router() }
}

// MARK: - Links

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // Only ours.
        router.open(url)
    }
}

final class Router { func show(in window: UIWindow?) { window?.makeKeyAndVisible() }; func open(_ url: URL) -> Bool { true } }
enum Service { static func start(_ options: [UIApplication.LaunchOptionsKey: Any]?) {} }
