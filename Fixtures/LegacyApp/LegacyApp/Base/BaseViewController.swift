//
//  BaseViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 18/03/2015.
//

import UIKit

/// Common look and behaviour of all screens.
class BaseViewController: UIViewController {

    // MARK: - Properties

    let headerLine = UIView()
    private(set) var bottomInset: CGFloat = 0

    /// Horizontal margin of the content, in points.
    var margin: CGFloat {
        return UIDevice.current.userInterfaceIdiom == .pad ? 24 : 16
    }

    /// Width that is left for content between the margins.
    var contentWidth: CGFloat {
        return UIScreen.main.bounds.width - 2 * margin
    }

    /// True when the app shares the display with another one.
    var isInSplitView: Bool {
        return view.bounds.width < UIScreen.main.bounds.width
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        headerLine.backgroundColor = .lightGray
        view.addSubview(headerLine)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bottomInset = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        headerLine.frame = CGRect(
            x: 0,
            y: view.safeAreaInsets.top,
            width: UIScreen.main.bounds.width,
            height: 1 / UIScreen.main.scale
        )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
            headerLine.isHidden = traitCollection.userInterfaceStyle == .dark
        }
    }

    // MARK: - Loading

    /// Covers the whole window, so that the user cannot leave while a request is running.
    func showLoading() {
        let loadingView = LoadingView()
        UIApplication.shared.keyWindow?.addSubview(loadingView)
        loadingView.start()
    }

    /// The width used for remote images; falls back to the screen as long as there is no window.
    func imageRequestWidth() -> CGFloat {
        let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
        return width - 2 * margin
    }
}
