import UIKit

final class AppCoordinator {
    private var windows: [UIWindow] = []

    func start(in scene: UIWindowScene) {
        let window = UIWindow(frame: scene.coordinateSpace.bounds)
        window.windowScene = scene
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        windows.append(window)
    }

    func cover(_ scene: UIWindowScene?) {
        let cover = UIWindow(frame: UIScreen.main.bounds)
        cover.windowScene = scene
        cover.isHidden = false
        windows.append(cover)
    }
}
