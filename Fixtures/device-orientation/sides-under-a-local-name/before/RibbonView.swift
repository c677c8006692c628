import UIKit

final class RibbonView: UIView {
    private let content = UIView()
    private let edge: CGFloat = 44

    override func layoutSubviews() {
        super.layoutSubviews()
        let held = UIDevice.current.orientation
        switch (held, UIApplication.shared.userInterfaceLayoutDirection) {
        case (.landscapeLeft, .leftToRight), (.landscapeRight, .rightToLeft):
            content.frame.origin.x = edge
        default:
            content.frame.origin.x = 0
        }
    }
}
