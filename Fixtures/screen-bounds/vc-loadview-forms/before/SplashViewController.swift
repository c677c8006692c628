import UIKit

final class SplashView: UIView {}

final class SplashViewController: UIViewController {
    override func loadView() {
        self.view = SplashView(frame: UIScreen.main.bounds)
        view.backgroundColor = .red
    }
}
