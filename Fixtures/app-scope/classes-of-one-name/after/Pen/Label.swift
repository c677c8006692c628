import UIKit

final class Label: Base {
    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.width = bounds.width
    }

    private let line = UIView()
}
