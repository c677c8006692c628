//
//  ProductCell.swift
//  LegacyApp
//
//  Created by Marta Keller on 20/03/2015.
//

import UIKit

struct Product {
    let title: String
    let price: String
    let imageURL: URL?
}

/// One product of the grid: image, title and price on a card with a shadow.
final class ProductCell: UICollectionViewCell {

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let priceLabel = UILabel()

    // MARK: - Initialisation

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        contentView.addSubview(titleLabel)
        contentView.addSubview(priceLabel)
        layer.cornerRadius = 6
        layer.borderWidth = 1 / UIScreen.main.scale
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Content

    func configure(with product: Product) {
        titleLabel.text = product.title
        priceLabel.text = product.price
        titleLabel.preferredMaxLayoutWidth = UIScreen.main.bounds.width / 2 - 24
    }

    // MARK: - Sizing

    /// Height of a cell in two columns; the title may take several lines.
    static func height(for title: String) -> CGFloat {
        let width = UIScreen.main.bounds.width / 2 - 24
        let lines = (CGFloat(title.count) * 8 / width).rounded(.up)
        return width + lines * 20 + 28
    }
}
