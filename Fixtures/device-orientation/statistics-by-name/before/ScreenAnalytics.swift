import UIKit

final class VisitAnalytics {
    func orientation() -> String { UIDevice.current.orientation.isLandscape ? "landscape" : "portrait" }
}

final class VisitViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sendAnalytics()
    }

    private func sendAnalytics() {
        print(UIDevice.current.orientation.isLandscape)
    }
}
