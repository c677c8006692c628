import UIKit

final class BubbleController: UIViewController {
    private let bubble = UIView()

    func show(on host: UIViewController) {
        bubble.frame.size.width = UIScreen.main.bounds.width / 2
        host.present(self, animated: true)
    }
}
