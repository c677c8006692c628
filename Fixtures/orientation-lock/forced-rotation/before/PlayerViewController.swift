import UIKit

final class PlayerViewController: UIViewController {
    func turn() {
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    }

    func turnBack() {
        let device = UIDevice.current
        device.setValue(
            UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKeyPath: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
    }

    func turn(to mask: UIInterfaceOrientationMask) {
        if #available(iOS 16.0, *) {
            view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
        } else {
            UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        }
    }
}
