import UIKit

final class GridViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: (kScreenWidth - 30) / 2, height: 80)
    }
}

final class GridCell: UICollectionViewCell {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.width = kScreenWidth - 20
    }
}
