import UIKit

final class RoomViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scene = view.window?.windowScene else { return }
        switch scene.interfaceOrientation {
        case .landscapeLeft, .landscapeRight: stack.axis = .horizontal
        default: stack.axis = .vertical
        }
        switch scene.interfaceOrientation {
        case .landscapeLeft: stack.alpha = 0.5
        default: stack.alpha = 1
        }
        if [.portrait, .landscapeLeft].contains(scene.interfaceOrientation) { stack.spacing = 8 }
    }
}
