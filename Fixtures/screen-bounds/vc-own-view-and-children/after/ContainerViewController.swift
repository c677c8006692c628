import UIKit

final class ContainerViewController: UIViewController {
    private let child = UIViewController()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.frame = UIScreen.main.bounds
        self.view.frame.size.width = UIScreen.main.bounds.width
        preferredContentSize = CGSize(width: UIScreen.main.bounds.width, height: 300)
    }
}
