import UIKit

final class PopupView: UIView {
    private let panel = UIView()

    private var mainWindow: UIWindow? {
        return UIApplication.shared.delegate?.window as? UIWindow
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame.origin.y = mainWindow?.safeAreaInsets.top ?? 0
    }
}
