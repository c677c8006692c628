import UIKit

final class GaugeViewController: UIViewController {
    func remember(_ scene: UIWindowScene) {
        let angle = rotation()
        print(angle, scene.interfaceOrientation.rawValue)
    }

    func remember(_ scene: UIWindowScene, twice: Bool) {
        if #available(iOS 16.0, *) {
            print(scene.interfaceOrientation.rawValue)
        } else {
            print(scene.interfaceOrientation.rawValue)
        }
        guard #available(iOS 17.0, *) else { return }
        print(scene.interfaceOrientation.rawValue)
        print(scene.coordinateSpace.bounds)
    }

    func isUpright(_ scene: UIWindowScene) -> Bool {
        if #available(iOS 16.0, *) {
            return scene.interfaceOrientation == .portrait
        }
        return scene.interfaceOrientation == .portrait
    }

    @available(iOS 16.0, *)
    func upright(_ scenes: [UIWindowScene]) -> UIWindowScene? {
        let scene = scenes.first
        return scene?.interfaceOrientation == .portrait ? scene : nil
    }

    func rotation() -> Int {
        if #available(iOS 16.1, *), let scene = view.window?.windowScene, scene.interfaceOrientation == .landscapeLeft { return 90 }
        if #available(iOS 15.0, *) {
            return view.window?.windowScene?.interfaceOrientation == .landscapeRight ? 270 : 0
        }
        return 0
    }
}
