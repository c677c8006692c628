import UIKit

final class OfferController: HomeController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.height = UIScreen.main.bounds.height / 4
    }
}
