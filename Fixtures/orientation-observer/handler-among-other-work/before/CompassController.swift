import UIKit

/// A compass with pages of bearings.
final class CompassController: UIViewController {
    private var pages: [Int] = []
    private weak var legend: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.post(name: Notification.Name("CompassReady"), object: self)
        legend?.text = "ready"
    }

    @objc private func turned() {
        outer: for page in pages {
            if page > 3 { break outer }
            legend?.text = "\(page)"
        }
        switch pages.count {
        case 0:
            legend?.text = nil
        case 1...3:
            redraw()
        default:
            break
        }
    }

    private func redraw() {
        view.setNeedsLayout()
    }
}
