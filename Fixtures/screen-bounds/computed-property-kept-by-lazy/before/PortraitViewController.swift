import UIKit

final class PortraitViewController: UIViewController {
    private var side: CGFloat { UIScreen.main.bounds.width - 48 }

    private lazy var portrait: UIView = {
        let portrait = UIView()
        portrait.layer.cornerRadius = side / 2
        return portrait
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(portrait)
    }
}
