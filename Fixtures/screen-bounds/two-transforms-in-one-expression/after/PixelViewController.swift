import UIKit

final class PixelViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let pixels = view.bounds.width * traitCollection.displayScale
        box.isHidden = pixels < 10
    }
}
