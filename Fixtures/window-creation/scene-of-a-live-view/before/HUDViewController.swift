import UIKit

final class HUDViewController: UIViewController {
    private var hud: UIWindow?
    private var curtain: UIWindow?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let scene = view.window?.windowScene else { return }
        let hud = UIWindow(frame: UIScreen.main.bounds)
        hud.windowScene = scene
        hud.windowLevel = 10
        self.hud = hud
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let curtain = UIWindow(frame: UIScreen.main.bounds)
        curtain.isHidden = false
        self.curtain = curtain
    }
}
