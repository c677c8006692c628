import UIKit

final class PanelViewController: UIViewController {
    private var startWidth: CGFloat = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        startWidth = view.bounds.width
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        PanelLog.write(UIScreen.main.bounds.height)
    }
}
