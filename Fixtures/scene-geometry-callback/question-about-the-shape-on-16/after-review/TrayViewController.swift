import UIKit

final class TrayViewController: UIViewController {
    private let tray = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        tray.axis = isWide ? .horizontal : .vertical
    }
}
