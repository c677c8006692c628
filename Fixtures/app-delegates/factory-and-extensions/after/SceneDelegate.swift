import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) lazy var router: Router = makeRouter()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        self.window = makeWindow(level: 1, in: windowScene)
        // First show something.
        router.show(in: window)

        for context in connectionOptions.urlContexts {
            _ = handle(context.url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = handle(context.url)
        }
    }

    private func handle(_ url: URL) -> Bool {
        // Only ours.
        router.open(url)
    }

    /// - Parameter level: 1 is normal.
    fileprivate func makeWindow(level: Int, in windowScene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: windowScene)
        window.backgroundColor = .white
        return window
    }

    fileprivate func makeRouter() -> Router { Router() }
}
