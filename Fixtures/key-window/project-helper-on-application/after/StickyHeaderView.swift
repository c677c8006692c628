import UIKit

final class StickyHeaderView: UIView {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.origin.y = window?.safeAreaInsets.top ?? 0
    }
}
