import UIKit

final class AdaptiveViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.isHidden = traitCollection.verticalSizeClass == .compact
        apply(traitCollection)
        stack.spacing = 8 / traitCollection.displayScale
    }

    private func apply(_ traits: UITraitCollection) {}
}

final class StyleModel {
    func isRegular() -> Bool {
        return UIScreen.main.traitCollection.horizontalSizeClass == .regular
    }
}
