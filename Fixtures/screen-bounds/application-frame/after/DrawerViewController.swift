import UIKit

final class DrawerViewController: UIViewController {
    private let drawer = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        drawer.frame.size.width = view.bounds.width * 0.8
        drawer.frame.size.height = UIScreen.main.applicationFrame.height
    }
}
