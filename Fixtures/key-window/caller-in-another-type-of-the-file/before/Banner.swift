import UIKit

final class HarbourController: UIViewController {
    private let strip = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
        paintBehindStatusBar(strip)
    }
}

extension UIViewController {
    func paintBehindStatusBar(_ strip: UIView) {
        let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
        strip.frame = CGRect(x: 0, y: 0, width: 320, height: top)
    }
}
