import UIKit

typealias App = UIApplication

final class AliasViewController: UIViewController {
    private let application = UIApplication.shared

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        App.shared.keyWindow?.tintColor = .red
        application.keyWindow?.layoutIfNeeded()
    }
}
