import UIKit

final class PopoverViewController: UIViewController {
    private let arrow = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
        let area = (view.superview?.bounds ?? UIScreen.main.bounds).insetBy(dx: 8, dy: 8)
        arrow.center = CGPoint(x: width / 2, y: area.maxY)
    }
}
