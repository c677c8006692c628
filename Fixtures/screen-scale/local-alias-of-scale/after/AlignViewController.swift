import UIKit

final class AlignViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let scale = traitCollection.displayScale
        box.frame.origin.x = (box.frame.origin.x * scale).rounded() / scale
        box.frame.size.height = 1 / traitCollection.displayScale
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let traitCollection = UITraitCollection()
        report(traitCollection, pixels: 10 * self.traitCollection.displayScale)
    }

    private func report(_ traits: UITraitCollection, pixels: CGFloat) {}
}
