//
//  BaseViewController+Alerts.swift
//  LegacyApp
//

import UIKit

// MARK: - Alerts and sheets

extension BaseViewController {

    /// Shows an action sheet; on iPad it is anchored in the middle of the screen.
    func presentActionSheet(title: String, actions: [UIAlertAction]) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        actions.forEach { sheet.addAction($0) }
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = view
            popover.sourceRect = CGRect(
                x: UIScreen.main.bounds.midX,
                y: UIScreen.main.bounds.midY,
                width: 0,
                height: 0
            )
        }
        present(sheet, animated: true)
    }

    /// Puts a banner below the notch of the window that has the focus.
    func showBanner(_ banner: UIView) {
        let top = UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.safeAreaInsets.top ?? 0
        banner.frame = CGRect(x: margin, y: top, width: contentWidth, height: 44)
        UIWindow.key?.addSubview(banner)
    }
}
