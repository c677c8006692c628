import UIKit

final class BadgeView: UIView {
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
        layoutSubviews()
    }

    required init?(coder: NSCoder) {
        fatalError("not from a storyboard")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame.size.width = UIScreen.main.bounds.width / 4
    }
}
