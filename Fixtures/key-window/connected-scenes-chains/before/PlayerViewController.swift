import UIKit

final class PlayerViewController: UIViewController {
    private let controls = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let first = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow
        let stacked = UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first(where: \.isKeyWindow)
        let active = UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap({ $0 as? UIWindowScene })
            .first?.windows
            .filter({ $0.isKeyWindow }).first
        let cast = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
        let popular = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.last
        arrange([first, stacked, active, cast, popular])
    }

    private func arrange(_ windows: [UIWindow?]) {}
}
