import UIKit

final class StreamViewController: UIViewController {
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: UIDevice.orientationDidChangeNotification) {
                self?.relayout()
            }
        }
    }

    private func relayout() {}
}
