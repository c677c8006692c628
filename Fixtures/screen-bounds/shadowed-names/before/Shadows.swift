import UIKit

final class ShadowViewController: UIViewController {
    private let icon = UIImageView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let view = UIView(frame: UIScreen.main.bounds)
        icon.addSubview(view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fill(icon)
        for view in icon.subviews {
            view.frame.size.width = UIScreen.main.bounds.width
        }
    }

    private func fill(_ view: UIView) {
        view.frame = UIScreen.main.bounds
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        do {
            let size = icon.frame.size
            icon.frame.origin.x = UIScreen.main.bounds.width - size.width
        }
    }
}
