import UIKit

final class ShelfViewController: UIViewController {
    private let shelf = UIView()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
        shelf.frame.size.height = UIScreen.main.bounds.height - bottom
    }
}
