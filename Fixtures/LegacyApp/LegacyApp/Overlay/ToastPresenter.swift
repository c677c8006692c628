//
//  ToastPresenter.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 11/01/2018.
//

import UIKit

/// A window above everything else that lets touches through.
final class ToastWindow: UIWindow {

    let label = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: safeAreaInsets.top + 8, width: UIScreen.main.bounds.width - 32, height: 44)
    }
}

/// Shows short messages, one at a time.
final class ToastPresenter {

    private lazy var window = ToastWindow(frame: UIScreen.main.bounds)

    func show(_ text: String) {
        window.windowLevel = .alert
        window.label.text = text
        window.addSubview(window.label)
        window.isHidden = false
    }

    func hide() {
        window.isHidden = true
    }
}
