import UIKit

final class DeskViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
        stack.axis = isWide ? .horizontal : .vertical
        if view.window?.windowScene?.interfaceOrientation.isPortrait == true {
            stack.spacing = 4
        }
    }
}
