import UIKit

final class ThumbnailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        request(pixels: 100 * traitCollection.displayScale)
    }

    @IBAction func reload(_ sender: Any) {
        request(pixels: 100 * traitCollection.displayScale)
    }

    func rounded(_ value: CGFloat) -> CGFloat {
        (value * traitCollection.displayScale).rounded() / traitCollection.displayScale
    }

    private func request(pixels: CGFloat) {}
}
