import UIKit

final class MonitorViewController: UIViewController {
    private var screens: [UIScreen] = []

    var screen: UIScreen {
        return UIScreen.main
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screens = [UIScreen.main]
        screens.append(.main)
    }
}
