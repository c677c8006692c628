import UIKit

final class NotePanelController: UIViewController {
    private let footer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoves(notification:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardMoves(notification: Notification) {
        guard let details = notification.userInfo else { return }
        let target = (details[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let upperEdge = target?.origin.y ?? 0

        if upperEdge >= UIScreen.main.bounds.size.height {
            footer.isHidden = false
        } else {
            footer.isHidden = true
        }
    }
}
