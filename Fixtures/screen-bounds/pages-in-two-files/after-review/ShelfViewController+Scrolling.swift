import UIKit

extension ShelfViewController {
    func turn(to page: Int) {
        shelf = page
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shelves.contentOffset.x = CGFloat(shelf) * view.bounds.width
    }
}
