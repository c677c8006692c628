import UIKit

final class ToastView: UIView {
    private let box = UIView()

    func shrinkIfNeeded() {
        if box.frame.height > UIScreen.main.bounds.height - 60 {
            box.alpha = 0.5
        }
    }
}
