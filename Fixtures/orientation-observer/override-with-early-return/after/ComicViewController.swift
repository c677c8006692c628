import UIKit

final class ComicViewController: UIViewController {
    private var isZoomed = false

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to newSize: CGSize, with transition: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: newSize, with: transition)
        transition.animate(alongsideTransition: nil) { [weak self] _ in
            self?.fitPage()
        }
        guard isZoomed else { return }
        title = "\(newSize.width)"
    }

    @objc private func fitPage() {
        view.setNeedsLayout()
    }
}
