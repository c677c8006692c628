//
//  PhotoViewerViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 17/05/2015.
//

import UIKit

/// One product picture, full screen, with zoom.
final class PhotoViewerViewController: BaseViewController {

    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let captionLabel = UILabel()

    // MARK: - Life cycle

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        view.addSubview(captionLabel)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(orientationDidChange),
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
        layoutPhoto()
    }

    // MARK: - Layout

    @objc private func orientationDidChange() {
        scrollView.zoomScale = 1
        scrollView.maximumZoomScale = imageView.image.map(maximumZoom) ?? 1
        layoutPhoto()
    }

    private func layoutPhoto() {
        scrollView.frame = UIScreen.main.bounds
        let isLandscape = UIScreen.main.bounds.width > UIScreen.main.bounds.height
        captionLabel.isHidden = isLandscape
        imageView.frame = scrollView.bounds
    }

    // MARK: - Zoom

    @objc private func doubleTapped() {
        let target = zoomRect(for: 2, in: UIScreen.main.bounds)
        scrollView.zoom(to: target, animated: true)
    }

    private func zoomRect(for scale: CGFloat, in area: CGRect) -> CGRect {
        let size = CGSize(width: area.width / scale, height: area.height / scale)
        return CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func maximumZoom(for image: UIImage) -> CGFloat {
        let width = image.size.width / UIScreen.main.nativeScale
        return max(1, width / scrollView.bounds.width)
    }
}
