import UIKit

final class DeskViewController: UIViewController {
    weak var hostScene: UIWindowScene?
    private var lastOrientation = UIInterfaceOrientation.unknown

    private func currentScene() -> UIWindowScene? { view.window?.windowScene }

    private func remember(_ windowScene: UIWindowScene, in window: UIWindow) {
        lastOrientation = windowScene.interfaceOrientation
        if view.window?.windowScene?.interfaceOrientation == .landscapeLeft { return }
        print(windowScene.coordinateSpace.bounds)
    }

    private func ask(_ scene: UIScene, _ scenes: Set<UIScene>) {
        lastOrientation = (scene as? UIWindowScene)?.interfaceOrientation ?? .unknown
        guard let windowScene = scene as? UIWindowScene else { return }
        switch windowScene
            .interfaceOrientation {
        case .landscapeLeft: print(windowScene.coordinateSpace.bounds)
        default:
            let other = windowScene.windows.first?.windowScene
            lastOrientation = other!.interfaceOrientation
            print(hostScene?.interfaceOrientation.rawValue ?? 0)
        }
        if let hostScene {
            print(hostScene.windows.count)
            print(hostScene.interfaceOrientation.rawValue)
        }
        let found = scenes.compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }
        print(found?.interfaceOrientation.rawValue ?? 0)
        for case let shown as UIWindowScene in scenes {
            print(shown.windows.count)
            print(shown.interfaceOrientation.rawValue)
        }
        print(Stage.current()?.interfaceOrientation.rawValue ?? 0)
        let later: () -> Void = { [weak hostScene] in
            print(hostScene?.interfaceOrientation.rawValue ?? 0)
            print(self.currentScene()?.interfaceOrientation.rawValue ?? 0)
        }
        later()
    }
}
