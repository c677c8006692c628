import UIKit

final class LoginViewController: FormBaseViewController {
    private let logo = UIView()

    override func setUpViews() {
        super.setUpViews()
        logo.frame.size.width = view.bounds.width / 2
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        setUpViews()
    }
}
