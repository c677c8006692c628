import UIKit

// MARK: - Activity

extension AppDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        Journal.note("pattern saved")
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Journal.note("token of \(deviceToken.count) bytes")
    }
}
