import UIKit

final class FeedViewController: UIViewController {
    private let column = UIView()
    private let gutter = UIView()

    private var columnWidth: CGFloat {
        view.bounds.width - 40
    }

    private var gutterWidth: CGFloat {
        get { return view.bounds.width / 20 }
    }

    var caption: String = "" {
        didSet {
            column.frame.size.height = view.bounds.height / 2
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gutter.frame.size.width = gutterWidth
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        column.frame.size.width = columnWidth
        column.frame.origin.x = gutterWidth
    }
}
