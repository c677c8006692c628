import UIKit

final class CoachViewController: UIViewController {
    private let mark = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.windows[0].addSubview(mark)
        UIApplication.shared.windows[0].rootViewController?.present(UIAlertController(), animated: true)
        UIApplication.shared.windows[0].tintColor = .red
        let window = UIApplication.shared.windows[0]
        mark.center = window.center
        mark.frame = UIApplication.shared.windows[0].bounds
    }
}
