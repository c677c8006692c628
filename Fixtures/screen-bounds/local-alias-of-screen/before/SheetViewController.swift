import UIKit

final class SheetViewController: UIViewController {
    private let sheet = UIView()
    private let handle = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let screen = UIScreen.main
        sheet.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.bounds.height / 2)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let screen = UIScreen.main
        handle.frame.size.width = screen.bounds.width / 10
        SheetLog.show(screen)
    }
}
