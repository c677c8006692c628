import UIKit

final class SplitViewController: UIViewController {
    private var isSplit = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let screenWidth = UIScreen.main.bounds.width
        isSplit = view.frame.width < screenWidth
    }

    @IBAction func keyboardMoved(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let screenHeight = UIScreen.main.bounds.height
        view.frame.origin.y = -(screenHeight - end.origin.y)
    }
}
