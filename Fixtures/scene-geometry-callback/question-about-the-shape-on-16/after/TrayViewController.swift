import UIKit

final class TrayViewController: UIViewController {
    private let tray = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.window?.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape ?? false
        tray.axis = isWide ? .horizontal : .vertical
    }
}
