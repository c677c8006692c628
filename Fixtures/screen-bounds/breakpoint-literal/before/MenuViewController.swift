import UIKit

final class MenuViewController: UIViewController {
    private let menu = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.spacing = UIScreen.main.bounds.width <= 320 ? 4 : 8
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if UIScreen.main.bounds.width < 375 {
            menu.spacing = 2
        }
        if max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) == 812 {
            menu.spacing = 12
        }
    }
}
