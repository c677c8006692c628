import UIKit

final class LobbyViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        #if os(tvOS)
        UIApplication.shared.keyWindow?.tintColor = .black
        #else
        UIApplication.shared.keyWindow?.tintColor = .red
        #endif
    }
}
