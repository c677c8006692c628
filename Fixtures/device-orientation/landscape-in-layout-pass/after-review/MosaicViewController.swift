import UIKit

final class MosaicViewController: UIViewController {
    private let stack = UIStackView()
    private var isCompact = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns = view.bounds.width > view.bounds.height ? 4 : 2
        if view.bounds.width <= view.bounds.height && columns > 1 {
            stack.axis = .vertical
        }
        isCompact = view.bounds.width <= view.bounds.height
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { _ in
            self.stack.axis = self.view.bounds.width > self.view.bounds.height ? .horizontal : .vertical
        }
    }
}
