import UIKit

final class TicketListViewController: UIViewController {
    final class RowView: UIView {
        private let line = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        }
    }

    struct Columns {
        var count: Int

        func width() -> CGFloat {
            UIScreen.main.bounds.width / CGFloat(count)
        }
    }

    private let card = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        func offset(_ index: Int) -> CGFloat {
            CGFloat(index) * view.bounds.width
        }
        card.frame.origin.x = offset(1)
    }
}
