import UIKit

enum Telemetry {
    static func send(_ name: String, _ value: Int) {}
}

final class CheckoutViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Telemetry.send("orientation", UIDevice.current.orientation.rawValue)
        print(UIDevice.current.orientation)
    }
}
