import UIKit

final class DetailViewController: BaseViewController {
    let hero = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutHero()
    }
}
