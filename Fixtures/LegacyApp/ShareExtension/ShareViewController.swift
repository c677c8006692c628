//
//  ShareViewController.swift
//  ShareExtension
//
//  Created by Jonas Brandt on 24/04/2019.
//

import UIKit

/// Puts a shared link on the wish list.
final class ShareViewController: UIViewController {

    private let previewView = UIImageView()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        previewView.layer.borderWidth = 1 / UIScreen.main.scale
        view.addSubview(previewView)
        view.addSubview(titleLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = UIScreen.main.bounds.width - 32
        previewView.frame = CGRect(x: 16, y: 16, width: width, height: width / 2)
        titleLabel.frame = CGRect(x: 16, y: previewView.frame.maxY + 8, width: width, height: 24)
    }
}
