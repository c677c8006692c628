import UIKit

final class InsetReader {
    func bottomInset() -> CGFloat {
        let window = UIApplication.shared.windows[0]
        return window.safeAreaInsets.bottom
    }
}

extension UIDevice {
    static var topInset: CGFloat {
        guard let outer = UIApplication.shared.delegate?.window, let window = outer else { return 0 }
        return window.safeAreaInsets.top
    }
}
