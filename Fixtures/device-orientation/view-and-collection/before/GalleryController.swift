import UIKit

final class GalleryController: UIViewController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let columns: CGFloat = UIDevice.current.orientation.isLandscape ? 5 : 3
        return CGSize(width: collectionView.bounds.width / columns, height: 80)
    }
}
