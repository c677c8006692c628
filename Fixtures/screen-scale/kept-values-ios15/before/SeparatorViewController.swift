import UIKit

final class SeparatorViewController: UIViewController {
    private var separatorHeight = NSLayoutConstraint()
    private var pixel: CGFloat = 1
    private let icon = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        separatorHeight.constant = 1 / UIScreen.main.scale
        pixel = 1 / UIScreen.main.scale
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        icon.image = drawIcon(scale: UIScreen.main.scale)
        icon.layer.borderWidth = 1 / UIScreen.main.scale
    }

    private func drawIcon(scale: CGFloat) -> UIImage? {
        nil
    }
}
