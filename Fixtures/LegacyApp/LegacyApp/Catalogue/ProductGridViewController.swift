//
//  ProductGridViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 20/03/2015.
//

import UIKit

/// The shop: banners on top, products in a grid below.
final class ProductGridViewController: BaseViewController {

    private enum Section: Int {
        case banners, products
    }

    private enum Metrics {
        static let columnWidth = (UIScreen.main.bounds.width - 48) / 2
        static let footerHeight: CGFloat = 44
    }

    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let footer = UIView()
    private var products: [Product] = []

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "ProductCell")
        collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "BannerCell")
        view.addSubview(collectionView)
        view.addSubview(footer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let screen = UIScreen.main
        #if os(tvOS)
        collectionView.frame = UIScreen.main.bounds.insetBy(dx: 90, dy: 60)
        #else
        collectionView.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.bounds.height)
        #endif
        footer.frame = CGRect(
            x: 0,
            y: screen.bounds.height - Metrics.footerHeight,
            width: screen.bounds.width,
            height: 1 / screen.scale
        )
    }

    // MARK: - Private

    private func placeholderSize() -> CGSize {
        return CGSize(width: Metrics.columnWidth, height: ProductCell.height(for: "–"))
    }
}

// MARK: - UICollectionViewDataSource

extension ProductGridViewController: UICollectionViewDataSource {

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 2
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return section == Section.banners.rawValue ? 1 : products.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.section == Section.banners.rawValue {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "BannerCell", for: indexPath)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ProductCell", for: indexPath)
        (cell as? ProductCell)?.configure(with: products[indexPath.item])
        return cell
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension ProductGridViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if indexPath.section == Section.banners.rawValue {
            return CGSize(width: UIScreen.main.bounds.width, height: 140)
        }
        guard indexPath.item < products.count else { return placeholderSize() }
        let columns: CGFloat = UIDevice.current.orientation.isLandscape ? 3 : 2
        let side = (UIScreen.main.bounds.width - (columns + 1) * margin) / columns
        return CGSize(width: side, height: side * 1.4)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        return UIScreen.main.bounds.width < 375 ? 8 : 12
    }
}
