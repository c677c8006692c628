import UIKit

final class DrawerViewController: UIViewController {
    private var jobs: [() -> Void] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.3) {
            self.view.window?.layoutIfNeeded()
        }
        later {
            self.title = nil
            self.view.window?.layoutIfNeeded()
        }
        later {
            UIApplication.shared.keyWindow?.layoutIfNeeded()
        }
    }

    private func later(_ job: @escaping () -> Void) {
        jobs.append(job)
    }
}
