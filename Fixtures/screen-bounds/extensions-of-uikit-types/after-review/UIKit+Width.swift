import UIKit

extension UIViewController {
    var availableWidth: CGFloat {
        view.bounds.width - 32
    }
}

extension UIView {
    func stretch() {
        subviews.first?.frame.size.width = UIScreen.main.bounds.width
    }
}

extension UITableViewCell {
    var rowWidth: CGFloat {
        contentView.bounds.width
    }
}

extension CGSize {
    var fitsScreen: Bool {
        width <= UIScreen.main.bounds.width
    }
}
