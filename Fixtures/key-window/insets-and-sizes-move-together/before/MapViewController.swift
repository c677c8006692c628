import UIKit

final class MapViewController: UIViewController {
    private let panel = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = UIApplication.shared.keyWindow?.safeAreaInsets ?? .zero
        panel.frame.size.height = UIScreen.main.bounds.height - insets.top - insets.bottom
    }
}
