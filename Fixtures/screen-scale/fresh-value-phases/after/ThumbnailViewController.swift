import UIKit

final class ThumbnailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        request(pixels: 100 * UIScreen.main.scale)
    }

    @IBAction func reload(_ sender: Any) {
        request(pixels: 100 * traitCollection.displayScale)
    }

    func rounded(_ value: CGFloat) -> CGFloat {
        (value * UIScreen.main.scale).rounded() / UIScreen.main.scale
    }

    private func request(pixels: CGFloat) {}
}
