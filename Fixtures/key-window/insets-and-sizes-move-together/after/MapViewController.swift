import UIKit

final class MapViewController: UIViewController {
    private let panel = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.window?.safeAreaInsets ?? .zero
        panel.frame.size.height = view.bounds.height - insets.top - insets.bottom
    }
}
