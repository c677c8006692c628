//
//  UIWindow+Key.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 02/10/2019.
//

import UIKit

extension UIWindow {

    /// The window that takes the keyboard.
    static var key: UIWindow? {
        if #available(iOS 13.0, *) {
            return UIApplication.shared.windows.first { $0.isKeyWindow }
        } else {
            return UIApplication.shared.keyWindow
        }
    }
}

extension UIApplication {

    /// Walks down to the controller that the user sees.
    static func topViewController(
        base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
    ) -> UIViewController? {
        if let navigation = base as? UINavigationController {
            return topViewController(base: navigation.visibleViewController)
        }
        if let presented = base?.presentedViewController {
            return topViewController(base: presented)
        }
        return base
    }

    static var frontWindow: UIWindow? {
        return shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first?.windows
            .first
    }
}
