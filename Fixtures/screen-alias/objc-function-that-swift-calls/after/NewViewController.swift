import UIKit

final class NewViewController: UIViewController {
    let bar = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame.size.width = view.bounds.width - PAGE_INSET
    }
}
