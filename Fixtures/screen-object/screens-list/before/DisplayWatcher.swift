import UIKit

final class DisplayWatcher: NSObject {
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UIScreen.didConnectNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UIScreen.didDisconnectNotification, object: nil)
    }

    @objc private func changed() {
        if UIScreen.screens.count > 1 {
            print("mirrored")
        }
    }
}
