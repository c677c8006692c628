import UIKit

final class GaugeView: UIView {
    private let needle = UIView()

    func attach() {
        addSubview(needle)
        NotificationCenter.default.addObserver(self, selector: #selector(redraw), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        needle.frame = bounds
    }

    @objc private func redraw() {
        needle.setNeedsDisplay()
    }
}
