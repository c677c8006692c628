import UIKit

private let appGroup = "group.shop"

class AppDelegate: UIResponder, UIApplicationDelegate {
    private let log = Logger(category: "app")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Storage.open(appGroup)
        log.note("launch")
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        log.note("end")
    }
}
enum Storage { static func open(_ group: String) {} }
final class StoreController: UIViewController { convenience init(group: String) { self.init() } }
struct Logger { let category: String; func note(_ text: String) {} }
