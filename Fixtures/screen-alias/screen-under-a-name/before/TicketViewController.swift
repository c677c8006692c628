import UIKit

final class TicketViewController: UIViewController {
    private let code = UIImageView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Display.screen.brightness = 1
        code.frame.size.width = Display.screen.bounds.width
        show(on: Display.screen)
    }

    private func show(on screen: UIScreen) {}
}
