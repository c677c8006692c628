import UIKit

final class MainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

enum SceneFinder {
    static func scene() -> UIWindowScene? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    }

    static var mainWindow: UIWindow? {
        (UIApplication.shared.delegate as? MainDelegate)?.window
    }
}
