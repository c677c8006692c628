import UIKit

final class TrailerViewController: UIViewController {
    private let backdrop = UIView()
    private var isExpanded = false

    /// Where the film goes when it leaves its small place.
    private var expandedFrame: CGRect {
        UIScreen.main.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isExpanded { expand() }
    }

    private func expand() {
        parent?.view.addSubview(backdrop)
        backdrop.frame = expandedFrame
        view.frame = expandedFrame
    }
}
