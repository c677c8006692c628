import UIKit

final class HelpSheetViewController: UIViewController {
    private let banner = UIView()
    private lazy var ownHeight = view.heightAnchor.constraint(equalToConstant: 200)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pin()
        wish()
        grow()
    }

    private func pin() {
        view.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true
        self.view.heightAnchor.constraint(lessThanOrEqualToConstant: UIScreen.main.bounds.height - 80).isActive = true
        banner.widthAnchor.constraint(equalToConstant: view.bounds.width - 32).isActive = true
    }

    private func wish() {
        let height = min(420, UIScreen.main.bounds.height - 88)
        preferredContentSize = CGSize(width: 320, height: height)
    }

    private func grow() {
        ownHeight.constant = UIScreen.main.bounds.height / 2
    }
}
