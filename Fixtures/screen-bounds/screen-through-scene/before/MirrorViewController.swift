import UIKit

final class MirrorViewController: UIViewController {
    private let mirror = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mirror.frame.size.width = view.window!.windowScene!.screen.bounds.width
        if let height = view.window?.windowScene?.screen.bounds.height {
            mirror.frame.size.height = height
        }
    }
}
