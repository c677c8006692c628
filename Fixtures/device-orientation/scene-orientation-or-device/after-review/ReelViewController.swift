import UIKit

final class ReelViewController: UIViewController {
    private let reel = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        reel.isHidden = view.bounds.width > view.bounds.height && isEditing
    }
}
