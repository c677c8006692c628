import UIKit

final class FlameAnimator {
    func burn() {
        guard let window = UIApplication.shared.windowInFront else { return }
        window.addSubview(UIView())
    }
}
