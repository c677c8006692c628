//
//  EmptyStateView.swift
//  LegacyApp
//

import UIKit

/// Picture and text for lists without content; fills the list.
final class EmptyStateView: UIView {

    private let imageView = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutImage()
        label.frame = CGRect(x: 24, y: imageView.frame.maxY + 16, width: UIScreen.main.bounds.width - 48, height: 60)
    }

    private func layoutImage() {
        let isShort = UIScreen.main.bounds.height < 568
        let side: CGFloat = isShort ? 80 : 140
        imageView.frame = CGRect(x: (UIScreen.main.bounds.width - side) / 2, y: 80, width: side, height: side)
    }
}
