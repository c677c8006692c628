//
//  BannerCell.swift
//  LegacyApp
//

import UIKit

/// A full-width promotion on top of the grid.
final class BannerCell: UICollectionViewCell {

    private let imageView = UIImageView()
    private let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        contentView.addSubview(separator)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = UIScreen.main.bounds.width // banners reach from edge to edge
        imageView.frame = CGRect(x: 0, y: 0, width: width, height: contentView.bounds.height)
        layoutSeparator()
    }

    private func layoutSeparator() {
        let height = 1 / UIScreen.main.scale
        separator.frame = CGRect(
            x: 0,
            y: contentView.bounds.height - height,
            width: UIScreen.main.bounds.size.width,
            height: height
        )
    }
}
