import UIKit

final class AppCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        navigation.setViewControllers([BerthListViewController()], animated: false)
    }

    func open(_ url: URL) -> Bool {
        guard url.host == "berth" else { return false }
        Journal.note("berth \(url.lastPathComponent)")
        return true
    }
}
