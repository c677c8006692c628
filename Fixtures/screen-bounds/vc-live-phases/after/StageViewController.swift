import UIKit

final class StageViewController: UIViewController {
    private let curtain = UIView()
    private let floor = UIView()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        floor.frame.size.width = UIScreen.main.bounds.width
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        curtain.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        curtain.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        floor.frame.size = view.bounds.size
    }
}
