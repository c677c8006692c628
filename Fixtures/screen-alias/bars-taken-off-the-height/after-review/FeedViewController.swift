import UIKit

final class FeedViewController: UIViewController, UITableViewDelegate {
    private let list = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame.size.height = view.bounds.height - kStatusBarHeight - kNavigationBarHeight
        list.frame.size.height = view.bounds.height - kSearchBarHeight
        list.frame.origin.y = kNavigationBarHeight - view.bounds.height
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.bounds.height - kNavigationBarHeight - 50
    }
}
