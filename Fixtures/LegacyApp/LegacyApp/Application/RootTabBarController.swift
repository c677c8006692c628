//
//  RootTabBarController.swift
//  LegacyApp
//

import UIKit

/// Hosts the five main areas and the round scan button above the tab bar.
final class RootTabBarController: UITabBarController {

    private let scanButton = UIButton()
    private let scanButtonSize: CGFloat = 56
    private var isCompactBar = false

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: ProductGridViewController()),
            UINavigationController(rootViewController: OrdersViewController()),
            UINavigationController(rootViewController: LoyaltyCardViewController()),
            UINavigationController(rootViewController: SettingsViewController()),
        ]
        scanButton.addTarget(self, action: #selector(scanTapped), for: .touchUpInside)
        view.addSubview(scanButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scanButton.frame = CGRect(
            x: (UIScreen.main.bounds.width - scanButtonSize) / 2,
            y: view.bounds.height - view.safeAreaInsets.bottom - scanButtonSize,
            width: scanButtonSize,
            height: scanButtonSize
        )
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isCompactBar = UIDevice.current.orientation.isLandscape
        scanButton.isHidden = UIScreen.main.bounds.height < 400
        coordinator.animate(alongsideTransition: nil) { _ in
            self.scanButton.alpha = UIScreen.main.bounds.width > 700 ? 0.9 : 1
        }
    }

    // MARK: - Actions

    @objc private func scanTapped() {
        present(ScannerViewController(), animated: true)
    }
}
