import UIKit

final class PinView: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window = UIApplication.shared.keyWindow else { return }
        window.tintColor = .red
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for window in subviews {
            UIApplication.shared.keyWindow?.addSubview(window)
        }
    }
}
