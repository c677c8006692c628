//
//  VideoPlayerViewController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 08/08/2018.
//

import UIKit

/// Plays product videos; in landscape the picture fills the window and the controls fade out.
final class VideoPlayerViewController: BaseViewController {

    private let playerView = UIView()
    private let controlsView = UIView()
    private var orientationToken: NSObjectProtocol?
    private var preferredFrameRate = 60

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(playerView)
        view.addSubview(controlsView)
        orientationToken = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.updateControls()
        }
    }

    deinit {
        if let orientationToken = orientationToken {
            NotificationCenter.default.removeObserver(orientationToken)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        preferredFrameRate = UIScreen.main.maximumFramesPerSecond
        updateControls()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        playerView.frame.size = UIScreen.main.bounds.size
        coordinator.animate(alongsideTransition: { _ in
            self.controlsView.alpha = 0
        }, completion: nil)
    }

    // MARK: - Controls

    private func updateControls() {
        let isLandscape = UIDevice.current.orientation.isLandscape
        controlsView.alpha = isLandscape ? 0.4 : 1
        playerView.transform = CGAffineTransform(rotationAngle: pictureRotation())
        playerView.frame.size.height = isLandscape ? UIScreen.main.bounds.height : 220
    }

    /// Rotates the picture when the interface is locked.
    private func pictureRotation() -> CGFloat {
        switch UIApplication.shared.statusBarOrientation {
        case .landscapeLeft: return -.pi / 2
        case .landscapeRight: return .pi / 2
        default: return 0
        }
    }
}
