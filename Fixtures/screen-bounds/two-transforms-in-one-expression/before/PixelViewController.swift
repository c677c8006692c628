import UIKit

final class PixelViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let pixels = UIScreen.main.bounds.width * UIScreen.main.scale
        box.isHidden = pixels < 10
    }
}
