import UIKit

struct Pager {
    func offset(of page: Int) -> CGFloat { CGFloat(page) * kPageWidth }
}
