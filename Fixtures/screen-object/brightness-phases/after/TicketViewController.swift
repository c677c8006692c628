import UIKit

final class TicketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIScreen.main.brightness = 0.9
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIScreen.main.brightness = 1
    }

    func dim() {
        UIScreen.main.brightness = 0.2
    }

    @IBAction func brighten(_ sender: Any) {
        view.window?.windowScene?.screen.brightness += 0.1
        view.window?.windowScene?.screen.wantsSoftwareDimming = true
    }
}
