import UIKit

class PagesViewController: UIViewController, UIScrollViewDelegate {
    let pages = UIScrollView()
    var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.frame = CGRect(x: 0, y: 35, width: view.bounds.width, height: 300)
        view.addSubview(pages)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = view.bounds.width
        page = Int(scrollView.contentOffset.x / width)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pages.scrollRectToVisible(CGRect(x: 0, y: 0, width: view.bounds.width, height: 300), animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.superview?.frame.size.width = view.bounds.width
    }
}
