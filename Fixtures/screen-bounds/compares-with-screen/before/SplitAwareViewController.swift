import UIKit

final class SplitAwareViewController: UIViewController {
    private var isSplit = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isSplit = view.bounds.width < UIScreen.main.bounds.width
        if let window = view.window, window.frame == UIScreen.main.bounds {
            isSplit = false
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isSplit = size.width != UIScreen.main.bounds.size.width
    }
}
