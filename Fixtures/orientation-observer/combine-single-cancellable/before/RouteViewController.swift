import Combine
import UIKit

final class RouteViewController: UIViewController {
    private var rotation: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        rotation = NotificationCenter.default
            .publisher(for: UIDevice.orientationDidChangeNotification)
            .sink { [weak self] _ in self?.drawRoute() }
    }

    private func drawRoute() {}
}
