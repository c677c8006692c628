import UIKit

/// Closes keyboards before the app is put away.
final class Curtain: NSObject {
    func close(_ application: UIApplication) {
        application.windows.forEach { $0.endEditing(true) }
    }

    func isIdle(_ application: UIApplication) -> Bool {
        application.isIdleTimerDisabled == false
    }
}
