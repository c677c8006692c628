import UIKit

extension UIWindowScene {
    var isUpright: Bool { effectiveGeometry.interfaceOrientation == .portrait }
    var isUpsideDown: Bool { self.effectiveGeometry.interfaceOrientation == .portraitUpsideDown }

    func describe() -> String {
        let name = "scene"
        return name + String(effectiveGeometry.interfaceOrientation.rawValue)
    }

    static func name(of interfaceOrientation: UIInterfaceOrientation) -> Int { interfaceOrientation.rawValue }
}

final class ShadeWindow: UIWindow {
    func describe() -> Int {
        windowScene?.effectiveGeometry.interfaceOrientation.rawValue ?? 0
    }
}
