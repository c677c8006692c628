import UIKit

final class OfferController: HomeController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.height = view.bounds.height / 4
    }
}
