//
//  EntryListViewController.swift
//  Ledger
//
//  Created by Tom Birke on 03/02/2019.
//  Copyright © 2019 Birke Software. All rights reserved.
//

import UIKit

final class EntryListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Entries"
        view.backgroundColor = .systemBackground
    }
}
