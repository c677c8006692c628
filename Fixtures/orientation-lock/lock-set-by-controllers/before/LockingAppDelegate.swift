import UIKit

final class RotationPolicy {
    static let shared = RotationPolicy()
    var allowed = UIInterfaceOrientationMask.allButUpsideDown
}

final class LockingAppDelegate: UIResponder, UIApplicationDelegate {}

extension LockingAppDelegate {
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        RotationPolicy.shared.allowed
    }
}
