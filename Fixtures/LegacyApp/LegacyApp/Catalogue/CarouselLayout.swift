//
//  CarouselLayout.swift
//  LegacyApp
//

import UIKit

/// Pages through pictures; the neighbours peek in at both sides.
final class CarouselLayout: UICollectionViewFlowLayout {

    private let peek: CGFloat = 24

    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = 8
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: UIScreen.main.bounds.width - 2 * peek, height: 180)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }
}
