import UIKit

extension UIWindowScene {
    var isUpright: Bool { interfaceOrientation == .portrait }
    var isUpsideDown: Bool { self.interfaceOrientation == .portraitUpsideDown }

    func describe() -> String {
        let name = "scene"
        return name + String(interfaceOrientation.rawValue)
    }

    static func name(of interfaceOrientation: UIInterfaceOrientation) -> Int { interfaceOrientation.rawValue }
}

final class ShadeWindow: UIWindow {
    func describe() -> Int {
        windowScene?.interfaceOrientation.rawValue ?? 0
    }
}
