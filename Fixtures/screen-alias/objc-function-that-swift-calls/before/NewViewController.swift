import UIKit

final class NewViewController: UIViewController {
    let bar = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame.size.width = PageWidth() - PAGE_INSET
    }
}
