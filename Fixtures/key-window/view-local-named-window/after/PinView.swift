import UIKit

final class PinView: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window = window else { return }
        window.tintColor = .red
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for window in subviews {
            self.window?.addSubview(window)
        }
    }
}
