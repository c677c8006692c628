import UIKit

final class GridViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: (collectionView.bounds.width - 30) / 2, height: 80)
    }
}

final class GridCell: UICollectionViewCell {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.width = contentView.bounds.width - 20
    }
}
