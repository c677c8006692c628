import UIKit

final class CommentedViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let window = UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            // CarPlay scenes have no windows of ours.
            .first?.keyWindow
        window?.tintColor = .red
    }
}
