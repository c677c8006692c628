import UIKit

/// Is never exactly as wide as it is high.
final class SquareGuardView: UIView {
    private let inner = UIView()
    private var side: CGFloat = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if abs(bounds.height - bounds.width) < 1 / UIScreen.main.scale {
            side = bounds.height + 1 / UIScreen.main.scale
        }
        inner.frame.size.height = side
    }
}
