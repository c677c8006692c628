import UIKit

final class TickerView: UIView {
    private var observer: NSObjectProtocol?

    override func awakeFromNib() {
        super.awakeFromNib()
        observer = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in
            guard let self else { return }
            // The text starts anew.
            self.restart()
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override func layoutSubviews() { super.layoutSubviews() }

    private func restart() {}
}
