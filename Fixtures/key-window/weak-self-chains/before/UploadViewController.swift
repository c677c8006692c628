import UIKit

final class UploadViewController: UIViewController {
    private let queue = WorkQueue()
    private var host: UIWindow!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        queue.add { [weak self] in
            self?.title = "Done"
            UIApplication.shared.keyWindow?.layoutIfNeeded()
        }
        queue.add { [weak self] in
            let window = UIApplication.shared.keyWindow
            self?.host = window
        }
        queue.add { [weak self] in
            let window: UIWindow = UIApplication.shared.keyWindow!
            self?.host = window
        }
    }
}
