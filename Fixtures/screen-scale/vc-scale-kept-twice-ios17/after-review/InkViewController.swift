import UIKit

final class InkViewController: UIViewController {
    private let ink = UIView()
    private var pixel: CGFloat = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        pixel = 1 / traitCollection.displayScale
        ink.layer.contentsScale = traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: InkViewController, _) in
            self.pixel = 1 / self.traitCollection.displayScale
            self.ink.layer.contentsScale = self.traitCollection.displayScale
        }
        view.addSubview(ink)
    }
}
