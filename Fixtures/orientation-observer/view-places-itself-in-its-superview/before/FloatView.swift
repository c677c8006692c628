import UIKit

final class FloatView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) { [weak self] (_) in
            guard let self = self else { return }
            self.moveToCorner()
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func moveToCorner() {
        guard let superview = superview else { return }
        frame.origin.x = superview.bounds.width - frame.width
    }
}
