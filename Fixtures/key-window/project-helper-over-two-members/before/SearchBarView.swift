import UIKit

final class SearchBarView: UIView {
    private let field = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame.origin.x = UIApplication.shared.windowInFront?.safeAreaInsets.left ?? 0
    }
}
