import UIKit

final class TimelineViewController: UIViewController {
    private let track = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        track.frame = UIScreen.main.bounds
        track.frame.size = UIScreen.main.bounds.size
        track.frame.size.height = UIScreen.main.bounds.size.height / 2
        track.center.x = UIScreen.main.bounds.midX
        coordinator.animate(alongsideTransition: { _ in
            self.track.frame.size.width = UIScreen.main.bounds.width
        }, completion: { _ in
            self.track.frame.size.width = UIScreen.main.bounds.width
        })
    }
}
