import UIKit

extension UIViewController {
    var availableWidth: CGFloat {
        UIScreen.main.bounds.width - 32
    }
}

extension UIView {
    func stretch() {
        subviews.first?.frame.size.width = UIScreen.main.bounds.width
    }
}

extension UITableViewCell {
    var rowWidth: CGFloat {
        UIScreen.main.bounds.width
    }
}

extension CGSize {
    var fitsScreen: Bool {
        width <= UIScreen.main.bounds.width
    }
}
