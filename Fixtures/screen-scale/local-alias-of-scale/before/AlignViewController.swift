import UIKit

final class AlignViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let scale = UIScreen.main.scale
        box.frame.origin.x = (box.frame.origin.x * scale).rounded() / scale
        let screen = UIScreen.main
        box.frame.size.height = 1 / screen.scale
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let traitCollection = UITraitCollection()
        report(traitCollection, pixels: 10 * UIScreen.main.scale)
    }

    private func report(_ traits: UITraitCollection, pixels: CGFloat) {}
}
