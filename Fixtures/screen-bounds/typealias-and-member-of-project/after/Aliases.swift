import UIKit

typealias Display = UIScreen

extension UIScreen {
    var isNarrow: Bool { bounds.width < 375 }
}

final class AliasViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame.size.width = Display.main.bounds.width
        box.frame.size.height = view.bounds.width
        box.isHidden = UIScreen.main.isNarrow
    }
}
