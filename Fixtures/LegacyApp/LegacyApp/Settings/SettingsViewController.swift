//
//  SettingsViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 03/07/2015.
//

import UIKit

final class SettingsViewController: BaseListViewController {

    private let footerLabel = UILabel()
    private let toasts = ToastPresenter()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help",
            style: .plain,
            target: self,
            action: #selector(helpTapped)
        )
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: applyTint()
        case 1: showDiagnostics()
        default: logOut()
        }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footerLabel.frame = CGRect(x: 16, y: 0, width: UIScreen.main.bounds.width - 32, height: 60)
        return footerLabel
    }

    // MARK: - Actions

    private func applyTint() {
        UIApplication.shared.keyWindow!.tintColor = .red
    }

    private func showDiagnostics() {
        let window = UIApplication.shared.windows.first!
        let text = "Layout width: \(UIScreen.main.bounds.width), window: \(window.bounds.width)"
        toasts.show(text)
    }

    /// Throws the whole hierarchy away, the simplest way to forget the user.
    private func logOut() {
        UIApplication.shared.delegate?.window??.rootViewController = RootTabBarController()
    }

    @objc private func helpTapped() {
        let root = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
        root?.present(HelpViewController(), animated: true)
    }
}
