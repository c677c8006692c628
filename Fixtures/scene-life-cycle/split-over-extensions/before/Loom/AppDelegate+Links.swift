import UIKit

extension AppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        return PatternRouter.open(url)
    }
}

enum PatternRouter {
    static func open(_ url: URL) -> Bool {
        Journal.note("opened \(url.lastPathComponent)")
        return true
    }
}
