import UIKit

final class PromptView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame.size.width = UIScreen.main.bounds.width - 32
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIScreen.main.bounds.width, height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: UIScreen.main.bounds.width, height: size.height)
    }

    func show(_ text: String) {
        label.text = text
        label.frame.size.width = UIScreen.main.bounds.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        self.frame = UIScreen.main.bounds
        center = CGPoint(x: UIScreen.main.bounds.midX, y: 40)
    }
}
