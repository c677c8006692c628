import UIKit

final class PagerDelegate: NSObject, UICollectionViewDelegateFlowLayout, UIScrollViewDelegate {
    private var page = 0

    func collectionView(_ list: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return UIScreen.main.bounds.size
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        page = Int(scrollView.contentOffset.x / UIScreen.main.bounds.width)
    }
}
