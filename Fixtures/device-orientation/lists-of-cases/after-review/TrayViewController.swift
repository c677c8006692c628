import UIKit

final class TrayViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.width > view.bounds.height { stack.axis = .horizontal }
        stack.isHidden = view.bounds.width > view.bounds.height
        if [.portrait, .faceUp].contains(UIDevice.current.orientation) { stack.alpha = 1 }
    }
}
