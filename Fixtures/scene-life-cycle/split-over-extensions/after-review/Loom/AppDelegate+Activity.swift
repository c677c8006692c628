import UIKit

// MARK: - Activity

extension AppDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Journal.note("token of \(deviceToken.count) bytes")
    }
}
