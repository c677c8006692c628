import UIKit

final class DrawerViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var frame = view.frame
        frame.size.width = UIScreen.main.bounds.width
        view.frame = frame
    }
}
