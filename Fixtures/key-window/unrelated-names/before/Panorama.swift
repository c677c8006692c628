import UIKit

final class Panorama {
    static let shared = Panorama()
    var keyWindow: UIWindow?
    var windows: [UIWindow] = []
}

final class GlassViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Panorama.shared.keyWindow?.tintColor = .red
        Panorama.shared.windows.first?.layoutIfNeeded()
        view.window?.windowScene?.keyWindow?.layoutIfNeeded()
        view.window?.windowScene?.windows.forEach { $0.tintColor = .red }
    }
}
