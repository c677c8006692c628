//
//  ShelfViewController.swift
//  Pantry
//
//  Created by Mara Lind on 14.05.2021.
//

import UIKit

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = .systemBackground
        Journal.note("shelf loaded")
    }
}
