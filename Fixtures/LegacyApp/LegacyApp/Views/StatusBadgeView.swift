//
//  StatusBadgeView.swift
//  LegacyApp
//

import UIKit

/// The coloured pill with the state of an order.
final class StatusBadgeView: UIView {

    private let label = UILabel()

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIScreen.main.bounds.width * 0.25, height: 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 2)
        layer.cornerRadius = bounds.height / 2
    }
}
