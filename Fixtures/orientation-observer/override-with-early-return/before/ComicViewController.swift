import UIKit

final class ComicViewController: UIViewController {
    private var isZoomed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(fitPage), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    override func viewWillTransition(to newSize: CGSize, with transition: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: newSize, with: transition)
        guard isZoomed else { return }
        title = "\(newSize.width)"
    }

    @objc private func fitPage() {
        view.setNeedsLayout()
    }
}
