import UIKit

final class LogViewController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] note in
            self?.record(note)
        }
    }

    private func record(_ note: Notification) {}
}
