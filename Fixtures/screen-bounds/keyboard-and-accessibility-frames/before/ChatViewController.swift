import UIKit

final class ChatViewController: UIViewController {
    private let input = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillMove(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillMove(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = UIScreen.main.bounds.height - end.origin.y
        let isHidden = end.minY >= UIScreen.main.bounds.maxY
        input.frame.origin.y -= isHidden ? 0 : overlap
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        input.accessibilityFrame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 60)
    }
}
