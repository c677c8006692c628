import UIKit

final class LoadingOverlay: UIView {
    init() {
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class ToastView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
