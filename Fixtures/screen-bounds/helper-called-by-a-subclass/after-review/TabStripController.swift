import UIKit

class TabStripController: UIViewController {
    let strip = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrangeStrip()
    }

    func arrangeStrip() {
        strip.frame.size.width = view.bounds.width
    }
}
