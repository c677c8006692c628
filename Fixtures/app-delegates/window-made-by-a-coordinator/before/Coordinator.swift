import UIKit

final class Coordinator {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    func start() { window.makeKeyAndVisible() }
}
