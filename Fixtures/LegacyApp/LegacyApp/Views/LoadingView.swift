//
//  LoadingView.swift
//  LegacyApp
//

import UIKit

/// A spinner on a dimmed background.
final class LoadingView: UIView {

    private let spinner = UIActivityIndicatorView()

    init() {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .black
        alpha = 0.6
        addSubview(spinner)
        spinner.center = CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func start() {
        spinner.startAnimating()
    }

    /// Adds the spinner to the window in front.
    func show() {
        UIApplication.shared.keyWindow?.addSubview(self)
        start()
    }
}
