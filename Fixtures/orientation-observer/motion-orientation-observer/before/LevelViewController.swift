import CoreMotion
import UIKit

final class LevelViewController: UIViewController {
    private let motion = CMMotionManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(recalibrate), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func recalibrate() {
        motion.stopDeviceMotionUpdates()
        motion.startDeviceMotionUpdates()
    }
}
