import UIKit

final class LedgerViewController: UIViewController {
    private let rule = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let names: [String: Any] = ["rule": rule]
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[rule(\(1 / UIScreen.main.scale))]", metrics: nil, views: names))
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:[rule(thin)]", metrics: ["thin": 1 / UIScreen.main.scale], views: names))
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 1 / UIScreen.main.scale)))
    }
}
