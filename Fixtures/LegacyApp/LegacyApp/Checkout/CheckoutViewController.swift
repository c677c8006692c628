//
//  CheckoutViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 30/11/2015.
//

import UIKit

/// Address and payment on one form.
final class CheckoutViewController: BaseViewController {

    private let formView = UIScrollView()
    private let payButton = UIButton()
    private var isCompactForm = false

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        isCompactForm = UIScreen.main.bounds.height < 600
        view.addSubview(formView)
        view.addSubview(payButton)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close",
            style: .plain,
            target: self,
            action: #selector(closeTapped)
        )
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
        center.addObserver(
            self,
            selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification,
            object: nil
        )
    }

    // MARK: - Keyboard

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let keyboardFrame = view.convert(frame, from: UIScreen.main.coordinateSpace)
        formView.contentInset.bottom = view.bounds.maxY - keyboardFrame.minY
        let overlap = UIScreen.main.bounds.height - frame.minY
        payButton.frame.origin.y = view.bounds.height - overlap - payButton.frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        formView.contentInset.bottom = 0
        payButton.frame.origin.y = UIScreen.main.bounds.height - bottomInset - payButton.frame.height
    }

    // MARK: - Actions

    @objc private func closeTapped() {
        let app = UIApplication.shared
        app.keyWindow?.endEditing(true)
        app.isIdleTimerDisabled = false
        dismiss(animated: true, completion: nil)
    }
}
