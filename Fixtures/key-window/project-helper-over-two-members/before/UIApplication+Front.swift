import UIKit

extension UIApplication {
    var windowsInFront: [UIWindow] {
        guard let scene = UIApplication.shared.connectedScenes.first(where: {
            $0.activationState == .foregroundActive
        }) as? UIWindowScene else {
            return []
        }
        return scene.windows
    }

    var windowInFront: UIWindow? {
        windowsInFront.first(where: \.isKeyWindow)
    }
}
