import UIKit

final class RibbonView: UIView {
    private let stack = UIStackView()

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.axis = bounds.width > bounds.height ? .horizontal : .vertical
    }
}
