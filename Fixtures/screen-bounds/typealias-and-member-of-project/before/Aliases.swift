import UIKit

typealias Display = UIScreen

extension UIScreen {
    static var fullWidth: CGFloat {
        return UIScreen.main.bounds.width
    }

    var isNarrow: Bool { bounds.width < 375 }
}

final class AliasViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame.size.width = Display.main.bounds.width
        box.frame.size.height = UIScreen.fullWidth
        box.isHidden = UIScreen.main.isNarrow
    }
}
