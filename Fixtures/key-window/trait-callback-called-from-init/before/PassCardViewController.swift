import UIKit

final class PassCardViewController: UIViewController {
    private let stack = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
        view.addSubview(stack)
        arrange()
    }

    required init?(coder: NSCoder) {
        fatalError("not from a storyboard")
    }

    private func arrange() {
        traitCollectionDidChange(traitCollection)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        guard let scene = UIApplication.shared.windows.first?.windowScene else { return }
        stack.isHidden = scene.windows.isEmpty
    }
}
