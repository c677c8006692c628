import UIKit

final class RibbonView: UIView {
    private let stack = UIStackView()

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
