//
//  ImageResizer.swift
//  LegacyApp
//
//  Created by Igor Novak on 22/08/2016.
//

import UIKit

/// Makes pictures as large as they are shown, off the main thread.
struct ImageResizer {

    let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    static let shared = ImageResizer(screen: UIScreen.main)

    /// Pixels that a thumbnail needs.
    func pixelSize(for size: CGSize) -> CGSize {
        let scale = UIScreen.main.scale
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func fittingWidth(of image: UIImage, scale: CGFloat = UIScreen.main.scale) -> CGFloat {
        return image.size.width / scale
    }

    func dim() {
        let display: UIScreen = .main
        display.brightness = 0.4
    }
}

/// Records how often people turn the device.
final class RotationCounter: NSObject {

    private(set) var count = 0

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(rotated),
            name: UIDevice.orientationDidChangeNotification,
            object: nil
        )
    }

    @objc private func rotated() {
        count += 1
    }
}
