import UIKit

final class InboxViewController: UIViewController {
    private let badge = UILabel()

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.window?.addSubview(badge)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.bringSubviewToFront(badge)
        let key = view.window
        key?.tintColor = .red
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.frame.origin.y = view.window?.safeAreaInsets.top ?? 0
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let window = view.window {
            window.tintColor = .black
        }
        let front = view.window
        _ = front?.endEditing(true)
    }
}
