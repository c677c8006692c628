import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("launch", launchOptions ?? [:])
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Then the rest.
        Service.start(launchOptions)
        return true
    }
}

final class Router { func show(in window: UIWindow?) { window?.makeKeyAndVisible() }; func open(_ url: URL) -> Bool { true } }
enum Service { static func start(_ options: [UIApplication.LaunchOptionsKey: Any]?) {} }
