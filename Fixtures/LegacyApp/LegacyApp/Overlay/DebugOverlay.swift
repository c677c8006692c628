//
//  DebugOverlay.swift
//  LegacyApp
//
//  Only part of internal builds.
//

import UIKit

/// Draws a grid over the app, to check the alignment of views.
final class DebugOverlay {

    private var window: UIWindow?

    /// Shows the grid in the scene of a controller that is on screen.
    func show(from controller: UIViewController) {
        guard let scene = controller.view.window?.windowScene else { return }
        let overlay = UIWindow(frame: UIScreen.main.bounds)
        overlay.windowScene = scene
        overlay.windowLevel = .statusBar
        overlay.isUserInteractionEnabled = false
        overlay.isHidden = false
        window = overlay
    }

    func hide() {
        window = nil
    }
}

/// Hides the content while the app is in the task switcher.
final class PrivacyWindow: UIWindow {

    private let message: String

    init(message: String) {
        self.message = message
        super.init(frame: UIScreen.main.bounds)
        windowLevel = .alert
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
