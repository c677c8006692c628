import UIKit

final class PlayerViewController: UIViewController {
    private let controls = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let first = view.window
        let stacked = view.window
        let active = view.window
        let cast = view.window
        let popular = view.window
        arrange([first, stacked, active, cast, popular])
    }

    private func arrange(_ windows: [UIWindow?]) {}
}
