import UIKit

final class CarScene: UIScene {}

final class SceneKeeper {
    var isInCar: Bool {
        UIApplication.shared.connectedScenes.contains(where: { $0 is CarScene })
    }

    func next(_ number: (Int) -> Void) {
        number(UIApplication.shared.connectedScenes.count)
    }

    func closeAll() {
        for scene in UIApplication.shared.connectedScenes where scene is UIWindowScene {
            UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil, errorHandler: nil)
        }
    }

    func scenes(named name: String) -> [UIScene] {
        UIApplication.shared.connectedScenes.filter { $0.session.configuration.name == name }
    }
}
