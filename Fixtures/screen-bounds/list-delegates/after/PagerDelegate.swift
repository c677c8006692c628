import UIKit

final class PagerDelegate: NSObject, UICollectionViewDelegateFlowLayout, UIScrollViewDelegate {
    private var page = 0

    func collectionView(_ list: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return list.bounds.size
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    }
}
