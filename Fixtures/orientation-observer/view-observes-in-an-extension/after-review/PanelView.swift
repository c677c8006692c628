import UIKit

final class PanelView: UIView {
    let shade = UIView()

    var lastLayoutSize = CGSize.zero
}

final class RibbonView: UIView {
    let knot = UIView()

    private var lastLayoutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != lastLayoutSize {
            lastLayoutSize = bounds.size
            turned()
        }
    }
}
