import UIKit

final class TimelineViewController: UIViewController {
    private let track = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        track.frame = CGRect(origin: .zero, size: size)
        track.frame.size = size
        track.frame.size.height = size.height / 2
        track.center.x = CGRect(origin: .zero, size: size).midX
        coordinator.animate(alongsideTransition: { _ in
            self.track.frame.size.width = size.width
        }, completion: { _ in
            self.track.frame.size.width = self.view.bounds.width
        })
    }
}
