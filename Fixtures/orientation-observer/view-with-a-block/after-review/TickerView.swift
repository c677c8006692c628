import UIKit

final class TickerView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
    }

    private var lastLayoutSize = CGSize.zero

    override func layoutSubviews() { super.layoutSubviews()
        if bounds.size != lastLayoutSize {
            lastLayoutSize = bounds.size
            // The text starts anew.
            self.restart()
        }
    }

    private func restart() {}
}
