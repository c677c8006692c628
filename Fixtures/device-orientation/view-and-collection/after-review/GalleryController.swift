import UIKit

final class GalleryController: UIViewController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let columns: CGFloat = collectionView.bounds.width > collectionView.bounds.height ? 5 : 3
        return CGSize(width: collectionView.bounds.width / columns, height: 80)
    }
}
