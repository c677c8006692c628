import UIKit

final class InboxViewController: UIViewController {
    private let badge = UILabel()

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        UIApplication.shared.keyWindow?.addSubview(badge)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.windows.first?.bringSubviewToFront(badge)
        let key = UIApplication.shared.windows.first(where: { $0.isKeyWindow })
        key?.tintColor = .red
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.frame.origin.y = UIApplication.shared.windows.first(where: \.isKeyWindow)?.safeAreaInsets.top ?? 0
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let window = UIApplication.shared.windows.filter({ $0.isKeyWindow }).first {
            window.tintColor = .black
        }
        let front = UIApplication.shared.windows.first { $0.isKeyWindow }
        _ = front?.endEditing(true)
    }
}
