import UIKit

final class StickyHeaderView: UIView {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.origin.y = UIApplication.shared.currentWindow?.safeAreaInsets.top ?? 0
    }
}
