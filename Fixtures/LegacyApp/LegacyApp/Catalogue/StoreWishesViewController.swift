//
//  StoreWishesViewController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 03/06/2019.
//

import UIKit

/// What a store should order; the first screen in Swift on top of the old base class.
final class StoreWishesViewController: CSBaseViewController {

    private let wishField = UITextField()
    private let sendButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(wishField)
        view.addSubview(sendButton)
        showEmptyMessage("No wishes yet")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wishField.frame = CGRect(x: 16, y: 120, width: CSPageWidth() - 32, height: 44)
        sendButton.frame = CGRect(x: 16, y: UIScreen.main.bounds.height - 80, width: CSColumnWidth(2, 16), height: 44)
    }
}
