import UIKit

final class AtlasViewController: UIViewController {
    private var token: NotificationCenter.ObservationToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(of: UIDevice.current, for: UIDevice.OrientationDidChangeMessage.self) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
    }
}
