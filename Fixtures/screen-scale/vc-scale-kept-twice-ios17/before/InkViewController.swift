import UIKit

final class InkViewController: UIViewController {
    private let ink = UIView()
    private var pixel: CGFloat = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        pixel = 1 / UIScreen.main.scale
        ink.layer.contentsScale = UIScreen.main.scale
        view.addSubview(ink)
    }
}
