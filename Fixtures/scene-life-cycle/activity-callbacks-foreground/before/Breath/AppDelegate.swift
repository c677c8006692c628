import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SittingViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Sitting.resume()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        Sitting.pause()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Sitting.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        Sitting.reload()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        Sitting.save()
    }
}
