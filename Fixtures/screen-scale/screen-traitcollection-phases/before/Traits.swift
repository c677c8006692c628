import UIKit

final class AdaptiveViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = UIScreen.main.traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.isHidden = UIScreen.main.traitCollection.verticalSizeClass == .compact
        apply(UIScreen.main.traitCollection)
        stack.spacing = 8 / UIScreen.main.traitCollection.displayScale
    }

    private func apply(_ traits: UITraitCollection) {}
}

final class StyleModel {
    func isRegular() -> Bool {
        return UIScreen.main.traitCollection.horizontalSizeClass == .regular
    }
}
