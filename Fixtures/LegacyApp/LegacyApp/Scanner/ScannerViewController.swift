//
//  ScannerViewController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 21/02/2018.
//

import AVFoundation
import UIKit

/// Reads the bar code of a product with the camera.
final class ScannerViewController: BaseViewController {

    private let output = AVCapturePhotoOutput()
    private let previewView = UIView()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(previewView)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(deviceOrientationDidChange),
            name: UIDevice.orientationDidChangeNotification,
            object: nil
        )
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        previewView.frame = UIScreen.main.bounds
    }

    // MARK: - Orientation

    /// The picture follows the device, not the interface: the app may be locked to portrait.
    @objc private func deviceOrientationDidChange() {
        guard let connection = output.connection(with: .video) else { return }
        switch UIDevice.current.orientation {
        case .landscapeLeft:
            connection.videoOrientation = .landscapeRight
        case .landscapeRight:
            connection.videoOrientation = .landscapeLeft
        default:
            connection.videoOrientation = .portrait
        }
    }
}
