import UIKit

final class RewardsPanel: UIStackView {
    private let rule = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        spacing = UIScreen.main.bounds.height < 500 ? 6 : 12
        rule.frame.size.width = bounds.width - 16
    }
}
