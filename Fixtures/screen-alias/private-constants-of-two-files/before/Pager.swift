import UIKit

fileprivate let pageWidth = UIScreen.main.bounds.width

struct Pager {
    func offset(of page: Int) -> CGFloat { CGFloat(page) * pageWidth }
}
