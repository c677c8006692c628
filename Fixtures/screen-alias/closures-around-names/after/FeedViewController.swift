import UIKit

final class FeedViewController: UIViewController {
    private let banner = UIView()
    private var onWidth: ((CGFloat) -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.2) {
            self.banner.frame.size.width = self.view.bounds.width
        }
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.banner.frame.size.width = self.view.bounds.width
        }
        DispatchQueue.main.async {
            print(kScreenWidth)
        }
    }
}
