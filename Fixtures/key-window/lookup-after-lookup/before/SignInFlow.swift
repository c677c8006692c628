import UIKit

final class SignInFlow {
    /// Where the sheet is shown.
    func anchor() -> UIWindow {
        UIApplication.shared.keyWindow ?? UIApplication.shared.windows[0]
    }

    func root() -> UIViewController? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        return scene?.windows.first?.rootViewController
    }
}
