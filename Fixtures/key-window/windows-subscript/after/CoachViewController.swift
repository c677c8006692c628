import UIKit

final class CoachViewController: UIViewController {
    private let mark = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.addSubview(mark)
        view.window?.rootViewController?.present(UIAlertController(), animated: true)
        view.window?.tintColor = .red
        let window = UIApplication.shared.windows[0]
        mark.center = window.center
        mark.frame = UIApplication.shared.windows[0].bounds
    }
}
