import UIKit

final class SheetViewController: UIViewController {
    private let sheet = UIView()
    private let handle = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sheet.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height / 2)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let screen = UIScreen.main
        handle.frame.size.width = view.bounds.width / 10
        SheetLog.show(screen)
    }
}
