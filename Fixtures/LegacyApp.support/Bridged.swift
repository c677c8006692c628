// What Swift sees of the Objective-C half, through LegacyApp-Bridging-Header.h.

import UIKit

class CSBaseViewController: UIViewController {
    var navBar: UIView { fatalError() }
    var navLine: UIView { fatalError() }
    func showEmptyMessage(_ message: String) {}
}

class CSStoreListViewController: CSBaseViewController {
    var stores: [String] = []
}

func CSPageWidth() -> CGFloat { 0 }
func CSColumnWidth(_ columns: Int, _ gap: CGFloat) -> CGFloat { 0 }
func CSCentered(_ size: CGSize, _ rect: CGRect) -> CGRect { .zero }
