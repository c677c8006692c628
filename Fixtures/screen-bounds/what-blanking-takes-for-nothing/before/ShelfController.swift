import UIKit

/// A shelf of books.
final class ShelfController: UIViewController {
    private var width: CGFloat?
    private var title2: String?
    @objc
    private var books: [String] = []
    private var spacing: CGFloat {
        UIScreen.main.bounds.width / 20
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        arrange(
            books,
            spacing: 8)
        title2 = books.first
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        width = UIScreen.main.bounds.width
        let isWide = books.count > 3
            && title2 != nil
        switch books.count {
        case 0:
            title2 = nil
        default:
            view.layoutMargins.left = spacing
        }
        view.isHidden = isWide
    }

    private func arrange(_ books: [String], spacing: CGFloat) {
        self.books = books
    }
}
