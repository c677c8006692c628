import UIKit

final class TouchWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class ThemedWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
