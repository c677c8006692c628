import UIKit

final class ColumnLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        guard let list = collectionView else { return }
        itemSize = CGSize(width: UIScreen.main.bounds.width / 2, height: 120)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: UIScreen.main.bounds.width, height: 1000)
    }
}
