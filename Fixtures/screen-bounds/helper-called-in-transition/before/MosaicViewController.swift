import UIKit

final class MosaicViewController: UIViewController {
    private let tiles = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        resizeTiles()
        coordinator.animate(alongsideTransition: { _ in
            self.moveTiles()
        }, completion: nil)
    }

    private func resizeTiles() {
        tiles.frame.size.width = UIScreen.main.bounds.width / 3
    }

    private func moveTiles() {
        tiles.center.x = UIScreen.main.bounds.midX
    }
}
